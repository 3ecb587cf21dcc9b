package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// noCommand are the codes that no command finds: other boards than those of the
// variants are for programs alone.
var noCommand = map[ast.Code]bool{ast.BoardSize: true}

// TestExamples runs the example of every code, which has to find it where the carets
// are.
func TestExamples(t *testing.T) {
	for _, code := range ast.AllCodes() {
		x, ok, err := exampleOf(code)
		if err != nil {
			t.Fatal(err)
		}
		if ok == noCommand[code] {
			t.Errorf("%v: an example %v, want %v", code, ok, !ok)
		}
		if !ok {
			continue
		}
		is := x.run(code, diag.English)
		switch {
		case x.marks == "" && is.found == nil:
			if !saysInGeneral(is.output, code) {
				t.Errorf("%v: %s: no such finding, but\n%s", code, x, is.output)
			}
		case is.found == nil:
			t.Errorf("%v: %s: not found, but\n%s", code, x, is.output)
		default:
			want, err := x.span()
			if got := is.place(x.text); err != nil || got != want {
				t.Errorf("%v: %s: found at %v, want %v, %v: %q", code, x, got, want, err, is.found.Span.Of(is.record))
			}
		}
	}
}

// saysInGeneral reports whether an output has all parts of the message of a code, in
// their order.
func saysInGeneral(output string, code ast.Code) bool {
	for part := range strings.SplitSeq(diag.Summary(code, diag.English), diag.Ellipsis) {
		_, after, found := strings.Cut(output, part)
		if !found {
			return false
		}
		output = after
	}
	return true
}

// place returns where the finding is in the whole input.
func (s *shown) place(input string) ast.Span {
	before := int32(0)
	for range max(s.src.Line, 1) - 1 {
		before += int32(strings.IndexByte(input[before:], '\n') + 1)
	}
	return s.found.Span.Shifted(before)
}

// span returns what the carets mark in the text.
func (x *example) span() (ast.Span, error) {
	if !strings.ContainsAny(x.marks, "^|") {
		return ast.ParseSpan(x.marks)
	}
	start, marks := strings.IndexAny(x.marks, "^|"), strings.TrimLeft(x.marks, " ")
	end := start + len(marks)
	if marks == "|" {
		end = start
	}
	from, err := x.offset(start)
	if err != nil {
		return ast.Span{}, err
	}
	to, err := x.offset(end)
	return ast.Span{Start: int32(from), End: int32(to)}, err
}

// offset returns where a column of the line is in the text.
func (x *example) offset(column int) (int, error) {
	shown := []rune(x.line)
	if column > len(shown) {
		return 0, fmt.Errorf("column %d is beside the text", column)
	}
	before := string(shown[:column])
	if x.quoted == nil {
		return len(before), nil
	}
	text, _, err := unquote(before + `"`)
	return len(text), err
}
