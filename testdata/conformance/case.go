package conformance

import "cmp"

// A Verdict is what a tolerant reader makes of a record. A strict one, which goes by the
// source of the dialect alone, refuses what is accepted with a warning.
type Verdict string

const (
	Accept  Verdict = "accept"
	Warning Verdict = "accept-with-warning"
	Reject  Verdict = "reject"
)

// Verdicts are all of them.
var Verdicts = []Verdict{Accept, Warning, Reject}

// A Certainty says whose word the expected values of a case are.
type Certainty string

const (
	Specification Certainty = "specification" // the cited text says so
	Agreed        Certainty = "agreed"        // widely used programs agree
	Decision      Certainty = "decision"      // sources or programs disagree: a decision of Forsyth's
)

// Certainties are all of them, the surest first.
var Certainties = []Certainty{Specification, Agreed, Decision}

// A Case is one record, or one move in a position, and what is right of it. Values that
// are absent are not judged. schema.json describes the form.
type Case struct {
	ID string `json:"id"` // unique in the suite, such as castling/inner-rook-1
	Question
	Answer
	Rule      string    `json:"rule"` // the text that the values follow, or where they come from
	Certainty Certainty `json:"certainty"`
}

// A Question is what a program is asked: the parts of a Case that are given.
type Question struct {
	Dialect string `json:"dialect"`               // by Forsyth's name, such as xfen; schema.json lists them
	Variant string `json:"variant,omitempty"`     // empty where none is named; chess is orthodox chess alone
	Letters string `json:"letters,omitempty"`     // the language of the men, or of the move
	Input   string `json:"input"`                 // the record without its line end
	Base64  string `json:"inputBase64,omitempty"` // in place of input where that is not UTF-8
	Move    string `json:"move,omitempty"`        // the verdict is on this move in the position
}

// An Answer is what is right of a Question, or what a program says.
type Answer struct {
	Verdict   Verdict            `json:"verdict,omitempty"`
	Findings  []Finding          `json:"findings,omitzero"`   // in the order of their places
	Canonical map[string]*string `json:"canonical,omitempty"` // by dialect, diagrams in Letters; null where it cannot hold the record
	EnPassant *EnPassant         `json:"enPassant,omitempty"`
	Rooks     []string           `json:"rooks,omitzero"` // that may castle: a1 to h1, then a8 to h8; empty for none
	Legality  *Legality          `json:"legality,omitempty"`
	UCI       string             `json:"uci,omitempty"`   // the move, by coordinates
	SAN       map[string]string  `json:"san,omitempty"`   // the move, by language
	After     string             `json:"after,omitempty"` // X-FEN after the move, the square always written
}

// A Finding is a diagnostic: its code and the bytes of the input that it is about; where
// the question has a move, those of the move's text.
type Finding struct {
	Code  string `json:"code"`
	Start int    `json:"start"` // bytes before it
	End   int    `json:"end"`   // bytes up to its end
}

// Compare orders findings by their places, then by their codes.
func (f Finding) Compare(g Finding) int {
	return cmp.Or(cmp.Compare(f.Start, g.Start), cmp.Compare(f.End, g.End), cmp.Compare(f.Code, g.Code))
}

// EnPassant is the square behind a pawn that has just made two steps, or "-", by three
// conventions.
type EnPassant struct {
	Always string `json:"always,omitempty"` // after each double step: FEN
	XFEN   string `json:"xfen,omitempty"`   // where an enemy pawn stands to take it: X-FEN
	Legal  string `json:"legal,omitempty"`  // where a capture is legal
}

// Legality says whether a game can have led to a position.
type Legality struct {
	Legal bool     `json:"legal"`           // false: no game did; true: a game is known, or nothing speaks against it
	Codes []string `json:"codes,omitempty"` // why not, in alphabetical order, each once
}
