// The program generate writes the files of the conformance suite:
//
//	go run ./testdata/conformance/generate -dir testdata/conformance
//
// Nothing here may ask the code that the suite judges: of this module it imports the form
// of a case and that of a record alone, which a test holds it to.
//
// main.go has the table of all files: each row names the function that makes the cases,
// and the constant that says where their values come from. These stand together in a file:
//
//   - Cases out of the records that people have written in the other folders of testdata:
//     handwritten.go with records.go, topics.go, answers.go, diagrams.go and warned.go (what
//     a record that is read with a warning means, by hand); castlingvectors.go,
//     enpassanttable.go, legality.go, epdmoves.go, santable.go, sanreading.go, reports.go.
//   - Cases from first principles: starts.go and doubles.go, rights.go, castlingfaults.go,
//     enpassantfamilies.go with enpassantscenes.go, illegal.go, games.go, sanfamilies.go
//     with sancastling.go.
//   - Cases of records that are spoilt: corruption.go, missing.go, refused.go and
//     wrongboards.go. What is right of them a reader works out, which is written from the
//     texts of the standards: reader.go, and read*.go for the parts of a record.
//
// They rest on a model of the game: position.go and write.go (the record in each dialect),
// attack.go, moves.go, enpassant.go and sanwrite.go; alphabet.go has the letters of
// languages. The rule of each case comes from sources*.go, the text that a finding goes by
// and whose word it is, and from citations.go, what the comment of a record cites; kings.go
// and settled.go mend the cases of all families at the end.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

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
	{"url", "url", recordsSource, handwritten("url")},
	{"json", "json", recordsSource, handwritten("json")},
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
	dir := flag.String("dir", "testdata/conformance", "the folder of the suite, in that of the records")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write makes all files before it writes any, so that a failure leaves the old ones.
func write(dir string) error {
	if info, err := os.Stat(dir); err != nil {
		return err
	} else if !info.IsDir() {
		return fmt.Errorf("%s is no folder", dir)
	}
	testdata = os.DirFS(filepath.Join(dir, ".."))
	texts, err := made()
	if err != nil {
		return err
	}
	for i, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.name+".jsonl"), texts[i], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// made are the texts of the files. A record that is missing, or two sources that differ,
// stop the makers by a panic, which is an error here.
func made() (texts [][]byte, err error) {
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case runtime.Error:
			panic(stop)
		default:
			err = fmt.Errorf("the suite cannot be made: %v", stop)
		}
	}()
	for _, f := range files {
		texts = append(texts, f.lines())
	}
	return texts, nil
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
		put(settledSquare(kingless(ascribed(c))))
	}
	return b.Bytes()
}
