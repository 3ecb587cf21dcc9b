package main

import (
	"regexp"
	"strconv"
	"strings"
)

// A kind is what an opcode of EPD takes: PGN standard 16.2.5, and the EPD standard of 1995.
type kind struct {
	of        byte // 'm' moves, 's' strings, 'i' integers
	low, high int  // how many
	min, max  int64
}

var kinds = map[string]kind{
	"am": {'m', 0, 99, 0, 0}, "bm": {'m', 0, 99, 0, 0}, "pv": {'m', 0, 99, 0, 0}, "sv": {'m', 0, 99, 0, 0},
	"pm": {'m', 1, 1, 0, 0}, "sm": {'m', 1, 1, 0, 0}, "id": {'s', 1, 1, 0, 0}, "eco": {'s', 0, 1, 0, 0}, "nic": {'s', 0, 1, 0, 0},
	"acd": {'i', 1, 1, 0, 1<<32 - 1}, "acn": {'i', 1, 1, 0, 1<<63 - 1}, "acs": {'i', 1, 1, 0, 1<<32 - 1},
	"dm": {'i', 1, 1, 1, 1<<32 - 1}, "ce": {'i', 1, 1, -32768, 32767}, "rc": {'i', 1, 1, 1, 1<<32 - 1},
	"tcgs": {'i', 1, 1, 1, 1<<32 - 1}, "fmvn": {'i', 1, 1, 1, 1<<32 - 1}, "hmvc": {'i', 1, 1, 0, 1<<32 - 1},
	"draw_accept": {}, "draw_claim": {}, "draw_offer": {}, "draw_reject": {}, "resign": {},
}

var (
	comment = regexp.MustCompile(`^([cv][0-9]|D[0-9]+)$`)
	move    = regexp.MustCompile(`^([KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[a-h][1-8]|[a-h]x[a-h][1-8]|([a-h]x)?[a-h][18]=[QRBN]|O-O|O-O-O)[+#]?$`)
	// strictly is one operation as EPD writes it, after one blank.
	strictly = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9_]{0,14})((?: (?:"(?:[ !#-\[\]-~]|\\["\\])*"|[!#-:<-~][!#-:<-~]*))*);`)
	touching = regexp.MustCompile(`^(ac[dns]|dm|ce|rc|tcgs|fmvn|hmvc)[0-9]+$`)
	operand  = regexp.MustCompile(` (?:"(?:[ !#-\[\]-~]|\\["\\])*"|[!#-:<-~][!#-:<-~]*)`)
)

// opcode reports whether a word is one that a standard or a widely used program knows.
func opcode(s string) bool {
	if _, ok := kinds[s]; ok || comment.MatchString(s) {
		return true
	}
	switch s {
	case "cc", "noop", "ptp", "refcom", "refreq", "tcri", "tcsi", "ts", "variant", "moves":
		return true
	}
	return false
}

// operations reads those of EPD after the four fields. What is strictly right has no
// finding; what is not is a warning, never an error, but for the counters among them
// by Forsyth's decision.
func (r *reader) operations(rest word) {
	text := rest.text
	if text == "" {
		return
	}
	if after, ok := strings.CutPrefix(text, "- "); ok && r.strict(after) { // of suites made out of FEN
		r.warn("dash-extra", rest.start, rest.start+1)
		r.vague, r.plain = r.vague || strings.Contains(after, "mv"), false
		return
	}
	if strings.IndexByte("+-.0123456789", text[0]) >= 0 || strings.IndexByte(text, ';') < 0 {
		r.loose(rest)
		return
	}
	if r.strict(text) {
		r.tailed = text
	} else {
		r.vague, r.plain = true, false
	}
	r.count(text)
	if shapes.MatchString(text) {
		r.doubt("a move or an integer that some write so")
	}
}

// shapes are captures by pawns without a sign, drops, and integers with zeros before them.
var shapes = regexp.MustCompile(`(^|; )[abps]m ([a-h]{2}[1-8]|@)|(^|; )(ac[dns]|dm|ce) -?0\d`)

// strict reports whether operations are as the specification writes them.
func (r *reader) strict(text string) bool {
	seen := map[string]bool{}
	for first := true; text != ""; first = false {
		if !first {
			var ok bool
			if text, ok = strings.CutPrefix(text, " "); !ok {
				return false
			}
		}
		parts := strictly.FindStringSubmatch(text)
		if parts != nil && parts[2] == "" && touching.MatchString(parts[1]) {
			return false // an opcode and its integer: opcode-glued
		}
		if parts == nil || seen[parts[1]] || !typed(parts[1], operand.FindAllString(parts[2], -1)) {
			return false
		}
		seen[parts[1]] = true
		text = text[len(parts[0]):]
	}
	return true
}

// typed reports whether operands, each after its blank, are what the opcode takes.
func typed(opcode string, operands []string) bool {
	k, ok := kinds[opcode]
	switch {
	case comment.MatchString(opcode) && opcode[0] == 'D':
		k = kind{'i', 1, 1, 0, 1<<63 - 1}
	case comment.MatchString(opcode):
		k = kind{'s', 0, 1, 0, 0}
	case !ok:
		return true
	}
	if len(operands) < k.low || len(operands) > k.high {
		return false
	}
	for _, o := range operands {
		o = o[1:]
		switch k.of {
		case 'm':
			ok = move.MatchString(o)
		case 's':
			ok = o[0] == '"'
		case 'i':
			n, err := strconv.ParseInt(o, 10, 64)
			ok = err == nil && n >= k.min && n <= k.max && (o == "0" || strings.TrimLeft(o, "-+")[0] != '0')
		}
		if !ok {
			return false
		}
	}
	return true
}

// loose reads counters, alone or before operations, a dash too many and text without a
// semicolon.
func (r *reader) loose(rest word) {
	words := strings.Fields(rest.text)
	switch {
	case len(words) == 2 && digits(words[0]) && digits(words[1]):
		r.warn("counters-in-epd", rest.start, rest.end())
		r.position.halfmove, r.position.fullmove = words[0], words[1]
		r.vague = r.vague || words[0][0] == '0' && words[0] != "0" || words[1][0] == '0'
	case len(words) == 1 && digits(words[0]):
		r.warn("counter-lone", rest.start, rest.end())
		r.position.halfmove = words[0]
		r.vague = r.vague || words[0][0] == '0' && words[0] != "0"
	case rest.text == "-":
		r.warn("dash-extra", rest.start, rest.end())
	case rest.text == ";":
		r.warn("semicolon-trailing", rest.start, rest.end())
	default:
		r.doubt("what stands between the fields and the operations")
	}
	r.plain = false
}

var counterOperation = regexp.MustCompile(`(?:^|; )(hmvc|fmvn)([^;]*)(;|$)`)

// count takes the counters from operations. A counter that is none refuses the record.
func (r *reader) count(text string) {
	if strings.Contains(text, `\`) && !r.strict(text) {
		r.doubt("a backslash that escapes nothing")
	}
	for text != "" {
		m := counterOperation.FindStringSubmatchIndex(text)
		if m == nil {
			return
		}
		name, operand, end := text[m[2]:m[3]], text[m[4]:m[5]], text[m[6]:m[7]]
		value := strings.TrimLeft(operand, " ")
		switch {
		case strings.HasPrefix(value, "\"") || strings.HasSuffix(value, "\"") && !strings.Contains(value, " "):
			r.failUnplaced("counter-unknown") // a string is no number
		case value == "" || operand == value:
			if operand == "" || operand[0] == ' ' {
				r.failUnplaced("counter-unknown") // hmvc; has no number
			} else if !wordy(name + operand) {
				r.doubt("what touches the opcode of a counter")
			}
		case digits(value):
			r.stated(name, value)
		case strings.ContainsAny(value, " \t") || end == "" || strings.Contains(value, ","):
			r.doubt("several operands of a counter")
		case value == "-":
		default:
			r.failUnplaced(noCounter(value))
		}
		text = text[m[6]:]
	}
}

// noCounter is what is wrong of a text that is no digits.
func noCounter(text string) string {
	if strings.ContainsRune("+-", rune(text[0])) && digits(text[1:]) {
		return sourceCode("counter-signed", text)
	}
	return "counter-unknown"
}

// wordy reports whether a text can be an opcode as a whole.
func wordy(s string) bool {
	s, _, _ = strings.Cut(s, " ")
	return strings.Trim(strings.ToLower(s), "abcdefghijklmnopqrstuvwxyz_") == ""
}

func (r *reader) stated(name, value string) {
	n, err := strconv.ParseUint(value, 10, 32)
	if err != nil {
		r.failUnplaced("counter-range")
	}
	value = strconv.FormatUint(n, 10)
	if name == "hmvc" {
		r.position.halfmove = value
	} else {
		r.position.fullmove = value
	}
}

// settled reports whether operations are canonical whatever the position: in the order of
// their opcodes, as the EPD specification has it, and without moves, which have to be legal.
func settled(text string) bool {
	last := ""
	for _, operation := range strings.Split(text, "; ") {
		opcode, _, _ := strings.Cut(strings.TrimSuffix(operation, ";"), " ")
		if opcode < last || kinds[opcode].of == 'm' {
			return false
		}
		last = opcode
	}
	return !strings.Contains(text, `"`)
}
