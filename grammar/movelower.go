package grammar

import (
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// lowering makes a tree of moves from the nodes of the grammar.
type lowering struct {
	*moveLexing
	move ast.MoveText
}

// lowerMove makes a move of its node and its tokens.
func (l *moveLexing) lowerMove(n *MoveText, p part) ast.MoveText {
	tokens := l.tokens[p.start:p.end]
	w := &lowering{moveLexing: l}
	w.move.Span = ast.Span{Start: tokens[0].span.Start, End: tokens[len(tokens)-1].span.End}
	w.move.Number = l.numberBefore(p.start)
	switch {
	case n.Castling != nil:
		w.castling(n.Castling)
	case n.Null != nil:
		w.move.Kind = ast.NullMove
	case n.Drop != nil:
		w.drop(n.Drop)
	case n.Piece != nil:
		w.piece(n.Piece)
	case n.Coordinates != nil:
		w.coordinates(n.Coordinates)
	case n.Capture != nil:
		w.pawnCapture(n.Capture)
	case n.Pawn != nil:
		w.target(n.Pawn.Target)
		w.promotion(n.Pawn.Promotion)
	}
	w.suffixes(n.Suffixes)
	w.blanks(tokens)
	return w.move
}

// numberBefore returns the move number before a token, with its full stops; empty
// where there is none.
func (l *moveLexing) numberBefore(at int) (number ast.Span) {
	for at--; at >= 0; at-- {
		switch t := l.tokens[at]; {
		case t.kind == breakToken && strings.TrimFunc(t.span.Of(l.text), isMoveBlank) == "":
		case t.kind == dotsToken && number.IsEmpty():
			number = t.span
		case t.kind == dotsToken:
			number.Start = t.span.Start
		case t.kind == integerToken:
			return ast.Span{Start: t.span.Start, End: max(number.End, t.span.End)}
		default:
			return number
		}
	}
	return number
}

func (w *lowering) warn(c ast.Code) { w.move.Warnings.Add(c) }

func (w *lowering) castling(n *Castling) {
	w.move.Kind = ast.CastlingMove
	w.move.Wing = ast.KingSide
	rings, canonical := 0, ""
	for _, t := range n.Signs {
		canonical += t.Value
		if t.Type == ringToken {
			rings++
		}
	}
	if rings == 3 {
		w.move.Wing = ast.QueenSide
	}
	if canonical != "O-O" && canonical != "O-O-O" {
		w.warn(ast.MoveCastlingSign)
	}
}

func (w *lowering) drop(n *Drop) {
	w.move.Kind = ast.DropMove
	w.move.Role = ast.Pawn
	if n.Piece.Value != "" {
		w.move.Role = w.role(n.Piece.Value)
	}
	w.target(n.Square)
}

// role is that of a piece letter. The tokens are longest matches already.
func (w *lowering) role(letter string) ast.Role {
	role, _ := w.letter(letter, func(rest string) bool { return rest == "" })
	return role
}

func (w *lowering) piece(n *PieceMove) {
	w.move.Role = w.role(n.Piece.Value)
	if w.move.Role == ast.Pawn {
		w.warn(ast.MovePawnLetter)
	}
	w.path(n.Origin, n.Mark, n.Target, n.Taken)
	w.promotion(n.Promotion)
}

func (w *lowering) coordinates(n *Coordinates) {
	w.move.Coordinates = true
	w.path(n.Origin, n.Mark, n.Target, n.Taken)
	if n.Mark.Value == "" {
		w.warn(ast.MoveCoordinates)
	} else {
		w.warn(ast.MoveLong)
	}
	w.promotion(n.Promotion)
}

// path reads where a man comes from, where it goes to, and the signs between
// and after the squares.
func (w *lowering) path(origin, mark, target, taken lexer.Token) {
	if origin.Value != "" {
		w.move.Origin = spanOf(origin)
		w.move.From = w.place(origin)
	}
	switch {
	case mark.Value == "":
	case hyphenRun(mark.Value) > 0:
		w.warn(ast.MoveLong)
	default:
		w.capture(mark.Value == "x")
	}
	w.target(target)
	if taken.Value != "" {
		w.capture(false)
	}
}

func (w *lowering) capture(strict bool) {
	w.move.Capture = true
	if !strict {
		w.warn(ast.MoveCaptureSign)
	}
}

// smallRoles are the men of a promotion in UCI, whatever the language.
var smallRoles = map[string]ast.Role{"q": ast.Queen, "r": ast.Rook, "b": ast.Bishop, "n": ast.Knight, "k": ast.King}

func (w *lowering) pawnCapture(n *PawnCapture) {
	w.path(n.Origin, n.Mark, n.Target, n.Taken)
	if !w.move.To.IsSquare() {
		w.warn(ast.MoveFiles)
	}
	w.promotion(n.Promotion)
}

func (w *lowering) target(t lexer.Token) {
	w.move.Target = spanOf(t)
	w.move.To = w.place(t)
}

func (w *lowering) place(t lexer.Token) ast.Place {
	if t.Value[0] >= utf8.RuneSelf {
		w.warn(ast.MoveLookalike)
	}
	return placeOf(t.Value)
}

// placeOf reads a file, a rank or a square.
func placeOf(text string) (p ast.Place) {
	var n int
	if p.File, n = fileOf(text); rankRun(text[n:]) > 0 {
		p.Rank = text[n] - '0'
	}
	return p
}

// promotion reads what a pawn becomes. After two squares without a mark a small
// letter is what UCI writes.
func (w *lowering) promotion(t lexer.Token) {
	if t.Value == "" {
		return
	}
	letter := strings.TrimFunc(t.Value, func(r rune) bool { return isMoveBlank(r) || strings.ContainsRune("=/()", r) })
	start := t.Pos.Offset + strings.Index(t.Value, letter)
	w.move.Promoted = ast.Span{Start: int32(start), End: int32(start + len(letter))}
	role, isSmall := smallRoles[letter]
	if !isSmall {
		role = w.role(letter)
	}
	w.move.Promotion = role
	isUCI := isSmall && w.move.Coordinates && !w.move.Warnings.Has(ast.MoveLong)
	if !isUCI && (isSmall || t.Value[0] != '=') {
		w.warn(ast.MovePromotionSign)
	}
	if strings.ContainsFunc(t.Value, isMoveBlank) {
		w.warn(ast.MoveBlank)
	}
}

// suffixes reads what follows the move. Of several signs the strongest counts;
// two of check are one of double check or mate.
func (w *lowering) suffixes(tokens []lexer.Token) {
	plus := false
	for _, t := range tokens {
		sign := signOf(t.Value)
		switch {
		case sign != ast.NoSign:
			if plus && t.Value == "+" {
				sign = ast.DoubleSign
			}
			if sign == ast.DoubleSign || t.Value != "+" && t.Value != "#" {
				w.warn(ast.MoveMateSign)
			}
		case glyphRun(t.Value) > 0, evaluationRun(t.Value) > 0:
			w.warn(ast.MoveGlyph)
		default:
			s := suffixAt(t.Value)
			sign = s.sign
			w.move.EnPassant = w.move.EnPassant || s.enPassant
			w.warn(ast.MoveSuffix)
		}
		plus = t.Value == "+"
		w.move.Sign = max(w.move.Sign, sign)
	}
}

// blanks warns of blanks within a move, unless a word or a judgement is beside
// them or the two signs of double check.
func (w *lowering) blanks(tokens []token) {
	suffixOf := func(t token) string {
		if t.kind != suffixToken {
			return ""
		}
		return t.span.Of(w.text)
	}
	for i, t := range tokens {
		if t.kind != gapToken {
			continue
		}
		before, after := suffixOf(tokens[i-1]), suffixOf(tokens[i+1])
		isWord := before != "" && !isSign(before) || after != "" && !isSign(after)
		if !isWord && !(before == "+" && after == "+") {
			w.warn(ast.MoveBlank)
		}
	}
}
