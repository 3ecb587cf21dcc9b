package dialects_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// A position in JSON is read in any dialect and written as X-FEN.
func ExampleText() {
	type puzzle struct {
		Start dialects.Text
		End   dialects.Text `json:",omitzero"`
		Moves int
	}
	var p puzzle
	if err := json.Unmarshal([]byte(`{"Start": "r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 3 40", "Moves": 2}`), &p); err != nil {
		panic(err)
	}
	fmt.Println(p.Start.Turn, p.Start.CastlingRook(ast.White, ast.KingSide))
	text, err := json.Marshal(p)
	fmt.Println(string(text), err)
	err = json.Unmarshal([]byte(`{"Start": "r3k2r/8/8/8/8/8/8/R3K1R w GAha - 3 40"}`), &p)
	fmt.Println(err)
	// Output:
	// white g1
	// {"Start":"r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 3 40","Moves":2} <nil>
	// 19: rank-short
}

// TestTextOfRecords asks that the text of whatever a dialect reads as a
// position is one that reads as the same; those of games with pockets or check
// counts have none.
func TestTextOfRecords(t *testing.T) {
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, _ bool) {
		rec, err := d.Parse(c.Text)
		if err != nil {
			return
		}
		if !isPlain(variantOf(d)) || !isOrdinary(&rec.Board) { // TestTextOfNothing
			return
		}
		text, err := dialects.Text{Position: rec.Position}.MarshalText()
		if rec.Pockets != [2]ast.Pocket{} || rec.Checks != [2]uint8{} || !rec.Board.Promoted.IsEmpty() {
			if err == nil {
				t.Errorf("%v: %q marshals as %q", d, c.Text, text)
			}
			return
		}
		if err != nil || strings.Count(string(text), " ") != 5 {
			t.Errorf("%v: %q marshals as %q, %v", d, c.Text, text, err)
		}
		var back dialects.Text
		if err := back.UnmarshalText(text); err != nil || back.Position != rec.Position {
			t.Errorf("%v: %q marshals as %q, %v (-read +reread):\n%s", d, c.Text, text, err, cmp.Diff(rec.Position, back.Position))
		}
		if back.String() != string(text) {
			t.Errorf("%q becomes %q", text, back)
		}
	})
}

func TestTextReads(t *testing.T) {
	for text, want := range map[string]string{
		"4k3/8/8/8/8/8/8/4K3":                               "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
		"4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 9; bm Ke7;": "4k3/8/8/8/8/8/8/4K3 b - - 3 9",
		"r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1":             "r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1",
		" 4k3/8/8/8/8/8/8/4K3  W - - 00 1 \r":               "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
	} {
		var got dialects.Text
		if err := got.UnmarshalText([]byte(text)); err != nil || got.String() != want {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
	}
}

// TestTextRefuses asks for the errors of Parse, and that the position from
// before stays.
func TestTextRefuses(t *testing.T) {
	start := dialects.Text{Position: dialects.FEN.MustParse(dialects.FEN.Example).Position}
	for _, text := range []string{"x", " ", "4k3/8/8/8/8/8/8/4K2 x", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra", "null"} {
		got := start
		err := got.UnmarshalText([]byte(text))
		_, want := dialects.Auto.Parse(text)
		if err == nil || cmp.Diff(want, err) != "" || got != start {
			t.Errorf("%q: %q, %v, want %v", text, got, err, want)
		}
		var found ast.Diagnostics
		asJSON, _ := json.Marshal(text)
		if err := json.Unmarshal(asJSON, &got); !errors.As(err, &found) || got != start {
			t.Errorf("%s: %q, %v", asJSON, got, err)
		}
	}
}

func TestZeroText(t *testing.T) {
	var zero dialects.Text
	text, err := zero.MarshalText()
	if err != nil || len(text) > 0 || zero.String() != "" {
		t.Errorf("no board: %q, %v, %q", text, err, zero)
	}
	got := dialects.Text{Position: dialects.FEN.MustParse(dialects.FEN.Example).Position}
	if err := got.UnmarshalText(nil); err != nil || got != zero {
		t.Errorf("no text: %q, %v", got, err)
	}
	in := map[dialects.Text]*dialects.Text{zero: &zero, {Position: dialects.XFEN.MustParse(dialects.XFEN.Example).Position}: nil}
	asJSON, err := json.Marshal(in)
	if want := fmt.Sprintf(`{"":"",%q:null}`, dialects.XFEN.Example); err != nil || string(asJSON) != want {
		t.Errorf("%s, %v, want %s", asJSON, err, want)
	}
	var out map[dialects.Text]*dialects.Text
	if err := json.Unmarshal(asJSON, &out); err != nil || !cmp.Equal(in, out) {
		t.Errorf("%s: %v, %v", asJSON, out, err)
	}
}

// TestTextOfNothing asks that a position which X-FEN cannot hold is an error,
// and that String says so.
func TestTextOfNothing(t *testing.T) {
	noBoard := dialects.Text{Position: ast.Position{Turn: ast.Black}}
	neutral := dialects.Text{Position: dialects.FEN.MustParse(dialects.FEN.Example).Position}
	neutral.Board.Put(ast.MustParseSquare("d4"), ast.Piece{Role: ast.Queen, Color: ast.Neutral})
	wide := neutral
	wide.Board.Geometry.Files = 10
	twoSquares := &ast.Variant{Geometry: ast.Standard, Roles: ast.Chess.Roles, Passant: ast.TwoSquares}
	berolina := dialects.Text{Position: dialects.XFEN.For(twoSquares).MustParse("4k3/8/8/8/1P6/8/8/4K3 b - c3b4 0 1").Position}
	for want, text := range map[string]dialects.Text{"only a variant": berolina, "without board": noBoard, "no-letter-for-man": neutral, "board-size": wide} {
		if _, err := text.MarshalText(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
		if got := text.String(); !strings.HasPrefix(got, "no text: ") || !strings.Contains(got, want) {
			t.Errorf("%q, want %s", got, want)
		}
	}
}

func TestTextFlag(t *testing.T) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	start := dialects.Text{Position: dialects.FEN.MustParse(dialects.FEN.Example).Position}
	var from, to dialects.Text
	flags.TextVar(&from, "from", start, "the position to start `from`")
	flags.TextVar(&to, "to", dialects.Text{}, "the position to reach")
	if from != start || flags.Lookup("from").DefValue != dialects.FEN.Example {
		t.Errorf("by default from %q, %q", from, flags.Lookup("from").DefValue)
	}
	if err := flags.Parse([]string{"-to", dialects.Shredder.Example}); err != nil || to.String() != "r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1" {
		t.Errorf("to %q, %v", to, err)
	}
	if err := flags.Parse([]string{"-to", "x"}); err == nil || !strings.Contains(err.Error(), "not-a-record") {
		t.Errorf("x: %v", err)
	}
}
