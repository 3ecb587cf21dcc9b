package ast

// The board of Capablanca chess, and its men.
var (
	wide       = Geometry{Files: 10, Ranks: 8}
	capablanca = chessmen("AC", Archbishop, Chancellor)
)

// Games with the men of chess and some more on larger boards. Castling is that of X-FEN.
// Start positions and letters: Fairy-Stockfish.
var largeVariants = []*Variant{
	row(Variant{
		Name: "capablanca", Aliases: []string{"capa"}, Title: "Capablanca chess", Geometry: wide, Letters: capablanca, PawnRank: 2,
		Start: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "caparandom", Aliases: []string{"capablancarandom", "crc"}, Title: "Capablanca random chess",
		Geometry: wide, Letters: capablanca, PawnRank: 2,
	}),
	row(Variant{
		Name: "gothic", Title: "Gothic chess", Geometry: wide, Letters: capablanca, PawnRank: 2,
		Start: "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "embassy", Title: "Embassy chess", Geometry: wide, Letters: capablanca, PawnRank: 2,
		Start: "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "janus", Title: "Janus chess", Geometry: wide, Letters: chessmen("J", Archbishop), PawnRank: 2,
		Start: "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "centaur", Aliases: []string{"royalcourt"}, Title: "Centaur chess", Geometry: wide, Letters: chessmen("C", Centaur), PawnRank: 2,
		Start: "rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "modern", Title: "Modern chess", Geometry: Geometry{Files: 9, Ranks: 9}, Letters: chessmen("M", Archbishop), PawnRank: 2,
		Start: "rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "chancellor", Title: "Chancellor chess", Geometry: Geometry{Files: 9, Ranks: 9}, Letters: chessmen("C", Chancellor), PawnRank: 2,
		Start: "rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "grand", Title: "Grand chess", Geometry: Geometry{Files: 10, Ranks: 10}, Letters: capablanca, PawnRank: 3, Castling: NoCastling,
		Start: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1",
	}),
	row(Variant{
		Name: "shako", Title: "Shako", Geometry: Geometry{Files: 10, Ranks: 10, Behind: 1}, Letters: chessmen("EC", FersAlfil, Cannon), PawnRank: 3,
		Start: "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1",
	}),
	row(Variant{
		Name: "troitzky", Title: "Troitzky chess", Geometry: Geometry{Files: 10, Ranks: 10}, Castling: NoCastling, Walls: AnyWalls, Passant: AnyPassed,
		Start: "****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1",
	}),
	row(Variant{
		Name: "courier", Title: "Courier chess", Geometry: Geometry{Files: 12, Ranks: 8}, Castling: NoCastling,
		Letters: spelled("KFMWERBNP", King, Fers, Commoner, Wazir, Alfil, Rook, Bishop, Knight, Pawn),
		Start:   "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1",
	}),
	row(Variant{
		Name: "wildebeest", Title: "Wildebeest chess", Geometry: Geometry{Files: 11, Ranks: 10}, Letters: chessmen("CW", Camel, Gnu), Passant: AnyPassed,
		Start: "rnccwkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKWCCNR w KQkq - 0 1",
	}),
	row(Variant{
		Name: "opulent", Title: "Opulent chess", Geometry: Geometry{Files: 10, Ranks: 10}, PawnRank: 3, Castling: NoCastling,
		Letters: chessmen("ACWL", Archbishop, Chancellor, Wizard, Lion),
		Start:   "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1",
	}),
	row(Variant{
		Name: "tencubed", Title: "TenCubed chess", Geometry: Geometry{Files: 10, Ranks: 10}, PawnRank: 3, Castling: NoCastling,
		Letters: chessmen("ACMW", Archbishop, Chancellor, Amazon, Wizard),
		Start:   "2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1",
	}),
	row(Variant{
		Name: "omicron", Title: "Omicron chess", Geometry: Geometry{Files: 12, Ranks: 10, Behind: 1}, Letters: chessmen("CW", Champion, Wizard),
		Walls: AnyWalls, PawnRank: 3, Passant: AnyPassed,
		Start: "w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W w KQkq - 0 1",
	}),
	row(Variant{
		Name: "gustav3", Title: "Gustav III's chess", Geometry: wide, Letters: chessmen("A", Amazon), Walls: AnyWalls, PawnRank: 2,
		Start: "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1",
	}),
}
