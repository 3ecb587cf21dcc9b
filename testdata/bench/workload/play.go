package workload

import (
	"math/rand/v2"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// Chess960 is play from starts of Chess960, one in ten of double Chess960. One side
// in twenty has a promoted rook outside one that may castle, which X-FEN tells apart
// by a file letter.
func Chess960(seed uint64) Source { return Variant(nil, seed) }

// Variant is Chess960 by the rules of a variant.
func Variant(v *ast.Variant, seed uint64) Source {
	return func(yield func(*Sample) bool) { newPlayer(v, seed).play((*player).shuffled, yield) }
}

// Standard is play from the usual start of chess.
func Standard(seed uint64) Source {
	return func(yield func(*Sample) bool) { newPlayer(nil, seed).play((*player).usual, yield) }
}

const (
	longest  = 110 // plies of a game
	usualRow = 518 // the number of the usual array among those of Chess960
)

type player struct {
	*rand.Rand
	sample Sample
	state  rules.State
	moves  []rules.Move
	home   bool // kings and rooks that may castle mostly stay where they are
}

func newPlayer(v *ast.Variant, seed uint64) *player {
	return &player{Rand: rand.New(rand.NewPCG(seed, 960)), sample: Sample{variant: v}}
}

// oneIn is true once in n times.
func (p *player) oneIn(n int) bool { return p.IntN(n) == 0 }

// play yields one position in three of games without end.
func (p *player) play(start func(*player) ast.Position, yield func(*Sample) bool) {
	for {
		p.begin(start(p))
		for ply, last := 0, 1+p.IntN(longest); ply <= last; ply++ {
			p.moves = p.state.Moves(p.moves[:0])
			move, more := p.choose()
			if (ply > 0 || p.oneIn(8)) && p.oneIn(3) {
				p.show(ply, move, more)
				if !yield(&p.sample) {
					return
				}
				p.sample.number++
			}
			if !more || p.state.Halfmove() >= rules.SeventyFiveMoves {
				break
			}
			p.make(move)
		}
	}
}

// begin sets up a start. One game in ten begins late: after an even number of moves,
// since the men stand at home.
func (p *player) begin(start ast.Position) {
	if p.oneIn(10) {
		start.Fullmove += 2 * p.Uint32N(90)
	}
	state, err := rules.New(&start, p.sample.variant)
	if err != nil {
		panic(err) // a start of a game without rules
	}
	p.state, p.home = state, !p.oneIn(3)
	p.sample.passed = ast.NoSquare
}

// shuffled is a start of Chess960.
func (p *player) shuffled() ast.Position {
	white := p.IntN(960)
	black := white
	if p.oneIn(10) {
		black = p.IntN(960)
	}
	start := p.start(white, black)
	for _, c := range []ast.Color{ast.White, ast.Black} {
		if p.oneIn(20) {
			p.promote(&start, c)
		}
	}
	return start
}

func (p *player) usual() ast.Position { return p.start(usualRow, usualRow) }

// start is the start with these arrays, in the variant.
func (p *player) start(white, black int) ast.Position {
	start, _ := rules.Start960(white, black)
	checks := p.sample.variant.OrChess().Checks
	start.Checks = [2]uint8{checks, checks}
	for square := range start.Castling.All() {
		c := start.Board.At(square).Color
		p.sample.rooks[c][wingOf(&start, square)] = square
	}
	return start
}

// wingOf is the side of its king on which a rook stands.
func wingOf(start *ast.Position, rook ast.Square) ast.Wing {
	for file := range rook.File() {
		if start.Board.At(ast.SquareAt(file, rook.Rank())).Role == ast.King {
			return ast.KingSide
		}
	}
	return ast.QueenSide
}

// promote puts a rook in the place of a man that stands farther out than one that may
// castle, and takes a pawn for it.
func (p *player) promote(start *ast.Position, c ast.Color) {
	left, right := p.sample.rooks[c][ast.QueenSide], p.sample.rooks[c][ast.KingSide]
	var outer []ast.Square
	for file := range 8 {
		if file < left.File() || file > right.File() {
			outer = append(outer, ast.SquareAt(file, left.Rank()))
		}
	}
	if len(outer) == 0 {
		return
	}
	start.Board.Put(outer[p.IntN(len(outer))], ast.Piece{Role: ast.Rook, Color: c, Promoted: true})
	pawns := []int{1, 6}
	start.Board.Put(ast.SquareAt(p.IntN(8), pawns[c]), ast.Piece{})
}

// choose picks a move; false where there is none.
func (p *player) choose() (rules.Move, bool) {
	if len(p.moves) == 0 {
		return rules.Move{}, false
	}
	for range 40 {
		m := p.moves[p.IntN(len(p.moves))]
		if !p.home || !p.forfeits(m) || p.oneIn(12) {
			return m, true
		}
	}
	return p.moves[p.IntN(len(p.moves))], true
}

// forfeits reports whether a move gives up a right and does not castle.
func (p *player) forfeits(m rules.Move) bool {
	rooks := &p.sample.rooks[p.state.Turn()]
	if m.Kind == rules.Castling || *rooks == [2]ast.Square{} {
		return false
	}
	return m.Role == ast.King || m.From != ast.NoSquare && (m.From == rooks[0] || m.From == rooks[1])
}

// show fills the sample with the position before a move.
func (p *player) show(ply int, move rules.Move, more bool) {
	s := &p.sample
	s.Position, s.ply, s.next, s.taken = p.state.Position(), ply, "", false
	if more {
		s.next = string(san.Format{}.Append(nil, &p.state, move))
	}
	for _, m := range p.moves {
		s.taken = s.taken || m.Kind == rules.EnPassantCapture
	}
}

// make plays a move, and takes note of the rights that it ends and of the square
// that it passes over.
func (p *player) make(m rules.Move) {
	s := &p.sample
	if m.Role == ast.King && m.From != ast.NoSquare {
		s.rooks[p.state.Turn()] = [2]ast.Square{}
	}
	for c := range s.rooks {
		for w, rook := range s.rooks[c] {
			if rook == m.From || rook == m.To {
				s.rooks[c][w] = ast.NoSquare
			}
		}
	}
	s.passed = ast.NoSquare
	if m.Role == ast.Pawn && m.From != ast.NoSquare && (m.To.Rank()-m.From.Rank())%2 == 0 {
		s.passed = (m.From + m.To) / 2
	}
	p.state.Play(m)
}
