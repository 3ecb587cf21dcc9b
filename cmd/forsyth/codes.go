package main

import (
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

type codesCmd struct {
	Codes []string `arg:"" optional:"" name:"code" help:"Codes to explain, each with an example. Default: list all."`

	listFlags
	langFlags
}

// Help is shown by --help.
func (c *codesCmd) Help() string {
	return `Lists the codes of findings: the level at which each is found, how severe it is, how severe with --strict, and
what it says, an ellipsis for what each finding says in that place. Of a code that is named, what to do, a command that
finds it, and what that prints.

Examples:
  forsyth codes
  forsyth codes rank-short
  forsyth codes --lang pt castling-order
  forsyth codes --json | jq -r 'select(.level == "legal") | .code'`
}

// Run implements the command.
func (c *codesCmd) Run(s *streams) error {
	lang, err := c.lang()
	if err != nil {
		return err
	}
	if len(c.Codes) == 0 {
		return c.all(s, lang)
	}
	for i, name := range c.Codes {
		code, err := codeNamed("codes", name)
		if err != nil {
			return err
		}
		if i > 0 && !c.isJSON() {
			fmt.Fprintln(s.out)
		}
		if err := c.explain(s.out, code, lang); err != nil {
			return err
		}
	}
	return nil
}

// codeEntry is a code as programs are given it. The names in JSON are stable.
type codeEntry struct {
	Code     string `json:"code"`
	Level    string `json:"level"`
	Severity string `json:"severity"` // to a tolerant reader
	Strict   string `json:"strict"`   // to a strict one
	Field    string `json:"field"`
	Message  string `json:"message"` // in general
	Help     string `json:"help"`

	Command string        `json:"command,omitempty"` // of its example
	Finding *diag.Finding `json:"finding,omitempty"` // of the command
	Output  string        `json:"output,omitempty"`  // of the command, where it is no finding in a text
}

func entryOf(c ast.Code, lang diag.Lang) codeEntry {
	return codeEntry{
		Code: c.String(), Level: c.Level().String(), Field: c.Field().String(),
		Severity: c.Severity(false).String(), Strict: c.Severity(true).String(),
		Message: diag.Summary(c, lang), Help: diag.CodeHelp(c, lang),
	}
}

// severities says how severe a code is to either reader.
func (e *codeEntry) severities() string {
	if e.Strict == e.Severity {
		return e.Severity
	}
	return e.Severity + ", --strict: " + e.Strict
}

func (c *codesCmd) all(s *streams, lang diag.Lang) error {
	var rows [][]string
	for _, code := range ast.AllCodes() {
		e := entryOf(code, lang)
		if c.isJSON() {
			if _, err := s.out.Write(append(diag.AppendJSON(nil, e), '\n')); err != nil {
				return err
			}
			continue
		}
		rows = append(rows, []string{e.Code, e.Level, e.Severity, e.Strict, e.Message})
	}
	return c.list(s, nil, rows)
}

// explain writes what there is to say of a code: its level and severity, its message
// in general, the help text, and an example.
func (c *codesCmd) explain(w io.Writer, code ast.Code, lang diag.Lang) error {
	e := entryOf(code, lang)
	x, ok, err := exampleOf(code)
	if err != nil {
		return err
	}
	var is shown
	if ok {
		is = x.run(code, lang)
		e.Command, e.Finding = x.String(), is.finding(lang)
	}
	if c.isJSON() {
		if e.Finding == nil {
			e.Output = is.output
		}
		_, err := w.Write(append(diag.AppendJSON(nil, e), '\n'))
		return err
	}
	fmt.Fprintf(w, "%s: %s (%s)\n%s\n%s\n", e.Code, e.severities(), e.Level, e.Message, e.Help)
	if ok {
		_, err = fmt.Fprintf(w, "\n$ %s\n%s", x, is.text(lang))
	}
	return err
}
