package variantfile

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// man is a letter of a section, and what it stands for.
type man struct {
	piece    int      // in pieces; -1 for a man of the table that no key names
	role     ast.Role // NoRole until it is settled
	letter   byte     // small
	betza    string   // how a man moves that the section defines
	promotes bool
}

// pieces are the keys of men, and the roles that they have. The first key of a role is
// that of the table's men, unless keyOf says otherwise; its place is its turn to take
// the role.
var pieces = append([]struct {
	key  string
	role ast.Role
}{
	{"king", ast.King},
	{"pawn", ast.Pawn}, {"knight", ast.Knight}, {"bishop", ast.Bishop}, {"rook", ast.Rook}, {"queen", ast.Queen},
	{"fers", ast.Fers}, {"alfil", ast.Alfil}, {"fersAlfil", ast.FersAlfil}, {"silver", ast.Silver}, {"aiwok", ast.AiWok},
	{"bers", ast.Bers}, {"archbishop", ast.Archbishop}, {"chancellor", ast.Chancellor}, {"amazon", ast.Amazon},
	{"knibis", ast.NoRole}, {"biskni", ast.NoRole}, {"kniroo", ast.NoRole}, {"rookni", ast.NoRole},
	{"shogiPawn", ast.Pawn}, {"lance", ast.Lance}, {"shogiKnight", ast.Knight}, {"gold", ast.Gold}, {"dragonHorse", ast.NoRole},
	{"clobber", ast.Stone}, {"breakthrough", ast.Stone}, {"immobile", ast.Stone},
	{"cannon", ast.Cannon}, {"janggiCannon", ast.Cannon}, {"soldier", ast.Soldier}, {"horse", ast.Horse},
	{"elephant", ast.Elephant}, {"janggiElephant", ast.Elephant}, {"banner", ast.Banner},
	{"wazir", ast.Wazir}, {"commoner", ast.Commoner}, {"centaur", ast.Centaur},
}, customPieces()...)

// customPieces are the keys of the men that a section defines. Fairy-Stockfish has 25;
// there are no more letters than 26.
func customPieces() (custom []struct {
	key  string
	role ast.Role
}) {
	custom = slices.Grow(custom, 26)[:26]
	for i := range custom {
		custom[i].key = "customPiece" + strconv.Itoa(i+1)
	}
	return custom
}

// betzas are the roles of men that sections define by the moves which the table has a
// role for.
var betzas = sync.OnceValue(func() map[string]ast.Role {
	return map[string]ast.Role{
		"N": ast.Knight, "B": ast.Bishop, "R": ast.Rook, "Q": ast.Queen, "F": ast.Fers, "W": ast.Wazir, "A": ast.Alfil, "D": ast.Dabbaba,
		"FA": ast.FersAlfil, "FfW": ast.Silver, "RNF": ast.AiWok, "RF": ast.Bers, "BN": ast.Archbishop, "RN": ast.Chancellor,
		"QN": ast.Amazon, "fR": ast.Lance, "WfF": ast.Gold, "mRcpR": ast.Cannon, "fsW": ast.Soldier, "nN": ast.Horse, "nA": ast.Elephant,
		"RcpRnN": ast.Banner, "K": ast.Commoner, "WF": ast.Commoner, "FW": ast.Commoner, "KN": ast.Centaur,
		"C": ast.Camel, "Z": ast.Zebra, "NC": ast.Gnu, "CN": ast.Gnu, "NN": ast.Nightrider, "gQ": ast.Grasshopper,
		"FC": ast.Wizard, "CF": ast.Wizard, "WAD": ast.Champion, "WDA": ast.Champion,
	}
})

func pieceOf(key string) int {
	for i := range pieces {
		if pieces[i].key == key {
			return i
		}
	}
	return -1
}

// isCustom reports whether a section defines a piece.
func isCustom(piece int) bool {
	return piece >= 0 && strings.HasPrefix(pieces[piece].key, "customPiece")
}

// menOf returns the men of a row of the table.
func menOf(v *ast.Variant) (men []man) {
	for _, m := range v.Spelling().Men {
		if v.Roles.Has(m.Role) {
			promotes := v.Marks() == ast.MarkBefore && v.CanPromote(m.Role)
			men = append(men, man{piece: pieceOf(keyOf(v, m.Role)), role: m.Role, letter: m.White[0] | 0x20, promotes: promotes})
		}
	}
	return men
}

// keyOf returns the key by which Fairy-Stockfish defines a man of one of its own games.
func keyOf(v *ast.Variant, r ast.Role) string {
	isShogi := v.Marks() == ast.MarkBefore && v.Short
	isJanggi := v.Name == "janggi"
	switch {
	case r == ast.King && slices.Contains(commoners, v.Name):
		return "commoner"
	case r == ast.Pawn && isShogi:
		return "shogiPawn"
	case r == ast.Knight && isShogi:
		return "shogiKnight"
	case r == ast.Stone && v.Name == "breakthrough":
		return "breakthrough"
	case r == ast.Advisor && isJanggi:
		return "wazir"
	case r == ast.Advisor:
		return "fers"
	case r == ast.Cannon && isJanggi:
		return "janggiCannon"
	case r == ast.Elephant && isJanggi:
		return "janggiElephant"
	}
	for i := range pieces {
		if pieces[i].role == r {
			return pieces[i].key
		}
	}
	return ""
}

// commoners are the games whose kings are taken like other men, and are no kings to
// Fairy-Stockfish.
var commoners = []string{
	"antichess", "giveaway", "suicide", "codrus", "extinction", "kinglet", "threekings", "atomic", "nocheckatomic", "koedem", "duck",
}

// setMan reads the letter of a man, which takes it from any other that a parent gave it
// to; a hyphen takes the man away. A man that the section defines takes it from the one
// that is known by its name, too, whichever comes first.
func (s *section) setMan(piece int, value word) *Fault {
	maps.DeleteFunc(s.own.letters, func(_ byte, p int) bool { return p == piece })
	letter, betza, _ := value.cut(":")
	if value.text == "-" {
		s.men = slices.DeleteFunc(s.men, func(m man) bool { return m.piece == piece })
		return nil
	}
	if len(letter.text) != 1 || letter.text[0]|0x20 < 'a' || letter.text[0]|0x20 > 'z' {
		return letter.fault("one of the letters a to z, or a hyphen for no such man", "%s is no letter of a man", letter.quoted())
	}
	m := man{piece: piece, letter: letter.text[0] | 0x20, betza: betza.text}
	other, isTaken := s.own.letters[m.letter]
	switch {
	case isTaken && isCustom(other) && !isCustom(piece): // it stays where the section defines it
		return nil
	case isTaken && isCustom(other) == isCustom(piece):
		return letter.fault("a letter for each man", "%s is the letter of %s above", letter.quoted(), pieces[other].key)
	}
	s.own.letters[m.letter] = piece
	s.put(m)
	return nil
}

// put puts a man in the place of what has its key or its letter.
func (s *section) put(m man) {
	at := len(s.men)
	for i := len(s.men) - 1; i >= 0; i-- {
		old := s.men[i]
		if old.piece == m.piece {
			m.promotes = m.promotes || old.promotes
			if old.role < ast.FreeRole && !isCustom(m.piece) {
				m.role = old.role
			}
		}
		if old.piece == m.piece || old.letter == m.letter {
			s.men = slices.Delete(s.men, i, i+1)
			at = i
		}
	}
	s.men = slices.Insert(s.men, min(at, len(s.men)), m)
}
