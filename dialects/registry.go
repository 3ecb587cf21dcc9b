package dialects

import "github.com/forsyth-notation/forsyth/grammar/ast"

// All returns the dialects that are read and written, in the order of lists.
func All() []*Dialect { return []*Dialect{FEN, XFEN, Shredder, EPD} }

// Named returns the dialect of a name, auto included.
func Named(name string) (*Dialect, bool) {
	for _, d := range append(All(), Auto) {
		if d.Name == name {
			return d, true
		}
	}
	return nil, false
}

// Leniencies returns the codes that a tolerant reader takes with a warning.
func Leniencies() []ast.Code {
	var codes []ast.Code
	for _, c := range ast.AllCodes() {
		if c.IsLeniency() {
			codes = append(codes, c)
		}
	}
	return codes
}
