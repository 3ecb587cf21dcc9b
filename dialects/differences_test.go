package dialects_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// reading is what a dialect makes of a text: the rooks that may castle, and the
// codes of what it finds, by the alphabet. A record that is refused has no rooks.
type reading struct{ rights, codes string }

const refused = "refused"

// readers are the dialects of the table of differences.
var readers = map[string]*dialects.Dialect{
	"fen": dialects.FEN, "xfen": dialects.XFEN, "shredder": dialects.Shredder, "epd": dialects.EPD, "auto": dialects.Auto,
	"chess": dialects.FEN.For(ast.Chess), "chess960": dialects.XFEN.For(ast.Chess960), "dfrc": dialects.XFEN.For(ast.DoubleChess960),
}

func read(d *dialects.Dialect, text string) reading {
	var codes []string
	for _, f := range d.Diagnose(text) {
		codes = append(codes, f.Code.String())
	}
	slices.Sort(codes)
	got := reading{refused, strings.Join(slices.Compact(codes), " ")}
	if rec, err := d.Parse(text); err == nil {
		var rooks []string
		for square := range rec.Castling.All() {
			rooks = append(rooks, square.String())
		}
		got.rights = strings.Join(rooks, " ")
	}
	return got
}

// differences are texts that the dialects read in different ways.
var differences = []struct {
	text, why string
	read      map[string]reading
}{
	{
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 40",
		"K is the outermost rook of the king side. Standard FEN means h1, but a record does not say that it is of an " +
			"orthodox game: only who knows it drops the right. Shredder-FEN has no K.",
		map[string]reading{
			"fen": {"g1", "needs-chess960"}, "xfen": {"g1", "needs-chess960"},
			"shredder": {"g1", "castling-wing-letter needs-chess960"}, "epd": {"g1", "counters-in-epd needs-chess960"},
			"chess": {"", "right-not-orthodox"}, "chess960": {"g1", ""}, "auto": {"g1", "needs-chess960"},
		},
	},
	{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
		"Files of rooks are Shredder-FEN. X-FEN has them for inner rooks alone, standard FEN not at all; both know " +
			"which rooks are meant.",
		map[string]reading{
			"fen":      {"a1 h1 a8 h8", "castling-file-letter"},
			"xfen":     {"a1 h1 a8 h8", "castling-file-letter"},
			"shredder": {"a1 h1 a8 h8", ""}, "auto": {"a1 h1 a8 h8", ""},
		},
	},
	{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah -",
		"The UCI protocol's own example ascends; that order is Shredder-FEN's alone. EPD takes castling in any letters.",
		map[string]reading{
			"fen":      {"a1 h1 a8 h8", "castling-file-letter castling-order counters-missing"},
			"xfen":     {"a1 h1 a8 h8", "castling-file-letter castling-order counters-missing"},
			"shredder": {"a1 h1 a8 h8", "counters-missing"}, "epd": {"a1 h1 a8 h8", ""}, "auto": {"a1 h1 a8 h8", ""},
		},
	},
	{
		"r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1",
		"G is an inner rook: X-FEN writes just that. Standard FEN has no letter for it, and another rook's is never " +
			"taken. Shredder-FEN would write GAha.",
		map[string]reading{
			"fen": {refused, "castling-not-standard"}, "chess": {refused, "castling-not-standard"},
			"xfen": {"a1 g1 a8 h8", ""}, "shredder": {"a1 g1 a8 h8", "castling-wing-letter"},
			"auto": {"a1 g1 a8 h8", ""}, "chess960": {"a1 g1 a8 h8", "needs-dfrc"}, "dfrc": {"a1 g1 a8 h8", ""},
		},
	},
	{
		"r3k2r/8/8/8/8/8/8/R3K1RR w KQkq - 0 1",
		"The same men with KQkq: the right is h1's, in every dialect that has K.",
		map[string]reading{
			"fen": {"a1 h1 a8 h8", ""}, "xfen": {"a1 h1 a8 h8", ""}, "chess": {"a1 h1 a8 h8", ""}, "auto": {"a1 h1 a8 h8", ""},
			"shredder": {"a1 h1 a8 h8", "castling-wing-letter"},
		},
	},
	{
		"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1",
		"A start of double Chess960: KQkq does not say so, and Chess960 has no such game.",
		map[string]reading{
			"fen": {"f1 h1 a8 c8", "needs-dfrc"}, "xfen": {"f1 h1 a8 c8", "needs-dfrc"}, "auto": {"f1 h1 a8 c8", "needs-dfrc"},
			"chess":    {"", "right-not-orthodox"},
			"chess960": {"f1 h1 a8 c8", "needs-dfrc"}, "dfrc": {"f1 h1 a8 c8", ""},
		},
	},
	{
		"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFca - 0 1",
		"The same in files of rooks: they say that the game is none of orthodox chess.",
		map[string]reading{
			"fen":      {refused, "castling-not-standard"},
			"xfen":     {"f1 h1 a8 c8", "castling-file-letter"},
			"shredder": {"f1 h1 a8 c8", ""}, "epd": {"f1 h1 a8 c8", "counters-in-epd"}, "auto": {"f1 h1 a8 c8", ""},
		},
	},
	{
		"4k3/8/8/8/8/8/8/4K3 w - -",
		"Four fields are a record of EPD; FEN has two more.",
		map[string]reading{
			"fen": {"", "counters-missing"}, "xfen": {"", "counters-missing"}, "shredder": {"", "counters-missing"},
			"epd": {"", ""}, "auto": {"", ""},
		},
	},
	{
		"4k3/8/8/8/8/8/8/4K3 w - - bm Ke2;",
		"Operations belong to EPD.",
		map[string]reading{
			"fen": {"", "operations-in-fen"}, "xfen": {"", "operations-in-fen"}, "shredder": {"", "operations-in-fen"},
			"epd": {"", ""}, "auto": {"", ""},
		},
	},
	{
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Ke2;",
		"Six fields and operations: each dialect misses its own. Where any dialect will do, they are of none.",
		map[string]reading{
			"fen": {"", "operations-in-fen"}, "xfen": {"", "operations-in-fen"}, "shredder": {"", "operations-in-fen"},
			"epd": {"", "counters-in-epd"}, "auto": {"", "operations-in-fen"},
		},
	},
	{
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1 Anand Carlsen",
		"Text that no standard names as an opcode is an operation in EPD alone, where nothing else can stand.",
		map[string]reading{
			"fen": {refused, "field-extra"}, "shredder": {refused, "field-extra"}, "auto": {refused, "field-extra"},
			"epd": {"", "counters-in-epd semicolon-missing"},
		},
	},
}

func TestDifferences(t *testing.T) {
	for _, test := range differences {
		for name, want := range test.read {
			if diff := cmp.Diff(want, read(readers[name], test.text), cmp.AllowUnexported(reading{})); diff != "" {
				t.Errorf("%s reads %q (-want +got):\n%s%s", name, test.text, diff, test.why)
			}
		}
	}
}

// TestDifferencesDiffer asks that each text of the table is read in more than
// one way.
func TestDifferencesDiffer(t *testing.T) {
	for _, test := range differences {
		ways := map[reading]bool{}
		for _, r := range test.read {
			ways[r] = true
		}
		if len(ways) < 2 {
			t.Errorf("%q is read in one way", test.text)
		}
	}
}
