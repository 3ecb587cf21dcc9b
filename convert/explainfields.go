package convert

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// fields decodes each field, in the order of the text.
func (d *decoder) fields() {
	hasRights := !d.from.LeavesOut(d.rec) && d.rec.Layout != ast.HandLayout
	for _, f := range [...]struct {
		field   ast.Field
		about   ast.FactCode
		decode  func()
		assumed string // what stands for the field where it is not stated
		isOf    bool   // the record can have it
	}{
		{ast.PlacementField, ast.AboutPlacement, d.placement, "", true},
		{ast.PocketField, ast.AboutPocket, d.pockets, "[]", d.from.HasPockets()},
		{ast.TurnField, ast.AboutTurn, d.turn, "w", true},
		{ast.CastlingField, ast.AboutCastling, d.castling, "-", hasRights},
		{ast.EnPassantField, ast.AboutEnPassant, d.enPassant, "-", hasRights},
		{ast.ChecksField, ast.AboutChecks, d.checks, fmt.Sprintf("%d+%d", d.rec.Checks[0], d.rec.Checks[1]), d.from.HasChecks()},
		{ast.HalfmoveField, ast.AboutHalfmove, d.halfmove, "0", d.rec.Layout != ast.HandLayout},
		{ast.FullmoveField, ast.AboutFullmove, d.fullmove, "1", true},
		{ast.OperationsField, ast.AboutOperations, d.operations, "", false},
	} {
		isStated := d.rec.Stated.Has(f.field)
		switch {
		case d.rec.Stated|d.broken == 0: // no record at all
			continue
		case !isStated && !f.isOf && !d.broken.Has(f.field):
			continue
		case d.broken.Has(f.field):
			d.say(ast.FieldBroken)
		case isStated:
			f.decode()
		case d.isRead && Assumed.Code(f.field) != ast.NoCode:
			d.note(Assumed.Code(f.field), f.assumed)
		default:
			d.say(ast.FieldUnsaid)
		}
		d.end(f.about, f.field)
	}
}

// turn says who is to move, and what the sides are called elsewhere.
func (d *decoder) turn() {
	d.say(ast.ToMove, d.rec.Turn)
	switch {
	case d.rec.Layout == ast.HandLayout:
		d.say(ast.SidesOfSFEN)
	case d.variant().OrChess().Red:
		d.say(ast.RedIsWhite)
	}
}

// placement counts the squares of each rank, and the men of each side.
func (d *decoder) placement() {
	board := &d.rec.Board
	d.ranks()
	var men [3][256]uint8 // by colour and role
	var total [3]int
	var neutral, promoted, beyond []ast.Square
	for square := range squaresOf(board.Geometry) {
		man := board.At(square)
		if man.Role == ast.NoRole {
			continue
		}
		total[man.Color]++
		men[man.Color][man.Role] = min(men[man.Color][man.Role], 254) + 1
		if man.Color == ast.Neutral {
			neutral = append(neutral, square)
		}
		if man.Promoted {
			promoted = append(promoted, square)
		}
		if man.Beyond {
			beyond = append(beyond, square)
		}
	}
	d.say(ast.MenCount, total[ast.White], total[ast.Black])
	for c := ast.White; c <= ast.Black; c++ {
		d.say(ast.Material, c, heldOf(&men[c], d.rec.Variant))
	}
	if neutral != nil {
		d.say(ast.NeutralMen, neutral)
	}
	if promoted != nil {
		d.say(ast.PromotedMen, promoted)
	}
	if beyond != nil {
		d.say(ast.MenBeyond, beyond)
	}
	if walls := slices.Collect(board.Walls.All()); walls != nil {
		d.say(ast.WallSquares, walls)
	}
}

// squaresOf yields the squares of a board, a1 first, rank by rank.
func squaresOf(g ast.Geometry) func(yield func(ast.Square) bool) {
	return func(yield func(ast.Square) bool) {
		for rank := range int(g.Ranks) {
			for file := range int(g.Files) {
				if !yield(ast.SquareAt(file, rank)) {
					return
				}
			}
		}
	}
}

// heldOf lists men in the order of the game, and others by role, the last first.
func heldOf(men *[256]uint8, v *ast.Variant) (held []ast.Held) {
	if v != nil && v.Letters != nil {
		for _, m := range v.Letters.Men {
			if n := men[m.Role]; n > 0 {
				held = append(held, ast.Held{Role: m.Role, Count: n})
			}
			men[m.Role] = 0
		}
	}
	for role := len(men) - 1; role > 0; role-- {
		if men[role] > 0 {
			held = append(held, ast.Held{Role: ast.Role(role), Count: men[role]})
		}
	}
	return held
}

// ranks writes each rank as the sum of its men and of its runs of empty squares, as a
// person checks it (seed guide, field 1).
func (d *decoder) ranks() {
	board := &d.rec.Board
	ranks := strings.Split(strings.Trim(d.rec.Field(ast.PlacementField), "/"), "/")
	if !d.rec.Layout.HasFields() || len(ranks) != int(board.Geometry.Ranks) {
		return
	}
	for i, text := range ranks {
		rank := len(ranks) - 1 - i
		var sum []string
		gap := 0
		for file := range int(board.Geometry.Files) {
			if square := ast.SquareAt(file, rank); board.At(square).Role == ast.NoRole {
				gap++
				continue
			}
			if gap > 0 {
				sum = append(sum, strconv.Itoa(gap))
			}
			sum, gap = append(sum, "1"), 0
		}
		if gap > 0 {
			sum = append(sum, strconv.Itoa(gap))
		}
		d.say(ast.RankSum, rank+1, text, strings.Join(sum, " + "), int(board.Geometry.Files))
	}
}

func (d *decoder) pockets() {
	for c := ast.White; c <= ast.Black; c++ {
		if held := heldIn(&d.rec.Pockets[c], d.variant()); held == nil {
			d.say(ast.PocketEmpty, c)
		} else {
			d.say(ast.PocketHolds, c, held)
		}
	}
}

func (d *decoder) checks() {
	for c := ast.White; c <= ast.Black; c++ {
		if n := int(d.rec.Checks[c]); n > 0 {
			d.say(ast.ChecksLeft, c, n)
		} else {
			d.say(ast.ChecksDone, c)
		}
	}
}

func (d *decoder) halfmove() {
	n, v := d.rec.Halfmove, d.variant().OrChess()
	switch {
	case d.rec.Limit > 0:
		d.say(ast.CountMade, n)
	case n == 0:
		d.say(ast.HalfmoveZero)
	default:
		d.say(ast.HalfmoveSince, n)
	}
	switch {
	case v.Pocket || !rules.Known(v) || d.rec.Warnings.Has(ast.VariantUnknown):
	case n < rules.FiftyMoves:
		d.say(ast.FiftyLeft, rules.FiftyMoves-n)
	case n < rules.SeventyFiveMoves:
		d.say(ast.FiftyReached)
	default:
		d.say(ast.SeventyFive)
	}
}

func (d *decoder) fullmove() {
	d.say(ast.FullmoveNumber, d.rec.Fullmove, d.rec.Fullmove-1)
	if d.isKnown(ast.TurnField) && d.rec.Turn == ast.Black {
		d.say(ast.FullmoveWaiting, d.rec.Fullmove)
	}
}

// targetCodes are what keeps a square from being the one that a pawn passed over.
var targetCodes = noTarget.Or(ast.CodesOf(ast.EnPassantClock, ast.EnPassantPawn, ast.EnPassantPriorCheck))

// enPassant tells which pawn passed over the square, and what the field is by each of
// the three policies (notations, 2.1).
func (d *decoder) enPassant() {
	square, v := d.rec.EnPassant, d.variant().OrChess()
	switch {
	case d.rec.Limit > 0:
		d.say(ast.CountEnds, d.rec.Limit)
		return
	case d.rec.Passed != ast.NoSquare && d.rec.Board.IsEmpty(d.rec.Passed):
		d.say(ast.PassedTwice, square, d.rec.Passed)
		return
	case d.rec.Passed != ast.NoSquare:
		d.say(ast.PawnBeside, square, d.rec.Passed)
		return
	case v.Passant == ast.CountLimit:
		d.say(ast.CountNone)
		return
	case v.Passant == ast.OnePassed && v.PawnRank == 0 && square == ast.NoSquare:
		d.say(ast.EnPassantGame, v)
		return
	case d.namesSquare() && (!d.isKnown(ast.PlacementField) || !d.isTurnKnown()):
		d.say(ast.BoardUnknown)
		return
	case square == ast.NoSquare:
		d.say(ast.EnPassantNone)
		return
	}
	if isPast := d.rec.Halfmove != 0; v.Passant == ast.OnePassed && d.rec.EnPassantFault(v.PawnRank) == ast.NoCode && !isPast {
		_, pawn, origin := d.rec.Board.Geometry.DoubleStep(square.File(), v.PawnRank, d.rec.Turn.Other())
		d.say(ast.EnPassantPassed, square, d.rec.Turn.Other(), origin, pawn)
		d.captures()
	}
	d.notes(ast.EnPassantField, targetCodes)
}

// namesSquare reports whether the field has a square, whatever the board is.
func (d *decoder) namesSquare() bool {
	return d.isKnown(ast.EnPassantField) && d.rec.Field(ast.EnPassantField) != "-"
}

// captures tells which pawns can take, and what keeps the others from it.
func (d *decoder) captures() {
	if !d.state.IsValid() {
		d.say(ast.EnPassantUnruled)
		return
	}
	e := d.state.EnPassant()
	d.say(ast.EnPassantValues, e.Always, e.XFEN, e.Legal)
	if e.XFEN == ast.NoSquare {
		d.note(ast.EnPassantNoCapturer, e.Always)
	}
	for _, c := range e.Captures {
		switch {
		case c.From == ast.NoSquare:
		case c.Obstacle == rules.NoObstacle:
			d.say(ast.EnPassantTaker, c.From, e.Always)
		case e.Legal == ast.NoSquare:
			d.note(obstacleCodes[c.Obstacle], e.Always, c.Shield)
		}
	}
}
