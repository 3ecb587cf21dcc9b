package convert

import (
	"net/url"
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// addressed finds a record as web addresses have it: underscores or escapes for blanks,
// after the name of a page or as a parameter (notations 1.4, L08 and L09). An address
// may name another game, which the record does not.
func addressed(s *suspect) []repair {
	address := strings.TrimSpace(s.text)
	if s.isRead || strings.ContainsAny(address, " \t\n") || !strings.ContainsAny(address, "_%+") {
		return nil
	}
	text := unescaped(address)
	at := placement().FindStringIndex(text)
	for at != nil && !s.isSound(text[at[0]:]) {
		at = nextRank(text, at)
	}
	if at == nil {
		return nil
	}
	whole := ast.Span{End: int32(len(s.text))}
	return []repair{{
		code: ast.URLForm, span: whole, fixes: []ast.Fix{{Span: whole, Text: text[at[0]:]}}, isGuess: namesVariant(address),
	}}
}

// unescaped returns the part of an address in which a record may stand, its path or its
// parameter, with blanks in their places; nothing where escapes are none.
func unescaped(address string) string {
	address, _, _ = strings.Cut(address, "#")
	part, _, _ := strings.Cut(address, "?")
	if _, value, isParameter := strings.Cut(address, "fen="); isParameter {
		part, _, _ = strings.Cut(value, "&")
	}
	if !strings.Contains(part, "_") && !strings.Contains(part, "%20") {
		part = strings.ReplaceAll(part, "+", " ")
	}
	plain, err := url.PathUnescape(part)
	if err != nil {
		return ""
	}
	return strings.ReplaceAll(plain, "_", " ")
}

// nextRank returns the place of the eight ranks that begin a rank later, nil where there
// are none: the name of a page before a record looks like a rank.
func nextRank(text string, at []int) []int {
	next := at[0] + strings.IndexByte(text[at[0]:], '/') + 1
	more := placement().FindStringIndex(text[next:])
	if more == nil {
		return nil
	}
	return []int{next + more[0], next + more[1]}
}

// namesVariant reports whether a word of an address names another game than chess.
func namesVariant(address string) bool {
	isApart := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	for word := range strings.FieldsFuncSeq(address, isApart) {
		if v, ok := ast.VariantNamed(word); ok && v != ast.Chess {
			return true
		}
	}
	return false
}
