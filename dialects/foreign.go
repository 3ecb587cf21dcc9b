package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// foreign is what letters of FEN are in the languages that have them all: in
// some the same men, in others other men. A board alone, which is all that
// Forsyth states, may then be another one.
type foreign struct {
	own, other []*ast.Letters
	differs    string // the letters that are other men in the first of other
}

// fenLetters are the letters of FEN; sets of them are bits in this order.
const fenLetters = "KQRBNPkqrbnp"

var fenLetterBit = func() (bits [256]uint16) {
	for i := range len(fenLetters) {
		bits[fenLetters[i]] = 1 << i
	}
	return bits
}()

// foreignTo returns what the letters of a placement are in other languages, nil
// where they are the same in all.
func (d *Dialect) foreignTo(placement string) *foreign {
	var set uint16
	for i := range len(placement) {
		set |= fenLetterBit[placement[i]]
	}
	if known, ok := d.foreigns.Load(set); ok {
		return known.(*foreign)
	}
	f := d.makeForeign(set)
	d.foreigns.Store(set, f)
	return f
}

func (d *Dialect) makeForeign(set uint16) *foreign {
	letters := ""
	for i := range len(fenLetters) {
		if set>>i&1 != 0 {
			letters += fenLetters[i : i+1]
		}
	}
	f := &foreign{}
	own, theirs := menOf(&ast.English, letters), ""
	for _, a := range d.alphabets() {
		if a.isDoubt {
			continue
		}
		switch men := menOf(a.letters[0], letters); men {
		case "":
		case own:
			f.own = append(f.own, a.letters...)
		case theirs:
			f.other = append(f.other, a.letters...)
		default:
			if theirs == "" {
				theirs, f.other = men, append(f.other, a.letters...)
			}
		}
	}
	for i := range len(theirs) {
		if theirs[i] != own[i] {
			f.differs += letters[i : i+1]
		}
	}
	if theirs == "" {
		return nil
	}
	return f
}

// menOf returns the roles of some letters, a byte each; empty where a language
// does not have them all, or makes one man of two of them.
func menOf(l *ast.Letters, letters string) string {
	roles := l.Roles()
	var men []byte
	for i := range len(letters) {
		man, n := l.Match(letters[i:], &roles)
		if n != 1 {
			return ""
		}
		men = append(men, byte(man.Role))
	}
	for _, m := range l.Men {
		if len(m.White) > 1 && strings.Trim(m.White, letters) == "" || len(m.Black) > 1 && strings.Trim(m.Black, letters) == "" {
			return ""
		}
	}
	return string(men)
}

// remark is the finding that a board alone may be another one.
func (f *foreign) remark(rec *ast.Record) ast.Diagnostic {
	span := rec.Spans[ast.PlacementField]
	span.Start += int32(strings.IndexAny(rec.Field(ast.PlacementField), f.differs))
	span.End = span.Start + 1
	return ast.Diagnostic{
		Span: span, Field: ast.PlacementField, Code: ast.LettersAssumed, Severity: ast.Warning,
		Args: []any{f.own, f.other},
	}
}
