package convert

import (
	"cmp"
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Unjudged says once of each game whose rules are not known here that no record of it was
// judged to be legal: [ast.LegalityUnknown] with the variant, that of the dialect and those
// that records have named so far, by name. In such a record what can be proved without
// rules is found ([rules.Illegal]), and to find nothing proves nothing. There are none where
// the check does not look for what is illegal.
func (c *Checker) Unjudged() ast.Diagnostics {
	if c.dropped.Has(ast.LegalityUnknown) {
		return nil
	}
	games := []*ast.Variant{c.from.Variant()}
	for v := range c.of.Range {
		games = append(games, v.(*ast.Variant))
	}
	return c.Judge(unjudged(games))
}

// Unjudged is [Checker.Unjudged] for records that were converted where illegal ones are
// refused.
func (c *Converter) Unjudged() ast.Diagnostics {
	if c.checker == nil {
		return nil
	}
	games := []*ast.Variant{c.from.Variant()}
	for _, other := range c.others.Range {
		games = append(games, other.(*Converter).from.Variant())
	}
	return unjudged(games)
}

func unjudged(games []*ast.Variant) (found ast.Diagnostics) {
	games = slices.DeleteFunc(games, rules.Known)
	slices.SortFunc(games, func(a, b *ast.Variant) int { return cmp.Compare(a.Name, b.Name) })
	for _, v := range slices.Compact(games) {
		found = append(found, ast.FindingAt(ast.Span{}, ast.LegalityUnknown, false, v))
	}
	return found
}
