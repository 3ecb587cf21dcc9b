// The program generate writes the files of the conformance suite:
//
//	go run ./testdata/conformance/generate -dir testdata/conformance
//
// Some cases are records of the other folders of testdata, which people have written
// against the sources; the others come from first principles, written down in this folder.
// Nothing here may ask the code that the suite judges: it imports no other package of
// this module than conformance, which a test holds it to.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A file is one file of the suite and what makes its cases.
type file struct {
	name   string
	topic  string
	source string
	cases  func() []conformance.Case
}

// files are those of the suite. Each cites where its values come from.
var files = []file{
	{"placement", "placement", recordsSource, handwritten("placement")},
	{"turn", "turn", recordsSource, handwritten("turn")},
	{"castling", "castling", recordsSource, handwritten("castling")},
	{"chess960", "chess960", recordsSource, handwritten("chess960")},
	{"en-passant", "en-passant", recordsSource, handwritten("en-passant")},
	{"counters", "counters", recordsSource, handwritten("counters")},
	{"whitespace", "whitespace", recordsSource, handwritten("whitespace")},
	{"forsyth", "forsyth", recordsSource, handwritten("forsyth")},
	{"letters", "letters", recordsSource, handwritten("letters")},
	{"epd", "epd", recordsSource, handwritten("epd")},
	{"variants", "variants", recordsSource, handwritten("variants")},
	{"chess960-starts", "chess960", startsSource, starts},
	{"castling-vectors", "castling", vectorsSource, castlingVectors},
	{"en-passant-vectors", "en-passant", enPassantTableSource, enPassantTable},
	{"en-passant-families", "en-passant", enPassantSource, enPassantFamilies},
	{"en-passant-faults", "en-passant", enPassantFaultsSource, enPassantFaults},
	{"legality", "legality", legalitySource, legality},
	{"legality-illegal", "legality", illegalSource, illegal},
	{"legality-reached", "legality", reachedSource, reached},
	{"epd-moves", "epd", epdMovesSource, epdMoves},
	{"san-vectors", "san", sanTableSource, sanTable},
	{"san-reading", "san", sanReadingSource, sanReading},
	{"san-families", "san", sanSource, sanFamilies},
	{"reports-castling", "castling", reportsSource, reportsOn("castling")},
	{"reports-chess960", "chess960", reportsSource, reportsOn("chess960")},
	{"reports-counters", "counters", reportsSource, reportsOn("counters")},
	{"reports-en-passant", "en-passant", reportsSource, reportsOn("en-passant")},
	{"reports-epd", "epd", reportsSource, reportsOn("epd")},
	{"reports-legality", "legality", reportsSource, reportsOn("legality")},
	{"reports-placement", "placement", reportsSource, reportsOn("placement")},
	{"reports-turn", "turn", reportsSource, reportsOn("turn")},
	{"reports-variants", "variants", reportsSource, reportsOn("variants")},
	{"reports-whitespace", "whitespace", reportsSource, reportsOn("whitespace")},
	{"chess960-rights", "chess960", rightsSource, rights},
	{"chess960-doubles", "chess960", doublesSource, doubles},
	{"corruption", "corruption", corruptionSource, corruptions},
	{"missing", "missing", missingSource, missings},
	{"placement-refused", "placement", refusedSource, refused("placement", wrongBoards)},
	{"turn-refused", "turn", refusedSource, refused("turn", wrongTurns)},
	{"castling-refused", "castling", refusedSource, refused("castling", wrongRights)},
	{"chess960-refused", "chess960", refusedSource, refused("chess960", twoRooks)},
	{"en-passant-refused", "en-passant", refusedSource, refused("en-passant", wrongSquares)},
	{"counters-refused", "counters", refusedSource, refused("counters", wrongCounters)},
}

func main() {
	dir := flag.String("dir", "testdata/conformance", "the folder to write")
	flag.Parse()
	testdata = os.DirFS(filepath.Dir(*dir))
	for _, f := range files {
		path := filepath.Join(*dir, f.name+".jsonl")
		if err := os.WriteFile(path, f.lines(), 0o644); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// lines is the file: its header and a line a case.
func (f file) lines() []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	put := func(line any) {
		if err := encoder.Encode(line); err != nil {
			panic(err) // of values that are all strings and numbers
		}
	}
	put(conformance.Header{Topic: f.topic, Source: f.source})
	for _, c := range f.cases() {
		put(ascribed(c))
	}
	return b.Bytes()
}
