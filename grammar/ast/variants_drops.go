package ast

// Games with the men of chess in which some are dropped. Start positions and letters:
// Fairy-Stockfish.
var dropVariants = []*Variant{
	Bughouse,
	row(Variant{
		Name: "koedem", Title: "Koedem", PawnRank: 2, Pocket: true, HeldKings: true, Boards: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
	}),
	dropping("loop", "Loop chess"),
	dropping("chessgi", "Chessgi"),
	row(Variant{
		Name: "pocketknight", Title: "Pocket Knight chess", PawnRank: 2, Pocket: true,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1",
	}),
	row(Variant{
		Name: "placement", Aliases: []string{"prechess", "benko"}, Title: "Placement chess", PawnRank: 2, Pocket: true, HeldKings: true,
		Start: "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1",
	}),
	row(Variant{
		Name: "capahouse", Title: "Capahouse", Geometry: wide, Letters: capablanca, PawnRank: 2, Pocket: true,
		Start: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1",
	}),
	row(Variant{
		Name: "gothhouse", Title: "Gothic crazyhouse", Geometry: wide, Letters: capablanca, PawnRank: 2, Pocket: true,
		Start: "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR[] w KQkq - 0 1",
	}),
	row(Variant{
		Name: "embassyhouse", Title: "Embassy crazyhouse", Geometry: wide, Letters: capablanca, PawnRank: 2, Pocket: true,
		Start: "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR[] w KQkq - 0 1",
	}),
	row(Variant{
		Name: "grandhouse", Title: "Grandhouse", Geometry: Geometry{Files: 10, Ranks: 10}, Letters: capablanca, PawnRank: 3,
		Castling: NoCastling, Pocket: true,
		Start: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R[] w - - 0 1",
	}),
	row(Variant{
		Name: "shogun", Title: "Shogun chess", Letters: spelled("KFRBNP", King, Fers, Rook, Bishop, Knight, Pawn), PawnRank: 2,
		Pocket: true, Mark: MarkBefore, Promotes: RolesOf(Fers, Rook, Bishop, Knight, Pawn),
		Start: "rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR[] w KQkq - 0 1",
	}),
	row(Variant{
		Name: "chennis", Title: "Chennis", Geometry: Geometry{Files: 7, Ranks: 7}, Castling: NoCastling, Short: true,
		Letters: spelled("KMFSP", King, Commoner, Fers, Soldier, Pawn), Pocket: true, Mark: MarkBefore,
		Promotes: RolesOf(Commoner, Fers, Soldier, Pawn),
		Start:    "1fkm3/1p1s3/7/7/7/3S1P1/3MKF1[] w - - 0 1",
	}),
	row(Variant{
		Name: "mansindam", Title: "Mansindam", Geometry: Geometry{Files: 9, Ranks: 9}, Castling: NoCastling,
		Letters: chessmen("AMC", Amazon, Chancellor, Archbishop), Pocket: true, Mark: MarkBefore,
		Promotes: RolesOf(Pawn, Knight, Bishop, Rook, Chancellor, Archbishop),
		Start:    "rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1",
	}),
}

// Bughouse is crazyhouse on two boards, between which the men go over. One of them
// alone is read, too.
var Bughouse = row(Variant{
	Name: "bughouse", Aliases: []string{"bug", "tandem"}, Title: "Bughouse", PawnRank: 2, Pocket: true, Boards: 2,
	Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
})

// dropping makes a row of a game that begins like crazyhouse.
func dropping(name, title string) *Variant {
	return row(Variant{Name: name, Title: title, PawnRank: 2, Pocket: true, Start: Crazyhouse.Start})
}
