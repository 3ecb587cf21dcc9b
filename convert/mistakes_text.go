package convert

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// pattern returns an expression that is made when it is asked for: few runs do.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// wrapped finds a record within quotation marks, a PGN tag, a command of UCI or other
// text (notations 1.4, L14).
func wrapped(s *suspect) []repair {
	if s.isRead {
		return nil
	}
	at, ok := anyRanks.find(s.text, 0)
	if !ok {
		return nil
	}
	before, rest := s.text[:at.Start], s.text[at.Start:]
	ends := []int{len(strings.TrimRight(rest, closing+" \t,;."))}
	if i := strings.IndexAny(rest, closing); i >= 0 && strings.ContainsAny(before, opening) {
		ends = append([]int{i}, ends...)
	}
	for _, n := range [...]int{6, 4} { // the fields of FEN, and those of SFEN
		if i := fields(rest, n); i > 0 {
			ends = append(ends, len(strings.TrimRight(rest[:i], ",;.")))
		}
	}
	isOdd := false
	end := slices.IndexFunc(ends, func(end int) bool {
		isAround := at.Start > 0 || isWrapper(rest[end:]) // text after the last field is that
		return isAround && s.isSound(rest[:end])
	})
	if end < 0 { // signs alone around a record that has another fault
		end = slices.IndexFunc(ends, func(end int) bool {
			isAround := at.Start > 0 || strings.TrimSpace(rest[end:]) != ""
			if !isAround || !isWrapper(before) || !isWrapper(rest[end:]) {
				return false
			}
			_, isRead := s.read(rest[:end])
			return isRead
		})
		isOdd = true
	}
	if end < 0 {
		return nil
	}
	after := rest[ends[end]:]
	span := ast.Span{Start: at.Start, End: int32(len(s.text) - len(after))}
	return []repair{{
		code: ast.RecordWrapped, span: span, fixes: cutAround(s.text, span),
		isGuess: !isWrapper(before) || !isWrapper(after), isOdd: isOdd,
	}}
}

// Signs that open and close a quotation.
const (
	opening = "\"'`“‘«„‹([{<=:"
	closing = "\"'`”’»“›)]}>"
)

// fields returns the length of the first n fields, 0 where there are fewer.
func fields(text string, n int) int {
	end := 0
	for word := range strings.FieldsSeq(text) {
		end += strings.Index(text[end:], word) + len(word)
		if n--; n == 0 {
			return end
		}
	}
	return 0
}

// wrappers are words that stand around a record and say nothing of it. In a suite of
// perft counts the word epd begins the lines of one kind.
var wrappers = pattern(`(?i)\b(?:position|s?fen)\b`)

// isWrapper reports whether a text says nothing.
func isWrapper(text string) bool {
	return !hasWords(text) || !hasWords(wrappers().ReplaceAllString(text, ""))
}

func hasWords(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) >= 0
}

// cutAround cuts what stands around a span.
func cutAround(text string, span ast.Span) (fixes []ast.Fix) {
	if span.Start > 0 {
		fixes = append(fixes, ast.Fix{Span: ast.Span{End: span.Start}})
	}
	if int(span.End) < len(text) {
		fixes = append(fixes, ast.Fix{Span: ast.Span{Start: span.End, End: int32(len(text))}})
	}
	return fixes
}

// lookAlikes finds characters that look like those of FEN: of other scripts, and small L
// and capital I and O in place of the digits 1 and 0 (notations 1.4, L12, L13, L44, L45).
func lookAlikes(s *suspect) []repair {
	if s.isRead {
		return nil
	}
	var fixes []ast.Fix
	field, isBlank := 0, true
	for i, r := range s.text {
		like, ok := lookAlike(r, field)
		isSpace := r == ' ' || r == '\t' || ok && like == " "
		if isSpace && !isBlank {
			field++
		}
		isBlank = isSpace
		if ok {
			fixes = append(fixes, ast.Fix{Span: ast.Span{Start: int32(i), End: int32(i + utf8.RuneLen(r))}, Text: like})
		}
	}
	if len(fixes) == 0 {
		return nil
	}
	span := fixes[0].Span
	for _, f := range fixes[1:] { // those that stand side by side
		if f.Span.Start == span.End {
			span.End = f.Span.End
		}
	}
	return []repair{{code: ast.LookAlikes, span: span, args: []any{fixes[0].Span.Of(s.text), fixes[0].Text}, fixes: fixes}}
}

// lookAlike returns the character of FEN that one looks like in a field, 0 the placement.
func lookAlike(r rune, field int) (like string, ok bool) {
	const firstCounter, lastCounter = 4, 5
	switch isCounter := field == firstCounter || field == lastCounter; {
	case (r == 'l' || r == 'I') && (field == 0 || isCounter):
		return "1", true
	case (r == 'O' || r == 'o') && isCounter:
		return "0", true
	case r < utf8.RuneSelf || r == utf8.RuneError:
		return "", false
	case unicode.IsSpace(r):
		return " ", true
	case unicode.Is(unicode.Cf, r):
		return "", true
	}
	like = ast.LookAlike(r)
	return like, like != ""
}

// separated finds ranks that other signs than slashes part (notations 1.4, L22).
func separated(s *suspect) []repair {
	board, _, _ := strings.Cut(s.text, " ")
	for _, sign := range `\|,:;.-_` {
		if s.isRead || strings.Count(board, string(sign)) != 7 || strings.Contains(board, "/") {
			continue
		}
		var fixes []ast.Fix
		for i, r := range board {
			if r == sign {
				fixes = append(fixes, ast.Fix{Span: ast.Span{Start: int32(i), End: int32(i + 1)}, Text: "/"})
			}
		}
		return []repair{{code: ast.SeparatorOther, span: fixes[0].Span, args: []any{string(sign)}, fixes: fixes}}
	}
	return nil
}

// unparted finds fields that touch, or that commas part.
func unparted(s *suspect) (all []repair) {
	if s.isRead {
		return nil
	}
	at, ok := chessRanks.find(s.text, 0)
	if !ok || at.Start > 0 {
		return nil
	}
	if fixes := commasIn(s.text); len(fixes) > 1 {
		all = append(all, repair{code: ast.FieldsUnparted, span: fixes[0].Span, fixes: fixes})
	}
	last := strings.LastIndexByte(s.text[:at.End], '/') + 1
	for i := last + 1; i < endOfFour(s.text, int(at.End)); i++ {
		if s.text[i] == ' ' || s.text[i-1] == ' ' || !s.beginsWithBoard(s.text[:i]) && i < int(at.End) {
			continue
		}
		here := ast.Span{Start: int32(i), End: int32(i)}
		all = append(all, repair{code: ast.FieldsUnparted, span: here, fixes: []ast.Fix{{Span: here, Text: " "}}})
	}
	return all
}

// endOfFour returns the place, at most, up to which the first four fields reach, if the
// board ends at a place: three words more hold side, castling and square, and what
// follows may be an opcode.
func endOfFour(text string, end int) int {
	const farthest = 16 // where the en passant field begins
	rest := text[end:min(len(text), end+farthest)]
	words := 0
	for i := range len(rest) {
		if rest[i] != ' ' && (i == 0 || rest[i-1] == ' ') {
			words++
		}
		if words > 3 {
			return end + i
		}
	}
	return end + len(rest)
}

// commasIn makes blanks of the commas in a text, with those around them.
func commasIn(text string) (fixes []ast.Fix) {
	for i := 0; i < len(text); i++ {
		if text[i] != ',' {
			continue
		}
		start := len(strings.TrimRight(text[:i], " "))
		end := len(text) - len(strings.TrimLeft(text[i+1:], " "))
		fixes = append(fixes, ast.Fix{Span: ast.Span{Start: int32(start), End: int32(end)}, Text: " "})
		i = end
	}
	return fixes
}

// joined finds two records in one line.
func joined(s *suspect) (all []repair) {
	if s.isRead {
		return nil
	}
	first, _ := chessRanks.find(s.text, 0)
	second, ok := chessRanks.find(s.text, int(first.End))
	if !ok || first.IsEmpty() {
		return nil
	}
	// The first digits of the second may belong to the counter of the first.
	for cut := int(second.Start); cut < int(second.Start)+len("4294967295") && cut < len(s.text); cut++ {
		end := len(strings.TrimRight(s.text[:cut], " \t,;|"))
		span := ast.Span{Start: int32(end), End: int32(cut)}
		all = append(all, repair{code: ast.RecordsJoined, span: span, fixes: []ast.Fix{{Span: span, Text: "\n"}}})
	}
	return all
}

// labelled finds a rank whose digits rise: they number its squares.
func labelled(s *suspect) []repair {
	for _, d := range s.found {
		if d.Code != ast.RankLong {
			continue
		}
		rank := rankAround(s.text, d.Span)
		last, digits := byte('0'), 0
		for _, b := range []byte(rank.Of(s.text)) {
			switch {
			case b < '1' || b > '8':
			case b <= last:
				last = '9' // they do not rise
			default:
				last = b
				digits++
			}
		}
		if digits >= 3 && last < '9' {
			return []repair{{code: ast.DigitsAsLabels, span: rank, args: d.Args[:1]}}
		}
	}
	return nil
}

// rankAround returns the rank that a place is in.
func rankAround(text string, at ast.Span) ast.Span {
	start := strings.LastIndexAny(text[:at.Start], "/ ") + 1
	end := len(text)
	if i := strings.IndexAny(text[at.Start:], "/ \t"); i >= 0 {
		end = int(at.Start) + i
	}
	return ast.Span{Start: int32(start), End: int32(end)}
}
