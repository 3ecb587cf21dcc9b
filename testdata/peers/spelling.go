package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// spelling is a dialect through which samples go, as one may write it.
type spelling struct {
	name string
	to   *dialects.Dialect
	// direct says that chessops reads the dialect, and so is given it as it is.
	direct bool
	keeps  ast.Fields // of the position; others are given in another way, or left out
	write  func(o *convert.Options)
}

const (
	boardAlone = ast.Fields(1 << ast.PlacementField)
	handsToo   = boardAlone | 1<<ast.TurnField | 1<<ast.PocketField | 1<<ast.FullmoveField
	whole      = ast.Fields(1<<ast.NumFields - 1)
)

var spellings = []*spelling{
	{name: "X-FEN", to: dialects.XFEN, direct: true, keeps: whole},
	{name: "FEN", to: dialects.FEN, direct: true, keeps: whole},
	{name: "Shredder-FEN", to: dialects.Shredder, direct: true, keeps: whole},
	{name: "Shredder-FEN by files", to: dialects.Shredder, direct: true, keeps: whole, write: func(o *convert.Options) { o.Order = grammar.FileOrder }},
	{name: "X-FEN with Lichess's checks", to: dialects.XFEN, direct: true, keeps: whole, write: func(o *convert.Options) { o.Checks = convert.LichessChecks }},
	{name: "EPD", to: dialects.EPD, keeps: whole},
	{name: "JSON", to: dialects.JSON, keeps: whole},
	{name: "address of Lichess", to: dialects.URL.At(dialects.Sites[0]), keeps: whole},
	{name: "address of Chess.com", to: dialects.URL.At(dialects.Sites[1]), keeps: whole},
	{name: "address of PyChess", to: dialects.URL.At(dialects.Sites[2]), keeps: whole},
	{name: "SFEN", to: dialects.SFEN, keeps: handsToo},
	{name: "Forsyth", to: dialects.Forsyth, keeps: boardAlone},
	{name: "piece list", to: dialects.Pieces, keeps: boardAlone},
}

// unspelled are the codes of what a dialect cannot hold: the sample then stays X-FEN.
var unspelled = ast.CodesOf(ast.CannotNameRook, ast.PageMissing)

// spell sends a sample through a dialect and back into X-FEN. A text that is no record
// has no way to go.
func (s *sample) spell(d *dice) {
	how := pick(d, spellings)
	s.asked, s.dialect = s.text, "X-FEN"
	var rec ast.Record
	if readers[s.variant].ParseInto(&rec, s.text) != nil {
		return
	}
	way := &way{dice: d, spelling: how, variant: s.variant}
	if how.keeps != whole {
		counted := rec.Checks
		rec.Position = way.reduced(&rec.Position)
		s.played = s.played && rec.Checks == counted // no moves led to other counts
		s.text = write(&rec.Position, s.variant)
	}
	asked, err := way.through(s.text, &rec.Position)
	switch code := codeOf(err); {
	case err == nil:
		s.asked, s.dialect = asked, how.name
	case unspelled.Has(ast.MustParseCode(code)):
		s.asked = s.text
	default:
		s.asked, s.dialect, s.fault = s.text, how.name, code
	}
}

// way is that of one sample through a dialect.
type way struct {
	*dice
	*spelling
	variant *ast.Variant
}

// reduced is a position without what the dialect has no place for and a conversion
// cannot be given.
func (w *way) reduced(p *ast.Position) ast.Position {
	keep := *p
	keep.EnPassant = ast.NoSquare
	keep.Checks = [2]uint8{w.variant.OrChess().Checks, w.variant.OrChess().Checks}
	if w.keeps.Has(ast.PocketField) {
		keep.Castling, keep.Halfmove = ast.Set{}, 0
		return keep
	}
	keep.Pockets, keep.Board.Promoted = [2]ast.Pocket{}, ast.Set{}
	return keep
}

// through writes a text in the dialect, and reads that back into X-FEN.
func (w *way) through(text string, p *ast.Position) (string, error) {
	out := convert.Options{From: readers[w.variant], To: w.to}
	from := w.to.For(w.variant)
	if w.to == dialects.SFEN { // that of shogi where no variant is named
		from, out.From = w.to.For(w.variant.OrChess()), readers[w.variant.OrChess()]
	}
	if w.keeps == boardAlone {
		out.Letters = pick(w.dice, w.languages())
		in, err := from.In(out.Letters)
		if err != nil {
			return "", err
		}
		from = in
	} else if w.to != dialects.SFEN && w.oneIn(2) {
		from = dialects.Auto.For(w.variant)
	}
	if w.write != nil {
		w.write(&out)
	}
	spelled, _, err := convert.Text(text, out)
	if err != nil || w.direct {
		return spelled, err
	}
	back := convert.Options{From: from, To: dialects.XFEN, Form: grammar.FENForm}
	if w.keeps == boardAlone {
		back.Given = w.given(p)
	}
	read, _, err := convert.Text(spelled, back)
	return read, err
}

// given are the fields that stand in no diagram.
func (w *way) given(p *ast.Position) convert.Given {
	g := convert.Given{Turn: p.Turn, Halfmove: p.Halfmove, Fullmove: p.Fullmove}
	for _, f := range []ast.Field{ast.TurnField, ast.CastlingField, ast.HalfmoveField, ast.FullmoveField} {
		g.Fields = g.Fields.With(f)
	}
	text := write(p, w.variant)
	g.Castling = strings.Fields(text)[2]
	return g
}

// languages are those in whose letters a diagram can be written.
func (w *way) languages() (all []*ast.Letters) {
	for _, l := range ast.Languages() {
		if _, collide := l.Collision(w.variant.OrChess()); !collide {
			all = append(all, l)
		}
	}
	return all
}

// codeOf is the first code of an error of Forsyth, "no-code" for another error.
func codeOf(err error) string {
	found, ok := err.(ast.Diagnostics)
	if !ok || len(found.Errors()) == 0 {
		return "no-code"
	}
	return found.Errors()[0].Code.String()
}
