package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// addressed finds a record as web addresses have it (notations 1.4, L08 and L09), where no
// address is read. It may name another game, which the record does not.
func addressed(s *suspect) []repair {
	address := strings.TrimSpace(s.text)
	if s.isRead || strings.ContainsAny(address, " \t\n") || !strings.ContainsAny(address, "_%+") {
		return nil
	}
	var rec ast.Record
	v := s.checker.from.Variant()
	if dialects.URL.For(v).ParseInto(&rec, address) != nil || !s.isSound(rec.Text) {
		return nil
	}
	whole := ast.Span{End: int32(len(s.text))}
	isOther := rec.Warnings.Has(ast.VariantDiffers) || v == nil && rec.Variant.OrChess() != ast.Chess
	return []repair{{code: ast.URLForm, span: whole, fixes: []ast.Fix{{Span: whole, Text: rec.Text}}, isGuess: isOther}}
}
