package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestDidYouMean asks that a slip is told what was meant, and that a name like none is
// told nothing.
func TestDidYouMean(t *testing.T) {
	for line, want := range map[string]string{
		"convert --to xfan":                  "xfen",
		"convert --to shred":                 "shredder",
		"convert --to nothing":               "",
		"convert --to xfen --from epdd":      "epd",
		"check --variant crazyhose":          "crazyhouse",
		"check --variant fischerandm":        "chess960",
		"check --letters germn":              "de",
		"check --letters qq":                 "",
		"check --ignore rank-shrt":           "rank-short",
		"check --error blank-lead":           "blank-leading",
		"check --for stokfish":               "stockfish",
		"check --lang enn":                   "en",
		"fix --only castling-ordr":           "castling-order",
		"codes rank-shorts":                  "rank-short",
		"draw --theme grean":                 "green",
		"convert --to url --site lichss":     "lichess",
		"grammar move":                       "moves",
		"conformance chess90":                "chess960",
		"convert --to url --site liches":     "lichess",
		"draw --theme grene startpos":        "",
		"draw --theme gren startpos":         "green",
		"diff --ignore-fields castl a b":     "castling",
		"chck":                               "check",
		"convert --to xfen --casling-order=": "--castling-order",
	} {
		var out, messages bytes.Buffer
		status := run(strings.Fields(line), strings.NewReader(""), &out, &messages)
		if status != exitFailed || out.Len() > 0 || strings.Count(messages.String(), "\n") != 1 {
			t.Errorf("%s: status %d, %q on standard output, and as messages %q", line, status, &out, &messages)
		}
		_, meant, _ := strings.Cut(messages.String(), `did you mean "`)
		if meant, _, _ = strings.Cut(meant, `"`); meant != want {
			t.Errorf("%s: did you mean %q, want %q", line, meant, want)
		}
	}
}
