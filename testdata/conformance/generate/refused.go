package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const refusedSource = "Records with a field that its source has no such text for, made in testdata/conformance/generate/refused.go and wrongboards.go; codes and places by the reader of the same folder (reader.go), where the sources settle them. Like that of the spoilt records it was compared with Forsyth, and the text of the standard settled each difference."

// A wrongText is a record with a fault, and which of its fields has it.
type wrongText struct {
	name  string // unique among those of a topic and a dialect
	field int
	conformance.Question
}

// hosts are the records that get the faults.
var hosts = []conformance.Question{
	{Dialect: "fen", Variant: "chess", Input: "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"},
	{Dialect: "xfen", Variant: "chess960", Input: "1r1k1r2/2pp1n1q/1p3p2/p3b1p1/P3B1P1/1P3P2/2PP1N1Q/1R1K1R2 b KQkq - 4 20"},
	{Dialect: "shredder", Variant: "chess960", Input: "nrb1kr2/p2p1p1q/1p4p1/2p1p2p/2P1P2P/1P4P1/P2P1P1Q/NRB1KR2 w FBfb - 1 11"},
	{Dialect: "epd", Input: "r3k2r/1ppq1pp1/p1npbn1p/4p3/4P3/P1NPBN1P/1PPQ1PP1/R3K2R b KQkq - hmvc 2; fmvn 11;"},
}

// refused are the cases of texts that have to be refused.
func refused(topic string, texts func() []wrongText) func() []conformance.Case {
	return func() (cases []conformance.Case) {
		for _, w := range texts() {
			at := 0
			for range w.field {
				at += strings.Index(w.Input[at:], " ") + 1
			}
			c, ok := workedOut(topic+"/refused-"+w.name+"-"+w.Dialect, partOf(w.Question, at), w.Question)
			if !ok {
				continue
			}
			if c.Verdict != conformance.Reject {
				panic(c.ID + ": " + c.Input + " is read")
			}
			cases = append(cases, c)
		}
		return once(cases)
	}
}

// with puts another text in the place of a field; operations are one field.
func with(host conformance.Question, name string, field int, text string) wrongText {
	fields := strings.SplitN(host.Input, " ", 5)
	if host.Dialect != "epd" {
		fields = strings.Split(host.Input, " ")
	}
	fields[field] = text
	host.Input = strings.Join(fields, " ")
	return wrongText{name, field, host}
}

const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// printable are the signs of ASCII but those that end an operation or a string.
const printable = "!#$%&'()*+,-./0123456789:<=>?@[]^_`{|}~" + latin

// wrongTurns are all signs but w and b, which in capitals are read with a warning, and words.
func wrongTurns() (all []wrongText) {
	for _, host := range hosts {
		for _, c := range printable {
			if !strings.ContainsRune("wbWB", c) {
				all = append(all, with(host, name(string(c)), 1, string(c)))
			}
		}
		for _, w := range []string{"white", "black", "White", "Black", "wb", "ww", "bb", "w/b", "w,", "White's", "w-b", "to-move", "0-1"} {
			all = append(all, with(host, name(w), 1, w))
		}
	}
	return all
}

// wrongRights are letters that are neither K nor Q nor a file, alone and among others.
func wrongRights() (all []wrongText) {
	for _, host := range hosts {
		field := strings.Fields(host.Input)[2]
		for _, c := range latin {
			if strings.ContainsRune("KQABCDEFGHkqabcdefgh", c) {
				continue
			}
			for _, text := range []string{string(c), string(c) + field[1:], field + string(c)} {
				all = append(all, with(host, name(text), 2, text))
			}
		}
		for _, w := range []string{"--", "-" + field, field + "-", "KQ-kq", "0", "O-O", "O-O-O", "none", "KQ/kq", "KQ,kq", "?"} {
			all = append(all, with(host, name(w), 2, w))
		}
	}
	return all
}

// twoRooks are all pairs of rooks on one side of a king that stands among seven rooks.
func twoRooks() (all []wrongText) {
	for king := 1; king < 7; king++ {
		rank := strings.Repeat("R", king) + "K" + strings.Repeat("R", 7-king)
		board := strings.ToLower(rank) + "/8/8/8/8/8/8/" + rank
		for inner := range 8 {
			for outer := range 8 {
				kingside := king < inner && inner < outer
				if !kingside && (outer >= inner || inner >= king) {
					continue
				}
				pair := string([]byte{'A' + byte(outer), 'A' + byte(inner)})
				for _, dialect := range []string{"xfen", "shredder"} {
					for _, field := range []string{pair, strings.ToLower(pair)} {
						q := conformance.Question{Dialect: dialect, Variant: "dfrc", Input: board + " w " + field + " - 0 1"}
						all = append(all, wrongText{string('a'+byte(king)) + "-" + field, 2, q})
					}
				}
			}
		}
	}
	return all
}

// wrongSquares are names that no square of the board has, in FEN and in EPD.
func wrongSquares() (all []wrongText) {
	for _, host := range []conformance.Question{hosts[0], hosts[3]} {
		var names []string
		for _, c := range printable {
			if c == '-' {
				continue
			}
			names = append(names, string(c))
			for _, rank := range "36" {
				if !strings.ContainsRune("abcdefghABCDEFGH-", c) {
					names = append(names, string(c)+string(rank))
				}
			}
			if !strings.ContainsRune("12345678", c) {
				names = append(names, "e"+string(c))
			}
		}
		for _, w := range append(names, "e33", "e3e3", "ee3", "e10", "none", "e3,d3", "a3b3") {
			if host.Dialect != "epd" || !opcode(w) { // which begins operations
				all = append(all, with(host, name(w), 3, w))
			}
		}
	}
	return all
}

// wrongCounters are texts that are no number, and numbers that are too large.
func wrongCounters() (all []wrongText) {
	texts := strings.Split(latin, "")
	texts = append(texts, "+1", "-1", "+0", "-0", "--", "1.0", "1.5", "0,5", "1e3", "0x1F", "1/2", "1:1", "#1", "1a", "a1", "1-", "1+", "?", "??",
		"*", "_", "(1)", "1.", "one", "zero", "NaN", "null", "none", "4294967296", "9999999999", "18446744073709551616", "99999999999999999999")
	for _, host := range hosts {
		for _, text := range texts {
			if host.Dialect == "epd" {
				all = append(all, with(host, "clock-"+name(text), 4, "hmvc "+text+"; fmvn 11;"), with(host, "move-"+name(text), 4, "hmvc 2; fmvn "+text+";"))
				continue
			}
			all = append(all, with(host, "clock-"+name(text), 4, text), with(host, "move-"+name(text), 5, text))
		}
	}
	return all
}
