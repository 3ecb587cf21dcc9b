package main

import (
	"slices"
	"strconv"
	"strings"
)

// languages are the letters of king, queen, rook, bishop and knight by language, written
// apart from the table of the library, which the suite judges. The columns of testdata/moves/vectors.tsv have to agree (sanTable).
var languages = map[string][]string{
	"en": {"K", "Q", "R", "B", "N"},
	"pt": {"R", "D", "T", "B", "C"},
	"es": {"R", "D", "T", "A", "C"},
	"fr": {"R", "D", "T", "F", "C"},
	"de": {"K", "D", "T", "L", "S"},
	"nl": {"K", "D", "T", "L", "P"},
	"it": {"R", "D", "T", "A", "C"},
	"cs": {"K", "D", "V", "S", "J"},
	"hu": {"K", "V", "B", "F", "H"},
	"pl": {"K", "H", "W", "G", "S"},
	"fi": {"K", "D", "T", "L", "R"},
	"is": {"K", "D", "H", "B", "R"},
	"tr": {"Ş", "V", "K", "F", "A"},
	"ru": {"Кр", "Ф", "Л", "С", "К"},
	"uk": {"Кр", "Ф", "Т", "С", "К"},
	"bg": {"Ц", "Д", "Т", "О", "К"},
	"el": {"Ρ", "Β", "Π", "Α", "Ι"},
	"ro": {"R", "D", "T", "N", "C"},
	"vi": {"V", "H", "X", "T", "M"},
}

// san writes a move as the PGN standard does, 8.2.3.3 to 8.2.3.5, in each language.
func (p *position) san(m ply) map[string]string {
	texts := map[string]string{}
	for language := range languages {
		texts[language] = p.sanIn(language, m)
	}
	return texts
}

func (p *position) sanIn(language string, m ply) string {
	letter := func(man byte) string { return languages[language][strings.IndexByte("kqrbn", man|0x20)] }
	man := p.men[m.from] | 0x20
	text := ""
	switch {
	case m.castling && m.to > m.from:
		text = "O-O"
	case m.castling:
		text = "O-O-O"
	case man == 'p':
		if m.from%8 != m.to%8 {
			text = m.from.String()[:1] + "x"
		}
		text += m.to.String()
		if m.promotion != 0 {
			text += "=" + letter(m.promotion)
		}
	default:
		text = letter(man) + p.origin(m)
		if p.men[m.to] != 0 {
			text += "x"
		}
		text += m.to.String()
	}
	return text + p.sign(m)
}

// origin is what tells the man from others of its kind that may go to the same square: its
// file, where that does not do its rank, or both (8.2.3.4).
func (p *position) origin(m ply) string {
	others, files, ranks := 0, 0, 0
	for _, other := range p.legal() {
		if other.castling || other.to != m.to || other.from == m.from || p.men[other.from] != p.men[m.from] {
			continue
		}
		others++
		if other.from%8 == m.from%8 {
			files++
		}
		if other.from/8 == m.from/8 {
			ranks++
		}
	}
	name := m.from.String()
	switch {
	case others == 0:
		return ""
	case files == 0:
		return name[:1]
	case ranks == 0:
		return name[1:]
	}
	return name
}

// sign is that of check or mate.
func (p *position) sign(m ply) string {
	after := p.after(m)
	switch {
	case !after.inCheck(after.turn == 'w'):
		return ""
	case len(after.legal()) == 0:
		return "#"
	}
	return "+"
}

// play finds the legal move that is written so in English.
func (p *position) play(san string) (ply, bool) {
	moves := p.legal()
	i := slices.IndexFunc(moves, func(m ply) bool { return p.sanIn("en", m) == san })
	if i < 0 {
		return ply{}, false
	}
	return moves[i], true
}

// next is the counter after this one.
func next(counter string) string {
	n, err := strconv.Atoi(counter)
	if err != nil {
		panic(err)
	}
	return strconv.Itoa(n + 1)
}
