package convert_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/google/go-cmp/cmp"
)

// mistakeCase is a block of testdata/mistakes.
type mistakeCase struct {
	place   string
	o       convert.CheckOptions
	record  string
	finds   []string
	more    bool
	fixed   string
	choices []string
}

func mistakeCases(t *testing.T) (cases []mistakeCase) {
	t.Helper()
	files, err := filepath.Glob("../testdata/mistakes/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for block := range strings.SplitSeq(string(data), "\n\n") {
			c := mistakeCase{place: filepath.Base(file), o: convert.CheckOptions{From: dialects.Auto}}
			for line := range strings.SplitSeq(strings.Trim(block, "\n"), "\n") {
				c.line(t, line)
			}
			if c.record != "" {
				cases = append(cases, c)
			}
		}
	}
	return cases
}

func (c *mistakeCase) line(t *testing.T, line string) {
	t.Helper()
	sign, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "" || line[0] == '#':
		c.place += ": " + strings.TrimPrefix(line, "# ")
	case sign == "@":
		c.option(t, rest)
	case c.record == "":
		c.record = line
	case sign == "=":
		c.fixed = strings.TrimPrefix(c.fixed+"\n"+rest, "\n")
	case sign == "~":
		c.choices = append(c.choices, rest)
	case line == "...":
		c.more = true
	default:
		c.finds = append(c.finds, line)
	}
}

func (c *mistakeCase) option(t *testing.T, line string) {
	t.Helper()
	name, value, _ := strings.Cut(line, " ")
	switch v, ok := ast.VariantNamed(value); {
	case name == "variant" && ok:
		c.o.From = c.o.From.For(v)
	case name == "level":
		level, err := ast.ParseLevel(value)
		if err != nil {
			t.Fatal(err)
		}
		c.o.Level = level
	default:
		t.Fatalf("%s: %s", c.place, line)
	}
}

// marked is a finding as testdata/mistakes has it: carets, the code, the message.
func marked(d *ast.Diagnostic, text string) string {
	indent := utf8.RuneCountInString(text[:d.Span.Start])
	carets := strings.Repeat("^", utf8.RuneCountInString(d.Span.Of(text)))
	if carets == "" {
		carets = "|"
	}
	return fmt.Sprintf("%*s%s %v | %s", indent, "", carets, d.Code, diag.Message(d, diag.English))
}

// TestMistakes runs testdata/mistakes.
func TestMistakes(t *testing.T) {
	for _, test := range mistakeCases(t) {
		c, f := checker(t, test.o), fixer(t, convert.FixOptions{CheckOptions: test.o})
		var rec ast.Record
		var finds, choices []string
		found := c.Check(&rec, test.record)
		for i := range found {
			finds = append(finds, marked(&found[i], test.record))
			for _, choice := range found[i].Choices {
				choices = append(choices, ast.Apply(test.record, choice))
			}
		}
		if test.more && len(finds) > len(test.finds) {
			finds = finds[:len(test.finds)]
		}
		if diff := cmp.Diff(test.finds, finds); diff != "" {
			t.Errorf("%s: %s: -want +got\n%s", test.place, test.record, diff)
		}
		if diff := cmp.Diff(test.choices, choices); diff != "" {
			t.Errorf("%s: %s: repairs that may be meant: -want +got\n%s", test.place, test.record, diff)
		}
		fixed := f.Fix(&rec, test.record).Text
		if want := test.fixed; want != "" && fixed != want || want == "" && fixed != test.record {
			t.Errorf("%s: %s: repaired %s, want %s", test.place, test.record, fixed, want)
		}
	}
}
