package main

import (
	"slices"
	"strconv"
	"strings"
)

// aspect is what of two answers is compared, a column of the table that is printed.
type aspect int

const (
	dialect   aspect = iota // that the text came back from a dialect as the same position
	text                    // whether it can be read
	reading                 // what is read, castling and en passant aside
	castling                // the rooks that may castle
	enPassant               // the square as read, passed over, and where a pawn may be taken
	legality                // whether the position is illegal, has too many men, or a check that cannot be
	ending                  // how the game has ended, and who has won
	writing                 // the record as X-FEN
	moves                   // the legal moves
	sanText                 // their SAN, and what each side reads in the SAN of the other
	playing                 // the record after a move
	aspects
)

var aspectNames = [aspects]string{
	"dialects", "text", "reading", "castling", "en passant", "legality", "end", "writing", "moves", "SAN", "after a move",
}

func (a aspect) String() string { return aspectNames[a] }

// difference is one thing in which two answers differ. Ours and theirs name its kind,
// for which differences are counted together.
type difference struct {
	aspect
	*question
	theirs     *answer
	our, their string
	detail     string // of an example
	ourMoves   []move // that only Forsyth has
	theirMoves []move // that only chessops has
	// What stands there: a field of a record, a square, the SAN of a move.
	ourWord, theirWord string
}

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

// moveLists compares the legal moves and their SAN.
func (c *comparison) moveLists() {
	c.compared[moves], c.compared[sanText] = true, true
	ours, theirs := c.ours.moves, c.theirs.moves
	var only, other []move
	for len(ours) > 0 && len(theirs) > 0 {
		switch order := byCoordinates(ours[0], theirs[0]); {
		case order < 0:
			only, ours = append(only, ours[0]), ours[1:]
		case order > 0:
			other, theirs = append(other, theirs[0]), theirs[1:]
		default:
			c.san(ours[0], theirs[0])
			ours, theirs = ours[1:], theirs[1:]
		}
	}
	only, other = append(only, ours...), append(other, theirs...)
	if len(only)+len(other) > 0 {
		d := c.differ(moves, more(only), more(other), list(only)+" / "+list(other))
		d.ourMoves, d.theirMoves = only, other
	}
	c.readBack("Forsyth reads", c.ours.back, c.theirs.moves)
	c.readBack("chessops reads", c.theirs.back, c.ours.moves)
}

func more(moves []move) string {
	if len(moves) == 0 {
		return "no other move"
	}
	return "other moves"
}

func list(moves []move) string {
	var words []string
	for _, m := range moves[:min(len(moves), 3)] {
		words = append(words, m.san)
	}
	return strings.Join(words, " ")
}

func (c *comparison) san(our, their move) {
	if our.san == their.san {
		return
	}
	kind, other := "other letters", "other letters"
	if strings.TrimRight(our.san, "+#") == strings.TrimRight(their.san, "+#") {
		kind, other = "sign "+sign(our.san), "sign "+sign(their.san)
	}
	d := c.differ(sanText, kind, other, our.san+" / "+their.san)
	d.ourWord, d.theirWord = our.san, their.san
}

func sign(san string) string {
	if last := san[len(san)-1:]; last == "+" || last == "#" {
		return last
	}
	return "none"
}

// readBack compares what one side makes of the SAN of the other with what was meant.
func (c *comparison) readBack(who string, read, meant []move) {
	for _, m := range read {
		at := slices.IndexFunc(meant, func(other move) bool { return other.san == m.san })
		if at < 0 || meant[at].uci == m.uci {
			continue
		}
		kind := "another move"
		if m.uci == "-" {
			kind = "no move"
		}
		d := c.differ(sanText, who, kind, m.san+": "+m.uci+", not "+meant[at].uci)
		d.ourWord = m.san
	}
}
