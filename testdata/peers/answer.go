package main

// answer is what is made of a sample, by Forsyth or by chessops: names of squares and
// words, so that both can be compared. Where the text is refused nothing else stands
// there, where the position is illegal nothing after that.
type answer struct {
	refused  string // the code of the error, empty where the text is read
	read     string // the record as read
	castling string // the squares of the rooks that may castle
	stored   string // the en passant square as read

	illegal []string // the codes of why the position is illegal
	judged  bool     // whether there is anything after this

	passed      string // where a pawn has passed
	beside      string // the same, where another stands beside it
	legal       string // the same, where that may take it
	material    bool   // more men than a game gives
	check       bool   // a check that no move gives
	noMate      bool   // too few men to mate, which is compared in chess alone
	end, winner string
	written     string
	moves       []move // by their coordinates
	back        []move // what it makes of the SAN of the other one
	after       string // the record after a move
}

// move is one in coordinates, and in SAN.
type move struct{ uci, san string }
