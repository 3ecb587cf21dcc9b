package variantfile

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// isNone reports whether a value stands for nothing.
func (w word) isNone() bool { return w.text == "-" || w.text == "" }

// toggle reads true or false.
func (w word) toggle(to *bool) *Fault {
	if w.text != "true" && w.text != "false" {
		return w.fault("true or false", "%s is neither", w.quoted())
	}
	*to = w.text == "true"
	return nil
}

// either is toggle for what another key may have said, too.
func (w word) either(to *bool) *Fault {
	isSo := false
	fault := w.toggle(&isSo)
	*to = *to || isSo
	return fault
}

// number reads a number from 1, or the letter of a file.
func (w word) number(most int) (int, *Fault) {
	n, err := strconv.Atoi(w.text)
	if len(w.text) == 1 && w.text[0]|0x20 >= 'a' && w.text[0]|0x20 <= 'z' {
		n, err = int(w.text[0]|0x20-'a')+1, nil
	}
	switch {
	case err != nil && strings.Trim(w.text, "0123456789") != "", w.text == "", n < 1 && err == nil:
		return 1, w.fault("a number from 1, or the letter of a file", "%s is neither", w.quoted())
	case n > most || err != nil:
		return 1, w.fault("at most 16 by 16", "%s is more than a board has here", w.quoted())
	}
	return n, nil
}

// keep keeps a number for when the others of its board are known.
func keep(to *word, w word, most int) *Fault {
	_, fault := w.number(most)
	if fault == nil {
		*to = w
	}
	return fault
}

// rank reads the number of a rank.
func (w word) rank(to *int) (fault *Fault) {
	*to, fault = w.number(ast.MaxRanks)
	return fault
}

// What the region of double steps may be in place of a rank.
const (
	noRank   = -1
	mirrored = 100 // the rank of the other side
)

// region returns the rank that a list of squares is, such as *3.
func (w word) region() int {
	rank, isRank := strings.CutPrefix(w.text, "*")
	if n, err := strconv.Atoi(rank); isRank && err == nil && n > 0 && n <= ast.MaxRanks {
		return n
	}
	return noRank
}
