package grammar

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// count counts the squares of some cells.
func (r *reader) count(n *Squares) count {
	c := count{summable: true}
	for _, cell := range n.Cells {
		switch {
		case cell.Piece.Value != "", cell.Empty.Type == vacantToken:
			c.squares(1)
		case cell.Empty.Value != "":
			c.number(cell.Empty.Value, int(r.rules.geometry.Files))
		}
	}
	return c
}

// place puts the cells on the board.
func (r *reader) place(n *Squares, meant sense) {
	r.spaces(n)
	for _, cell := range n.Cells {
		switch {
		case cell.Space.Value != "":
		case cell.Piece.Value != "":
			man, _ := r.rules.letters.Match(cell.Piece.Value, &r.rules.roles)
			if cell.Neutral.Value != "" {
				man.Color = ast.Neutral
			}
			r.build.Next(man)
		case cell.Empty.Type == vacantToken:
			r.vacant(cell.Empty)
			r.build.Skip(1)
		case meant == digits:
			r.digits(cell.Empty)
		default:
			n, _ := Counter(cell.Empty.Value)
			r.build.Skip(int(min(n, tooMany)))
		}
	}
}

// spaces reports the first blanks within a rank. They are taken out, unless two
// numbers would become one.
func (r *reader) spaces(n *Squares) {
	var first *ast.Diagnostic
	for i, cell := range n.Cells {
		if cell.Space.Value == "" {
			continue
		}
		if first == nil {
			first = r.add(ast.PlacementField, ast.BlankInside, spanOf(cell.Space))
		}
		if i > 0 && i+1 < len(n.Cells) && n.Cells[i-1].Empty.Type == numberToken && n.Cells[i+1].Empty.Type == numberToken {
			first.Fixes = nil
			return
		}
		first.Fixes = append(first.Fixes, ast.Fix{Span: spanOf(cell.Space)})
	}
}

// vacant reports the first sign for an empty square; the others are like it.
func (r *reader) vacant(t lexer.Token) {
	if !r.seen.Has(ast.EmptySign) {
		r.add(ast.PlacementField, ast.EmptySign, spanOf(t), t.Value)
	}
}

// digits reads digits one after another, which are summed.
func (r *reader) digits(t lexer.Token) {
	sum := 0
	for i := range len(t.Value) {
		sum += int(t.Value[i] - '0')
	}
	r.build.Skip(sum)
	if len(t.Value) > 1 {
		d := r.add(ast.PlacementField, ast.DigitsAdjacent, spanOf(t), t.Value, sum)
		if sum <= int(r.rules.geometry.Files) {
			r.fix(d, strconv.Itoa(sum))
		}
	}
}

// stray reports what stands in a rank and is neither man nor number, and
// whether there is any.
func (r *reader) stray(n *Squares) bool {
	rank := max(int(r.rules.geometry.Ranks)-r.build.rank, 1)
	for _, t := range n.Stray {
		r.strayCell(t, rank)
	}
	return len(n.Stray) > 0 || r.outOfRange(n, func(number string) bool { return number[0] == '0' })
}

// outOfRange reports numbers that count no squares of a rank.
func (r *reader) outOfRange(n *Squares, isOut func(number string) bool) bool {
	found, files := false, int(r.rules.geometry.Files)
	for _, cell := range n.Cells {
		if v := cell.Empty.Value; cell.Empty.Type == numberToken && isOut(v) {
			r.add(ast.PlacementField, ast.DigitRange, spanOf(cell.Empty), v, files)
			found = true
		}
	}
	return found
}

func (r *reader) strayCell(t lexer.Token, rank int) {
	span := spanOf(t)
	switch {
	case isSeparator([]rune(t.Value)[0], false): // beside slashes
		r.hyphens(span)
	case len(t.Value) == 3 && t.Value[0] == '.':
		r.add(ast.PlacementField, ast.FairyUnknown, span, t.Value, rank)
	default:
		r.add(ast.PlacementField, ast.LetterUnknown, span, t.Value, rank, r.language())
	}
}

// language returns the letters that a text is read in.
func (r *reader) language() *ast.Letters {
	if r.rules.Letters != nil {
		return r.rules.Letters
	}
	return &ast.English
}

// hyphens reports the first hyphen of a text that slashes part. As empty
// squares they are counted.
func (r *reader) hyphens(span ast.Span) {
	if r.seen.Has(ast.HyphenSquare) {
		return
	}
	d := r.add(ast.PlacementField, ast.HyphenSquare, span)
	field := r.span(ast.PlacementField)
	text := field.Of(r.text)
	for at := 0; ; {
		start := strings.IndexFunc(text[at:], isDash)
		if start < 0 {
			return
		}
		start += at
		at = len(text) - len(strings.TrimLeftFunc(text[start:], isDash))
		d.Fixes = append(d.Fixes, ast.Fix{
			Span: ast.Span{Start: field.Start + int32(start), End: field.Start + int32(at)},
			Text: strconv.Itoa(utf8.RuneCountInString(text[start:at])),
		})
	}
}

// span returns the place of the cells.
func (n *Squares) span() ast.Span {
	if len(n.Cells) == 0 {
		return ast.Span{Start: spanOf(n.Stray[0]).Start, End: spanOf(n.Stray[len(n.Stray)-1]).End}
	}
	first, last := n.Cells[0], n.Cells[len(n.Cells)-1]
	return ast.Span{Start: first.span().Start, End: last.span().End}
}

func (c *DiagramCell) span() ast.Span {
	var span ast.Span
	for _, t := range []lexer.Token{c.Neutral, c.Piece, c.Empty, c.Space} {
		switch {
		case t.Value == "":
		case span.IsEmpty():
			span = spanOf(t)
		default:
			span.End = spanOf(t).End
		}
	}
	return span
}
