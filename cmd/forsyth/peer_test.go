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
// id, END with a status to end, CLOSE to end its output alone, or HANG.
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
		case answer == "CLOSE":
			os.Stdout.Close()
			time.Sleep(time.Hour)
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

// TestReadReply takes one JSON object for an answer, and nothing else.
func TestReadReply(t *testing.T) {
	for line, want := range map[string]string{
		`{}`:                              "",
		"{\"skip\":\"why\"}\r":            "",
		`{"id":"a"}`:                      "",
		`null`:                            `"null" is no answer: no object`,
		`{"verdict":"reject"}}`:           `is no answer: more follows the object, from byte 21 on`,
		`{"verdict":"perhaps"}`:           `"perhaps" is no verdict`,
		`{"verdict":"reject","skip":"s"}`: `"{\"verdict\":\"reject\",\"skip\":\"s\"}" is no answer: it has a verdict, and a reason to skip`,
		`{"key":"a","rooks":null}`:        `is no answer: there is no key "key"`,
	} {
		_, err := readReply([]byte(line))
		if (err == nil) != (want == "") || err != nil && !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", line, err, want)
		}
	}
}

// TestProcessRead hears a program that writes more than a line for a question, and one
// whose line does not end in time.
func TestProcessRead(t *testing.T) {
	for _, c := range []struct {
		name, written string
		want          []string
		fault         error
	}{
		{"two lines at once", "a\nb\n", []string{"a\nb"}, nil},
		{"a line and a part", "a\nb", []string{"a\nb"}, nil},
		{"no line end", "a", []string{"a"}, nil},
		{"an empty line", "\n", []string{""}, nil},
		{"nothing", "", nil, nil},
		{"too long", strings.Repeat("x", mostAnswer<<20+1), nil, bufio.ErrTooLong},
	} {
		p := process{lines: make(chan []byte, 1), stopped: make(chan struct{})}
		p.read(strings.NewReader(c.written))
		var got []string
		for line := range p.lines {
			got = append(got, string(line))
		}
		if diff := cmp.Diff(c.want, got); diff != "" || p.fault != c.fault {
			t.Errorf("%s: %v %s", c.name, p.fault, diff)
		}
	}
}

// TestProcessEarly refuses a line that was there before the question.
func TestProcessEarly(t *testing.T) {
	p := process{lines: make(chan []byte, 1)}
	p.lines <- []byte("early")
	if _, err := p.ask(nil, time.Minute); err == nil || !strings.Contains(err.Error(), `"early" was written before`) {
		t.Error(err)
	}
}

// TestPeerShifts is told once of a program that answers other questions, and asks it no
// more when that comes again and again.
func TestPeerShifts(t *testing.T) {
	var said strings.Builder
	p := peer{stderr: &said, answers: 1}
	if err := p.isTo("", "a/1"); err != nil { // an answer need not name its question
		t.Error(err)
	}
	if err := p.isTo("a/1", "a/1"); err != nil || said.Len() > 0 {
		t.Error(err, said.String())
	}
	for n := 1; n <= mostShifts; n++ {
		err := p.isTo("a/1", "a/2")
		if err == nil || err.Error() != "the answer is to a/1" {
			t.Fatal(err)
		}
		p.silent = 0
		if err := p.giveUp(err); (err != nil) != (n == mostShifts) {
			t.Errorf("after %d shifts: %v", n, err)
		}
	}
	if got := said.String(); strings.Count(got, "\n") != 1 || !strings.Contains(got, "a/2 got the answer to a/1") {
		t.Errorf("said %q", got)
	}
}
