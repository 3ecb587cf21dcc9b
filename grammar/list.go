package grammar

import (
	"slices"
	"strconv"
	"sync"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// PieceList is the men of both sides, each with its square.
type PieceList struct {
	First *Side  `parser:"Margin* Comma* @@"`
	Rest  []Side `parser:"( Part? Comma* @@ )* Margin*"`
}

// Side is the men of one side, under its heading, which may say how many they are.
type Side struct {
	Heading lexer.Token `parser:"( @Heading"`
	Total   lexer.Token `parser:"@Total? Colon? Comma*"`
	Men     []Placing   `parser:"( @@ Comma* )*"`
	Bare    []Placing   `parser:"| ( @@ Comma* )+ )"`
}

// Placing is a man and its square; a square alone is a pawn's.
type Placing struct {
	Piece  lexer.Token `parser:"@Piece?"`
	Square lexer.Token `parser:"@Square"`
}

var listParser = sync.OnceValue(build[PieceList])

// list reads a piece list.
func (r *reader) list() {
	r.state(ast.PlacementField)
	r.build.rank = int(r.rules.geometry.Ranks)
	n, err := parse(listParser(), r.text, r.tokens)
	if err != nil {
		r.brokenList()
		return
	}
	r.sides(append([]Side{*n.First}, n.Rest...))
	r.kings()
}

// sides puts the men on the board. Without headings White's come first, and
// men before the first heading are of the other side.
func (r *reader) sides(sides []Side) {
	color := ast.White
	if len(sides) > 1 && sides[0].Heading.Value == "" && sides[1].Heading.Value != "" {
		color = sides[1].color().Other()
	}
	for i := range sides {
		if sides[i].Heading.Value != "" {
			color = sides[i].color()
		}
		for _, p := range append(sides[i].Men, sides[i].Bare...) {
			r.placing(p, color)
		}
		r.total(&sides[i])
		color = color.Other()
	}
	switch first := sides[0].Heading; {
	case !hasBothSides(sides):
		r.add(ast.PlacementField, ast.SideMissing, r.span(ast.PlacementField))
		r.broken = true
	case first.Value == "":
		start := r.span(ast.PlacementField).Start
		r.add(ast.PlacementField, ast.HeadingMissing, ast.Span{Start: start, End: start})
	}
}

// hasBothSides reports whether a list has a part for either side.
func hasBothSides(sides []Side) bool {
	for i := range sides {
		if sides[i].Heading.Value == "" && len(sides) > 1 || sides[i].color() != sides[0].color() {
			return true
		}
	}
	return false
}

// color is that of the heading.
func (s *Side) color() ast.Color {
	c, _ := heading(s.Heading.Value)
	return c
}

// total holds the men of a side to the number over them: which of the two is
// wrong, the text does not say.
func (r *reader) total(s *Side) {
	if s.Total.Value == "" {
		return
	}
	span := spanOf(s.Total)
	span.Start, span.End = span.Start+1, span.End-1 // within the parentheses
	number := span.Of(r.text)
	if n, err := strconv.Atoi(number); err != nil || n != len(s.Men) {
		r.add(ast.PlacementField, ast.MenMiscounted, span, number, len(s.Men))
		r.broken = true
	}
}

// placing puts one man on its square.
func (r *reader) placing(p Placing, c ast.Color) {
	square, code := r.rules.squareNamed(p.Square.Value), ast.NoCode
	if p.Piece.Value == "" {
		code = r.build.PlacePawn(square, c)
	} else {
		man, _ := r.rules.letters.Match(p.Piece.Value, &r.rules.roles)
		man.Color = c
		code = r.build.Place(square, man)
	}
	if code != ast.NoCode {
		r.add(ast.PlacementField, code, spanOf(p.Square), p.Square.Value)
		r.broken = true
	}
}

// Place puts a man of a piece list on its square, which holds one man.
func (b *Builder) Place(s ast.Square, p ast.Piece) ast.Code {
	switch {
	case !b.rules.geometry.Contains(s):
		return ast.SquareUnknown
	case !b.rec.Board.IsEmpty(s):
		return ast.SquareTaken
	}
	b.rec.Board.Put(s, p)
	return ast.NoCode
}

// PlacePawn puts a man without a letter on its square. That is a pawn, unless no
// pawn can stand there: after Ra1, the f1 of a list may be another rook.
func (b *Builder) PlacePawn(s ast.Square, c ast.Color) ast.Code {
	if s.Rank() == 0 || s.Rank() == int(b.rules.geometry.Ranks)-1 {
		return ast.ManMissing
	}
	return b.Place(s, ast.Piece{Role: ast.Pawn, Color: c})
}

// brokenList reports what is no man in a list, and men without a square.
func (r *reader) brokenList() {
	r.broken = true
	tokens := r.fieldTokens(ast.PlacementField)
	for i, t := range tokens {
		value := t.span.Of(r.text)
		switch {
		case t.kind == invalidToken && digitRun(value[len(value)-1:]) > 0:
			r.add(ast.PlacementField, ast.SquareUnknown, t.span, value)
		case t.kind == invalidToken:
			r.add(ast.PlacementField, ast.LetterUnknown, t.span, value, 0, r.language())
		case t.kind == pieceToken && !r.beforeSquare(tokens[i+1:]):
			r.add(ast.PlacementField, ast.SquareUnknown, t.span, value)
		}
	}
	if r.isOneSided(tokens) {
		r.add(ast.PlacementField, ast.SideMissing, r.span(ast.PlacementField))
	}
	if r.found.Err() == nil { // headings and marks without men
		span := r.span(ast.PlacementField)
		r.add(ast.NoField, ast.NotARecord, span, span.Of(r.text))
	}
}

// isOneSided reports whether headings name one side alone, and nothing parts its men
// from others.
func (r *reader) isOneSided(tokens []token) bool {
	white, black := headingsIn(r.text)
	return white != black && tokens[0].kind == headingToken &&
		!slices.ContainsFunc(tokens, func(t token) bool { return t.kind == partToken })
}

// beforeSquare reports whether the next token but gaps is a square, or what
// stands in its place.
func (r *reader) beforeSquare(tokens []token) bool {
	for _, t := range tokens {
		if t.kind != gapToken {
			return t.kind == squareToken || t.kind == invalidToken
		}
	}
	return false
}
