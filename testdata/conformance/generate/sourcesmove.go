package main

// moveSources are those of the leniencies with which the text of a move is read: SAN in the
// PGN standard, and what other texts write.
var moveSources = map[string]string{
	"move-blank":          "PGN standard 8.2.3: a move has no blanks within",
	"move-capture-mark":   "PGN standard 8.2.3.3: x stands before the square of a capture, and nowhere else",
	"move-capture-sign":   "PGN standard 8.2.3.3: the sign of a capture is x",
	"move-castling-sign":  "PGN standard 8.2.3.3: castling is O-O and O-O-O, with the capital letter O",
	"move-check-sign":     "PGN standard 8.2.3.5: + stands after a check, # after mate, and neither after another move",
	"move-coordinates":    "PGN standard 8.2.3.2: the letter of the man begins the move; two squares alone are of UCI",
	"move-files":          "PGN standard 8.2.3.3: the capture of a pawn has its file, x and the square",
	"move-glyph":          "PGN standard 8.2.3.8: a judgement is no part of the move",
	"move-long":           "PGN standard 8.2.3.4: the square of origin is written where it is needed, and without a hyphen",
	"move-lookalike":      "PGN standard 8.2.3.2: the letters are Latin; this one looks like it and is of another script",
	"move-mate-sign":      "PGN standard 8.2.3.5: the sign of mate is #",
	"move-not-ep":         "The text says e.p., and the capture is no capture en passant",
	"move-null":           "PGN standard 8.2.3 has no move that passes; programs write --",
	"move-overstated":     "PGN standard 8.2.3.4: no more of the origin is written than is needed",
	"move-pawn-letter":    "PGN standard 8.2.3.2: a pawn has no letter",
	"move-promotion-sign": "PGN standard 8.2.3.3: = and the letter of the new man follow the square of a promotion",
	"move-suffix":         "PGN standard 8.2.3: a move ends with its sign of check; a remark stands after it",
}
