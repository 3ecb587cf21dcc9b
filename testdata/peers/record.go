package main

import (
	"fmt"
	"strconv"
	"strings"
)

// fieldNames are those of records with check counts and without.
var fieldNames = map[int][]string{
	6: {"placement", "turn", "castling", "en passant", "halfmove", "fullmove"},
	7: {"placement", "turn", "castling", "en passant", "checks", "halfmove", "fullmove"},
}

// records compares two records field by field. Of what is read castling and en passant
// are compared elsewhere.
func (c *comparison) records(a aspect, our, their string) {
	if our == "" || their == "" { // no move was played
		return
	}
	c.compared[a] = true
	ours, theirs := strings.Fields(our), strings.Fields(their)
	names := fieldNames[len(ours)]
	if len(ours) != len(theirs) || names == nil {
		c.differ(a, fmt.Sprintf("%d fields", len(ours)), fmt.Sprintf("%d fields", len(theirs)), our+" / "+their)
		return
	}
	for i, name := range names {
		if ours[i] == theirs[i] || a == reading && (i == 2 || i == 3) {
			continue
		}
		d := c.differ(a, name, "differs", ours[i]+" / "+theirs[i])
		d.ourWord, d.theirWord = ours[i], theirs[i]
	}
}

// changed names the fields in which two records differ.
func changed(a, b string) string {
	first, second := strings.Fields(a), strings.Fields(b)
	if len(first) != len(second) || fieldNames[len(first)] == nil {
		return "another number of fields"
	}
	var names []string
	for i, name := range fieldNames[len(first)] {
		if first[i] != second[i] {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// fieldOf is a field of a record, empty where there is none.
func fieldOf(record string, i int) string {
	if fields := strings.Fields(record); i < len(fields) {
		return fields[i]
	}
	return ""
}

// field is one of the text that chessops was given.
func (s *sample) field(i int) string { return fieldOf(s.asked, i) }

// clockAt is the field of the half-move clock, which check counts may come before.
func clockAt(record string) int {
	if strings.Contains(fieldOf(record, 4), "+") {
		return 5
	}
	return 4
}

// clock is the half-move clock that chessops was given, 0 where there is none.
func (s *sample) clock() int {
	n, _ := strconv.Atoi(fieldOf(s.asked, clockAt(s.asked)))
	return n
}
