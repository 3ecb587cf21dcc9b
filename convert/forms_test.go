package convert_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// TestForms runs testdata/convert: a record, then for each target what comes
// out and what is reported.
func TestForms(t *testing.T) {
	files, err := filepath.Glob("../testdata/convert/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		record := ""
		for number, line := range strings.Split(string(data), "\n") {
			switch {
			case line == "", line[0] == '#':
			case strings.HasPrefix(line, "< "):
				record = unquote(line[2:])
			default:
				where := fmt.Sprintf("%s:%d", filepath.Base(file), number+1)
				t.Run(where, func(t *testing.T) { testForm(t, record, line) })
			}
		}
	}
}

func unquote(text string) string {
	if s, err := strconv.Unquote(text); err == nil {
		return s
	}
	return text
}

func testForm(t *testing.T, record, line string) {
	settings, want, accept := strings.Cut(line, " > ")
	if !accept {
		settings, want, _ = strings.Cut(line, " ! ")
	}
	out, report, err := convert.Text(record, options(t, settings))
	got := unquote(out) + reported(report)
	if err != nil {
		got = codes(err)
	}
	parts := strings.Split(want, " | ")
	parts[0] = unquote(parts[0])
	if diff := cmp.Diff(strings.Join(parts, " | "), got); diff != "" {
		t.Errorf("%s %s: -want +got\n%s", record, settings, diff)
	}
}

func options(t *testing.T, settings string) convert.Options {
	o := convert.Options{From: dialects.Auto}
	var variant *ast.Variant
	strict, letters := false, ""
	for _, word := range strings.Fields(settings) {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "from":
			o.From, _ = dialects.Named(value)
		case "to":
			o.To, _ = dialects.Named(value)
		case "form":
			o.Form = map[string]grammar.Form{"fen": grammar.FENForm, "epd": grammar.EPDForm}[value]
		case "order":
			o.Order = grammar.FileOrder
		case "checks":
			o.Checks = map[string]convert.Checks{"remaining": convert.RemainingChecks, "lichess": convert.LichessChecks}[value]
		case "ep":
			o.EnPassant = map[string]convert.EnPassant{
				"keep": convert.KeepEnPassant, "always": convert.AlwaysEnPassant, "xfen": convert.XFENEnPassant, "legal": convert.LegalEnPassant,
			}[value]
		case "transform":
			o.Transform = map[string]ast.Transform{
				"mirror": ast.Mirror, "flip": ast.Flip, "rotate": ast.Rotate, "swap-colors": ast.SwapColors,
			}[value]
		case "loss":
			o.RefuseLoss = true
		case "variant":
			variant, _ = ast.VariantNamed(value)
		case "strict":
			strict = true
		case "letters":
			letters = value
		case "to-letters":
			o.Letters = named(t, value)
		case "sep":
			separator := strings.NewReplacer("_", " ", `\n`, "\n").Replace(value)
			o.Separator = &separator
		case "turn":
			o.Given.Fields = o.Given.Fields.With(ast.TurnField)
			o.Given.Turn = map[string]ast.Color{"b": ast.Black}[value]
		case "castling":
			o.Given.Fields, o.Given.Castling = o.Given.Fields.With(ast.CastlingField), value
			o.Given.Infer = value == "infer"
		case "counters":
			o.Given.Fields = o.Given.Fields.With(ast.HalfmoveField).With(ast.FullmoveField)
			fmt.Sscanf(value, "%d,%d", &o.Given.Halfmove, &o.Given.Fullmove)
		case "auto":
		default:
			t.Fatalf("no such setting: %s", word)
		}
	}
	o.From = o.From.For(variant)
	if letters != "" {
		var err error
		if o.From, err = o.From.In(named(t, letters)); err != nil {
			t.Fatal(err)
		}
	}
	if strict {
		o.From = o.From.Strict()
	}
	return o
}

func named(t *testing.T, tag string) *ast.Letters {
	l, err := dialects.LettersNamed(tag)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func reported(r convert.Report) string {
	out := ""
	for i, notes := range [][]convert.Note{r.Changed, r.Assumed, r.Lost} {
		if len(notes) == 0 {
			continue
		}
		out += " | " + [...]string{"changed:", "assumed:", "lost:"}[i]
		for _, n := range notes {
			if word := n.Field.String(); n.Code == n.Kind.Code(n.Field) && n.Kind != convert.Unkept {
				out += " " + word
			} else { // a reason
				out += " (" + n.Code.String() + ")"
			}
		}
	}
	return out
}

func codes(err error) string {
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		return err.Error()
	}
	var list []string
	for _, d := range found {
		list = append(list, d.Code.String())
	}
	return strings.Join(list, " ")
}
