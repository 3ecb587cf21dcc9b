package main

import (
	"slices"
	"strconv"
	"strings"
)

// comparison is what was compared of a sample, and what differs.
type comparison struct {
	*question
	theirs   answer
	compared [aspects]bool
	found    []difference
}

func compare(q *question, theirs answer) *comparison {
	c := &comparison{question: q, theirs: theirs}
	q.read(&theirs)
	c.dialects()
	c.compared[text] = true
	if (q.ours.refused == "") != (theirs.refused == "") {
		c.differ(text, orOK(q.ours.refused), orOK(theirs.refused), "")
	}
	if q.ours.refused != "" || theirs.refused != "" {
		return c
	}
	c.fields()
	c.legalities()
	if !q.ours.judged || !theirs.judged {
		return c
	}
	c.word(enPassant, "passed ", q.ours.passed, theirs.passed)
	c.word(enPassant, "beside ", q.ours.beside, theirs.beside)
	c.word(enPassant, "legal ", q.ours.legal, theirs.legal)
	c.word(ending, "", q.ours.end, theirs.end)
	c.word(ending, "too few men to mate: ", strconv.FormatBool(q.ours.noMate), strconv.FormatBool(theirs.noMate))
	c.word(ending, "won by ", orNobody(q.ours.winner), orNobody(theirs.winner))
	c.records(writing, q.ours.written, theirs.written)
	c.moveLists()
	c.records(playing, q.ours.after, theirs.after)
	return c
}

func orOK(code string) string {
	if code == "" {
		return "ok"
	}
	return code
}

func orNobody(winner string) string {
	if winner == "" {
		return "nobody"
	}
	return winner
}

func (c *comparison) differ(a aspect, our, their, detail string) *difference {
	c.found = append(c.found, difference{aspect: a, question: c.question, theirs: &c.theirs, our: our, their: their, detail: detail})
	return &c.found[len(c.found)-1]
}

// word compares two words: a difference of squares is of the kind of there being any.
func (c *comparison) word(a aspect, label, our, their string) {
	c.compared[a] = true
	if our == their {
		return
	}
	d := c.differ(a, label+kindOf(our), label+kindOf(their), our+" / "+their)
	d.ourWord, d.theirWord = our, their
}

func kindOf(word string) string {
	if len(word) == 2 && word[1] >= '1' && word[1] <= '8' {
		return "a square"
	}
	return word
}

func (c *comparison) dialects() {
	c.compared[dialect] = true
	if c.fault != "" {
		c.differ(dialect, c.sample.dialect+": "+c.fault, "ok", "")
		return
	}
	if c.ours.refused != "" || c.asked == c.text {
		return
	}
	if back := ask(&sample{variant: c.variant, text: c.asked}); back.ours.read != c.ours.read {
		c.differ(dialect, c.sample.dialect+": "+changed(c.ours.read, back.ours.read), "ok", c.ours.read)
	}
}

// fields compares what is read.
func (c *comparison) fields() {
	c.records(reading, c.ours.read, c.theirs.read)
	c.compared[castling] = true
	if c.ours.castling != c.theirs.castling {
		our, their := strings.Fields(c.ours.castling), strings.Fields(c.theirs.castling)
		c.differ(castling, rooks(our, their), rooks(their, our), c.ours.castling+" / "+c.theirs.castling)
	}
	c.word(enPassant, "read ", c.ours.stored, c.theirs.stored)
}

// rooks tells how many rooks are in one list and not in the other.
func rooks(these, others []string) string {
	n := 0
	for _, square := range these {
		if !slices.Contains(others, square) {
			n++
		}
	}
	if n == 0 {
		return "no other rook"
	}
	return strconv.Itoa(n) + " other"
}
