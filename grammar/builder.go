package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Builder puts a record together and holds the rules about it. A method
// returns the code of what is wrong, NoCode when nothing is; a leniency or a
// remark has been applied all the same, and the driver decides whether to go
// on.
type Builder struct {
	rules *Rules
	rec   *ast.Record

	rank, file int  // where the next cell goes: rank 0 is the first one written
	gapBefore  bool // the last cell was a count

	homes    homes
	national bool // the castling rights are in the letters of the language
	letters  int  // castling letters seen
	order    rightsOrder
	fileSaid bool // a file letter was among them

	opcodes uint64 // seen, by [ast.Opcode.Bit]
	depths  uint64 // of games that were counted: D1 is 1 << 1

	strayMoves int // words that are none where moves stand
}

// begin makes a new Builder ready for a record, which keeps its number.
func (b *Builder) begin(rules *Rules, rec *ast.Record, text string) {
	b.rules, b.rec = rules, rec
	number := rec.Number
	*rec = ast.Record{} // in place: a record is 752 bytes
	rec.Text, rec.Layout, rec.Letters, rec.Variant, rec.Number = text, rules.Layout, rules.Letters, rules.Variant, number
	rec.Board.Geometry = rules.geometry
	rec.Fullmove = 1
	rec.Checks = [2]uint8{rules.checks, rules.checks}
}

// base returns the index of the a-file on the rank that is being written.
func (b *Builder) base() int { return (int(b.rules.geometry.Ranks) - 1 - b.rank) * ast.MaxFiles }

// Man places one man on the next square. Men beyond the board are counted but
// not placed: EndRank tells.
func (b *Builder) Man(p ast.Piece) {
	if b.file < int(b.rules.geometry.Files) && b.rank < int(b.rules.geometry.Ranks) {
		b.rec.Board.Put(ast.Square(1+b.base()+b.file), p)
	}
	b.file++
	b.gapBefore = false
}

// Gap passes over n empty squares. PGN standard 16.1.3.1: a digit counts
// contiguous empty squares, so two never stand side by side.
func (b *Builder) Gap(n int) ast.Code {
	if n < 1 || n > int(b.rules.geometry.Files) {
		return ast.DigitRange
	}
	b.file += n
	if b.gapBefore {
		return ast.DigitsAdjacent
	}
	b.gapBefore = true
	return ast.NoCode
}

// EndRank closes a rank: it has as many squares as the board has files.
func (b *Builder) EndRank() ast.Code {
	squares, want := b.file, int(b.rules.geometry.Files)
	b.rank++
	b.file = 0
	b.gapBefore = false
	switch {
	case squares < want:
		return ast.RankShort
	case squares > want:
		return ast.RankLong
	}
	return ast.NoCode
}

// EndPlacement closes the board: it has all its ranks.
func (b *Builder) EndPlacement() ast.Code {
	switch want := int(b.rules.geometry.Ranks); {
	case b.rank < want:
		return ast.RanksMissing
	case b.rank > want:
		return ast.RanksExtra
	}
	return ast.NoCode
}

// Turn reads the side to move. PGN standard 16.1.3.2.
func (b *Builder) Turn(word string) ast.Code {
	if b.rules.Layout == ast.HandLayout {
		return b.handTurn(word)
	}
	if b.rules.Letters != nil {
		if c, ok := b.nationalSide(word); ok {
			b.rec.Turn = c
			return ast.SideNational
		}
	}
	switch word {
	case "w", "b":
		b.rec.Turn = ast.White
		if word == "b" {
			b.rec.Turn = ast.Black
		}
	case "r":
		if !b.rules.game.Red {
			return ast.TurnUnknown
		}
		b.rec.Turn = ast.White
		return ast.TurnRed
	case "W":
		b.rec.Turn = ast.White
		return ast.TurnCapital
	case "B":
		b.rec.Turn = ast.Black
		return ast.TurnCapital
	default:
		return ast.TurnUnknown
	}
	return ast.NoCode
}

// EnPassant reads the square passed over. PGN standard 16.1.3.4. Whether it
// fits is judged when the clock has been read, too.
func (b *Builder) EnPassant(square ast.Square) ast.Code {
	isOne := b.rules.game.Passant == ast.OnePassed && b.rules.pawnRank > 0
	if !b.rules.geometry.Contains(square) || !isOne && b.rules.game.Passant != ast.AnyPassed {
		return ast.EnPassantUnknown
	}
	b.rec.EnPassant = square
	return ast.NoCode
}

// Target reads what the en passant field says in the game: a square, two squares,
// or the number of plies at which a count ends.
func (b *Builder) Target(word string) ast.Code {
	switch b.rules.game.Passant {
	case ast.CountLimit:
		n, code := Counter(word)
		if code != ast.NoCode {
			return ast.EnPassantUnknown
		}
		b.rec.Limit = n
		return ast.NoCode
	case ast.TwoSquares, ast.AnyPassed:
		if low, high, ok := b.rules.twoSquares(word); ok {
			b.rec.EnPassant, b.rec.Passed = low, high
			if b.rec.Turn == ast.White { // Black's pawn came down
				b.rec.EnPassant, b.rec.Passed = high, low
			}
			return ast.NoCode
		}
	}
	return b.EnPassant(b.rules.squareNamed(word))
}

// twoSquares reads two squares of this board, one after the other in either order.
func (r *Rules) twoSquares(word string) (low, high ast.Square, ok bool) {
	for cut := 2; cut < len(word)-1; cut++ {
		a, b := r.squareNamed(word[:cut]), r.squareNamed(word[cut:])
		if a != ast.NoSquare && b != ast.NoSquare && a != b {
			return min(a, b), max(a, b), true
		}
	}
	return ast.NoSquare, ast.NoSquare, false
}

// EnPassantSquare judges the square against side and board. The square of the
// pawn itself is put right where the one that it passed over fits.
func (b *Builder) EnPassantSquare() ast.Code {
	if b.rec.EnPassant == ast.NoSquare || b.rules.game.Passant != ast.OnePassed {
		return ast.NoCode
	}
	code := b.rec.EnPassantFault(b.rules.pawnRank)
	if code != ast.EnPassantPawn {
		return code
	}
	board := &b.rec.Board
	passed, _, origin := b.doubleStep(b.rec.EnPassant.File(), b.rec.Turn.Other())
	if board.IsEmpty(passed) && board.IsEmpty(origin) && b.rec.Halfmove == 0 {
		b.rec.EnPassant = passed
	}
	return code
}

func (b *Builder) doubleStep(file int, mover ast.Color) (passed, pawn, origin ast.Square) {
	return b.rules.geometry.DoubleStep(file, b.rules.pawnRank, mover)
}

// EnPassantWithClock asks that the clock be zero after a double step.
func (b *Builder) EnPassantWithClock() ast.Code {
	if b.rec.EnPassant != ast.NoSquare && b.rec.Stated.Has(ast.HalfmoveField) && b.rec.Halfmove != 0 {
		return ast.EnPassantClock
	}
	return ast.NoCode
}

// Counter reads a counter: decimal, 0 to 2^32-1. PGN standard 16.1.3.5 and
// 16.1.3.6.
func Counter(word string) (uint32, ast.Code) {
	if word == "" {
		return 0, ast.CounterUnknown
	}
	var n uint64
	for i := range len(word) {
		digit := word[i] - '0'
		if digit > 9 {
			return 0, counterFault(word)
		}
		if n = n*10 + uint64(digit); n > 1<<32-1 {
			n = 1 << 32 // and stay there
		}
	}
	switch {
	case n > 1<<32-1:
		return 0, ast.CounterRange
	case word[0] == '0' && len(word) > 1:
		return uint32(n), ast.CounterZeros
	}
	return uint32(n), ast.NoCode
}

func counterFault(word string) ast.Code {
	switch {
	case word == "-":
		return ast.CounterDash
	case (word[0] == '-' || word[0] == '+') && word[1:] != "" && isDigits(word[1:]):
		return ast.CounterSigned
	}
	return ast.CounterUnknown
}

// Halfmove reads the half-move clock.
func (b *Builder) Halfmove(word string) ast.Code {
	n, code := Counter(word)
	b.rec.Halfmove = n
	return code
}

// Fullmove reads the move number, which begins at 1.
func (b *Builder) Fullmove(word string) ast.Code {
	n, code := Counter(word)
	b.rec.Fullmove = max(n, 1)
	if n == 0 && (code == ast.NoCode || code == ast.CounterZeros) {
		return ast.FullmoveZero
	}
	return code
}

// Shape judges which fields the record has.
func (b *Builder) Shape(fields int) ast.Code {
	form, operations := b.rules.Form, b.rec.Stated.Has(ast.OperationsField)
	switch {
	case fields < 4:
		return ast.FieldsMissing
	case fields == 4 && form == FENForm && !operations:
		return ast.CountersMissing
	case fields == 5:
		return ast.CounterLone
	case fields == 6 && form == EPDForm:
		return ast.CountersInEPD
	}
	return ast.NoCode
}

// Extras judges the operations: they belong after the four fields of EPD.
func (b *Builder) Extras(fields int) ast.Code {
	form := b.rules.Form
	if b.rec.Stated.Has(ast.OperationsField) && (form == FENForm || form == AnyForm && fields > 4) {
		return ast.OperationsInFEN
	}
	return ast.NoCode
}
