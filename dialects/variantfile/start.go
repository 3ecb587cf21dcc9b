package variantfile

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// start reads the start position, of which files leave out much: the last fields, which
// are completed, or some before the counters, which are left out of all records then.
func (s *section) start() {
	words := strings.Fields(s.own.start.text)
	for i, w := range words {
		if strings.HasPrefix(w, "{") { // points, of another program's games
			words = words[:i]
			break
		}
	}
	if len(words) == 0 {
		if files, ranks := sizeOf(s.row.Start); files != int(s.row.Geometry.Files) || ranks != int(s.row.Geometry.Ranks) {
			s.row.Start = "" // of the parent's board
		}
		return
	}
	words[0] = strings.Replace(words[0], "[-]", "[]", 1)
	board, pocket, holds := strings.Cut(words[0], "[")
	s.holds = holds
	s.order(pocket)
	s.row.HeldKings = s.row.HeldKings || slices.Contains(s.rolesOf(pocket), ast.King)
	if strings.Contains(board, "*") && s.row.Walls == ast.NoWalls {
		s.row.Walls = ast.AnyWalls
	}
	if len(words) > 3 && words[2] == "-" && isCount(words[3]) { // one hyphen for two fields
		words = append(words[:2:2], words[3:]...)
	}
	s.row.Short = len(words) > 2 && isCount(words[2]) || len(words) < 3 && s.row.Short
	s.row.Start = strings.Join(append(words, s.missing(len(words))...), " ")
}

// missing returns the last fields of a record that has some.
func (s *section) missing(have int) []string {
	all := []string{"", "w", "-", "-", "0", "1"}
	if s.row.Short {
		all = []string{"", "w", "0", "1"}
	}
	return all[min(have, len(all)):]
}

func isCount(word string) bool { return word[0] >= '0' && word[0] <= '9' }

// order puts the men of a pocket first, as they stand in it: in that order pockets are
// written.
func (s *section) order(pocket string) {
	place := 0
	for i := range len(pocket) {
		for at := place; at < len(s.men); at++ {
			if m := s.men[at]; m.letter == pocket[i]|0x20 {
				copy(s.men[place+1:at+1], s.men[place:at])
				s.men[place] = m
				place++
				break
			}
		}
	}
}

// checks returns the highest number of checks in a start position, as in 3+3; 0 without.
func checks(start string) uint8 {
	for _, w := range strings.Fields(start) {
		white, black, ok := strings.Cut(w, "+")
		if ok && len(white) == 1 && len(black) == 1 && isCount(white) && isCount(black) {
			return max(white[0], black[0]) - '0'
		}
	}
	return 0
}

// sizeOf returns the size of the board of a record, as far as its slashes and its first
// rank tell; 0 where that has signs which stand for no square.
func sizeOf(record string) (files, ranks int) {
	board, _, _ := strings.Cut(strings.TrimSpace(record), " ")
	board, _, _ = strings.Cut(board, "[")
	first, _, _ := strings.Cut(board, "/")
	run := 0
	for i := range len(first) {
		c := first[i]
		if isCount(first[i : i+1]) {
			run = min(10*run+int(c-'0'), 1000)
			continue
		}
		files, run = files+run, 0
		switch {
		case c == '*', c|0x20 >= 'a' && c|0x20 <= 'z':
			files++
		case !strings.ContainsRune("+~|", rune(c)):
			return 0, 0
		}
	}
	return files + run, strings.Count(board, "/") + 1
}
