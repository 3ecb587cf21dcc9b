// Package san reads and writes moves in the letters of every language: standard
// algebraic notation, the long form with both squares, and the coordinates of
// the UCI protocol (PGN standard 8.2.3; notations, 7).
//
// Text and meaning are apart: package grammar reads the text, this one finds the
// legal move that it names. What is not as [Format.Append] would write it is a
// leniency with a code of its own, which [Remarks] names with the repair:
//
//   - move-long: a hyphen between two squares (Ng1-f3)
//   - move-coordinates: two squares without a piece letter (g1f3)
//   - move-files: a capture by a pawn with the files alone (exd)
//   - move-pawn-letter: a letter for the pawn
//   - move-capture-sign: another sign of capture than x, or after the square
//   - move-promotion-sign: a promotion without the equals sign (e8Q, e8(Q), e8/Q)
//   - move-castling-sign: castling with zeros or small letters, other dashes or none
//   - move-suffix: words after the move (e.p., desc., dupl., ch), the offer of a draw
//   - move-mate-sign: another sign of check or mate than + and #
//   - move-glyph: a judgement such as !? after the move
//   - move-blank: blanks within the move
//   - move-lookalike: a letter of another script for a file
//   - move-check-sign: the sign of check or mate is missing or wrong
//   - move-overstated: more of the origin than is needed
//   - move-capture-mark: the x is missing, or there is nothing to capture
//   - move-not-ep: e.p. after an ordinary capture
//   - move-number: a number that is not that of the move
//   - moves-national: the letters of a language that was not named
//   - move-null: the turn passes, where the king is not in check
//   - setup-missing: a game with a FEN tag and without SetUp
//   - setup-not-one: a game with a FEN tag and a SetUp other than "1"
//   - tag-malformed: a line among the tag pairs of a game that is none, and does not tell the position
package san
