package convert

import (
	"errors"
	"math"
	"strconv"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// PlayOptions say how moves are read, and how what comes of them is written.
// The zero value reads all that can be read and writes X-FEN.
type PlayOptions struct {
	From *dialects.Dialect // of the positions; nil for dialects.Auto
	To   *dialects.Dialect // nil for dialects.XFEN
	// Letters are those of the moves; nil to find them.
	Letters *ast.Letters
	// ToLetters are those that are written. Nil is those of FEN, and for
	// Forsyth, piece lists and scores those of the moves.
	ToLetters *ast.Letters
	// EnPassant is which squares are written; KeepEnPassant is all.
	EnPassant EnPassant
	// Strict takes nothing in a move that is not as SAN has it.
	Strict bool
}

// Player plays games. It is not to be shared.
type Player struct {
	o       PlayOptions
	readers map[*ast.Variant]*dialects.Dialect
	writers map[writer]*dialects.Dialect
}

type writer struct {
	variant *ast.Variant
	letters *ast.Letters
}

// NewPlayer returns a Player. The error is [ErrTarget] or [ErrSource].
func NewPlayer(o PlayOptions) (*Player, error) {
	if o.From == nil {
		o.From = dialects.Auto
	}
	if o.To == nil {
		o.To = dialects.XFEN
	}
	switch {
	case !o.From.IsValid():
		return nil, ErrSource
	case !o.To.IsValid(), o.To.Name == dialects.Auto.Name:
		return nil, ErrTarget
	}
	if o.EnPassant == KeepEnPassant {
		o.EnPassant = AlwaysEnPassant
	}
	return &Player{o: o, readers: map[*ast.Variant]*dialects.Dialect{}, writers: map[writer]*dialects.Dialect{}}, nil
}

// Variant returns the variant of the positions that are read; nil is chess.
func (p *Player) Variant() *ast.Variant { return p.o.From.Variant() }

// Start returns the position that a record states. The error is an
// [ast.Diagnostics].
func (p *Player) Start(record string) (rules.State, error) {
	return p.start(record, p.o.From.Variant())
}

func (p *Player) start(record string, v *ast.Variant) (rules.State, error) {
	d, ok := p.readers[v]
	if !ok {
		d = p.o.From.For(v)
		p.readers[v] = d
	}
	rec, err := d.Parse(record)
	if err != nil {
		return rules.State{}, err
	}
	s, err := rules.New(&rec.Position, v)
	if err != nil {
		return s, noRules(&rec, ast.PlacementField)
	}
	return s, nil
}

// StartOf returns the start position of a variant; nil is chess. The error is an
// [ast.Diagnostics]: the variant has many.
func (p *Player) StartOf(v *ast.Variant) (rules.State, error) {
	record := ast.Chess.Start
	if v != nil {
		record = v.Start
	}
	if record == "" {
		return rules.State{}, playFault(ast.StartMissing, ast.Span{}, v.Title)
	}
	rec := dialects.XFEN.For(v).MustParse(record)
	return rules.New(&rec.Position, v)
}

func playFault(code ast.Code, span ast.Span, args ...any) ast.Diagnostics {
	return ast.Diagnostics{{Span: span, Field: code.Field(), Code: code, Severity: ast.Error, Args: args}}
}

// Line reads moves from a position. The findings are of the text of the moves;
// with an error among them, the line goes up to there.
func (p *Player) Line(start *rules.State, moves string) (san.Line, ast.Diagnostics) {
	line, found := san.ReadLine(start, moves, p.o.Letters)
	return line, p.judge(&line, found)
}

// Game reads a game of PGN: the position of its tags, and the moves of its main
// line. The findings are of its text.
func (p *Player) Game(text string) (san.Line, ast.Diagnostics) {
	start, err := p.setUp(text)
	if err != nil {
		var found ast.Diagnostics
		errors.As(err, &found)
		return san.Line{Text: text}, found
	}
	line, found := san.ReadGame(&start, text, p.o.Letters)
	for _, span := range line.Malformed {
		found = append(found, ast.Diagnostic{
			Span: span, Field: ast.MovesField, Code: ast.TagMalformed, Severity: ast.TagMalformed.Severity(p.o.Strict),
			Args: []any{span.Of(text)},
		})
	}
	return line, p.judge(&line, found)
}

// judge adds what is not as SAN has it, and a counter that runs over.
func (p *Player) judge(line *san.Line, found ast.Diagnostics) ast.Diagnostics {
	remarks := line.Remarks()
	for i := range remarks {
		remarks[i].Severity = remarks[i].Code.Severity(p.o.Strict)
	}
	found = append(found, remarks...)
	position := line.Start.Position()
	if plies := uint64(len(line.Moves)); uint64(max(position.Halfmove, position.Fullmove))+plies > math.MaxUint32 {
		found = append(found, playFault(ast.CounterRange, line.Extent(), strconv.FormatUint(math.MaxUint32, 10))...)
	}
	found.Sort()
	return found
}

// AppendPosition appends the record of a state; letters are those of the moves
// that led there.
func (p *Player) AppendPosition(dst []byte, s *rules.State, letters *ast.Letters) ([]byte, error) {
	rec := ast.Record{Position: s.Position()}
	for f := ast.PlacementField; f <= ast.FullmoveField; f++ {
		rec.Stated = rec.Stated.With(f)
	}
	to, err := p.writer(s.Variant(), letters)
	if err != nil {
		return dst, err
	}
	square, err := rules.EnPassantSquare(&rec.Position, s.Variant(), p.o.EnPassant.policy())
	if err != nil {
		return dst, noRules(&rec, ast.EnPassantField)
	}
	rec.EnPassant = square
	return to.Append(dst, &rec)
}

// writer returns the target for a variant.
func (p *Player) writer(v *ast.Variant, letters *ast.Letters) (*dialects.Dialect, error) {
	if p.o.ToLetters != nil || p.o.To.Layout() == ast.FieldsLayout {
		letters = p.o.ToLetters
	}
	key := writer{v, letters}
	if d, ok := p.writers[key]; ok {
		return d, nil
	}
	d, err := p.o.To.For(v).In(letters)
	if err == nil {
		p.writers[key] = d
	}
	return d, err
}

// AppendScore appends the moves of a line with their numbers, and the result
// where the text has one.
func (p *Player) AppendScore(dst []byte, line *san.Line) []byte {
	format := san.Format{Letters: p.o.ToLetters}
	if format.Letters == nil {
		format.Letters = line.Letters
	}
	isFirst := true
	for s, m := range line.Each {
		if !isFirst {
			dst = append(dst, ' ')
		}
		if isFirst || s.Turn() == ast.White {
			dst = strconv.AppendUint(dst, uint64(s.Fullmove()), 10)
			dst = append(dst, '.')
			if s.Turn() == ast.Black {
				dst = append(dst, ".."...)
			}
			dst = append(dst, ' ')
		}
		dst = format.Append(dst, s, m)
		isFirst = false
	}
	if result := line.Result.Of(line.Text); result != "" {
		if !isFirst {
			dst = append(dst, ' ')
		}
		dst = append(dst, result...)
	}
	return dst
}
