package ast

// Games on the board of chess, with its men or a few others. Start positions and
// letters: Fairy-Stockfish.
var chessVariants = []*Variant{
	NoCastle,
	FiveCheck,
	orthodox("losers", "Losers chess"),
	orthodox("codrus", "Codrus"),
	orthodox("extinction", "Extinction chess"),
	orthodox("kinglet", "Kinglet"),
	orthodox("grid", "Grid chess", "gridchess"),
	orthodox("hoppelpoppel", "Hoppel-Poppel"),
	orthodox("newzealand", "New Zealand chess"),
	orthodox("armageddon", "Armageddon chess"),
	orthodox("nocheckatomic", "Atomic chess without check"),
	row(Variant{
		Name: "threekings", Title: "Three Kings", Castling: NoCastling, PawnRank: 2,
		Start: "knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1",
	}),
	row(Variant{
		Name: "twokings", Title: "Two Kings", PawnRank: 2, KingFile: 4,
		Start: "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "upsidedown", Title: "Upside-down chess", Castling: NoCastling,
		Start: "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1",
	}),
	row(Variant{
		Name: "legan", Title: "Legan chess", Castling: NoCastling,
		Start: "knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1",
	}),
	row(Variant{
		Name: "berolina", Title: "Berolina chess", Passant: TwoSquares, PawnRank: 2,
		Start: Chess.Start,
	}),
	row(Variant{
		Name: "alice", Title: "Alice chess", Beyond: true, PawnRank: 2, Passant: AnyPassed,
		Start: Chess.Start,
	}),
	row(Variant{
		Name: "duck", Aliases: []string{"duckchess"}, Title: "Duck chess", Walls: OneWall, PawnRank: 2,
		Start: Chess.Start,
	}),
	row(Variant{
		Name: "almost", Title: "Almost chess", Letters: spelled("KCRBNP", King, Chancellor, Rook, Bishop, Knight, Pawn), PawnRank: 2,
		Start: "rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "chigorin", Title: "Chigorin chess", Letters: chessmen("C", Chancellor), PawnRank: 2,
		Start: "rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "amazon", Title: "Amazon chess", Letters: spelled("KARBNP", King, Amazon, Rook, Bishop, Knight, Pawn), PawnRank: 2,
		Start: "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "knightmate", Title: "Knightmate", Letters: spelled("KQRBMP", King, Queen, Rook, Bishop, Commoner, Pawn), PawnRank: 2,
		Start: "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "seirawan", Aliases: []string{"schess", "sharper"}, Title: "Seirawan chess", PawnRank: 2,
		Letters: chessmen("HE", Archbishop, Chancellor), Pocket: true, Unmoved: true,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1",
	}),
	row(Variant{
		Name: "shouse", Aliases: []string{"shousechess"}, Title: "S-House", PawnRank: 2,
		Letters: chessmen("HE", Archbishop, Chancellor), Pocket: true, Unmoved: true,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1",
	}),
	row(Variant{
		Name: "losalamos", Title: "Los Alamos chess", Geometry: Geometry{Files: 6, Ranks: 6},
		Letters: spelled("KQRNP", King, Queen, Rook, Knight, Pawn), Castling: NoCastling,
		Start: "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
	}),
	row(Variant{
		Name: "gardner", Aliases: []string{"minichess", "gardnerminichess"}, Title: "Gardner minichess", Geometry: Geometry{Files: 5, Ranks: 5},
		Castling: NoCastling, Start: "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1",
	}),
	row(Variant{
		Name: "shatar", Title: "Shatar", Letters: spelled("KJRBNP", King, Bers, Rook, Bishop, Knight, Pawn), Castling: NoCastling,
		Start: "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
	}),
	row(Variant{
		Name: "shatranj", Title: "Shatranj", Letters: spelled("KQRBNP", King, Fers, Rook, Alfil, Knight, Pawn), Castling: NoCastling,
		Start: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
	}),
	row(Variant{
		Name: "spartan", Title: "Spartan chess", PawnRank: 2,
		Letters: chessmen("GCWLH", General, Captain, Warlord, Lieutenant, Hoplite),
		Start:   "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
	}),
}

// Two that are chess but for a rule.
var (
	NoCastle = row(Variant{
		Name: "nocastle", Title: "Chess without castling", Castling: NoCastling, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
	})
	FiveCheck = row(Variant{
		Name: "5check", Aliases: []string{"fivecheck"}, Title: "Five-check", PawnRank: 2, Checks: 5,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1",
	})
)

// orthodox makes a row of a game that begins like chess.
func orthodox(name, title string, aliases ...string) *Variant {
	return row(Variant{
		Name: name, Aliases: aliases, Title: title, PawnRank: 2,
		Start: Chess.Start,
	})
}
