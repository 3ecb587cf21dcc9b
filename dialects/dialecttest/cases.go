package dialecttest

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

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
func Valid(dir fs.FS) ([]Case, error) { return cases(dir, "valid.txt", (*reader).valid) }

// Invalid reads invalid.txt.
func Invalid(dir fs.FS) ([]Case, error) { return cases(dir, "invalid.txt", (*reader).invalid) }

func cases(dir fs.FS, name string, step func(*reader, string) error) ([]Case, error) {
	content, err := fs.ReadFile(dir, name)
	if err != nil {
		return nil, err
	}
	r := &reader{}
	for line := range strings.Lines(string(content)) {
		r.line++
		if err := step(r, strings.TrimSuffix(line, "\n")); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, r.line, err)
		}
	}
	return r.cases, r.endBlock()
}

// reader is one run over a file.
type reader struct {
	cases   []Case
	line    int
	cited   bool // a comment stands above, in this block
	marked  bool // the record of this block is read
	columns []int
}

func (r *reader) last() *Case { return &r.cases[len(r.cases)-1] }

func (r *reader) endBlock() error {
	if r.marked && len(r.last().Findings) == 0 {
		return fmt.Errorf("line %d: a record without findings", r.last().Line)
	}
	*r = reader{cases: r.cases, line: r.line}
	return nil
}

func (r *reader) valid(line string) error {
	canonical, isCanonical := strings.CutPrefix(line, "#= ")
	switch {
	case line == "":
		return r.endBlock()
	case isCanonical && len(r.cases) == 0:
		return errors.New("no record above")
	case isCanonical:
		r.last().Canonical = canonical
		return nil
	}
	text, err := r.record(line)
	if text != "" {
		r.last().Canonical = text
	}
	return err
}

func (r *reader) invalid(line string) error {
	switch {
	case line == "":
		return r.endBlock()
	case r.marked:
		return r.finding(line)
	}
	before := len(r.cases)
	_, err := r.record(line)
	r.marked = len(r.cases) > before
	return err
}

// record reads a comment or a record below one.
func (r *reader) record(line string) (string, error) {
	if line[0] == '#' {
		r.cited = true
		return "", nil
	}
	if !r.cited {
		return "", errors.New("no comment above cites the rule")
	}
	text, columns, err := unquote(line)
	if err != nil {
		return "", err
	}
	r.columns = columns
	r.cases = append(r.cases, Case{Line: r.line, Text: text})
	return text, nil
}

var findingLine = regexp.MustCompile(`^( *)(\^+|\|) ([a-z0-9-]+)( \(warning\))?$`)

func (r *reader) finding(line string) error {
	parts := findingLine.FindStringSubmatch(line)
	if parts == nil {
		return errors.New("no finding: want carets and a code")
	}
	start, end := len(parts[1]), len(parts[1])
	if parts[2] != "|" {
		end += len(parts[2])
	}
	code, err := ast.ParseCode(parts[3])
	if err != nil {
		return err
	}
	if end >= len(r.columns) || r.columns[start] < 0 || r.columns[end] < 0 {
		return errors.New("carets beside the record, or under a part of an escape")
	}
	f := Finding{Code: code, Severity: ast.Error}
	f.Span = ast.Span{Start: int32(r.columns[start]), End: int32(r.columns[end])}
	if parts[4] != "" {
		f.Severity = ast.Warning
	}
	r.last().Findings = append(r.last().Findings, f)
	return nil
}
