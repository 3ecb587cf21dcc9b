package variantfile

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// settle gives roles to the men that have none. A role is that of one man: another with
// the same meaning has the free role of its letter.
func (s *section) settle() {
	s.settleKing()
	for piece := range pieces {
		for i := range s.men {
			if m := &s.men[i]; m.piece == piece && m.role == ast.NoRole {
				m.role = s.roleOf(m)
			}
		}
	}
}

// settleKing finds the man that is the king: the one that is called so, or else one with
// its letter or that castles in its place, whose loss ends the game however it moves.
func (s *section) settleKing() {
	king := pieceOf("king")
	for i := range s.men {
		if s.men[i].piece == king && s.men[i].role == ast.NoRole {
			s.dethrone()
			s.men[i].role = ast.King
		}
	}
	for _, letter := range []string{s.own.royal.text, "k"} {
		for i := range s.men {
			if m := &s.men[i]; strings.EqualFold(string(m.letter), letter) && s.isFree(ast.King) && m.role == ast.NoRole {
				m.role = ast.King
			}
		}
	}
}

// dethrone takes the role of the king from a man that is not called so.
func (s *section) dethrone() {
	for i := range s.men {
		if s.men[i].role == ast.King {
			s.men[i].role = ast.NoRole
		}
	}
}

func (s *section) isFree(r ast.Role) bool {
	for i := range s.men {
		if s.men[i].role == r {
			return false
		}
	}
	return true
}

func (s *section) roleOf(m *man) ast.Role {
	wanted := []ast.Role{pieces[m.piece].role}
	if isCustom(m.piece) {
		wanted = []ast.Role{betzas()[m.betza]}
		if m.letter == 'p' {
			wanted = []ast.Role{ast.Pawn, betzas()[m.betza]}
		}
	}
	for _, r := range wanted {
		if r != ast.NoRole && s.isFree(r) {
			return r
		}
	}
	return ast.FreeRole + ast.Role(m.letter-'a')
}

// isStrange reports whether pawns move in a way of their own, or other men have a first
// step of their own, i in Betza's notation.
func (s *section) isStrange() bool {
	return slices.ContainsFunc(s.men, func(m man) bool {
		return isCustom(m.piece) && (m.role == ast.Pawn || strings.Contains(m.betza, "i"))
	})
}

// isKingTaken reports whether what stands for the king is no king to Fairy-Stockfish, so
// that it is taken like other men.
func (s *section) isKingTaken() bool {
	return slices.ContainsFunc(s.men, func(m man) bool { return m.role == ast.King && pieces[m.piece].key != "king" })
}

// rolesOf returns the roles of the letters of a text.
func (s *section) rolesOf(text string) (roles []ast.Role) {
	seen := ast.Roles{}
	for i := range s.men {
		m := &s.men[i]
		if strings.ContainsAny(text, string([]byte{m.letter, m.letter &^ 0x20})) && !seen.Has(m.role) {
			seen.Add(m.role)
			roles = append(roles, m.role)
		}
	}
	return roles
}

// promote notes the men before which the mark of a promoted man may stand: p:g s:g. Those
// of the parent stay, but for the ones that become nothing: r:-.
func (s *section) promote(list string) {
	for _, pair := range strings.Fields(list) {
		before, after, ok := strings.Cut(pair, ":")
		for i := range s.men {
			if m := &s.men[i]; ok && strings.EqualFold(before, string(m.letter)) {
				m.promotes = after != "-"
			}
		}
	}
}
