package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// exampleFiles are those that the examples of the help and of the README read.
var exampleFiles = map[string]string{
	"book.epd":       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - id \"A\"; bm Rb1;\n",
	"book.fen":       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n",
	"more.epd":       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - id \"B\";\n",
	"diagrams.txt":   "4k3\n8\n8\n8\n8\n8\n4P3\n4K3\x004k3\n8\n8\n8\n8\n8\n8\n4K3\x00",
	"suite.epd":      "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"A\"; c9 \"x\";\n",
	"suites/one.epd": "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n",
	"before.epd":     "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n",
	"after.epd":      "4k3/8/8/8/8/8/4P3/4K3 w - - bm e3;\n",
	"a.epd":          "4k3/8/8/8/8/8/4P3/4K3 w - -\n",
	"b.epd":          "4k3/8/8/8/8/8/4P3/4K3 b - -\n",
	"games.fen":      "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n",
	"column.txt":     "4k3 - 8 - 8 - 8 - 8 - 8 - 4P3 - 4K3\n",
	"game.pgn":       "[Event \"?\"]\n\n1. e4 e5 *\n",
	"games.pgn":      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n",
	"puzzles.csv":    "Id,FEN\n1,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n",
	"evals.jsonl":    "{\"fen\":\"4k3/8/8/8/8/8/4P3/4K3 w - -\"}\n",
	"mine.ini":       "[mine:chess]\n",
	"my.ini":         "[mine:chess]\n",
	"mine.mjs":       "import { createInterface } from 'node:readline';\ncreateInterface({ input: process.stdin }).on('line', () => console.log('{\"skip\":\"mute\"}'));\n",
}

// packExamples makes those that are compressed.
const packExamples = "forsyth fmt -o book.epd.gz book.epd && forsyth fmt --jsonl --field fen -o evals.jsonl.zst evals.jsonl"

// examplesOf returns the lines of a text that begin as commands.
func examplesOf(text string) []string {
	return regexp.MustCompile(`(?m)^ +forsyth .*$`).FindAllString(text, -1)
}

// TestHelpExamples runs the examples of each command's help, and those of the README, as
// they stand. A command without any is a fault.
func TestHelpExamples(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("SKIPPED: bash is not installed")
	}
	parser, err := (&streams{out: io.Discard, err: io.Discard}).parser(anyName)
	if err != nil {
		t.Fatal(err)
	}
	for _, node := range parser.Model.Children {
		lines := examplesOf(node.Detail)
		if len(lines) == 0 {
			t.Errorf("%s: no example in its help", node.Name)
		}
		t.Run(node.Name, func(t *testing.T) { runExamples(t, bash, lines) })
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("README", func(t *testing.T) { runExamples(t, bash, examplesOf(string(readme))) })
}

// tools are what examples pass records on to, or ask.
var tools = regexp.MustCompile(`(?:\| |--against ')(jq|man|mandoc|node)\b`)

// runExamples runs lines one after another in a folder with all files. None may be
// misused, or find a file missing.
func runExamples(t *testing.T, bash string, lines []string) {
	dir := t.TempDir()
	for name, text := range exampleFiles {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range append([]string{packExamples}, lines...) {
		if found := tools.FindStringSubmatch(line); found != nil {
			if _, err := exec.LookPath(found[1]); err != nil {
				t.Logf("SKIPPED: %s is not installed: %s", found[1], line)
				continue
			}
		}
		shell := exec.Command(bash, "--norc", "-o", "pipefail", "-c", line)
		shell.Dir = dir
		out, err := shell.CombinedOutput()
		if exit := shell.ProcessState; err != nil && (exit == nil || exit.ExitCode() != exitFaults) {
			t.Errorf("%s: %v\n%s", line, err, out)
		}
	}
}
