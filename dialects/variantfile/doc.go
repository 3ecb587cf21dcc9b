// Package variantfile reads variants from a file in the format of variants.ini, which
// Fairy-Stockfish and its kin define theirs in:
//
//	# chess with an elephant beside each king
//	[elephants:chess]
//	fersAlfil = e
//	startFen = rnbqkebnr/ppppppppp/9/9/9/9/PPPPPPPPP/RNBQKEBNR w KQkq - 0 1
//
// A section is a variant, alone or after the name of another that it is like: one of
// [ast.Variants], or one defined above. Of its keys those are read that tell how a
// position is written: men, board, start, castling, double steps, pockets, promoted men,
// checks, walls. What tells how the game is played is passed over.
package variantfile
