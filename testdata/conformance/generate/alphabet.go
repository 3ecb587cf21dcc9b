package main

import (
	"bufio"
	"regexp"
	"strings"
)

// An alphabet has the men of FEN in the letters of a language, by FEN's letter.
type alphabet map[byte]string

const menOfFEN = "KQRBNP"

var lettersNamed = regexp.MustCompile(`(?:king|queen|rook|bishop|knight|pawn) ([^\s,]+)(?: and ([^\s,]+))?`)

// alphabetOf reads the letters of a language from the heading of its records, which names
// them: king to pawn, and Black's where these are not the small ones.
func alphabetOf(language string) alphabet {
	letters := alphabet{}
	if language == "" {
		for _, man := range []byte(menOfFEN + strings.ToLower(menOfFEN)) {
			letters[man] = string(man)
		}
		return letters
	}
	file, err := testdata.Open("forsyth/" + language + "/valid.txt")
	if err != nil {
		panic(err)
	}
	defer file.Close()
	heading := bufio.NewScanner(file)
	heading.Scan()
	for i, named := range lettersNamed.FindAllStringSubmatch(heading.Text(), -1) {
		white, black := strings.TrimSuffix(named[1], "."), strings.TrimSuffix(named[2], ".") // at the end of the sentence
		if black == "" {
			black = strings.ToLower(white)
		}
		letters[menOfFEN[i]], letters[menOfFEN[i]+'a'-'A'] = white, black
	}
	return letters
}

// man is the one at the start of a text, by the longest letter that fits, and the length
// of that letter.
func (a alphabet) man(text string) (man byte, length int) {
	for m, letter := range a {
		if strings.HasPrefix(text, letter) && len(letter) > length {
			man, length = m, len(letter)
		}
	}
	return man, length
}

// placement is the first field of FEN of canonical Forsyth, or "" where FEN has no letter
// for one of the men.
func (a alphabet) placement(forsyth string) string {
	fen := ""
	for _, rank := range strings.Split(forsyth, " - ") {
		for rank != "" {
			man, length := a.man(rank)
			if man == 0 && strings.IndexByte("12345678", rank[0]) < 0 {
				return ""
			}
			if man == 0 {
				man, length = rank[0], 1
			}
			fen, rank = fen+string(man), rank[length:]
		}
		fen += "/"
	}
	return strings.TrimSuffix(fen, "/")
}

// forsyth is the other way round.
func (a alphabet) forsyth(placement string) string {
	text := ""
	for _, c := range []byte(placement) {
		switch letter, ok := a[c]; {
		case ok:
			text += letter
		case c == '/':
			text += " - "
		default:
			text += string(c)
		}
	}
	return text
}

// position reads a canonical piece list.
func (a alphabet) position(list string) position {
	p := position{turn: 'w', ep: none, fields: 1}
	for i, side := range strings.Split(list, "; ") {
		_, list, hasMen := strings.Cut(side, ": ")
		if !hasMen {
			continue
		}
		for _, word := range strings.Split(list, ", ") {
			man, _ := a.man(word)
			if i == 1 {
				man = strings.ToLower(string(man))[0]
			}
			p.men[at(word[len(word)-2:])] = man
		}
	}
	return p
}

// list writes a position as a piece list under the headings of the language: capitals for
// both sides, but for the signs that Black has of its own. A side without men has no list.
func (a alphabet) list(p position, headings [2]string) string {
	sides := strings.Split(p.list(), "; ")
	for i, side := range sides {
		_, list, ok := strings.Cut(side, ": ")
		if !ok {
			return ""
		}
		words := strings.Split(list, ", ")
		for j, word := range words {
			letter := a[word[0]]
			if small := a[word[0]+'a'-'A']; i == 1 && strings.ToUpper(small) == small {
				letter = small
			}
			words[j] = letter + word[1:]
		}
		sides[i] = headings[i] + ": " + strings.Join(words, ", ")
	}
	return strings.Join(sides, "; ")
}

// headings are those of the language, taken from the first of its piece lists.
func headings(language string) (pair [2]string, ok bool) {
	if language == "" {
		return [2]string{"White", "Black"}, true
	}
	for _, r := range records() {
		if r.dialect == "pieces" && r.letters == language && r.isValid {
			white, rest, _ := strings.Cut(r.Canonical, ":")
			_, rest, _ = strings.Cut(rest, "; ")
			black, _, _ := strings.Cut(rest, ":")
			return [2]string{white, black}, true
		}
	}
	return pair, false
}
