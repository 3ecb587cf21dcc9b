package main

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// examplesText has an example of every code, in their order; the records are those of
// testdata where it has one. A blank line parts two; each is
//
//	rank-short: check
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1
//	                                   ^^^^^^^
//
// the code and a command line, the text, and carets under what is found, or a bar
// where it is found between two characters. The text is the last argument of the
// command, or in quotation marks, as Go has them, its standard input byte for byte;
// several such strings follow one another, "K"*4097 as often as it says. A finding
// that has no place in a text has no carets, and one in a long text its span there.
//
//go:embed examples.txt
var examplesText string

// example is a command that finds something.
type example struct {
	args   []string
	text   string
	quoted []piece // the text, where it is the standard input
	line   string  // the text as it stands
	marks  string  // the line of the carets, empty for none
}

// piece is a text that is repeated.
type piece struct {
	text string // quoted
	n    int
}

var examples = sync.OnceValues(func() (map[ast.Code]example, error) {
	all := map[ast.Code]example{}
	for block := range strings.SplitSeq(strings.TrimSpace(examplesText), "\n\n") {
		code, x, err := parseExample(block)
		if err != nil {
			return nil, fmt.Errorf("examples.txt: %q: %w", block, err)
		}
		if _, isThere := all[code]; isThere {
			return nil, fmt.Errorf("examples.txt: %v has two examples", code)
		}
		all[code] = x
	}
	return all, nil
})

func parseExample(block string) (code ast.Code, x example, err error) {
	lines := strings.Split(block, "\n")
	name, command, _ := strings.Cut(lines[0], ": ")
	if code, err = ast.ParseCode(name); err != nil {
		return code, x, err
	}
	if len(lines) < 2 || len(lines) > 3 {
		return code, x, fmt.Errorf("%d lines, want 2 or 3", len(lines))
	}
	x = example{args: strings.Fields(command), line: lines[1], text: lines[1]}
	if strings.HasPrefix(x.line, `"`) {
		x.text, x.quoted, err = unquote(x.line)
	}
	if len(lines) == 3 {
		x.marks = lines[2]
	}
	return code, x, err
}

var pieces = pattern(`^("(?:[^"\\]|\\.)*")(?:\*([0-9]+))? ?`)

// unquote returns a text that is written as strings of Go.
func unquote(line string) (text string, all []piece, err error) {
	for line != "" {
		parts := pieces().FindStringSubmatch(line)
		if parts == nil {
			return "", nil, fmt.Errorf("%q is no string", line)
		}
		p := piece{parts[1], 1}
		if parts[2] != "" {
			if p.n, err = strconv.Atoi(parts[2]); err != nil {
				return "", nil, err
			}
		}
		one, err := strconv.Unquote(p.text)
		if err != nil {
			return "", nil, err
		}
		text, all, line = text+strings.Repeat(one, p.n), append(all, p), line[len(parts[0]):]
	}
	return text, all, nil
}

// exampleOf returns the example of a code; false for a code that no command finds.
func exampleOf(c ast.Code) (example, bool, error) {
	all, err := examples()
	x, ok := all[c]
	return x, ok, err
}

// String returns the command as a shell takes it.
func (x example) String() string {
	command := strings.Join(append([]string{"forsyth"}, x.args...), " ")
	if x.quoted == nil {
		return command + " " + quote(x.text)
	}
	var printed []string
	for _, p := range x.quoted {
		printed = append(printed, p.String())
	}
	if len(printed) == 1 {
		return printed[0] + " | " + command
	}
	return "{ " + strings.Join(printed, "; ") + "; } | " + command
}

// String returns the command of a shell that prints the text.
func (p piece) String() string {
	format := strings.NewReplacer(`\"`, `"`, "%", "%%").Replace(p.text[1 : len(p.text)-1])
	if p.n == 1 {
		return "printf " + quote(format)
	}
	return fmt.Sprintf("printf %s $(seq %d)", quote(format+"%.0s"), p.n)
}

func quote(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// shown is what a command says of a code.
type shown struct {
	src    diag.Source
	record string
	found  *ast.Diagnostic // nil for what has no place in a text
	output string          // all that the command writes
}

// run runs the command, and keeps the first finding of a code.
func (x example) run(code ast.Code, lang diag.Lang) (is shown) {
	var out strings.Builder
	s := streams{in: strings.NewReader(""), out: &out, err: &out}
	s.sees = func(src diag.Source, record string, d *ast.Diagnostic) {
		if is.found == nil && d.Code == code {
			is.src, is.record, is.found = src, record, d
		}
	}
	args := append([]string{x.args[0], "-j", "1", "--color", "never", "--lang", lang.String()}, x.args[1:]...)
	if x.quoted != nil {
		s.in = strings.NewReader(x.text)
	} else {
		args = append(args, x.text)
	}
	s.run(args)
	is.output = out.String()
	return is
}

// text returns what a person is shown.
func (s *shown) text(lang diag.Lang) string {
	if s.found == nil {
		return s.output
	}
	return string(diag.Append(nil, s.src, s.record, s.found, diag.Options{Lang: lang}))
}

// finding returns what a program is given, nil where there is none.
func (s *shown) finding(lang diag.Lang) *diag.Finding {
	if s.found == nil {
		return nil
	}
	f := diag.NewFinding(s.src, s.record, s.found, lang)
	return &f
}
