package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// address is a web address in parts, by their places.
type address struct {
	text       string
	start, end int // what stands in the margins
	host       string
	site       *Site
	path       ast.Span // after the host
	fen        ast.Span // the parameter fen, empty for none
	variant    ast.Span // the parameter variant
}

// parseAddress takes an address apart.
func parseAddress(text string) address {
	a := address{text: text}
	a.start, a.end = margins(text)
	path := a.start
	if whole := text[a.start:a.end]; hasScheme(whole) {
		path += strings.Index(whole, "://") + len("://")
	}
	end := a.end
	if i := strings.IndexByte(text[path:end], '#'); i >= 0 {
		end = path + i
	}
	query := end
	if i := strings.IndexByte(text[path:end], '?'); i >= 0 {
		query = path + i
	}
	host, _, _ := strings.Cut(text[path:query], "/")
	if path > a.start || strings.Contains(host, ".") {
		a.host, a.site = host, siteOf(host)
		path += len(host)
	}
	a.path = ast.Span{Start: int32(path), End: int32(path + len(page(text[path:query])))}
	for at := query + 1; at < end; {
		next := end
		if i := strings.IndexByte(text[at:end], '&'); i >= 0 {
			next = at + i
		}
		name, value, _ := strings.Cut(text[at:next], "=")
		span := ast.Span{Start: int32(next - len(value)), End: int32(next)}
		switch strings.ToLower(name) {
		case "fen":
			a.fen = span
		case "variant":
			a.variant = span
		}
		at = next + 1
	}
	return a
}

// page returns a path without the slash that may end any: after blanks none is of a board.
func page(path string) string {
	cut, ok := strings.CutSuffix(path, "/")
	last := cut[strings.LastIndexByte(cut, '/')+1:]
	if ok && (strings.ContainsAny(last, "_ ") || strings.Contains(last, "%20")) {
		return cut
	}
	return path
}

// openAddress takes the record out of an address.
func openAddress(text string, v *ast.Variant) *held {
	a := parseAddress(text)
	h := &held{escape: a.escape}
	places := h.decode(&a, a.path)
	at := a.recordIn(h, places.Text(), v)
	if !a.fen.IsEmpty() {
		h.found = nil
		places, at = h.decode(&a, a.fen), 0
	}
	switch named, ok := ast.VariantNamed(a.variant.Of(text)); {
	case ok:
		h.variant = named
	case !a.variant.IsEmpty():
		h.found = append(h.found, ast.FindingAt(a.variant, ast.VariantUnknown, false, a.variant.Of(text)))
	}
	if at < 0 || !strings.Contains(places.Text()[at:], "/") {
		whole := ast.Span{Start: int32(a.start), End: int32(a.end)}
		h.found = append(h.found, ast.FaultAt(whole, ast.NotARecord, whole.Of(text))...)
		return h
	}
	if h.found.Err() != nil {
		return h
	}
	record := places.Slice(at)
	h.places.Copy(text, ast.Span{End: int32(a.start)})
	h.places.Append(&record)
	h.places.Copy(text, ast.Span{Start: int32(a.end), End: int32(len(text))})
	return h
}

// recordIn returns where in a path the record begins: after the words of the page, one of
// which may name the variant; -1 where there is none.
func (a *address) recordIn(h *held, path string, v *ast.Variant) int {
	if a.host == "" {
		return 0
	}
	at := 0
	for at < len(path) {
		word, _, isMore := strings.Cut(path[at:], "/")
		named, ok := ast.VariantNamed(word)
		if ok && h.variant == nil {
			h.variant = named
		}
		if !ok && !a.isPage(word, v) {
			return at
		}
		if !isMore {
			break
		}
		at += len(word) + 1
	}
	return -1
}

// isPage reports whether a word of a path is that of a page: one that the site has, or of
// an unknown site, that no rank can be.
func (a *address) isPage(word string, v *ast.Variant) bool {
	if word == "" {
		return true
	}
	if a.site != nil {
		for _, page := range a.site.pages {
			if strings.EqualFold(page, word) {
				return true
			}
		}
		return false
	}
	letters := v.OrChess().Spelling()
	for i := range len(word) {
		isMan := strings.IndexByte("+~*|[]", word[i]) >= 0 || word[i] >= '0' && word[i] <= '9'
		for _, m := range letters.Men {
			isMan = isMan || m.White == word[i:i+1] || m.Black == word[i:i+1]
		}
		if !isMan {
			return true
		}
	}
	return false
}

// decode reads the escapes of a part, and blanks as they are written there.
func (h *held) decode(a *address, part ast.Span) ast.Places {
	var places ast.Places
	plain := part.Of(a.text)
	hasBlank := strings.ContainsAny(plain, " \t") || strings.Contains(plain, "%20")
	isPlus := !hasBlank && !strings.Contains(plain, "_") && (a.site == nil || a.site.plus == "")
	pluses, blanks := ast.Span{}, ast.Span{}
	for at := part.Start; at < part.End; {
		here := ast.Span{Start: at, End: at + 1}
		switch b := a.text[at]; {
		case b == '%':
			here.End = min(at+3, part.End)
			c, ok := unescape(here.Of(a.text))
			if !ok && len(h.found) < maxFaults {
				h.found = append(h.found, ast.FaultAt(here, ast.AddressEscape, here.Of(a.text))...)
			}
			if c == '_' && !hasBlank { // escaped, it is the same (RFC 3986, section 2.3)
				c = ' '
			}
			places.Put(string([]byte{c}), here)
		case b == '_' && !hasBlank:
			places.Put(" ", here)
		case b == '+' && isPlus:
			places.Put(" ", here)
			pluses = until(pluses, here)
		case b == '.' && a.site != nil && a.site.plus == ".":
			places.Put("+", here)
		case b == ' ' || b == '\t':
			places.Copy(a.text, here)
			blanks = until(blanks, here)
		default:
			places.Copy(a.text, here)
		}
		at = here.End
	}
	switch { // an address with blanks has no other signs for them
	case !pluses.IsEmpty():
		h.found = append(h.found, ast.FindingAt(pluses, ast.AddressPlus, false))
	case !blanks.IsEmpty():
		h.found = append(h.found, ast.FindingAt(blanks, ast.AddressBlank, false))
	}
	return places
}

// until returns the first of several places.
func until(first, here ast.Span) ast.Span {
	if first.IsEmpty() {
		return here
	}
	return first
}

// unescape reads a percent sign and two digits. No record has control characters.
func unescape(text string) (byte, bool) {
	if len(text) < 3 {
		return 0, false
	}
	high, low := strings.IndexByte(hexDigits, upper(text[1])), strings.IndexByte(hexDigits, upper(text[2]))
	c := byte(high<<4 | low)
	return c, high >= 0 && low >= 0 && c >= ' ' && c != 0x7f
}

func upper(b byte) byte {
	if b >= 'a' && b <= 'z' {
		return b - 0x20
	}
	return b
}

// escape writes a repair as the address has its record.
func (a *address) escape(text string, _ bool) (string, bool) {
	site := a.site
	if site == nil {
		site = Sites[0]
	}
	var out strings.Builder
	for i := range len(text) {
		out.WriteString(site.escape(text[i]))
	}
	return out.String(), true
}
