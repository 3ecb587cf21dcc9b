package dialects_test

import (
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// Diagrams of several lines.
var (
	seedLines = []string{"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP -", "TCBDRB1T"}
	rankLines = []string{"tsldklst", "bbbbbbbb", "8", "8", "8", "8", "BBBBBBBB", "TSLDKLST"}
	dashLines = []string{"tcbdrbct -", "pppppppp –", "32 -", "PPPPPPPP -", "TCBDRBCT"}
	listLines = []string{"Brancas: Rg1, Dd1, Pa2", "Pretas: Rg8, Tf8"}
	epdLines  = []string{"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 b - -"}
)

func textOf(lines ...[]string) string { return strings.Join(slices.Concat(lines...), "\n") }

// cuts are texts and the lines of their first record, where it may run over
// several (decisions, Forsyth and auto). Two headings with colons are one list even
// with faults: apart, each of its lines would lack a side besides.
var cuts = []struct {
	why   string
	text  string
	lines int
}{
	{"nothing", "", 0},
	{"one line", white, 1},
	{"one line and its end", white + "\n", 1},
	{"two records", textOf([]string{white, black}), 1},
	{"a blank line first", textOf([]string{""}, seedLines), 1},
	{"a hyphen at the end of a line", textOf(seedLines), 2},
	{"the same with more after it", textOf(seedLines, []string{"8", white}), 2},
	{"a hyphen at the end of each line, and a dash", textOf(dashLines, rankLines), 5},
	{"a hyphen at the end of a line, and CR", strings.Join(append(dashLines, white), "\r\n"), 5},
	{"a hyphen and a blank at the end of each line", textOf([]string{"tcbdrbct - ", "pppppppp -\t", "32 - ", "PPPPPPPP - "}, dashLines[4:], rankLines), 5},
	{"a hyphen after the 64th square", textOf([]string{textOf(dashLines) + " -"}, []string{white}), 5},
	{"a hyphen after the 64th square of a line", "tcbdrbct - pppppppp - 32 - PPPPPPPP - TCBDRBCT -\n" + white, 1},
	{"a hyphen before a blank line", textOf(dashLines[:2], []string{""}, dashLines[2:]), 2},
	{"a hyphen at the end of the text", "tcbdrbct -\n", 1},
	{"a hyphen before a comment", textOf(dashLines[:2], []string{"# a"}, dashLines[2:]), 2},
	{"a hyphen in a FEN", textOf(epdLines), 1},
	{"a hyphen in an EPD with operations", textOf([]string{"4k3/8/8/8/8/8/8/4K3 w - - c0 -", white}), 1},
	{"a hyphen after no rank", textOf([]string{"hello world -", white}), 1},
	{"single ranks", textOf(rankLines), 8},
	{"single ranks and a line end", textOf(rankLines) + "\n", 8},
	{"single ranks and CR", strings.Join(rankLines, "\r\n") + "\r\n", 8},
	{"single ranks up to a blank line", textOf(rankLines, []string{""}, rankLines), 8},
	{"single ranks up to a line of blanks", textOf(rankLines, []string{" \t"}, rankLines), 8},
	{"single ranks up to a line of CR", strings.Join(append(rankLines, "", white), "\r\n"), 8},
	{"fewer ranks", textOf(rankLines[:6], []string{""}, rankLines), 6},
	{"one rank", "8\n\n8", 1},
	{"single ranks, then something else", textOf(rankLines, []string{white}), 1},
	{"single ranks, then words", textOf(rankLines[:3], []string{"hello world"}, rankLines), 1},
	{"single ranks, one with a neutral king (Popeye)", textOf([]string{"4=k3"}, rankLines[1:]), 8},
	{"settings of a program", "nFold=0\nnMove=0\n\n", 1},
	{"a FEN, then single ranks", textOf([]string{white}, rankLines), 1},
	{"32 ranks", strings.Repeat("k7\n", 32), 32},
	{"White's men, then Black's", textOf(listLines), 2},
	{"Black's men, then White's", textOf([]string{listLines[1], listLines[0]}), 2},
	{"letters apart from their squares", "Brancas: R g1, D d1\nPretas: R g8", 2},
	{"a letter without a square", "Brancas: R g1, D\nPretas: R g8", 2},
	{"words between squares", "Brancas: Rg1 and then a2\nPretas: Rg8", 2},
	{"a letter without a square, no colons", "Brancas R g1, D\nPretas R g8", 1},
	{"words between squares, no colons", "Brancas Rg1 and then a2\nPretas Rg8", 1},
	{"a heading with a colon, then words", "Brancas: Rg1, Xz9\nand so on", 1},
	{"the number of men in each heading", "Brancas (3): Re1, Db3, c2.\nPretas (1): Re8.", 2},
	{"White's men, then White's", textOf([]string{listLines[0], listLines[0]}), 1},
	{"two lists", textOf(listLines, listLines), 2},
	{"lists of one line", textOf([]string{strings.Join(listLines, "; ")}, listLines), 1},
	{"a list, then a FEN", textOf(listLines, epdLines), 2},
	{"White's men, then a blank line", textOf(listLines[:1], []string{""}, listLines[1:]), 1},
}

// firstLines returns some lines without the last line end, and with it.
func firstLines(text string, n int) (record, whole string) {
	lines := strings.SplitAfterN(text, "\n", n+1)
	whole = strings.Join(lines[:min(n, len(lines))], "")
	return strings.TrimSuffix(whole, "\n"), whole
}

func TestCut(t *testing.T) {
	for _, test := range cuts {
		for _, d := range []*dialects.Dialect{dialects.Auto, dialects.Forsyth, dialects.Pieces} {
			want, whole := firstLines(test.text, test.lines)
			if got, size := d.Cut(test.text); got != want || size != len(whole) {
				t.Errorf("%s: %v cuts %q, %d bytes, want %q, %d bytes", test.why, d, got, size, want, len(whole))
			}
		}
		for _, d := range []*dialects.Dialect{dialects.FEN, dialects.XFEN, dialects.Shredder, dialects.EPD} {
			want, whole := firstLines(test.text, 1)
			if got, size := d.Cut(test.text); got != want || size != len(whole) {
				t.Errorf("%s: %v cuts %q, %d bytes, want a line", test.why, d, got, size)
			}
		}
	}
}

// TestCutNumbers asks for a line where all are numbers, which may be those of
// Chess960, unless they are known to be ranks.
func TestCutNumbers(t *testing.T) {
	ranks := strings.Repeat("8\n", 8)
	for d, want := range map[*dialects.Dialect]int{dialects.Auto: 2, dialects.Forsyth: len(ranks)} {
		if _, size := d.Cut(ranks); size != want {
			t.Errorf("%v: %d bytes, want %d", d, size, want)
		}
	}
}

// TestCutLooksAhead asks that no record has more than 32 lines.
func TestCutLooksAhead(t *testing.T) {
	for _, line := range []string{"k8\n", "1k -\n", "k\n"} {
		for n := 31; n < 70; n++ {
			text := strings.Repeat(line, n)
			got, _ := dialects.Auto.Cut(text)
			if lines := strings.Count(got, "\n") + 1; lines > 32 {
				t.Errorf("%q, %d times: a record of %d lines", line, n, lines)
			}
		}
	}
}

// TestRecordsOfLines reads records of several lines from a stream, which may
// come byte by byte: the text of each.
func TestRecordsOfLines(t *testing.T) {
	seed, ranks, dashes, list := textOf(seedLines), textOf(rankLines), textOf(dashLines), textOf(listLines)
	for _, test := range []struct {
		why, text string
		want      []string
	}{
		{"diagrams with a blank line between them", ranks + "\n\n" + ranks + "\n \n\n" + ranks + "\n", []string{ranks, ranks, ranks}},
		{"comments between them", "# a\n" + ranks + "\n\n# b\n% c\n" + seed + "\n", []string{ranks, seed}},
		{"lines that end in hyphens", seed + "\n" + dashes + "\n" + seed + "\n", []string{seed, dashes, seed}},
		{"lists", list + "\n" + list + "\n" + white + "\n", []string{list, list, white}},
		{"EPD", textOf(epdLines, epdLines) + "\n", slices.Concat(epdLines, epdLines)},
		{"everything", white + "\n" + seed + "\n" + textOf(epdLines) + "\n" + list + "\n" + ranks + "\n\n" + black + "\n", slices.Concat(
			[]string{white, seed}, epdLines, []string{list, ranks, black})},
		{"CR LF", strings.ReplaceAll(seed+"\n"+ranks+"\n\n"+list+"\n", "\n", "\r\n"), []string{
			strings.ReplaceAll(seed+"\n", "\n", "\r\n"), strings.ReplaceAll(ranks+"\n", "\n", "\r\n"), strings.ReplaceAll(list+"\n", "\n", "\r\n"),
		}},
		{"no line end", ranks + "\n\n" + seed, []string{ranks, seed}},
	} {
		var got, errs []string
		for rec, err := range dialects.Auto.Records(iotest.OneByteReader(strings.NewReader(test.text))) {
			if err != nil && !strings.Contains(err.Error(), ast.NewlineMissing.String()) {
				errs = append(errs, err.Error())
			}
			got = append(got, rec.Text)
		}
		var want []string
		for _, text := range test.want { // the CR before the last line end is of the record
			want = append(want, strings.TrimSuffix(text, "\n"))
		}
		if diff := cmp.Diff(want, got); diff != "" || errs != nil {
			t.Errorf("%s: %q (-want +got):\n%s", test.why, errs, diff)
		}
	}
}
