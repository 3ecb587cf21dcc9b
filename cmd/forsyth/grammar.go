package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
)

// movesGrammar is the name of the grammar of moves and games.
const movesGrammar = "moves"

type grammarCmd struct {
	Dialect string `arg:"" name:"dialect|moves" help:"Dialect whose grammar to print, or moves for that of moves and games."`
}

// Help is shown by --help.
func (c *grammarCmd) Help() string {
	return `Examples:
  forsyth grammar xfen
  forsyth grammar moves > moves.ebnf`
}

func (c *grammarCmd) Run(s *streams) error {
	if c.Dialect == movesGrammar {
		_, err := fmt.Fprintln(s.out, grammar.MovesEBNF())
		return err
	}
	d, ok := dialects.Named(c.Dialect)
	if !ok {
		return grammarNames.noSuch("grammar", c.Dialect)
	}
	_, err := fmt.Fprintln(s.out, d.EBNF())
	return err
}
