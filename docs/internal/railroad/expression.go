package railroad

import (
	"reflect"
	"strconv"
)

// expression draws alternatives in so much room from left to right.
func (s *source) expression(all alternatives, room int) part {
	if len(all) == 1 {
		return s.sequence(all[0], room)
	}
	parts := make([]part, len(all))
	for i, one := range all {
		parts[i] = s.sequence(one, room-4*radius-2*joint)
	}
	return choice(parts)
}

// sequence draws terms one behind another, in several rows where one has no room.
func (s *source) sequence(terms sequence, room int) part {
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
func (s *source) parts(terms sequence, room int) (parts []part) {
	for i := 0; i < len(terms); i++ {
		if i+1 < len(terms) {
			if between, ok := separator(terms[i], terms[i+1]); ok {
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

// separator returns S of X (S X)* where it is a token or characters, false for other terms.
func separator(x, next term) (s term, ok bool) {
	if next.repetition != "*" || len(next.group) != 1 || len(next.group[0]) != 2 {
		return s, false
	}
	s = next.group[0][0]
	return s, s.group == nil && s.name == "" && s.repetition == "" && reflect.DeepEqual(next.group[0][1], x)
}

// term draws a term with its repetition.
func (s *source) term(t term, room int) part {
	inside := func(room int) part {
		if t.group != nil {
			return s.expression(t.group, room)
		}
		return box(s.label(t))
	}
	switch t.repetition {
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
func (s *source) label(t term) label {
	switch {
	case t.name != "":
		return label{t.name, "production", t.name, s.defined[t.name]}
	case t.literal != "":
		return label{unquoted(t.literal), "literal", "", ""}
	case s.isLenient(t.token):
		return label{t.token, "lenient", "token-" + t.token, s.tokens[t.token]}
	}
	return label{t.token, "token", "token-" + t.token, s.tokens[t.token]}
}

// unquoted returns the characters of a literal, which the EBNF has as a string of Go.
func unquoted(literal string) string {
	if text, err := strconv.Unquote(literal); err == nil {
		return text
	}
	return literal
}
