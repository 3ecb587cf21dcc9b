// Package blocks reads the records of testdata: the format that the comment of
// dialecttest describes, without a view of what is right. It imports no other package of
// this module, so that whoever judges the module by these records can read them, too.
package blocks

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
)

// Case is one record of a file.
type Case struct {
	Line      int    // of its record
	Comment   string // that stands above it, in one line
	Text      string
	Canonical string    // of a valid record: how the dialect writes it
	Findings  []Finding // of an invalid one, in the order of the file
}

// Finding is what is marked below a record.
type Finding struct {
	Start, End int // bytes before it and up to its end; equal where it has none
	Code       string
	Warning    bool
}

// Valid reads a file of records that are written as they should be.
func Valid(dir fs.FS, name string) ([]Case, error) { return cases(dir, name, (*reader).valid) }

// Invalid reads a file of records and what a tolerant reader finds in them.
func Invalid(dir fs.FS, name string) ([]Case, error) { return cases(dir, name, (*reader).invalid) }

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
	if err := r.endBlock(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r.cases, nil
}

// reader is one run over a file.
type reader struct {
	cases   []Case
	line    int
	comment []string // that stands above, in this block
	closed  bool     // a record came after the comment
	marked  bool     // the record of this block is read
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
		r.cite(strings.TrimSpace(line[1:]))
		return "", nil
	}
	if r.comment == nil {
		return "", errors.New("no comment above cites the rule")
	}
	text, columns, err := unquote(line)
	if err != nil {
		return "", err
	}
	r.columns, r.closed = columns, true
	r.cases = append(r.cases, Case{Line: r.line, Comment: strings.Join(r.comment, " "), Text: text})
	return text, nil
}

// cite adds a line to the comment, or begins another one below a record.
func (r *reader) cite(line string) {
	if r.closed {
		r.comment, r.closed = nil, false
	}
	r.comment = append(r.comment, line)
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
	if end >= len(r.columns) || r.columns[start] < 0 || r.columns[end] < 0 {
		return errors.New("carets beside the record, or under a part of an escape")
	}
	f := Finding{Start: r.columns[start], End: r.columns[end], Code: parts[3], Warning: parts[4] != ""}
	r.last().Findings = append(r.last().Findings, f)
	return nil
}
