package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const missingSource = "Good records without some of their fields or blanks, with fields in each other's places, or with one too many. " + spoiltSource

// wholes are the records whose fields are taken out; operations count as one field.
var wholes = []struct {
	name, dialect, variant string
	fields                 []string
}{
	{"start", "fen", "", []string{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "KQkq", "-", "0", "1"}},
	{"passing", "fen", "", []string{"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR", "w", "KQkq", "c6", "0", "2"}},
	{"bare", "fen", "chess", []string{"4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "5", "39"}},
	{"outer", "xfen", "chess960", []string{"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR", "b", "KQkq", "-", "3", "12"}},
	{"inner", "xfen", "chess960", []string{"r3k1rr/8/8/8/8/8/8/R3K1RR", "w", "GQgq", "-", "3", "12"}},
	{"files", "shredder", "chess960", []string{"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB", "w", "CAca", "-", "0", "1"}},
	{"double", "shredder", "dfrc", []string{"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR", "b", "HFca", "-", "0", "1"}},
	{"plain", "epd", "", []string{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "b", "KQkq", "e3"}},
	{"best", "epd", "", []string{"4k3/8/8/8/8/5N2/8/4KN2", "w", "-", "-", "bm N1d2 N3d2;"}},
	{"counted", "epd", "", []string{"r3k2r/8/8/8/8/8/8/R3K2R", "w", "KQkq", "-", `am O-O-O; fmvn 9; hmvc 5; id "x";`}},
}

// missings are the records without one field, without the last ones, with two fields
// glued, exchanged or repeated, and with blanks or fields too many.
func missings() []conformance.Case {
	cases, _ := incomplete()
	return cases
}

// incomplete also counts the cases that the sources do not settle.
func incomplete() (cases []conformance.Case, unsure int) {
	for _, whole := range wholes {
		seen := map[string]bool{}
		for _, way := range ways(whole.fields) {
			if seen[way.text] {
				continue
			}
			seen[way.text] = true
			c, ok := workedOut(fmt.Sprintf("missing/%s-%s", whole.name, way.name), fieldsOf[whole.dialect],
				conformance.Question{Dialect: whole.dialect, Variant: whole.variant, Input: way.text})
			if !ok {
				unsure++
				continue
			}
			cases = append(cases, c)
		}
	}
	return cases, unsure
}

// A way is what can be wrong with the fields of a record.
type way struct{ name, text string }

var fieldNames = []string{"placement", "turn", "castling", "passant", "halfmove", "fullmove"}

func ways(fields []string) []way {
	all := []way{{"whole", strings.Join(fields, " ")}, {"empty", ""}, {"blank", " "}, {"blanks", "  \t"}}
	add := func(name string, fields []string) { all = append(all, way{name, strings.Join(fields, " ")}) }
	for i := range fields {
		add("first-"+fmt.Sprint(i+1), fields[:i+1])
		add("last-"+fmt.Sprint(i+1), fields[len(fields)-1-i:])
		add("no-"+fieldNames[i], without(fields, i))
		add("twice-"+fieldNames[i], slices.Insert(slices.Clone(fields), i, fields[i]))
		for j := i + 1; j < len(fields); j++ {
			add("no-"+fieldNames[i]+"-"+fieldNames[j], without(without(fields, j), i))
			swapped := slices.Clone(fields)
			swapped[i], swapped[j] = fields[j], fields[i]
			add("swapped-"+fieldNames[i]+"-"+fieldNames[j], swapped)
		}
		empty := slices.Clone(fields)
		empty[i] = ""
		add("emptied-"+fieldNames[i], empty)
		if i == 0 {
			continue
		}
		head, tail := strings.Join(fields[:i], " "), strings.Join(fields[i:], " ")
		name := fieldNames[i-1] + "-" + fieldNames[i]
		all = append(all, way{"glued-" + name, head + tail}, way{"gap-" + name, head + "  " + tail}, way{"tab-" + name, head + "\t" + tail})
	}
	record := strings.Join(fields, " ")
	for _, end := range []way{{"extra-word", " extra"}, {"extra-number", " 7"}, {"extra-dash", " -"}, {"semicolon", ";"}, {"semicolon-apart", " ;"}, {"after", " "}, {"nul", "\x00"}, {"return", "\r"}} {
		all = append(all, way{end.name, record + end.text})
	}
	return append(all, way{"before", " " + record}, way{"slash-before", "/" + record}, way{"slash-after", fields[0] + "/" + strings.TrimPrefix(record, fields[0])})
}

func without(fields []string, i int) []string {
	return slices.Delete(slices.Clone(fields), i, i+1)
}
