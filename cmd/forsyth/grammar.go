package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar"
)

type grammarCmd struct {
	Dialect string `arg:"" help:"Dialect whose grammar to print, or moves for that of moves and games."`
}

func (c *grammarCmd) Run(s *streams) error {
	if c.Dialect == "moves" {
		_, err := fmt.Fprintln(s.out, grammar.MovesEBNF())
		return err
	}
	d, err := dialectNamed("grammar", c.Dialect)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(s.out, d.EBNF())
	return err
}
