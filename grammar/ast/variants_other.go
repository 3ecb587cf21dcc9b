package ast

import "strings"

// Games of one kind of man, and of other aims than mate. Start positions and letters:
// Fairy-Stockfish.
var otherVariants = []*Variant{
	row(Variant{
		Name: "jesonmor", Title: "Jeson Mor", Geometry: Geometry{Files: 9, Ranks: 9}, Letters: spelled("N", Knight), Castling: NoCastling,
		Start: "nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1",
	}),
	stones("breakthrough", "Breakthrough", Standard, "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 0 1"),
	stones("clobber", "Clobber", Geometry{Files: 5, Ranks: 6}, "PpPpP/pPpPp/PpPpP/pPpPp/PpPpP/pPpPp w 0 1"),
	stones("clobber10", "Clobber 10x10", Geometry{Files: 10, Ranks: 10},
		"PpPpPpPpPp/pPpPpPpPpP/PpPpPpPpPp/pPpPpPpPpP/PpPpPpPpPp/pPpPpPpPpP/PpPpPpPpPp/pPpPpPpPpP/PpPpPpPpPp/pPpPpPpPpP w 0 1"),
	stones("ataxx", "Ataxx", Geometry{Files: 7, Ranks: 7}, "P5p/7/7/7/7/7/p5P w 0 1"),
	row(Variant{
		Name: "amazons", Title: "Game of the Amazons", Geometry: Geometry{Files: 10, Ranks: 10}, Letters: spelled("Q", Queen),
		Castling: NoCastling, Walls: AnyWalls, Short: true,
		Start: "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1",
	}),
	row(Variant{
		Name: "flipello", Aliases: []string{"othello"}, Title: "Othello", Letters: spelled("P", Stone),
		Castling: NoCastling, Pocket: true, Mark: Unmarked, Short: true,
		Start: "8/8/8/3pP3/3Pp3/8/8/8[" + strings.Repeat("P", 60) + strings.Repeat("p", 60) + "] w 0 1",
	}),
	row(Variant{
		Name: "snailtrail", Title: "Snailtrail", Geometry: Geometry{Files: 7, Ranks: 7}, Letters: spelled("P", Stone),
		Castling: NoCastling, Walls: AnyWalls, Start: "6p/7/7/7/7/7/P6 w - - 0 1",
	}),
}

// stones makes a row of a game of stones; walls may stand on its board.
func stones(name, title string, g Geometry, start string) *Variant {
	return row(Variant{
		Name: name, Title: title, Geometry: g, Letters: spelled("P", Stone), Castling: NoCastling, Walls: AnyWalls, Short: true, Start: start,
	})
}
