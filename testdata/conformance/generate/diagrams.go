package main

import (
	"fmt"
	"strings"
)

const (
	startOfChess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	kingsAndPawn = "4k3/8/8/8/8/8/4P3/4K3"
)

// boards are the boards of records in the letters of languages that are read with a
// warning, worked out by hand, by the words of their comments: the folders of all
// languages have the same boards, each in its letters. What FEN has no letters for is in
// Forsyth.
var boards = map[string]string{
	"ranks that run on; 32 is four of them":                                      startOfChess,
	"nothing between the ranks, S for the knight":                                startOfChess,
	"the number at the end of a rank is left out":                                kingsAndPawn,
	"several empty ranks are a multiple of eight":                                kingsAndPawn,
	"digits side by side are summed":                                             kingsAndPawn,
	"12 is 1 and 2":                                                              kingsAndPawn,
	"24 for three empty ranks":                                                   kingsAndPawn,
	"nothing between two slashes is an empty rank":                               kingsAndPawn,
	"a comma as separator":                                                       kingsAndPawn,
	"a dash, and a comma with a blank; the first is told":                        kingsAndPawn,
	"each rank on its own line, without its last squares":                        kingsAndPawn,
	"CR LF; line ends part the ranks":                                            kingsAndPawn,
	"the squares after the last man are left out; a blank alone parts nothing":   "4k3/8/8/8/4P3/4K3/8/8",
	"a board without kings is read, with a remark":                               "3q4/8/8/8/8/8/8/3Q4",
	"the count runs on, and the squares after the last man are left out":         "8/8/8/8/8/8/q2kp3/1PK5",
	"without separators 9 and 53 are decimal":                                    "k7/2K5/8/8/8/8/8/8",
	"13 is 1 and 3; two ranks by its decimal value would be one too many":        "4k3/8/8/8/8/8/QQ4P1/4K3",
	"11 is 1 and 1, though two ranks by its decimal value would not be too many": "P3Rkr1/nNbk4/qP4Qk/2rBp2k/2KNQkQ1/8/8/8",
	"the multiple of 8 may be the last of the ranks":                             "4k3/4K3/8/8/8/8/8/8",
	"the squares after the last man are left out":                                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2",
	"an example of Popeye; trailing squares are omitted":                         "1.PA6 - 8 - 1Q2.ma3 - 8 - k1.pa.pa4 - 8 - 1P1K4 - 8",
	"N is the nightrider; the knight is S":                                       "rnbqkbnr - pppppppp - 8 - 8 - 8 - 8 - PPPPPPPP - RNBQKBN1",
	"the sides are not named; a slash parts them, White first":                   "5rk1/8/8/8/8/8/P7/3Q2K1",
	"the sides are not named; a semicolon parts them, White first":               "5rk1/8/8/8/8/8/P7/3Q2K1",
	"the sides are not named; a bar parts them, White first":                     "5rk1/8/8/8/8/8/P7/3Q2K1",
	"the sides are not named; a line end parts them, White first":                "5rk1/8/8/8/8/8/P7/3Q2K1",
	"a list without kings is read, with a remark":                                "5r2/8/8/8/8/8/P7/3Q4",
	"CR LF": "6k1/8/8/8/8/8/8/6K1",
}

// diagram is what each dialect writes for a board alone, Forsyth and the piece list in
// the letters of the question.
func (r *record) diagram() map[string]*string {
	letters := alphabetOf(r.letters)
	placement, isPlain := r.placement(letters)
	if !isPlain {
		return map[string]*string{"forsyth": &placement, "fen": nil, "xfen": nil, "shredder": nil, "epd": nil}
	}
	p := read(placement)
	texts := p.canonical()
	forsyth := letters.forsyth(placement)
	texts["forsyth"] = &forsyth
	delete(texts, "pieces")
	if h, ok := headings(r.letters); ok {
		if list := letters.list(p, h); list != "" {
			texts["pieces"] = &list
		}
	}
	return texts
}

// placement is the board of a diagram as FEN has it, or as Forsyth has it where FEN has no
// letter for a man.
func (r *record) placement(letters alphabet) (text string, isPlain bool) {
	switch {
	case !r.isValid && r.letters != "":
		text = boards[words(r.Comment)]
	case !r.isValid:
		m, _ := r.meaning()
		text = m.canonical
	case r.dialect == "pieces":
		p := letters.position(r.Canonical)
		text = p.placement("/")
	default:
		text = letters.placement(r.Canonical)
	}
	switch {
	case text == "" && r.isValid:
		return r.Canonical, false
	case text == "":
		panic(fmt.Errorf("no board of %s: boards has none by its comment, %q", r.Text, words(r.Comment)))
	}
	return text, !strings.Contains(text, " - ")
}
