package main

import (
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// game is a game that Forsyth and chessops both know.
type game struct {
	name     string
	rules    string // what chessops calls it
	variant  *ast.Variant
	weight   int
	shuffles int  // one start in so many is a shuffled one; 0 for none
	double   bool // and the sides may have two arrays
	scatters bool // boards are scattered for it, too
}

var games = []*game{
	{name: "chess", rules: "chess", variant: ast.Chess, weight: 4, scatters: true},
	{name: "Chess960", rules: "chess", variant: ast.Chess960, weight: 3, shuffles: 1},
	{name: "double Chess960", rules: "chess", variant: ast.DoubleChess960, weight: 2, shuffles: 1, double: true},
	{name: "crazyhouse", rules: "crazyhouse", variant: ast.Crazyhouse, weight: 1, shuffles: 4, scatters: true},
	{name: "atomic", rules: "atomic", variant: ast.Atomic, weight: 1, shuffles: 4, scatters: true},
	{name: "antichess", rules: "antichess", variant: ast.Antichess, weight: 1, scatters: true},
	{name: "king of the hill", rules: "kingofthehill", variant: ast.KingOfTheHill, weight: 1, shuffles: 4, scatters: true},
	{name: "three-check", rules: "3check", variant: ast.ThreeCheck, weight: 1, shuffles: 4, scatters: true},
	{name: "racing kings", rules: "racingkings", variant: ast.RacingKings, weight: 1, scatters: true},
	{name: "horde", rules: "horde", variant: ast.Horde, weight: 1, scatters: true},
}

// readers are X-FEN for the variants, which is made once; nil is none in particular.
var readers = func() map[*ast.Variant]*dialects.Dialect {
	all := map[*ast.Variant]*dialects.Dialect{nil: dialects.XFEN}
	for _, g := range games {
		all[g.variant] = dialects.XFEN.For(g.variant)
	}
	return all
}()

// reads is the variant that scattered boards are read for: none in particular for those
// of chess, whose kings and rooks stand anywhere.
func (g *game) reads() *ast.Variant {
	if g.variant == ast.Chess {
		return nil
	}
	return g.variant
}

// start is a start position, and whether it is not that of the game.
func (g *game) start(d *dice) (start ast.Position, foreign bool) {
	if g.shuffles == 0 || !d.oneIn(g.shuffles) {
		return readers[g.variant].MustParse(g.variant.Start).Position, false
	}
	white := d.IntN(960)
	black := white
	if g.double {
		black = d.IntN(960)
	}
	start, _ = rules.Start960(white, black)
	checks := g.variant.Checks
	start.Checks = [2]uint8{checks, checks}
	return start, g.variant.Start != ""
}

// longest is how many plies a game has at the most.
const longest = 200

// player plays one game after another by legal moves at random.
type player struct {
	state rules.State
	moves []rules.Move
	left  int  // plies to the end, 0 for a new game
	home  bool // kings and rooks mostly stay where they are
	// foreign says that the start was not that of the game.
	foreign bool
}

// next plays on, and returns a position of the game.
func (p *player) next(d *dice, g *game) (position ast.Position, foreign bool) {
	for plies := d.IntN(6); ; plies-- {
		if p.left == 0 {
			p.begin(d, g)
		}
		if plies <= 0 {
			break
		}
		p.move(d)
	}
	position, foreign = p.state.Position(), p.foreign
	p.move(d)
	return position, foreign
}

func (p *player) begin(d *dice, g *game) {
	start, foreign := g.start(d)
	state, err := rules.New(&start, g.variant)
	if err != nil {
		panic(err) // the games of the table have rules
	}
	*p = player{state: state, moves: p.moves, left: 1 + d.IntN(longest), home: d.oneIn(2), foreign: foreign}
}

func (p *player) move(d *dice) {
	p.moves = p.state.Moves(p.moves[:0])
	p.left--
	if len(p.moves) == 0 {
		p.left = 0
		return
	}
	m := pick(d, p.moves)
	for range 8 {
		if !p.home || m.Role != ast.King && m.Role != ast.Rook || d.oneIn(10) {
			break
		}
		m = pick(d, p.moves)
	}
	p.state.Play(m)
}

// position is one of play, and whether that began elsewhere than the game does.
func (g *game) position(d *dice) (position ast.Position, foreign bool) {
	p := d.players[g]
	if p == nil {
		p = new(player)
		d.players[g] = p
	}
	return p.next(d, g)
}

// played is a sample from play, with en passant squares by one of the three policies.
func (g *game) played(d *dice) sample {
	position, foreign := g.position(d)
	square, err := rules.EnPassantSquare(&position, g.variant, pick(d, []rules.Policy{rules.Always, rules.XFEN, rules.Legal}))
	if err != nil {
		panic(err)
	}
	position.EnPassant = square
	return sample{variant: g.variant, rules: g.rules, text: write(&position, g.variant), played: true, foreign: foreign}
}

// write is a position as X-FEN has it.
func write(p *ast.Position, v *ast.Variant) string {
	text, err := readers[v].Append(nil, &ast.Record{Position: *p, Variant: v})
	if err != nil {
		return "not written: " + codeOf(err)
	}
	return string(text)
}
