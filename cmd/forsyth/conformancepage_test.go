package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
	gocmp "github.com/google/go-cmp/cmp"
)

// adapters is the folder of the adapters, from this one.
var adapters = filepath.Join("..", "..", "docs", "conformance")

// npmPeers are the programs that node.mjs asks.
var npmPeers = []string{"chessops", "chess.js", "kokopu"}

// page is docs/conformance.md. What stands there between <!-- name --> and <!-- end --> is
// made from the suite, its schema and runs of programs; -update rewrites it.
type page struct {
	t     *testing.T
	path  string
	parts map[string]string // what is made, by name
}

// check compares the parts that were made with the page.
func (p *page) check() {
	p.t.Helper()
	data, err := os.ReadFile(p.path)
	if err != nil {
		p.t.Fatal(err)
	}
	text := string(data)
	for _, name := range slices.Sorted(maps.Keys(p.parts)) {
		head := "<!-- " + name + " -->\n"
		before, rest, ok := strings.Cut(text, head)
		is, after, ends := strings.Cut(rest, "<!-- end -->")
		if !ok || !ends {
			p.t.Errorf("%s: no place for %s", p.path, name)
			continue
		}
		if diff := gocmp.Diff(strings.Split(is, "\n"), strings.Split(p.parts[name], "\n")); diff != "" && !*update {
			p.t.Errorf("%s (-file +made):\n%s", name, diff)
		}
		text = before + head + p.parts[name] + "<!-- end -->" + after
	}
	if *update {
		if err := os.WriteFile(p.path, []byte(text), 0o666); err != nil {
			p.t.Fatal(err)
		}
	}
}

// TestConformancePage compares the page with the suite and with runs of the programs that
// can be run here.
func TestConformancePage(t *testing.T) {
	path, err := filepath.Abs(filepath.Join("..", "..", "docs", "conformance.md"))
	if err != nil {
		t.Fatal(err)
	}
	p := page{t: t, path: path, parts: map[string]string{"form": formTable(t), "files": filesTable(t)}}
	own := newScoreboard()
	for _, a := range ownAnswers(t) {
		r := resultOf(a.Case, &a.heard)
		own.add(a.topic, &r)
	}
	rows := []string{summaryRow("Forsyth", "this one", own)}
	p.parts["scoreboard forsyth"] = scoreboardBlock(own, "")
	if hasPeers(t) {
		t.Chdir(adapters)
		for _, name := range npmPeers {
			peer := peer{words: []string{"node", "node.mjs", name}, timeout: time.Minute, stderr: io.Discard}
			board := boardOf(t, peer.ask)
			peer.stop()
			rows = append(rows, summaryRow(name, versionOf(t, name), board))
			p.parts["scoreboard "+name] = scoreboardBlock(board, " --against 'node node.mjs "+name+"'")
		}
		p.parts["summary"] = summaryHead + strings.Join(rows, "")
	}
	p.check()
}

// hasPeers reports whether the programs of npm are installed beside their adapter.
func hasPeers(t *testing.T) bool {
	t.Helper()
	_, noNode := exec.LookPath("node")
	_, noModules := os.Stat(filepath.Join(adapters, "node_modules"))
	if err := cmp.Or(noNode, noModules); err != nil {
		t.Logf("SKIPPED: the programs of npm (npm install in docs/conformance): %v", err)
		return false
	}
	return true
}

// versionOf returns the version of a program that is installed, which has to be that of
// package.json.
func versionOf(t *testing.T, name string) string {
	t.Helper()
	var wanted struct{ Dependencies map[string]string }
	var installed struct{ Version string }
	readJSON(t, "package.json", &wanted)
	readJSON(t, filepath.Join("node_modules", name, "package.json"), &installed)
	if wanted.Dependencies[name] != installed.Version {
		t.Errorf("%s %s is installed, want %s", name, installed.Version, wanted.Dependencies[name])
	}
	return installed.Version
}

func readJSON(t *testing.T, path string, value any) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, value)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// boardOf asks about the whole suite.
func boardOf(t *testing.T, ask asker) *scoreboard {
	t.Helper()
	board := newScoreboard()
	askSuite(t, ask, func(topic string, c *conformance.Case, heard *reaction) {
		r := resultOf(c, heard)
		board.add(topic, &r)
	})
	return board
}

// scoreboardBlock is what the command prints.
func scoreboardBlock(b *scoreboard, flags string) string {
	var text strings.Builder
	b.print(&text) // to a builder: no error
	return "```\n$ forsyth conformance" + flags + "\n" + text.String() + "```\n"
}

const summaryHead = `| program | version | agree | stricter | differ from a specification | from what programs agree on | from a decision | skipped | no answer |
|---|---|---|---|---|---|---|---|---|
`

// summaryRow sums the cases up.
func summaryRow(name, version string, b *scoreboard) string {
	row := fmt.Sprintf("| %s | %s | %d | %d |", name, version, b.all.Agree, b.all.Stricter)
	for _, s := range b.certainties {
		row += fmt.Sprintf(" %d |", s.Differ)
	}
	return row + fmt.Sprintf(" %d | %d |\n", b.all.Skipped, b.all.NoAnswer)
}
