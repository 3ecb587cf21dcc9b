package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// givenFlags say what stands for the fields that a record does not state.
type givenFlags struct {
	Turn     string `enum:"w,b," default:"" group:"given" help:"Side to move: w or b."`
	Castling string `placeholder:"FIELD|infer" group:"given" help:"Castling rights, such as KQ; or infer: those that the squares of kings and rooks allow."`
	Counters string `placeholder:"'H F'" group:"given" help:"Half-move clock and move number."`
}

func (f *givenFlags) given() (convert.Given, error) {
	var g convert.Given
	if f.Turn != "" {
		g.Fields = g.Fields.With(ast.TurnField)
		if f.Turn == "b" {
			g.Turn = ast.Black
		}
	}
	if f.Castling != "" {
		g.Fields, g.Castling, g.Infer = g.Fields.With(ast.CastlingField), f.Castling, f.Castling == "infer"
	}
	if f.Counters == "" {
		return g, nil
	}
	var ok bool
	if g.Halfmove, g.Fullmove, ok = counters(f.Counters); !ok {
		return g, fmt.Errorf("--counters: %q is no pair of numbers, such as '0 1'", f.Counters)
	}
	g.Fields = g.Fields.With(ast.HalfmoveField).With(ast.FullmoveField)
	return g, nil
}

// counters reads a half-move clock and a move number.
func counters(text string) (halfmove, fullmove uint32, ok bool) {
	words := strings.Fields(text)
	if len(words) != 2 {
		return 0, 0, false
	}
	halfmove, code := grammar.Counter(words[0])
	fullmove, other := grammar.Counter(words[1])
	return halfmove, fullmove, code == ast.NoCode && other == ast.NoCode && fullmove > 0
}
