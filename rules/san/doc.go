// Package san reads and writes moves in the letters of every language: standard
// algebraic notation, the long form with both squares, and the coordinates of
// the UCI protocol (PGN standard 8.2.3; notations, 7).
//
// Text and meaning are apart: [github.com/forsyth-notation/forsyth/grammar]
// reads the text, this package finds the legal move that it names.
package san
