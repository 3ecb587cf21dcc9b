package dialecttest

import (
	"fmt"
	"io/fs"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest/blocks"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Case is one record of a file.
type Case struct {
	Line      int // of its record
	Text      string
	Canonical string    // of a valid record: how the dialect writes it
	Findings  []Finding // of an invalid one, in the order of the text
}

// Finding is a diagnostic without its words.
type Finding struct {
	Span     ast.Span
	Code     ast.Code
	Severity ast.Severity
}

// Valid reads valid.txt.
func Valid(dir fs.FS) ([]Case, error) { return cases(dir, "valid.txt", blocks.Valid) }

// Invalid reads invalid.txt.
func Invalid(dir fs.FS) ([]Case, error) { return cases(dir, "invalid.txt", blocks.Invalid) }

func cases(dir fs.FS, name string, read func(fs.FS, string) ([]blocks.Case, error)) ([]Case, error) {
	plain, err := read(dir, name)
	if err != nil {
		return nil, err
	}
	var all []Case
	for _, c := range plain {
		found, err := findings(c.Findings)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, c.Line, err)
		}
		all = append(all, Case{c.Line, c.Text, c.Canonical, found})
	}
	return all, nil
}

func findings(plain []blocks.Finding) ([]Finding, error) {
	var all []Finding
	for _, p := range plain {
		code, err := ast.ParseCode(p.Code)
		if err != nil {
			return nil, err
		}
		f := Finding{ast.Span{Start: int32(p.Start), End: int32(p.End)}, code, ast.Error}
		if p.Warning {
			f.Severity = ast.Warning
		}
		all = append(all, f)
	}
	return all, nil
}
