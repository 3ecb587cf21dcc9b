package main

import (
	"fmt"
	"strconv"
	"strings"
)

// canonical writes the position in every dialect that can hold it: nil where one cannot.
// The forms are those of the PGN standard, 16.1 and 16.2 (fen, epd), of Scharnagl's X-FEN,
// of the UCI protocol (shredder), and of docs/json.md. A board alone is given the
// defaults: White to move, no rights, no square, 0 1.
func (p position) canonical() map[string]*string {
	texts := map[string]*string{}
	put := func(dialect, text string) { texts[dialect] = &text }
	board := p.placement("/")
	head := board + " " + string(p.turn) + " "
	tail := " " + p.ep.String()
	six := tail + " " + p.halves() + " " + p.fulls()
	if field, ok := p.orthodox(); ok {
		put("fen", head+field+six)
	} else {
		texts["fen"] = nil
	}
	put("xfen", head+p.xfen()+p.keep(tail, six))
	put("shredder", head+p.shredder()+p.keep(tail, six))
	put("epd", head+p.xfen()+tail+p.operations())
	put("forsyth", p.placement(" - "))
	put("pieces", p.list())
	put("json", p.json())
	if p.chess960 {
		put("url", "https://lichess.org/analysis/chess960/"+board+"_"+string(p.turn)+"_"+p.xfen()+strings.ReplaceAll(p.keep(tail, six), " ", "_"))
	}
	return texts
}

// keep is the tail of a record that keeps its form: four fields stay four.
func (p position) keep(four, six string) string {
	if p.fields == 4 {
		return four
	}
	return six
}

func (p position) halves() string {
	if p.halfmove == "" {
		return "0"
	}
	return p.halfmove
}

func (p position) fulls() string {
	if p.fullmove == "" {
		return "1"
	}
	return p.fullmove
}

func (p position) placement(separator string) string {
	ranks := make([]string, 0, 8)
	for home := 56; home >= 0; home -= 8 {
		rank, empty := "", 0
		for _, man := range p.men[home : home+8] {
			if man == 0 {
				empty++
				continue
			}
			if empty > 0 {
				rank += strconv.Itoa(empty)
			}
			rank, empty = rank+string(man), 0
		}
		if empty > 0 {
			rank += strconv.Itoa(empty)
		}
		ranks = append(ranks, rank)
	}
	return strings.Join(ranks, separator)
}

// wings calls each for the rooks that may castle in the order of the field: White before
// Black, the king's side before the queen's.
func (p position) wings(each func(rook square, white, kingside bool)) {
	for _, white := range []bool{true, false} {
		for _, kingside := range []bool{true, false} {
			for _, rook := range p.rooks {
				if (rook < 8) == white && (rook > p.king(white)) == kingside {
					each(rook, white, kingside)
				}
			}
		}
	}
}

func cased(letter byte, white bool) string {
	if white {
		return strings.ToUpper(string(letter))
	}
	return string(letter)
}

func dashed(field string) string {
	if field == "" {
		return "-"
	}
	return field
}

func wing(kingside bool) byte {
	if kingside {
		return 'k'
	}
	return 'q'
}

// orthodox is the castling field of standard FEN, for kings on the e-file and rooks in
// the corners.
func (p position) orthodox() (field string, ok bool) {
	ok = true
	p.wings(func(rook square, white, kingside bool) {
		corner := rook%8 == 0 || rook%8 == 7
		ok = ok && corner && p.king(white)%8 == 4
		field += cased(wing(kingside), white)
	})
	return dashed(field), ok
}

func (p position) shredder() (field string) {
	p.wings(func(rook square, white, _ bool) { field += cased('a'+byte(rook%8), white) })
	return dashed(field)
}

// xfen writes the letter of the file where a rook stands farther out.
func (p position) xfen() (field string) {
	p.wings(func(rook square, white, kingside bool) {
		letter := wing(kingside)
		if p.outermost(white, kingside) != rook {
			letter = 'a' + byte(rook%8)
		}
		field += cased(letter, white)
	})
	return dashed(field)
}

// operations are the counters as operations of EPD, in the order of their opcodes.
func (p position) operations() string {
	if p.fullmove == "" {
		return ""
	}
	return fmt.Sprintf(" fmvn %s; hmvc %s;", p.fullmove, p.halfmove)
}

// list is the men by side: king, queen, rooks, bishops, knights, pawns, each kind from
// a1 along the files.
func (p position) list() string {
	side := func(letters string) string {
		var words []string
		for _, letter := range []byte(letters) {
			for s := range square(64) {
				by := s%8*8 + s/8 // along the files
				if p.men[by] != letter {
					continue
				}
				words = append(words, strings.ToUpper(string(letter))+by.String())
			}
		}
		if words == nil {
			return ""
		}
		return " " + strings.Join(words, ", ")
	}
	return "White:" + side("KQRBNP") + "; Black:" + side("kqrbnp")
}

func (p position) json() string {
	variant := ""
	if p.chess960 {
		variant = "chess960"
	}
	return *p.jsonOf(variant)
}

// jsonOf is the record of a named variant: what it does not state is absent.
func (p position) jsonOf(variant string) *string {
	var b strings.Builder
	b.WriteString("{")
	if variant != "" {
		fmt.Fprintf(&b, `"variant":"%s",`, variant)
	}
	fmt.Fprintf(&b, `"placement":"%s"`, p.placement("/"))
	if p.fields > 1 {
		turn := map[byte]string{'w': "white", 'b': "black"}[p.turn]
		fmt.Fprintf(&b, `,"turn":"%s"`, turn)
	}
	if p.fields > 2 {
		rooks := ""
		if len(p.rooks) > 0 {
			rooks = `"` + strings.Join(p.rookNames(), `","`) + `"`
		}
		fmt.Fprintf(&b, `,"castling":"%s","castlingRooks":[%s]`, p.xfen(), rooks)
	}
	if p.fields > 3 {
		fmt.Fprintf(&b, `,"enPassant":"%s"`, p.ep)
	}
	if p.halfmove != "" {
		fmt.Fprintf(&b, `,"halfmove":%s`, p.halfmove)
	}
	if p.fullmove != "" {
		fmt.Fprintf(&b, `,"fullmove":%s`, p.fullmove)
	}
	b.WriteString("}")
	text := b.String()
	return &text
}

func (p position) rookNames() []string {
	names := []string{}
	for _, rook := range p.rooks {
		names = append(names, rook.String())
	}
	return names
}
