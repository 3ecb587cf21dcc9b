package dialects_test

import (
	"cmp"
	"flag"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// each is how many piece lists are read for one that is written in every
// language: reading by the text alone takes its time.
var each = flag.Int("each", 60, "write every nth piece list in every language")

// corporaBoards returns the boards of the files, each once, with one of the
// texts.
func corporaBoards(t *testing.T) map[ast.Board]string {
	t.Helper()
	boards := map[ast.Board]string{}
	for _, l := range forsythLines(t) {
		if rec, err := in(dialects.Forsyth, languageNamed(l.language+"-x-popeye")).Parse(l.text); err == nil {
			boards[rec.Board] = l.text
		}
	}
	for _, row := range rowsOf(t, "national/national-letters.tsv", len(nationals)) {
		if rec, err := nationalReader(t, row).Parse(row[2]); err == nil {
			boards[rec.Board] = row[2]
		}
	}
	list := in(dialects.Pieces, languageNamed("x-problem"))
	for i, c := range compositions(t) {
		if rec, err := list.Parse(c.list()); err == nil && i%*each == 0 {
			boards[rec.Board] = c.list()
		}
	}
	return boards
}

// isFairy reports whether men on a board are none of a game of chess.
func isFairy(b *ast.Board) bool {
	return !b.Neutral.IsEmpty() || slices.ContainsFunc(b.Squares[:], func(m ast.Man) bool { return m.Role() > ast.King })
}

// layouts are the ways in which boards are written.
var layouts = []struct {
	name      string
	dialect   *dialects.Dialect
	separator string
}{
	{"hyphens", dialects.Forsyth, dialects.Hyphens},
	{"slashes", dialects.Forsyth, "/"},
	{"running", dialects.Forsyth, ""},
	{"list", dialects.Pieces, ""},
}

// TestFilesInEveryLanguage writes the boards of all files in every language and
// every layout, and reads them in that language and by the text alone.
func TestFilesInEveryLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("SKIPPED: takes half a minute")
	}
	boards := corporaBoards(t)
	for _, layout := range layouts {
		t.Run(layout.name, func(t *testing.T) {
			t.Parallel()
			all := tallies{}
			for _, letters := range ast.Languages() {
				d, err := layout.dialect.In(letters)
				if err != nil {
					t.Logf("no diagrams in %s: %v", letters.Title, err)
					continue
				}
				for board, origin := range boards {
					all.speak(d, layout.separator, &board, origin)
				}
			}
			t.Logf("%d boards", len(boards))
			all.report(t)
		})
	}
}

// tallies count what came of texts. Those with a language are faults.
type tallies map[tallyKey]*tally

type tallyKey struct{ language, said string }

func (k tallyKey) compare(other tallyKey) int {
	return cmp.Or(cmp.Compare(k.said, other.said), cmp.Compare(k.language, other.language))
}

type tally struct {
	texts   int
	example string // the shortest
}

func (all tallies) add(fault, said, example string) {
	key := tallyKey{fault, said}
	one := all[key]
	if one == nil {
		one = &tally{}
		all[key] = one
	}
	if one.texts++; one.example == "" || len(example) < len(one.example) {
		one.example = example
	}
}

func (all tallies) report(t *testing.T) {
	t.Helper()
	for _, key := range slices.SortedFunc(maps.Keys(all), tallyKey.compare) {
		if one := all[key]; key.language != "" {
			t.Errorf("%6d texts in %s: %s, such as %s", one.texts, key.language, key.said, one.example)
		} else {
			t.Logf("%6d texts %s", one.texts, key.said)
		}
	}
}

// speak writes a board, and reads it in the same language and by the text
// alone.
func (all tallies) speak(d *dialects.Dialect, separator string, board *ast.Board, origin string) {
	language := d.Letters().Tag
	out, err := d.AppendBoard(nil, &ast.Record{Position: ast.Position{Board: *board}}, separator)
	text := string(out)
	switch {
	case err != nil && isFairy(board) && codesOf(err).Has(ast.NoLetterForMan):
		all.add("", "not written: no letter for a man of problem chess", origin)
		return
	case err != nil:
		all.add(language, "not written: "+err.Error(), origin)
		return
	}
	if back, err := d.Parse(text); err != nil {
		all.add(language, "not read back: "+codesOf(err).String(), text)
	} else if back.Board != *board {
		all.add(language, "read back as another board", text)
	}
	all.byItself(language, text, board)
}

// byItself reads a text with nothing else known. Men of problem chess are read
// in letters that are named, and not otherwise.
func (all tallies) byItself(language, text string, board *ast.Board) {
	switch said, ok := byItself(text, board); {
	case isFairy(board):
		all.add("", "with men of problem chess by itself "+said, text)
	case !ok:
		all.add(language, "by itself "+said, text)
	default:
		all.add("", "by itself "+said, text)
	}
}

// byItself reads a text with nothing else known, and says what came of it. It
// is a fault to read another board without a warning, and to refuse a text for
// anything but its languages. With slashes and the letters of FEN a text is a
// FEN, and its faults are FEN's.
func byItself(text string, want *ast.Board) (said string, ok bool) {
	rec, err := dialects.Auto.Parse(text)
	switch {
	case err != nil && codesOf(err).Has(ast.LettersAmbiguous):
		return "refused: letters-ambiguous", true
	case err != nil && strings.Contains(text, "/") && strings.Trim(text, "KQRBNPkqrbnp0123456789/") == "":
		return "refused as a FEN", true
	case err != nil && strings.Contains(text, " ") && !strings.ContainsAny(text, "-/:"):
		return "refused: blanks alone part nothing", true
	case err != nil:
		return "refused: " + codesOf(err).String(), false
	case rec.Board == *want:
		return "read", true
	case rec.Warnings.Has(ast.LettersAssumed), rec.Warnings.Has(ast.LettersNational):
		return "another board, with a warning", true
	case rec.Letters == nil:
		return "another board, a FEN", false
	}
	return "another board, in " + rec.Letters.Title, false
}
