package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
	"github.com/google/go-cmp/cmp"
)

// peerMain is a program for --against: a file says what it answers to the question of an
// id, END with a status to end, or HANG.
func peerMain() {
	fmt.Fprintln(os.Stderr, "started")
	data, err := os.ReadFile(os.Args[1])
	if err != nil {
		os.Exit(7)
	}
	answers := map[string]string{}
	for line := range strings.Lines(string(data)) {
		id, answer, _ := strings.Cut(strings.TrimSpace(line), " ")
		answers[id] = answer
	}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var q conformance.Query
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			os.Exit(8)
		}
		answer := answers[q.ID]
		status, ends := strings.CutPrefix(answer, "END ")
		switch {
		case ends:
			n, _ := strconv.Atoi(status)
			os.Exit(n)
		case answer == "HANG":
			time.Sleep(time.Hour)
		}
		fmt.Println(answer)
	}
}

// TestCommandWords parts commands at blanks outside of quotation marks, and nowhere else.
func TestCommandWords(t *testing.T) {
	for command, want := range map[string][]string{
		"node peer.mjs":               {"node", "peer.mjs"},
		"  a\t b\n":                   {"a", "b"},
		`"my program" -c 'it "is"'`:   {"my program", "-c", `it "is"`},
		`a'b c'"d e" ''`:              {"ab cd e", ""},
		`C:\Python\python.exe a\b.py`: {`C:\Python\python.exe`, `a\b.py`},
		"a $HOME *.txt; b | c":        {"a", "$HOME", "*.txt;", "b", "|", "c"},
		" ":                           nil,
		`a "b`:                        nil,
	} {
		got, err := commandWords(command)
		if (err != nil) != (want == nil) {
			t.Errorf("%q: %v", command, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", command, diff)
		}
	}
}
