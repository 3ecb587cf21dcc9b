package convert

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// PlayOptions say how positions and moves are read, and how what comes of them is
// written. The zero value reads all that can be read and writes X-FEN.
type PlayOptions struct {
	From *dialects.Dialect // of the positions; nil for dialects.Auto
	To   *dialects.Dialect // nil for dialects.XFEN
	// Letters are those of the moves; nil to find them.
	Letters *ast.Letters
	// ToLetters are those that are written. Nil is those of FEN, and for
	// Forsyth, piece lists and scores those of the moves.
	ToLetters *ast.Letters
	// EnPassant is which squares are written. That of the position, which
	// KeepEnPassant keeps, is there after each double step.
	EnPassant EnPassant
	// Strict takes nothing in a move that is not as SAN has it. Of positions
	// From says what is taken.
	Strict bool
}

// Player plays games. It is not to be shared.
type Player struct {
	o       PlayOptions
	dialect map[dialectKey]*dialects.Dialect
}

// dialectKey is what a dialect is derived for.
type dialectKey struct {
	dialect *dialects.Dialect
	variant *ast.Variant
	letters *ast.Letters
}

// NewPlayer returns a Player. The error is [ErrTarget], [ErrSource] or
// [ErrEnPassant], or an [ast.Diagnostics]: two men have one letter in the moves.
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
	case !isTarget(o.To):
		return nil, ErrTarget
	case !o.EnPassant.IsValid():
		return nil, ErrEnPassant
	case o.EnPassant == KeepEnPassant:
		o.EnPassant = AlwaysEnPassant
	}
	for _, l := range [...]*ast.Letters{o.Letters, o.ToLetters} {
		if err := san.Usable(l); err != nil {
			return nil, err
		}
	}
	return &Player{o: o, dialect: map[dialectKey]*dialects.Dialect{}}, nil
}

// Copy returns a Player with the same options, for another goroutine.
func (p *Player) Copy() *Player { return &Player{o: p.o, dialect: map[dialectKey]*dialects.Dialect{}} }

// Variant returns the variant of the positions that are read; nil is chess.
func (p *Player) Variant() *ast.Variant { return p.o.From.Variant() }

// derived returns a dialect for a variant and in some letters; nil are those of
// FEN.
func (p *Player) derived(d *dialects.Dialect, v *ast.Variant, l *ast.Letters) (*dialects.Dialect, error) {
	key := dialectKey{d, v, l}
	if made, ok := p.dialect[key]; ok {
		return made, nil
	}
	made, err := d.For(v).In(l)
	if err == nil {
		p.dialect[key] = made
	}
	return made, err
}

// reader returns the dialect that positions are read in, in some letters.
func (p *Player) reader(v *ast.Variant, l *ast.Letters) *dialects.Dialect {
	d, err := p.derived(p.o.From, v, l)
	if err != nil {
		return p.o.From // in whose letters no diagram can be read
	}
	return d
}

// Start returns the position that a record states, and what there is to say of
// the record. A record that is not in the letters of the options is read in those
// of FEN. With an error among the findings the state is none.
func (p *Player) Start(record string) (rules.State, ast.Diagnostics) {
	s, found := p.start(p.o.From, record)
	if found.Err() != nil && p.o.From.Letters() != nil {
		if plain, again := p.start(p.reader(p.Variant(), nil), record); again.Err() == nil {
			return plain, again
		}
	}
	return s, found
}

func (p *Player) start(from *dialects.Dialect, record string) (s rules.State, found ast.Diagnostics) {
	var rec ast.Record
	err := from.ParseInto(&rec, record)
	if err != nil || !rec.Warnings.IsEmpty() {
		found = from.Diagnose(record)
	}
	if err == nil && s.Set(&rec.Position, from.OfRecord(&rec).Variant()) != nil {
		return rules.State{}, from.Place(&rec, NoRules(&rec, rec.Spans[ast.PlacementField]))
	}
	return s, found
}

// StartOf returns the start position of a variant; nil is chess. The error is an
// [ast.Diagnostics]: the variant has many.
func (p *Player) StartOf(v *ast.Variant) (rules.State, error) {
	record, err := v.StartRecord()
	if err != nil {
		return rules.State{}, err
	}
	d, err := p.derived(dialects.XFEN, v, nil)
	if err != nil {
		return rules.State{}, err
	}
	s, found := p.start(d, record)
	return s, found.Err()
}

// Line reads moves from a position. The findings are of the text of the moves;
// with an error among them, the line goes up to there.
func (p *Player) Line(start *rules.State, moves string) (san.Line, ast.Diagnostics) {
	line, found := san.ReadLine(start, moves, p.o.Letters)
	return line, p.judge(&line, found)
}

// Game reads a game of PGN: the position of its tags, and the moves of its main
// line. The findings are of its text; with an error among them, the line goes up
// to there, and where its position cannot be set up the start is no state.
func (p *Player) Game(text string) (san.Line, ast.Diagnostics) {
	start, found := p.setUp(text)
	if found.Err() != nil {
		return san.Line{Text: text}, found
	}
	line, more := san.ReadGame(&start, text, p.o.Letters)
	for _, span := range line.Malformed {
		found = append(found, ast.FindingAt(span, ast.TagMalformed, p.o.Strict, span.Of(text)))
	}
	return line, p.judge(&line, append(found, more...))
}

// judge adds what is not as SAN has it.
func (p *Player) judge(line *san.Line, found ast.Diagnostics) ast.Diagnostics {
	found = append(found, line.Remarks()...)
	for i := range found {
		if code := found[i].Code; code.IsAboutMoves() && code.IsLeniency() && found[i].Severity == ast.Warning {
			found[i].Severity = code.Severity(p.o.Strict)
		}
	}
	found.Sort()
	return found
}

// AppendPosition appends the record of a state, and tells what of it the target
// has no place for; letters are those of the moves that led there. The error is
// an [ast.Diagnostics]: what the target cannot hold, or no state.
func (p *Player) AppendPosition(dst []byte, s *rules.State, letters *ast.Letters) ([]byte, Marks, error) {
	if !s.IsValid() {
		return dst, Marks{}, ast.FaultAt(ast.Span{}, ast.NoRules, "?")
	}
	rec := ast.Record{Position: s.Position()}
	rec.Stated = statedBy(&rec.Position, s.Variant())
	if p.o.ToLetters != nil || p.o.To.Layout() == ast.FieldsLayout {
		letters = p.o.ToLetters
	}
	to, err := p.derived(p.o.To, s.Variant(), letters)
	if err != nil {
		return dst, Marks{}, err
	}
	rec.EnPassant = s.EnPassant().Square(p.o.EnPassant.policy())
	dst, err = to.Append(dst, &rec)
	if to.Form() != grammar.BoardForm {
		return dst, Marks{}, err
	}
	return dst, marksOf(Lost, lostOnBoard(&rec, nil)), err
}

// statedBy returns the fields of a position that a game has reached.
func statedBy(p *ast.Position, v *ast.Variant) (f ast.Fields) {
	for field := ast.PlacementField; field <= ast.FullmoveField; field++ {
		f = f.With(field)
	}
	if v.Pocket {
		f = f.With(ast.PocketField)
	}
	if v.Checks > 0 {
		f = f.With(ast.ChecksField)
	}
	return f
}

// AppendScore appends the moves of a line with their numbers, and the result
// where the text has one.
func (p *Player) AppendScore(dst []byte, line *san.Line) []byte {
	format := san.Format{Letters: p.o.ToLetters}
	if format.Letters == nil {
		format.Letters = line.Letters
	}
	start := len(dst)
	for s, m := range line.Each {
		if isFirst := len(dst) == start; isFirst || s.Turn() == ast.White {
			dst = strconv.AppendUint(dst, uint64(s.Fullmove()), 10)
			if s.Turn() == ast.Black {
				dst = append(dst, ".."...)
			}
			dst = append(dst, ". "...)
		}
		dst = append(format.Append(dst, s, m), ' ')
	}
	result, _ := grammar.Result(line.Result.Of(line.Text))
	dst = append(dst, result...)
	if len(dst) > start && dst[len(dst)-1] == ' ' {
		dst = dst[:len(dst)-1]
	}
	return dst
}
