package dialects

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// parseOpen reads a text in the letters that it is found to be in. Where two
// languages make two boards of it, it is ambiguous: nothing is guessed.
func (d *Dialect) parseOpen(dst *ast.Record, text string) ast.Diagnostics {
	if len(text) > grammar.MaxField || d.rules.IsOverfull(text) { // in every language
		return grammar.Parse(dst, d.nearest(text).rules, text)
	}
	all := d.readings(text)
	if len(all) == 0 {
		return grammar.Parse(dst, d.nearest(text).rules, text)
	}
	best, sure := choose(all)
	switch {
	case best < 0:
		return d.undecided(dst, text, all)
	case sure:
		*dst = all[best].record
		return all[best].found
	}
	*dst = all[best].record
	found := append(all[best].found, assumed(dst, all, best))
	found.Sort()
	return found
}

// assumed remarks that other languages make another board of the text.
func assumed(dst *ast.Record, all []Reading, best int) ast.Diagnostic {
	dst.Warnings.Add(ast.LettersAssumed)
	others := slices.DeleteFunc(whole(all), func(i int) bool { return i == best })
	return assumption(&all[best], &all[others[0]])
}

// assumption is the remark that a text was read as one board and could be
// another.
func assumption(one, other *Reading) ast.Diagnostic {
	return ast.Diagnostic{
		Span: differingMan(one, other), Field: ast.PlacementField, Code: ast.LettersAssumed, Severity: ast.Warning,
		Args: []any{one.Letters, other.Letters},
	}
}

// nearest returns the reader of the language to which the fewest letters of a
// text are strange.
func (d *Dialect) nearest(text string) *Dialect {
	best, least := d, mostLetters+1
	letters := d.lettersOf(text)
	for _, a := range d.candidates(text) {
		if strays := a.strays(letters); strays < least && !a.isDoubt {
			best, least = a.reader, strays
		}
	}
	return best
}

// undecided reports why a text has no one reading: its men stand on no board in
// any language, or on two boards.
func (d *Dialect) undecided(dst *ast.Record, text string, all []Reading) ast.Diagnostics {
	readings := whole(all)
	if len(readings) == 0 {
		best := slices.MinFunc(all, func(a, b Reading) int { return len(a.found) - len(b.found) })
		*dst = best.record
		return best.found
	}
	slices.SortStableFunc(readings, func(i, j int) int { return all[j].Score - all[i].Score })
	for i := range all { // one board, and texts of other languages with faults
		if len(readings) < 2 && i != readings[0] {
			readings = append(readings, i)
		}
	}
	one, other := &all[readings[0]], &all[readings[1]]
	span := differingMan(one, other)
	*dst = ast.Record{Text: text, Layout: d.rules.Layout}
	return ast.FaultAt(span, ast.LettersAmbiguous,
		span.Of(text), roleAt(one, span), one.Letters, roleAt(other, span), other.Letters)
}

// differingMan returns the place of the first man that two readings take for
// two men.
func differingMan(a, b *Reading) ast.Span {
	for i := range min(len(a.men), len(b.men)) {
		if a.men[i] != b.men[i] {
			return a.men[i].Span
		}
	}
	return a.record.Spans[ast.PlacementField]
}

func roleAt(r *Reading, span ast.Span) ast.Role {
	for _, man := range r.men {
		if man.Span.Start == span.Start {
			return man.Role
		}
	}
	return ast.NoRole
}
