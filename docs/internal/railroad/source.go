// Package railroad draws grammars, in the EBNF that Participle prints, as railroad
// diagrams in SVG. It is no part of the library: its test keeps docs/grammar/*.svg equal
// to docs/grammar/*.ebnf.
package railroad

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// source is a grammar with what its comments say.
type source struct {
	productions []production      // those that the first one leads to, in their order
	defined     map[string]string // their text, by name
	tokens      map[string]string // what a token is
	order       []string          // of tokens, as the comments have it
	notes       []string          // comments about no token
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
	all, err := productions(comment.ReplaceAllString(text, ""))
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, errors.New("railroad: no production")
	}
	return s, s.keepReached(all)
}

// keepReached keeps the productions that the first one leads to, and the tokens in them.
func (s *source) keepReached(all []production) error {
	byName := map[string]production{}
	for _, p := range all {
		if _, isThere := byName[p.name]; isThere {
			return fmt.Errorf("railroad: %s is defined twice", p.name)
		}
		byName[p.name] = p
	}
	used := map[string]bool{}
	var reach func(name string) error
	reach = func(name string) error {
		p, isThere := byName[name]
		if !isThere {
			return fmt.Errorf("railroad: %s is not defined", name)
		}
		if s.defined[name] != "" {
			return nil
		}
		s.defined[name] = p.text
		for _, term := range termsOf(p.is) {
			if term.token != "" {
				used[term.token] = true
			}
			if term.name == "" {
				continue
			}
			if err := reach(term.name); err != nil {
				return err
			}
		}
		return nil
	}
	if err := reach(all[0].name); err != nil {
		return err
	}
	for _, p := range all {
		if s.defined[p.name] != "" {
			s.productions = append(s.productions, p)
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

// termsOf returns the terms of all alternatives, those within groups too.
func termsOf(all alternatives) (terms []term) {
	for _, sequence := range all {
		for _, t := range sequence {
			terms = append(append(terms, t), termsOf(t.group)...)
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
