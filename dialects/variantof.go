package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// variantOpcode is the operation of EPD that names the variant of its record.
const variantOpcode = "variant"

// Of returns the dialect for the variant that a record names in an operation of EPD, such as
// variant "atomic", unless d is for one already; and d for all other records.
func (d *Dialect) Of(text string) *Dialect {
	if d.rules.Config.Variant != nil || d.rules.Layout != ast.FieldsLayout || !strings.Contains(text, variantOpcode) || d.holds(text) {
		return d
	}
	v := variantIn(text)
	if v == nil {
		return d
	}
	return d.of(v)
}

// OfRecord returns the dialect for the variant that a record has been read for.
func (d *Dialect) OfRecord(rec *ast.Record) *Dialect {
	if rec.Variant == d.Variant() || rec.Variant == nil {
		return d
	}
	return d.of(rec.Variant)
}

func (d *Dialect) of(v *ast.Variant) *Dialect {
	if of, ok := d.variants.Load(v); ok {
		return of.(*Dialect)
	}
	of, _ := d.variants.LoadOrStore(v, d.For(v))
	return of.(*Dialect)
}

// variantIn returns the variant that an operation names.
func variantIn(text string) *ast.Variant {
	text = strings.TrimRight(text, "\r\n\x00")
	for w := ast.WalkOperations(text, operationsAt(text)); w.Next(); {
		for first := true; w.Operand(); first = false {
			if first && w.Opcode == variantOpcode {
				v, _ := ast.VariantNamed(w.Word.Value(text))
				return v
			}
		}
	}
	return nil
}

// operationsAt returns where the operations of a record begin, whose fields may be those
// of any game: at the first semicolon, at an opcode that the standards know, or after four
// fields and the counters.
func operationsAt(text string) int {
	at, field := 0, 0
	for at < len(text) {
		if text[at] == ' ' || text[at] == '\t' {
			at++
			continue
		}
		end := at + strings.IndexAny(text[at:]+" ", " \t;")
		isCounter := strings.Trim(text[at:end], "0123456789+-") == ""
		switch {
		case text[at] == ';', field > 1 && grammar.BeginsWithOpcode(text[at:]), field > 3 && !isCounter:
			return at
		}
		at, field = end, field+1
	}
	return at
}
