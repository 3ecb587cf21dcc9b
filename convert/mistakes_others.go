package convert

import (
	"regexp"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Other notations of positions: SFEN as it stands in the USI protocol, FEN of draughts
// (PDN standard, section 3).
var otherNotations = []struct {
	name    string
	pattern func() *regexp.Regexp
}{
	{"sfen", pattern(`^(?:sfen )?(?:[1-9]|\+?[PLNSGBRKplnsgbrk])+(?:/(?:[1-9]|\+?[PLNSGBRKplnsgbrk])+){8} [bw] (?:-|[0-9PLNSGBRplnsgbr]+)(?: [0-9]+)?$`)},
	{"draughts", pattern(`^(?:\[FEN ")?[WB]:[WB]?K?[0-9][0-9K,-]*:[WB]?K?[0-9][0-9K,-]*[.H0-9F:]*(?:"\])?$`)},
}

// foreignNotation finds a position in a notation of another game than those that are read.
func foreignNotation(s *suspect) []repair {
	if s.rec.Layout == ast.HandLayout { // it is read as SFEN, and its faults are those of one
		return nil
	}
	text := strings.TrimSpace(s.text)
	for _, n := range otherNotations {
		if !s.isRead && n.pattern().MatchString(text) && !s.isSound(strings.TrimPrefix(text, "sfen ")) {
			return []repair{{code: ast.OtherNotation, span: ast.Span{End: int32(len(s.text))}, args: []any{n.name}}}
		}
	}
	return nil
}
