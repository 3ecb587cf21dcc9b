package railroad

import (
	"strconv"

	"github.com/alecthomas/participle/v2/ebnf"
)

// expression draws alternatives in so much room from left to right.
func (s *source) expression(e *ebnf.Expression, room int) part {
	if len(e.Alternatives) == 1 {
		return s.sequence(e.Alternatives[0].Terms, room)
	}
	parts := make([]part, len(e.Alternatives))
	for i, alternative := range e.Alternatives {
		parts[i] = s.sequence(alternative.Terms, room-4*radius-2*joint)
	}
	return choice(parts)
}

// sequence draws terms one behind another, in several rows where one has no room.
func (s *source) sequence(terms []*ebnf.Term, room int) part {
	parts := s.parts(terms, room)
	if all := row(parts); all.width <= room {
		return all
	}
	parts = s.parts(terms, room-4*radius)
	var rows []part
	for first, i := 0, 1; i <= len(parts); i++ {
		if i == len(parts) || row(parts[first:i+1]).width > room-4*radius {
			rows = append(rows, row(parts[first:i]))
			first = i
		}
	}
	if len(rows) == 1 {
		return rows[0]
	}
	return stack(rows)
}

// parts draws terms. X (S X)* is drawn as X with S on the way back.
func (s *source) parts(terms []*ebnf.Term, room int) (parts []part) {
	for i := 0; i < len(terms); i++ {
		if i+1 < len(terms) {
			if between := separator(terms[i], terms[i+1]); between != nil {
				l := s.label(between)
				parts = append(parts, loop(s.term(terms[i], room-4*radius), &l))
				i++
				continue
			}
		}
		parts = append(parts, s.term(terms[i], room))
	}
	return parts
}

// separator returns S of X (S X)* where it is a token or characters, nil for other terms.
func separator(term, next *ebnf.Term) *ebnf.Term {
	if next.Group == nil || next.Repetition != "*" || len(next.Group.Expr.Alternatives) > 1 {
		return nil
	}
	inner := next.Group.Expr.Alternatives[0].Terms
	if len(inner) != 2 || inner[0].Group != nil || inner[0].Name != "" || inner[0].Repetition != "" || inner[1].String() != term.String() {
		return nil
	}
	return inner[0]
}

// term draws a term with its repetition.
func (s *source) term(t *ebnf.Term, room int) part {
	inside := func(room int) part {
		if t.Group != nil {
			return s.expression(t.Group.Expr, room)
		}
		return box(s.label(t))
	}
	switch t.Repetition {
	case "?":
		return optional(inside(room - 4*radius))
	case "+":
		return loop(inside(room-4*radius), nil)
	case "*":
		return optional(loop(inside(room-8*radius), nil))
	}
	return inside(room)
}

// label says what stands in the box of a term without a group.
func (s *source) label(t *ebnf.Term) label {
	switch {
	case t.Name != "":
		return label{t.Name, "production", t.Name, s.defined[t.Name]}
	case t.Literal != "":
		return label{unquoted(t.Literal), "literal", "", ""}
	case s.isLenient(t.Token):
		return label{t.Token, "lenient", "token-" + t.Token, s.tokens[t.Token]}
	}
	return label{t.Token, "token", "token-" + t.Token, s.tokens[t.Token]}
}

// unquoted returns the characters of a literal, which the EBNF has as a string of Go.
func unquoted(literal string) string {
	if text, err := strconv.Unquote(literal); err == nil {
		return text
	}
	return literal
}
