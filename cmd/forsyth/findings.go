package main

import (
	"errors"
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// formatFlags say in which form findings are written.
type formatFlags struct {
	Format string `enum:"text,json,github,sarif" default:"text" help:"Form of the findings: text, json (an object of JSON a finding, each on its line), github (commands that annotate a change on GitHub) or sarif (SARIF 2.1.0, one document for all inputs)."`
	JSON   bool   `name:"json" help:"Short for --format json."`
}

var (
	errFormats    = errors.New("--json is short for --format json: leave one of them out")
	errQuietSARIF = errors.New("--quiet: a SARIF log without its findings would say that there are none")
)

// form appends a finding in a form that is for programs. A nil one is the text form.
type form func(dst []byte, f *diag.Finding) []byte

// into sets the form of the findings that are the output of a command.
func (f *formatFlags) into(b *bulk) error {
	switch {
	case f.JSON && f.Format != "text" && f.Format != "json":
		return errFormats
	case f.JSON || f.Format == "json":
		b.form = appendLine
	case f.Format == "github":
		b.form = appendAnnotation
	case f.Format == "sarif" && b.message.Quiet:
		return errQuietSARIF
	case f.Format == "sarif":
		b.form, b.log = appendResult, &sarifLog{}
	}
	return nil
}

func appendLine(dst []byte, f *diag.Finding) []byte { return append(f.Append(dst), '\n') }

// render writes the findings in one record, as many as are shown.
func (b *bulk) render(dst []byte, in input, line int, text string, found ast.Diagnostics) []byte {
	src := diag.Source{Name: in.name, Line: line}
	if in.name == "" {
		src.Line = 0
	}
	shown := found[:min(len(found), b.mostShown())]
	more := len(found) - len(shown)
	for i := range shown {
		if b.sees != nil {
			b.sees(src, text, &shown[i])
			continue
		}
		if b.form == nil {
			dst = diag.Append(dst, src, text, &shown[i], b.words)
			continue
		}
		f := diag.NewFinding(src, text, &shown[i], b.words.Lang)
		if i == len(shown)-1 {
			f.More = more
		}
		dst = b.form(dst, &f)
	}
	if more > 0 && b.form == nil {
		dst = fmt.Appendf(dst, "  ... and %d more\n", more)
	}
	return dst
}

// mostShown bounds the findings that are shown of one record: a record of another
// game has a stray letter in every rank. A check shows more.
func (b *bulk) mostShown() int {
	if b.checks {
		return 64
	}
	return 8
}
