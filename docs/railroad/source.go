// Package railroad draws grammars, in the EBNF that Participle prints, as railroad
// diagrams in SVG. It is no part of the library: its test keeps docs/grammar/*.svg equal
// to docs/grammar/*.ebnf.
package railroad

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/alecthomas/participle/v2/ebnf"
)

// source is a grammar with what its comments say.
type source struct {
	productions []*ebnf.Production // those that the first one leads to, in their order
	defined     map[string]string  // their text, by name
	tokens      map[string]string  // what a token is
	order       []string           // of tokens, as the comments have it
	notes       []string           // comments about no token
}

var (
	comment = regexp.MustCompile(`(?m)^\(\* (.*) \*\)$`)
	meaning = regexp.MustCompile(`^<([a-z]+)>: (.*)$`)
)

// parse reads a grammar.
func parse(text string) (*source, error) {
	s := &source{defined: map[string]string{}, tokens: map[string]string{}}
	for _, match := range comment.FindAllStringSubmatch(text, -1) {
		parts := meaning.FindStringSubmatch(match[1])
		if parts == nil {
			s.notes = append(s.notes, match[1])
			continue
		}
		if _, isThere := s.tokens[parts[1]]; isThere {
			return nil, fmt.Errorf("railroad: <%s> has two meanings", parts[1])
		}
		s.tokens[parts[1]] = parts[2]
		s.order = append(s.order, parts[1])
	}
	text = comment.ReplaceAllString(text, "")
	// Participle prints one or more that may be absent so, and does not read it.
	tree, err := ebnf.ParseString(strings.ReplaceAll(text, "+?", "*"))
	if err != nil {
		return nil, fmt.Errorf("railroad: %w", err)
	}
	return s, s.keepReached(tree.Productions)
}

// keepReached keeps the productions that the first one leads to.
func (s *source) keepReached(all []*ebnf.Production) error {
	byName := map[string]*ebnf.Production{}
	for _, p := range all {
		if byName[p.Production] != nil {
			return fmt.Errorf("railroad: %s is defined twice", p.Production)
		}
		byName[p.Production] = p
	}
	reached, used := map[string]bool{}, map[string]bool{}
	var reach func(name string) error
	reach = func(name string) error {
		p := byName[name]
		if p == nil {
			return fmt.Errorf("railroad: %s is not defined", name)
		}
		if reached[name] {
			return nil
		}
		reached[name] = true
		for _, term := range termsOf(p.Expression) {
			if term.Token != "" {
				used[term.Token] = true
			}
			if term.Name == "" {
				continue
			}
			if err := reach(term.Name); err != nil {
				return err
			}
		}
		return nil
	}
	if err := reach(all[0].Production); err != nil {
		return err
	}
	for _, p := range all {
		if reached[p.Production] {
			s.productions = append(s.productions, p)
			s.defined[p.Production] = fmt.Sprintf("%s = %s .", p.Production, p.Expression)
		}
	}
	return s.keepUsed(used)
}

// keepUsed keeps the tokens that are used; each of them has to have a meaning.
func (s *source) keepUsed(used map[string]bool) error {
	for name := range used {
		if s.tokens[name] == "" {
			return fmt.Errorf("railroad: no comment says what <%s> is", name)
		}
	}
	var order []string
	for _, name := range s.order {
		if used[name] {
			order = append(order, name)
		}
	}
	s.order = order
	return nil
}

// termsOf returns the terms of an expression, those within groups too.
func termsOf(e *ebnf.Expression) (terms []*ebnf.Term) {
	for _, sequence := range e.Alternatives {
		for _, term := range sequence.Terms {
			terms = append(terms, term)
			if term.Group != nil {
				terms = append(terms, termsOf(term.Group.Expr)...)
			}
		}
	}
	return terms
}

// isLenient reports whether a token is read with a warning alone: its meaning is one
// thing, and that is not strict.
func (s *source) isLenient(token string) bool {
	what, isLast := strings.CutSuffix(s.tokens[token], ", not strict")
	return isLast && !strings.Contains(strings.TrimPrefix(what, "; "), "; ")
}
