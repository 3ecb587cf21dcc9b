package rules_test

import (
	"bufio"
	"flag"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// mostNodes bounds the counts that are repeated beyond a depth of 3. A long run
// is go test ./rules -run Perft -nodes 100000000 -timeout 0.
var mostNodes = flag.Uint64("nodes", 20_000, "repeat perft counts up to this many beyond depth 3")

// perft is a position with the known counts of its games, by plies.
type perft struct {
	record string
	counts map[int]uint64
}

func (p *perft) set(plies, count string) {
	n, err := strconv.ParseUint(count, 10, 64)
	d, errPlies := strconv.Atoi(plies)
	if err == nil && errPlies == nil {
		p.counts[d] = n
	}
}

// perftCount is how the files write a count: D3 8902, perft3 8902, perft 3 8902.
var perftCount = regexp.MustCompile(`\b(?:D|perft) ?(\d+) (\d+)`)

// readPerft reads a file of counts: a record and its counts on one line, or the
// form of python-chess, a line each. Files of the form record;20;400 have their
// counts in the order of the plies, files of the form record;3;8902 one a line.
func readPerft(t *testing.T, path string) (list []perft) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if record, ok := strings.CutPrefix(line, "epd "); ok {
			list = append(list, perft{strings.TrimSpace(record), map[int]uint64{}})
			continue
		}
		record, rest, _ := strings.Cut(line, ";")
		if at := perftCount.FindStringIndex(line); at != nil {
			record, rest = strings.TrimRight(line[:at[0]], "; \t"), line[at[0]:]
		}
		if line == "" || line[0] == '#' || strings.HasPrefix(line, "id ") {
			continue
		}
		if record != "" {
			list = append(list, perft{strings.TrimSpace(record), map[int]uint64{}})
		}
		last := &list[len(list)-1]
		for _, c := range perftCount.FindAllStringSubmatch(rest, -1) {
			last.set(c[1], c[2])
		}
		switch words := strings.Split(rest, ";"); {
		case len(last.counts) > 0:
		case len(words) == 2:
			last.set(words[0], words[1])
		default:
			for i, word := range words {
				last.set(strconv.Itoa(i+1), word)
			}
		}
	}
	if lines.Err() != nil {
		t.Fatal(lines.Err())
	}
	return list
}

// run repeats the counts up to a number of games, and those of 3 plies.
func (p *perft) run(t *testing.T, v *ast.Variant, most uint64) (repeated int) {
	rec, err := dialects.Auto.For(v).Parse(p.record)
	if err != nil {
		t.Errorf("%s: %v", p.record, err)
		return 0
	}
	state, err := rules.New(&rec.Position, v)
	if err != nil {
		t.Errorf("%s: %v", p.record, err)
		return 0
	}
	if _, shallow := p.counts[1]; !shallow {
		most = max(most, 2_000_000) // made for one deep count
	}
	for plies, want := range p.counts {
		if plies > 3 && want > most {
			continue
		}
		repeated++
		if got := state.Perft(plies); got != want {
			t.Errorf("%s: %d plies: %d games, want %d", p.record, plies, got, want)
		}
	}
	return repeated
}

// perftFiles are the files of counts among the real files, and their games. The
// files of Ethereal's first years, of Chess Tango and of spell chess hold no
// counts of any game known here.
var perftFiles = []struct {
	name    string
	variant *ast.Variant
}{
	{"blunder/perft_suite.epd", ast.Chess},
	{"dartchess/impossible-checker.perft", ast.Chess},
	{"dartchess/tricky.perft", nil},
	{"ethereal/standard.epd", ast.Chess},
	{"ethereal/fischer.epd", ast.Chess960},
	{"ethereal-old/perfttests.txt", ast.Chess},
	{"frankwalter/perftsuite.epd", ast.Chess},
	{"jw1912/perft_results.txt", ast.Chess},
	{"myteacher/perftsuite.epd", ast.Chess},
	{"pinkus/perftsuite.epd", ast.Chess},
	{"pychess/frc_perftsuite.epd", nil},
	{"pychess/perftsuite.epd", ast.Chess},
	{"pychess/perftsuite2.epd", ast.Chess},
	{"python-chess/3check.perft", ast.ThreeCheck},
	{"python-chess/atomic.perft", ast.Atomic},
	{"python-chess/chess960.perft", ast.Chess960},
	{"python-chess/crazyhouse.perft", ast.Crazyhouse},
	{"python-chess/giveaway.perft", ast.Giveaway},
	{"python-chess/horde.perft", ast.Horde},
	{"python-chess/racingkings.perft", ast.RacingKings},
	{"python-chess/random.perft", ast.Chess},
	{"python-chess/tricky.perft", nil},
	{"scalachess/tricky.perft", nil},
	{"senjo/perftsuite.epd", ast.Chess},
	{"shakmaty/chess960.perft", ast.Chess960},
	{"shakmaty/crazyhouse.perft", ast.Crazyhouse},
	{"shakmaty/racingkings.perft", ast.RacingKings},
	{"shakmaty/tricky.perft", nil},
	{"theodhor/perft_suite.txt", ast.Chess},
	{"viridithas/frcperftsuite.epd", ast.Chess960},
	{"viridithas/perftsuite.epd", ast.Chess},
	{"weiss/perftsuite.epd", ast.Chess},
}

// TestPerft repeats the counts of testdata/perft, a file a variant; xfen.txt is
// for no variant in particular.
func TestPerft(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("..", "testdata", "perft", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, name := range names {
		v, ok := ast.VariantNamed(strings.TrimSuffix(filepath.Base(name), ".txt"))
		if ok {
			seen++
		}
		for _, p := range readPerft(t, name) {
			if repeated := p.run(t, v, math.MaxUint64); repeated == 0 {
				t.Errorf("%s: %s: no counts", name, p.record)
			}
		}
	}
	if seen != 8 {
		t.Errorf("counts of %d variants, want 8", seen)
	}
}

func TestPerftOfRealFiles(t *testing.T) {
	folder := filepath.Join("..", "..", "shared", "corpora", "perft")
	if _, err := os.Stat(folder); err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	for _, f := range perftFiles {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			counts, positions := 0, readPerft(t, filepath.Join(folder, f.name))
			for i := range positions {
				counts += positions[i].run(t, f.variant, *mostNodes)
			}
			t.Logf("%d positions, %d counts", len(positions), counts)
			if counts == 0 {
				t.Error("no counts")
			}
		})
	}
}
