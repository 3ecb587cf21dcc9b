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

// TestReadReply takes one JSON object for an answer, and nothing else.
func TestReadReply(t *testing.T) {
	for line, want := range map[string]string{
		`{}`:                      "",
		"{\"skip\":\"why\"}\r":    "",
		`null`:                    `"null" is no answer`,
		`[]`:                      `"[]" is no answer: `,
		``:                        `"" is no answer: EOF`,
		`{"verdict":"reject"}}`:   "is more than an answer",
		"{\"skip\":\"a\"}\n{}":    "is more than an answer",
		`{"verdict":"perhaps"}`:   `"perhaps" is no verdict`,
		`{"id":"a","rooks":null}`: `unknown field "id"`,
	} {
		_, err := readReply([]byte(line))
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
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
		{"too long", strings.Repeat("x", mostAnswer+1), nil, bufio.ErrTooLong},
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
