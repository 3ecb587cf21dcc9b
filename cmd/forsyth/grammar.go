package main

import "fmt"

type grammarCmd struct {
	Dialect string `arg:"" help:"Dialect whose grammar to print."`
}

func (c *grammarCmd) Run(s *streams) error {
	d, err := dialectNamed("grammar", c.Dialect)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(s.out, d.EBNF())
	return err
}
