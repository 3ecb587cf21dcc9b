package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// variantOpcode is the operation of EPD that names the variant of its record.
const variantOpcode = "variant"

// Of returns the dialect for the variant that a record names in an operation of EPD, such as
// variant "atomic", unless d is for one already; and d for all other records.
func (d *Dialect) Of(text string) *Dialect {
	if d.rules.Config.Variant != nil || d.rules.Layout != ast.FieldsLayout {
		return d
	}
	at := strings.Index(text, variantOpcode)
	if at < 0 {
		return d
	}
	v := variantIn(text, at)
	if v == nil {
		return d
	}
	if of, ok := d.variants.Load(v); ok {
		return of.(*Dialect)
	}
	of, _ := d.variants.LoadOrStore(v, d.For(v))
	return of.(*Dialect)
}

// variantIn returns the variant of an operation from a place on. The word may stand in
// a string, too, and the fields before it may be those of another game, so that the
// operations cannot be told from them.
func variantIn(text string, at int) *ast.Variant {
	isQuoted, seen := false, 0
	for {
		quotes := strings.Count(text[seen:at], `"`) - strings.Count(text[seen:at], `\"`)
		isQuoted, seen = isQuoted != (quotes%2 != 0), at
		isWord := at > 0 && strings.IndexByte(" \t;", text[at-1]) >= 0
		if isWord && !isQuoted {
			w := ast.WalkOperations(text, at)
			if w.Next() && w.Opcode == variantOpcode && w.Operand() {
				v, _ := ast.VariantNamed(w.Word.Value(text))
				return v
			}
		}
		next := strings.Index(text[at+1:], variantOpcode)
		if next < 0 {
			return nil
		}
		at += 1 + next
	}
}
