package grammar

import (
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Diagnose is [Parse], which it asks only where [ScanFaults] is not sure.
func Diagnose(dst *ast.Record, rules *Rules, text string) ast.Diagnostics {
	if found, ok := ScanFaults(dst, rules, text); ok {
		return found
	}
	return Parse(dst, rules, text)
}

// ScanFaults finds in a record what [Parse] finds, without the grammar: a tree of a
// record costs a hundred times what it takes to name what is wrong with it. It is the
// driver of the grammar, with fields that are looked at by hand in place of parsed. It
// is false where the grammar must decide.
func ScanFaults(dst *ast.Record, rules *Rules, text string) (ast.Diagnostics, bool) {
	if len(text) > MaxRecord || rules.Layout != ast.FieldsLayout {
		return nil, false
	}
	room := tokenRoom.Get().(*[]token)
	l := lexing{rules: rules, text: text, end: len(text), coarse: true, tokens: (*room)[:0]}
	l.record()
	defer func() {
		if *room = l.tokens; cap(*room) <= 16*mostFieldTokens { // a long text is not to be paid for by all
			tokenRoom.Put(room)
		}
	}()
	r := &reader{rules: rules, rec: dst, text: text, tokens: l.tokens, spans: l.spans, byHand: true}
	r.build.begin(rules, dst, text)
	r.record()
	// Where fields may be left out the grammar may take check counts for counters.
	isOdd := rules.game.Short && !r.span(ast.ChecksField).IsEmpty()
	return r.found, !r.isUnsure && !isOdd
}

// tokenRoom are tokens that are used again.
var tokenRoom = sync.Pool{New: func() any {
	room := make([]token, 0, mostFieldTokens)
	return &room
}}

// mostFieldTokens is how many tokens most records have when their ranks are one.
const mostFieldTokens = 20

// handRanks is ranks for ranks that are one token.
func (r *reader) handRanks() {
	var all ast.Span
	for _, t := range r.fieldTokens(ast.PlacementField) {
		if t.kind == ranksToken {
			all = t.span
		}
	}
	if r.wholeBoard(all.Of(r.text)) {
		return
	}
	rank, slash := ast.Span{Start: all.Start, End: all.Start}, r.rec.Spans[ast.PlacementField]
	for ; rank.End < all.End; rank.End++ {
		if r.text[rank.End] == '/' {
			slash = ast.Span{Start: rank.End, End: rank.End + 1}
			r.handRank(rank, slash)
			rank.Start = slash.End
		}
	}
	r.handRank(rank, slash)
	r.endPlacement()
}

// wholeBoard reads a board that is in order, at once.
func (r *reader) wholeBoard(text string) bool {
	rules, board := r.rules, &r.rec.Board
	isWalked := !rules.wide() && !rules.marked && len(text) <= longestWalk && walk(rules, board, text) && !mayRepeatCounts(text)
	if !isWalked {
		clear(board.Squares[:])
		return false
	}
	r.build.rank = int(rules.geometry.Ranks)
	return true
}

func (r *reader) handRank(rank, slash ast.Span) {
	if text := rank.Of(r.text); r.isPlain(text) {
		r.plain(text)
		return
	}
	l := lexing{rules: r.rules, text: r.text, at: int(rank.Start), tokens: make([]token, 0, rank.End-rank.Start)}
	for end := int(rank.End); l.at < end; {
		kind, n := l.cell(end)
		l.emit(kind, ast.PlacementField, l.at+n)
	}
	r.oneRank(l.tokens, slash)
}

// isPlain reports whether a rank is as most are: in order, of letters and digits.
func (r *reader) isPlain(rank string) bool {
	squares, gap := 0, false
	for i := range len(rank) {
		if digit := rank[i] - '0'; digit <= 9 {
			if gap || digit == 0 {
				return false
			}
			squares, gap = squares+int(digit), true
			continue
		}
		if _, n := r.rules.man(rank[i:]); n != 1 {
			return false
		}
		squares, gap = squares+1, false
	}
	return squares == int(r.rules.geometry.Files) && r.build.rank < int(r.rules.geometry.Ranks)
}

// plain hands a plain rank to the builder, which finds no fault.
func (r *reader) plain(rank string) {
	for i := range len(rank) {
		if digit := rank[i] - '0'; digit <= 9 {
			r.build.Gap(int(digit))
			continue
		}
		man, _ := r.rules.man(rank[i:])
		r.build.Man(man)
	}
	r.build.EndRank()
}

// handCells puts the tokens of a rank together, none of which is stray.
func handCells(tokens []token) []cellParts {
	cells := make([]cellParts, 0, len(tokens))
	var c cellParts
	for _, t := range tokens {
		switch t.kind {
		case plusToken, beyondToken:
			c.before = t.span
			continue
		case promotedToken:
			cells[len(cells)-1].promoted = t.span
			continue
		case pieceToken:
			c.man = t.span
		case wallToken:
			c.wall = t.span
		default:
			c.empty = t.span
		}
		cells, c = append(cells, c), cellParts{}
	}
	return cells
}

// handPocket takes a pocket apart: between brackets, or after a slash.
func handPocket(tokens []token) (men []heldParts, ok bool) {
	last := len(tokens) - 1
	switch {
	case tokens[0].kind == pocketSlashToken:
		tokens = tokens[1:]
	case tokens[0].kind == openToken && tokens[last].kind == closeToken:
		tokens = tokens[1:last]
	default:
		return nil, false
	}
	if len(tokens) == 1 && tokens[0].kind == pocketDashToken {
		return nil, true
	}
	var h heldParts
	for _, t := range tokens {
		switch {
		case t.kind == integerToken && h.count.IsEmpty():
			h.count = t.span
		case t.kind == pieceToken:
			h.man = t.span
			men, h = append(men, h), heldParts{}
		default:
			return nil, false
		}
	}
	return men, h.count.IsEmpty()
}

// handTail reads what follows the fields: the operations last.
func (r *reader) handTail(tokens []token) {
	for _, t := range tokens {
		if t.kind == longOperationsToken {
			r.operations()
		} else {
			r.cut(cutCodes[t.kind], t.span)
		}
	}
}
