package lint_test

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// answersFile is what twenty programs answered to 184 texts.
const answersFile = "../../../shared/spec/peers-differential.txt"

// input is a text that was given to programs, and what each answered.
type input struct {
	name    string // as peers.tsv cites it: #4, and 2#4 of the second list
	text    string
	variant *ast.Variant
	answers map[string]string // by the program's name in the file
}

var (
	inputLine  = regexp.MustCompile(`^#(\d+) \[(\S+)\] (.*)$`)
	answerLine = regexp.MustCompile(`^    (.*?) +<- (.*)$`)
	singleLine = regexp.MustCompile(`^#(\d+) (.*) => (.*)$`)
	listLine   = regexp.MustCompile(`^## corpus(\d?)`)
)

// readAnswers reads the file; texts of games that are not known here are left out.
func readAnswers(t *testing.T) []*input {
	t.Helper()
	data, err := os.ReadFile(answersFile)
	if os.IsNotExist(err) {
		t.Skip("SKIPPED: " + answersFile + " is not there")
	}
	if err != nil {
		t.Fatal(err)
	}
	var all []*input
	byName := map[string]*input{}
	var current *input
	list, single := "", ""
	for line := range strings.Lines(string(bytes.ToValidUTF8(data, []byte("?")))) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "## isepic"):
			single = "isepic"
		case strings.HasPrefix(line, "## @echecs"):
			single = "echecs"
		case strings.HasPrefix(line, "## shogiops"):
			return all
		}
		if m := listLine.FindStringSubmatch(line); m != nil {
			list = m[1]
		} else if m := singleLine.FindStringSubmatch(line); m != nil && single != "" {
			if in := byName[list+"#"+m[1]]; in != nil {
				in.answers[single] = m[3]
			}
		} else if m := inputLine.FindStringSubmatch(line); m != nil {
			mode := m[2]
			v, ok := ast.VariantNamed(mode)
			current = &input{name: list + "#" + m[1], text: m[3], variant: v, answers: map[string]string{}}
			if ok {
				all = append(all, current)
				byName[current.name] = current
			}
		} else if m := answerLine.FindStringSubmatch(line); m != nil && current != nil {
			for peer := range strings.SplitSeq(m[2], ", ") {
				current.answers[peer] = m[1]
			}
		}
	}
	return all
}

// refusals are how answers begin that read nothing.
var refusals = []string{"ERR", "EXC", "PARSEERR", "POSERR", "REJECT", "validate=", "Illegal FEN", "PANIC", "BASIC", "REFINED", "null"}

// other is what a program writes when it is asked to keep the en passant square.
var other = regexp.MustCompile(`\((ep=fen|ep=xfen|always|pseudo|force|XFEN)?:? ([^()]*)\)`)

// effectOf returns what an answer did with a record.
func effectOf(in *input, rec *ast.Record, answer string, keeps bool) lint.Effect {
	for _, start := range refusals {
		if strings.HasPrefix(answer, start) {
			return lint.Refuses
		}
	}
	text, isOK := strings.CutPrefix(answer, "OK ")
	if !isOK { // the answer that broke the harness with its blanks, or a position that was not judged
		return 0
	}
	text, _, isFlagged := strings.Cut(text, " STATUS ")
	for _, sign := range []string{" legal=false", " WARN "} {
		before, _, found := strings.Cut(text, sign)
		text, isFlagged = before, isFlagged || found
	}
	if isFlagged {
		return lint.Flags
	}
	var least lint.Effect = 255
	for _, m := range other.FindAllStringSubmatch(text, -1) {
		e := compare(in, rec, written(in, m[2]), keeps)
		if m[1] == "force" && e == lint.Differs {
			return lint.Differs
		}
		least = min(least, e)
	}
	text, _, _ = strings.Cut(text, " (")
	return min(least, compare(in, rec, written(in, text), keeps))
}

// written spells out what an answer says was written back.
func written(in *input, text string) string {
	text = strings.ReplaceAll(text, "=input", in.text)
	text = strings.ReplaceAll(text, "<IN>", in.text)
	if rest, ok := strings.CutPrefix(text, "… "); ok {
		board, _, _ := strings.Cut(strings.TrimLeft(in.text, " "), " ")
		text = board + " " + rest
	}
	return text
}

// compare tells what of a record became another in what was written back.
func compare(in *input, rec *ast.Record, text string, keeps bool) lint.Effect {
	if text == in.text {
		return 0
	}
	var out ast.Record
	if dialects.Auto.For(in.variant).ParseInto(&out, text) != nil {
		return lint.Differs
	}
	lost, differs := rightsOf(in, text)
	a, b := rec.Position, out.Position
	legal, _ := rules.EnPassantSquare(&a, in.variant, rules.Legal)
	dropsSquare := b.EnPassant == ast.NoSquare && a.EnPassant != ast.NoSquare
	if dropsSquare {
		a.EnPassant = ast.NoSquare
	}
	a.Castling, b.Castling = ast.Set{}, ast.Set{}
	if !keeps {
		b.Halfmove, b.Fullmove = a.Halfmove, a.Fullmove
	}
	switch {
	case a != b || differs:
		return lint.Differs
	case lost, dropsSquare && legal != ast.NoSquare, rec.Stated.Has(ast.OperationsField):
		return lint.Drops
	case dropsSquare:
		return lint.Rewrites
	}
	return 0
}

// rightsOf compares castling, by X-FEN's rule in all games: rights and letters that name
// none, of which an answer may keep some or have others.
func rightsOf(in *input, out string) (lost, differs bool) {
	a, b := lettersOf(in.variant, in.text), lettersOf(in.variant, out)
	for r := range b {
		if !a[r] {
			return false, true
		}
	}
	return len(a) > len(b), false
}

func lettersOf(v *ast.Variant, text string) map[string]bool {
	if v == ast.Chess {
		v = nil // its rights are those of Chess960 that are as in chess
	}
	var rec ast.Record
	if dialects.Auto.For(v).ParseInto(&rec, text) != nil {
		return nil
	}
	set := map[string]bool{}
	for r := range rec.Castling.All() {
		set[r.String()] = true
	}
	field := rec.Field(ast.CastlingField)
	for i := range field {
		if rec.Unresolved>>i&1 != 0 {
			set[field[i:i+1]] = true
		}
	}
	return set
}
