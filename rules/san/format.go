package san

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Notation is a way to write moves.
type Notation uint8

// The notations.
const (
	SAN Notation = iota // Nf3: as little of the origin as tells the move from others
	LAN                 // Ng1-f3: both squares
	UCI                 // g1f3: both squares and no more
)

// Format is how moves are written. The zero value is SAN in the letters of FEN.
type Format struct {
	Notation Notation
	Letters  *ast.Letters // nil for those of FEN; UCI has no others
}

// Usable returns the error of letters in which a move may be two, because two men
// have one: an [ast.Diagnostics]. nil, the letters of FEN, can be used.
func Usable(l *ast.Letters) error {
	if l == nil {
		return nil
	}
	if c, ok := l.MoveCollision(ast.Chess); ok {
		return ast.FaultAt(ast.Span{}, ast.LettersCollide, l, c.Spelling, c.Men[0], c.Men[1])
	}
	return nil
}

// Append appends a move, which must be legal, as it is written before it is
// played. There are no signs but those of check and mate; a move that wins by a
// rule of a variant has that of mate.
func (f Format) Append(dst []byte, s *rules.State, m rules.Move) []byte {
	switch {
	case f.Notation == UCI:
		return appendUCI(dst, s, m)
	case m.Kind == rules.Pass:
		return append(dst, "--"...)
	}
	letters := f.letters(s)
	switch m.Kind {
	case rules.Castling:
		dst = append(dst, "O-O"...)
		if m.Wing() == ast.QueenSide {
			dst = append(dst, "-O"...)
		}
	case rules.Drop:
		dst = append(dst, letters.Spell(m.Role, ast.White)...)
		dst = m.To.Append(append(dst, '@'))
	default:
		dst = f.appendStep(dst, s, m, letters)
	}
	return appendSign(dst, s, m)
}

// letters returns letters for all men of the game.
func (f Format) letters(s *rules.State) *ast.Letters {
	if f.Letters == nil {
		return &ast.English
	}
	return f.Letters.For(s.Variant())
}

func (f Format) appendStep(dst []byte, s *rules.State, m rules.Move, letters *ast.Letters) []byte {
	isCapture := s.IsCapture(m)
	if m.Role != ast.Pawn {
		dst = append(dst, letters.Spell(m.Role, ast.White)...)
	}
	switch {
	case f.Notation == LAN:
		dst = m.From.Append(dst)
		if !isCapture {
			dst = append(dst, '-')
		}
	case m.Role != ast.Pawn:
		dst = appendOrigin(dst, s, m)
	case isCapture:
		dst = append(dst, 'a'+byte(m.From.File()))
	}
	if isCapture {
		dst = append(dst, 'x')
	}
	dst = m.To.Append(dst)
	if m.Promotion != ast.NoRole {
		dst = append(append(dst, '='), letters.Spell(m.Promotion, ast.White)...)
	}
	return dst
}

// appendOrigin appends what tells a man from others of its role that may go to
// the same square: its file, else its rank, else both (PGN standard 8.2.3.4).
func appendOrigin(dst []byte, s *rules.State, m rules.Move) []byte {
	return append(dst, needed(s, m).String()...)
}

func needed(s *rules.State, m rules.Move) ast.Place {
	place := ast.PlaceOf(m.From)
	var file, rank, others bool // are taken
	var room [64]rules.Move
	for _, other := range s.Moves(room[:0]) {
		if other.Role != m.Role || other.To != m.To || other.From == m.From || other.Kind != rules.Step {
			continue
		}
		others = true
		file = file || other.From.File() == m.From.File()
		rank = rank || other.From.Rank() == m.From.Rank()
	}
	switch {
	case !others:
		return ast.Place{}
	case !file:
		place.Rank = 0
	case !rank:
		place.File = 0
	}
	return place
}

func appendSign(dst []byte, s *rules.State, m rules.Move) []byte {
	switch signAfter(s, m) {
	case ast.CheckSign:
		return append(dst, '+')
	case ast.MateSign:
		return append(dst, '#')
	}
	return dst
}

// signAfter returns the sign that a move has.
func signAfter(s *rules.State, m rules.Move) ast.MoveSign {
	next := *s
	next.Play(m)
	if next.Winner() != ast.Neutral {
		return ast.MateSign
	}
	if checkers := next.Checkers(); !checkers.IsEmpty() {
		return ast.CheckSign
	}
	return ast.NoSign
}

// appendUCI appends the coordinates of a move. Castling in Chess960 is king takes
// rook, and so it is where the king's squares would not tell it (UCI protocol,
// UCI_Chess960).
func appendUCI(dst []byte, s *rules.State, m rules.Move) []byte {
	switch m.Kind {
	case rules.Pass:
		return append(dst, "0000"...)
	case rules.Drop:
		dst = append(dst, ast.English.Spell(m.Role, ast.White)...)
		return m.To.Append(append(dst, '@'))
	}
	dst = m.From.Append(dst)
	if m.Kind == rules.Castling && isOrthodox(s, m) {
		return castledKing(m).Append(dst)
	}
	dst = m.To.Append(dst)
	if m.Promotion != ast.NoRole {
		dst = append(dst, ast.English.Spell(m.Promotion, ast.Black)...)
	}
	return dst
}

// isOrthodox reports whether a castling is that of orthodox chess.
func isOrthodox(s *rules.State, m rules.Move) bool {
	if v := s.Variant(); v.Castling == ast.MirroredCastling || v == ast.DoubleChess960 {
		return false
	}
	file := m.To.File()
	return m.From.File() == ast.Chess.KingFile && (file == 0 || file == int(ast.Standard.Files)-1)
}

// castledKing returns the square on which the king of a castling ends.
func castledKing(m rules.Move) ast.Square { return castledTo(m.From, m.Wing()) }

// castledTo returns the square on which a king ends that castles on a wing.
func castledTo(king ast.Square, w ast.Wing) ast.Square {
	file := rules.CastledKingFile(w)
	return ast.SquareAt(file, king.Rank())
}
