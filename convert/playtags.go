package convert

import (
	"errors"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// setUp returns the position from which a game begins: that of its FEN tag (PGN
// standard 9.7.2), else the start of the variant that its Variant tag names.
func (p *Player) setUp(text string) (rules.State, error) {
	tags := grammar.ParseTags(text)
	v, err := p.variantOf(tags)
	if err != nil {
		return rules.State{}, err
	}
	fen := tagNamed(tags, "FEN")
	if fen == nil {
		return p.StartOf(v)
	}
	s, err := p.start(fen.Value, v)
	if err != nil {
		return s, within(fen, err)
	}
	return s, nil
}

func tagNamed(tags []ast.Tag, name string) *ast.Tag {
	for i := range tags {
		if tags[i].Name == name {
			return &tags[i]
		}
	}
	return nil
}

// variantOf returns the variant of a game: the one that its tag names, else the
// one of the options.
func (p *Player) variantOf(tags []ast.Tag) (*ast.Variant, error) {
	tag := tagNamed(tags, "Variant")
	if tag == nil {
		return p.o.From.Variant(), nil
	}
	v, ok := ast.VariantNamed(tag.Value)
	if !ok {
		return nil, playFault(ast.NoRules, tag.ValueSpan, tag.Value)
	}
	return v, nil
}

// within puts the findings of a tag's value in their place in the text. A value
// with escapes is blamed as a whole.
func within(tag *ast.Tag, err error) error {
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		return err
	}
	for i := range found {
		if int(tag.ValueSpan.End-tag.ValueSpan.Start) != len(tag.Value) {
			found[i].Span = tag.ValueSpan
			found[i].Fixes = nil
			continue
		}
		found[i].Span = shifted(found[i].Span, tag.ValueSpan.Start)
		for j := range found[i].Fixes {
			found[i].Fixes[j].Span = shifted(found[i].Fixes[j].Span, tag.ValueSpan.Start)
		}
	}
	return found
}

func shifted(s ast.Span, by int32) ast.Span { return ast.Span{Start: s.Start + by, End: s.End + by} }
