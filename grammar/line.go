package grammar

import (
	"bytes"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Line reads lines that are as those of most books are: the six fields of FEN, or the four of
// EPD with operations or without, one blank before each, of which there is nothing to say but
// which game their castling needs. What it takes, [Scan] takes, with the same position; that
// a record is not filled with all the rest makes it faster. It is used again for each line.
type Line struct {
	build      Builder
	rec        ast.Record
	isRemarked bool
	isMarked   bool // the board has signs beside its men

	// What of the fields there is nothing to say of: four, with operations or without, or six.
	takesFour, takesOperations, takesSix bool
}

// NewLine returns what reads the lines of some rules, nil where none are common enough.
func NewLine(r *Rules) *Line {
	if !r.plain || r.geometry.Ranks < 2 || r.geometry.Files == ast.MaxFiles || r.Layout != ast.FieldsLayout {
		return nil
	}
	l := new(Line)
	l.build.begin(r, &l.rec, "")
	l.takesFour, l.takesSix = l.build.Shape(4) == ast.NoCode, l.build.Shape(6) == ast.NoCode
	l.rec.Stated = fourFields.With(ast.OperationsField)
	l.takesOperations = l.build.Shape(4) == ast.NoCode && l.build.Extras(4) == ast.NoCode
	return l
}

// Record returns what was read last: a position, which of its fields the line states, where
// castling, the en passant square and operations stand, and the remarks. All else is missing.
func (l *Line) Record() *ast.Record { return &l.rec }

// Read reads a line without its end, and reports whether it is a common one.
func (l *Line) Read(text []byte) bool {
	placement := bytes.IndexByte(text, ' ')
	if placement < 0 || placement > longestWalk {
		return false
	}
	l.begin()
	board, ok := placement, true
	if l.build.rules.pocket {
		board, ok = l.pocket(text[:placement])
	}
	if !ok || !l.board(text[:board]) {
		return false
	}
	castling, passant, after := plainFields(text, placement)
	if after == 0 {
		return false
	}
	side := l.build.rules.sides[text[placement+1]]
	if l.rec.Turn = side.color; !side.isPlain || !l.tail(text, after) {
		return false
	}
	l.rec.Spans[ast.CastlingField] = spanFrom(castling, passant-1)
	l.rec.Spans[ast.EnPassantField] = spanFrom(passant, after)
	return l.castling(text, castling, passant-1-castling) && (text[passant] == '-' || l.enPassant(text[passant:after]))
}

// board reads the ranks.
func (l *Line) board(text []byte) bool {
	r := l.build.rules
	switch {
	case r.wide():
		return walkWide(r, &l.rec.Board, text)
	case walk(r, &l.rec.Board, text):
		return !mayRepeatCounts(text)
	}
	return r.marked && l.marked(text)
}

// marked reads a board with signs beside its men.
func (l *Line) marked(text []byte) bool {
	board := &l.rec.Board
	clear(board.Squares[:])
	l.build.rank, l.build.file, l.build.gapBefore, l.isMarked = 0, 0, false, true
	repeats, ok := cellsInto(&l.build, text)
	return ok && !repeats
}

// pocket reads men in brackets after a board, of which it returns the length.
func (l *Line) pocket(field []byte) (board int, ok bool) {
	board, last := bytes.IndexByte(field, '['), len(field)-1
	if board < 0 || field[last] != ']' {
		return 0, false
	}
	clear(l.rec.Pockets[:])
	l.rec.Stated = l.rec.Stated.With(ast.PocketField)
	for _, letter := range field[board+1 : last] {
		man := l.build.rules.cells[letter]
		if !man.isMan() || l.build.Hold(man.piece(), 1) != ast.NoCode {
			return 0, false
		}
	}
	return board, true
}

// begin makes the line ready for another one: what is left of the one before is little.
func (l *Line) begin() {
	rec := &l.rec
	clear(rec.Board.Squares[:])
	clear(rec.Castling[:])
	clear(l.build.homes[:])
	rec.EnPassant, rec.Stated = ast.NoSquare, fourFields
	l.build.fileSaid = false
	if l.isMarked {
		l.isMarked, rec.Board.Promoted, rec.Board.Walls, rec.Board.Beyond = false, ast.Set{}, ast.Set{}, ast.Set{}
	}
	if l.isRemarked {
		l.isRemarked, rec.Warnings = false, ast.Codes{}
	}
}

// tail reads what stands after the en passant field: in some games check counts, and
// counters, or operations, or nothing.
func (l *Line) tail(text []byte, after int) bool {
	if l.build.rules.checks > 0 {
		counts := after + 1 + bytes.IndexByte(text[min(after+1, len(text)):], ' ')
		if !l.checks(text, after, counts) {
			return false
		}
		after = counts
	}
	if c, ok := lastCounters(text); ok && c.first == after+1 {
		l.rec.Halfmove, l.rec.Fullmove = c.halfmove, c.fullmove
		l.rec.Stated |= bothCounters
		return l.takesSix
	}
	l.rec.Halfmove, l.rec.Fullmove = 0, 1
	if after == len(text) {
		return l.takesFour
	}
	return l.takesOperations && l.operations(text, after)
}

// checks reads check counts between two places, after a blank.
func (l *Line) checks(text []byte, start, end int) bool {
	const longest = len("+999+999")
	if end <= start+1 || end-start > longest || text[start] != ' ' {
		return false
	}
	word := string(text[start+1 : end])
	if _, ok := cutChecks(word); !ok || l.build.Checks(word) != ast.NoCode {
		return false
	}
	l.rec.Stated = l.rec.Stated.With(ast.ChecksField)
	return true
}

// operations reads those that stand after a blank.
func (l *Line) operations(text []byte, after int) bool {
	if text[after] != ' ' || !plainOperations(&l.build.rules.moves, text[after+1:]) {
		return false
	}
	l.rec.Stated = l.rec.Stated.With(ast.OperationsField)
	l.rec.Spans[ast.OperationsField] = spanFrom(after+1, len(text))
	return true
}

func (l *Line) castling(text []byte, at, n int) bool {
	if n == 1 && text[at] == '-' {
		return true
	}
	field, ok := fieldAt(text, at, n)
	return ok && l.build.rightsWord(field) && l.take(l.build.RightsVariant()) && l.take(l.build.RightsKings())
}

func (l *Line) enPassant(field []byte) bool {
	square, ok := plainSquare(field)
	return ok && l.take(l.build.EnPassant(square)) && l.take(l.build.EnPassantSquare()) && l.take(l.build.EnPassantWithClock())
}

// take notes a remark; false for all else that there is to say.
func (l *Line) take(code ast.Code) bool {
	if code == ast.NoCode {
		return true
	}
	l.isRemarked = true
	l.rec.Warnings.Add(code)
	return !code.IsFault() && !code.IsLeniency()
}

// Remarks returns the remarks on the line, nil for none.
func (l *Line) Remarks() *ast.Codes {
	if !l.isRemarked {
		return nil
	}
	return &l.rec.Warnings
}

// RewriteRights is [Rules.RewriteRights] for the castling field in a copy of the line, and
// rules of the same variant. That kings and rooks stand there is known.
func (l *Line) RewriteRights(r *Rules, text []byte) (changed, ok bool) {
	if !r.words || l.rec.Castling.IsEmpty() {
		return false, r.words
	}
	h := &l.build.homes
	white, black := l.rec.Castling.Rank(h[ast.White].rank), l.rec.Castling.Rank(h[ast.Black].rank)
	if r.Style == StandardStyle && !(h[ast.White].mayHave(white, r) && h[ast.Black].mayHave(black, r)) {
		return false, false
	}
	return h.spell(white, black, r.Style != ShredderStyle).over(text, l.rec.Spans[ast.CastlingField])
}
