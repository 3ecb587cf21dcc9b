package convert

import (
	"errors"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// setUp returns the position from which a game begins: that of its FEN tag, in
// the letters of FEN (PGN standard 9.7.2), else the start of the variant that its
// Variant tag names. The findings are in the text of the game.
func (p *Player) setUp(text string) (rules.State, ast.Diagnostics) {
	game := grammar.ParseTags(text)
	if found := repeated(&game); found != nil {
		return rules.State{}, found
	}
	v, found := p.variantOf(&game)
	if found != nil {
		return rules.State{}, found
	}
	fen, setUp := game.Tag("FEN"), game.Tag("SetUp")
	isSetUp := setUp != nil && setUp.Value == "1"
	switch {
	case fen == nil && isSetUp:
		return rules.State{}, ast.FaultAt(setUp.Span, ast.FENMissing)
	case fen == nil:
		s, err := p.StartOf(v)
		return s, startFault(&game, err)
	}
	s, found := p.start(p.reader(v, nil), fen.Value)
	moveInto(fen, found)
	if !isSetUp && found.Err() == nil {
		found = append(found, p.lenient(ast.SetUpMissing, fen.Span))
	}
	return s, found
}

// lenient is a finding that a strict reader takes for an error.
func (p *Player) lenient(code ast.Code, span ast.Span, args ...any) ast.Diagnostic {
	return ast.Diagnostic{Span: span, Field: code.Field(), Code: code, Severity: code.Severity(p.o.Strict), Args: args}
}

// repeated is the fault of two tags that say different things of the position.
func repeated(game *ast.Game) ast.Diagnostics {
	for _, name := range [...]string{"FEN", "SetUp", "Variant"} {
		first := game.Tag(name)
		for i := range game.Tags {
			if t := &game.Tags[i]; t.Is(name) && t.Value != first.Value {
				return ast.FaultAt(t.Span, ast.TagRepeated, name)
			}
		}
	}
	return nil
}

// variantOf returns the variant of a game: the one that its tag names, else the
// one of the options. A question mark stands for what is not known (PGN standard
// 8.1.1).
func (p *Player) variantOf(game *ast.Game) (*ast.Variant, ast.Diagnostics) {
	tag := game.Tag("Variant")
	if tag == nil || tag.Value == "" || tag.Value == "?" {
		return p.Variant(), nil
	}
	v, ok := ast.VariantNamed(tag.Value)
	if !ok {
		return nil, ast.FaultAt(tag.ValueSpan, ast.NoRules, tag.Value)
	}
	return v, nil
}

// startFault puts the fault of a variant with many starts where it is named.
func startFault(game *ast.Game, err error) (found ast.Diagnostics) {
	errors.As(err, &found)
	if tag := game.Tag("Variant"); tag != nil {
		for i := range found {
			found[i].Span = tag.ValueSpan
		}
	}
	return found
}

// moveInto puts the findings of a tag's value in their place in the text. A value
// with escapes is blamed as a whole.
func moveInto(tag *ast.Tag, found ast.Diagnostics) {
	hasEscapes := int(tag.ValueSpan.End-tag.ValueSpan.Start) != len(tag.Value)
	for i := range found {
		d := &found[i]
		if hasEscapes {
			d.Span, d.Fixes = tag.ValueSpan, nil
			continue
		}
		d.Span = shifted(d.Span, tag.ValueSpan.Start)
		for j := range d.Fixes {
			d.Fixes[j].Span = shifted(d.Fixes[j].Span, tag.ValueSpan.Start)
		}
	}
}

func shifted(s ast.Span, by int32) ast.Span { return ast.Span{Start: s.Start + by, End: s.End + by} }
