package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// jsonRuns are commands whose output shows every key of a section of docs/json.md, from
// some text.
var jsonRuns = map[string][]struct {
	args []string
	in   string
}{
	"Records": {
		{[]string{"convert", "--to", "json", "--variant", "crazyhouse"}, "4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1\n"},
		{[]string{"convert", "--to", "json", "--variant", "3check"}, "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1\n"},
		{[]string{"convert", "--to", "json", "--variant", "bughouse"}, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\n"},
		{[]string{"convert", "--to", "json"}, "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8; acd 12;\n"},
		{[]string{"convert", "--to", "json", "--from", "forsyth", "--letters", "de-x-popeye"}, "8/1b6/6bb/3b4/3K2bk/7b/1=b6/8\n"},
	},
	"Findings": {
		{[]string{"check", "--format", "json"}, "rnbqkbnr/pppppppp/8/8/4P2/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n4k3/8/8/8/8/8/8/4K3 W - - 0 1\n"},
	},
	"Explanations": {
		{[]string{"explain", "--json"}, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"},
		{[]string{"explain", "--json", "--variant", "bughouse"}, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\n"},
	},
	"Differences": {{[]string{"diff", "--json", "a.fen", "b.fen"}, ""}},
	"Detections":  {{[]string{"detect", "--json"}, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"}},
	"Conformance": {{[]string{"conformance", "--json", "--suite", "."}, ""}},
	"Moves":       {{[]string{"moves", "--json", "--perft", "1"}, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"}},
	"Codes":       {{[]string{"codes", "--json"}, ""}, {[]string{"codes", "--json", "rank-short", "detect-files"}, ""}},
	"Dialects":    {{[]string{"dialects", "--json"}, ""}},
	"Variants":    {{[]string{"variants", "--json"}, ""}},
	"Letters":     {{[]string{"letters", "--json"}, ""}},
}

// wrongSuite is a suite with which nothing agrees.
const wrongSuite = `{"topic":"wrong","source":"a test"}
{"id":"wrong/canonical","dialect":"fen","input":"4k3/8/8/8/8/8/8/4K3 w - - 0 1","verdict":"accept","canonical":{"xfen":"8"},"rule":"none","certainty":"decision"}
{"id":"wrong/variant","dialect":"fen","variant":"nosuch","input":"8","verdict":"reject","rule":"none","certainty":"decision"}
{"id":"wrong/move","dialect":"fen","letters":"pt","input":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","move":"Th2","verdict":"reject","rule":"none","certainty":"decision"}
`

// named are keys whose values have names of their own, or the keys of another section.
var named = map[string]bool{"args": true, "men": true, "findings": true, "finding": true, "fixes": true, "choices": true}

// keysOf gathers the keys of a value.
func keysOf(seen map[string]bool, value any) {
	switch v := value.(type) {
	case []any:
		for _, item := range v {
			keysOf(seen, item)
		}
	case map[string]any:
		for key, item := range v {
			seen[key] = true
			switch {
			case key == "men": // by squares
				for _, man := range item.(map[string]any) {
					keysOf(seen, man)
				}
			case key == "pockets": // by roles within the sides
				for side := range item.(map[string]any) {
					seen[side] = true
				}
			case key == "fixes" || key == "choices":
				keysOf(seen, item)
			case !named[key]:
				keysOf(seen, item)
			}
		}
	}
}

// TestJSONPage asks that docs/json.md has the keys that the commands print, and no others.
func TestJSONPage(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "json.md"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"a.fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", "b.fen": "4k3/8/8/8/8/8/8/4K3 b - - 0 1\n", "wrong.jsonl": wrongSuite,
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	row := regexp.MustCompile("(?m)^\\| `([A-Za-z]+)` \\|")
	for _, section := range strings.Split(string(page), "\n## ")[1:] {
		title, _, _ := strings.Cut(section, "\n")
		documented, seen := map[string]bool{}, map[string]bool{"more": title == "Findings"} // TestMore shows it
		for _, key := range row.FindAllStringSubmatch(section, -1) {
			documented[key[1]] = true
		}
		for _, command := range jsonRuns[title] {
			var out strings.Builder
			run(command.args, strings.NewReader(command.in), &out, io.Discard)
			for line := range strings.Lines(out.String()) {
				var value any
				if err := json.Unmarshal([]byte(line), &value); err != nil {
					t.Errorf("%v: %s: %v", command.args, line, err)
				}
				keysOf(seen, value)
			}
		}
		for key, isThere := range seen {
			if isThere && !documented[key] {
				t.Errorf("docs/json.md, %s: %q is not there", title, key)
			}
		}
		for key := range documented {
			if !seen[key] {
				t.Errorf("docs/json.md, %s: %q is printed by no command", title, key)
			}
		}
	}
}
