package lint_test

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestPrograms asks that each program has a name of its own, that what is written for it
// is there to be written, and that something is known of it.
func TestPrograms(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range lint.Programs() {
		for _, name := range append([]string{p.Name}, p.Aliases...) {
			if got, ok := lint.Named(name); seen[name] || !ok || got != p {
				t.Errorf("%s is the name of %v", name, got)
			}
			seen[name] = true
		}
		for _, name := range []string{p.Chess, p.Chess960} {
			if _, ok := dialects.Named(name); !ok {
				t.Errorf("%s: no dialect is called %s", p.Name, name)
			}
		}
		if !slices.Contains([]string{"always", "xfen", "legal"}, p.EnPassant) || p.Checks != "remaining" && p.Checks != "lichess" {
			t.Errorf("%s: en passant %q, checks %q", p.Name, p.EnPassant, p.Checks)
		}
		if p.Version == "" || len(p.Rows()) == 0 {
			t.Errorf("%s: version %q, %d rows", p.Name, p.Version, len(p.Rows()))
		}
	}
	if _, ok := lint.Named("Stockfish"); !ok {
		t.Error("case counts")
	}
	if _, ok := lint.Named("crafty"); ok {
		t.Error("crafty is known")
	}
}

// TestFeatures asks that each feature has a name of its own and a row.
func TestFeatures(t *testing.T) {
	told := map[*lint.Feature]bool{}
	for _, p := range lint.Programs() {
		for _, r := range p.Rows() {
			told[r.Feature()] = true
		}
	}
	names := map[ast.Phrase]bool{}
	for _, f := range lint.Features() {
		if !told[f] || names[f.Name] {
			t.Errorf("%s: in a row %v, twice %v", f.Name, told[f], names[f.Name])
		}
		names[f.Name] = true
	}
}

// TestMode reads the game off the castling rights where none is named.
func TestMode(t *testing.T) {
	for _, c := range []struct {
		text string
		v    *ast.Variant
		want *ast.Variant
	}{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", nil, ast.Chess},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", nil, ast.Chess960},
		{"4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", nil, ast.Chess},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ast.DoubleChess960, ast.Chess960},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", ast.Atomic, ast.Atomic},
	} {
		rec := dialects.Auto.For(c.v).MustParse(c.text)
		if got := lint.ModeOf(&rec, c.v); got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got.Name, c.want.Name)
		}
	}
}

// FuzzDiagnose asks that every finding is in the text, whatever the text is.
func FuzzDiagnose(f *testing.F) {
	for _, text := range []string{
		"4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1", "4k3/8/8/8/8/8/8/4K3", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 3; fmvn 7;",
		"4k3/8/8/8/3Pp3/8/8/4K3 b - D3 0 1 ;", "8 - 8 - 8 - 8 - 8 - 8 - 8 - 4K3", "/4k3/44/8/8/8/8/4P3/KRRR4/ W BQqk d6 01 0",
	} {
		f.Add(text)
	}
	var readers []*dialects.Dialect
	for _, v := range append(slices.Clone(ast.Variants), nil) {
		readers = append(readers, dialects.Auto.For(v))
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, reader := range readers {
			var rec ast.Record
			if reader.ParseInto(&rec, text) != nil {
				continue
			}
			for _, d := range lint.Diagnose(&rec, reader.Variant(), lint.Programs()) {
				if d.Span.Start < 0 || d.Span.End < d.Span.Start || int(d.Span.End) > len(text) || len(d.Args) < 3 {
					t.Errorf("%q: %v %v", text, d, d.Args)
				}
			}
		}
	})
}
