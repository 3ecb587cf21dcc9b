// Package rules says what the rules of a variant say of a position: attacks,
// legal moves, what a move leads to, how a game ends, which en passant squares
// mean something. It knows chess, Chess960 and the variants of Lichess on boards
// of 8 by 8 squares, and no text: moves are written and read by package san, its
// neighbour, and records by package dialects.
//
// [New] makes a position ready, [State.Moves] finds its legal moves, [State.Play]
// makes one, and [State.Position] is the position after it. Positions that no
// game reaches, without kings or with many, have an answer too; [Illegal] proves
// of a position that it is one, and [Suspicious] that its counters are odd. Of other
// games Illegal knows where their men may stand and how many there are.
package rules
