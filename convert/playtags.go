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
	game, found := grammar.ParseTags(text)
	if found != nil {
		return rules.State{}, found
	}
	tags, found := readSetUp(&game, p.Variant())
	switch {
	case found != nil:
		return rules.State{}, found
	case tags.lacksFEN():
		return rules.State{}, ast.FaultAt(tags.setUp.Span, ast.FENMissing)
	case tags.fen == nil:
		s, err := p.StartOf(tags.variant)
		return s, startFault(&game, err)
	}
	s, found := p.start(p.reader(tags.variant, nil), tags.fen.Value)
	moveInto(tags.fen, found)
	if found.Err() == nil {
		found = append(found, tags.leniency(p.o.Strict)...)
	}
	return s, found
}

// setUpTags is what the tags of a game say of the position from which it begins.
type setUpTags struct {
	fen, setUp *ast.Tag     // nil where there is none
	variant    *ast.Variant // nil is chess
}

// readSetUp reads the tags; given is the variant of a game that names none. The
// fault is that they contradict one another, or name a variant that is not known.
func readSetUp(game *ast.Game, given *ast.Variant) (setUpTags, ast.Diagnostics) {
	tags := setUpTags{fen: game.Tag("FEN"), setUp: game.Tag("SetUp")}
	found := repeated(game)
	if found == nil {
		tags.variant, found = variantOf(game, given)
	}
	return tags, found
}

// isOne reports whether SetUp says that the game begins from a position of its own.
func (t *setUpTags) isOne() bool { return t.setUp != nil && t.setUp.Value == "1" }

// lacksFEN reports whether SetUp says so and no tag gives the position.
func (t *setUpTags) lacksFEN() bool { return t.fen == nil && t.isOne() }

// leniency is the finding that SetUp does not go with the FEN tag, if it does not.
func (t *setUpTags) leniency(strict bool) ast.Diagnostics {
	switch {
	case t.isOne():
		return nil
	case t.setUp == nil:
		return ast.Diagnostics{ast.FindingAt(t.fen.Span, ast.SetUpMissing, strict)}
	}
	return ast.Diagnostics{ast.FindingAt(t.setUp.ValueSpan, ast.SetUpNotOne, strict, t.setUp.Value)}
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
// one given. A question mark stands for what is not known (PGN standard 8.1.1).
func variantOf(game *ast.Game, given *ast.Variant) (*ast.Variant, ast.Diagnostics) {
	tag := game.Tag("Variant")
	if tag == nil || tag.Value == "" || tag.Value == "?" {
		return given, nil
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

// moveInto puts the findings of a tag's value in their place in the text.
func moveInto(tag *ast.Tag, found ast.Diagnostics) {
	found.MoveInto(tag.ValueSpan, int(tag.ValueSpan.End-tag.ValueSpan.Start) == len(tag.Value))
}
