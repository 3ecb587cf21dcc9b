package main

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
