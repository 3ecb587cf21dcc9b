package main

import "fmt"

type manCmd struct{}

// Help is shown by --help.
func (c *manCmd) Help() string {
	return `Prints the manual page in mdoc, for man of any system.

Examples:
  forsyth man | man -l -
  forsyth man | mandoc | less
  forsyth man > forsyth.1`
}

// Run implements the command.
func (c *manCmd) Run(s *streams) error {
	app, err := s.parser(anyName)
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(s.out, manual(app.Model))
	return err
}
