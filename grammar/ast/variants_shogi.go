package ast

// The men of shogi in the order in which SFEN holds them.
var shogiMen = spelled("KRBGSNLP", King, Rook, Bishop, Gold, Silver, Knight, Lance, Pawn)

// Shogi is the game of SFEN. White is the side that moves first, sente.
var Shogi = row(Variant{
	Name: "shogi", Title: "Shogi", Geometry: Geometry{Files: 9, Ranks: 9}, Letters: shogiMen, Castling: NoCastling, Short: true,
	Pocket: true, Mark: MarkBefore, Promotes: RolesOf(Rook, Bishop, Silver, Knight, Lance, Pawn),
	Start: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w 0 1",
})

// Shogi and its kin. Start positions and letters: Fairy-Stockfish.
var shogiVariants = []*Variant{
	Shogi,
	shogiOn("minishogi", "Minishogi", 5, 5, "rbsgk/4p/5/P4/KGSBR[] w 0 1", spelled("KRBGSP", King, Rook, Bishop, Gold, Silver, Pawn), "mini", "5x5shogi"),
	shogiOn("judkins", "Judkins shogi", 6, 6, "rbnsgk/5p/6/6/P5/KGSNBR[] w 0 1", spelled("KRBGSNP", King, Rook, Bishop, Gold, Silver, Knight, Pawn), "judkinsshogi"),
	shogiOn("gorogoro", "Goro-goro shogi", 5, 6, "sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w 0 1", spelled("KGSP", King, Gold, Silver, Pawn), "gorogoroshogi"),
	shogiOn("gorogoroplus", "Goro-goro shogi plus", 5, 6, "sgkgs/5/1ppp1/1PPP1/5/SGKGS[NLnl] w 0 1", spelled("KGSNLP", King, Gold, Silver, Knight, Lance, Pawn)),
	shogiOn("euroshogi", "EuroShogi", 8, 8, "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w 0 1", spelled("KRBGNP", King, Rook, Bishop, Gold, Knight, Pawn)),
	shogiOn("kyotoshogi", "Kyoto shogi", 5, 5, "p+nks+l/5/5/5/+LSK+NP[] w 0 1", spelled("KSNLP", King, Silver, Knight, Lance, Pawn), "kyoto"),
	shogiOn("micro", "Micro shogi", 4, 5, "kb+r+l/p3/4/3P/+L+RBK[] w 0 1", spelled("KRBLP", King, Rook, Bishop, Lance, Pawn), "microshogi"),
	kingsHeld(shogiOn("dobutsu", "Dobutsu shogi", 3, 4, "gle/1c1/1C1/ELG[] w 0 1", spelled("LGEC", King, Wazir, Fers, Pawn), "dobutsushogi")),
	shogiOn("torishogi", "Tori shogi", 7, 7, "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w 0 1",
		spelled("KFCPLRS", King, Falcon, Crane, Pheasant, LeftQuail, RightQuail, Swallow), "tori"),
}

// shogiOn makes a row of a game of the kind of shogi: every man but kings and golds has
// another side.
func shogiOn(name, title string, files, ranks uint8, start string, letters *Letters, aliases ...string) *Variant {
	v := row(Variant{
		Name: name, Aliases: aliases, Title: title, Geometry: Geometry{Files: files, Ranks: ranks}, Letters: letters, Castling: NoCastling,
		Short: true, Pocket: true, Mark: MarkBefore, Start: start,
	})
	for _, m := range letters.Men {
		switch m.Role {
		case King, Gold, Wazir, Fers, Crane, Pheasant, LeftQuail, RightQuail:
		default:
			v.Promotes.Add(m.Role)
		}
	}
	return v
}

// kingsHeld says that the king of a game is captured like other men, which ends it.
func kingsHeld(v *Variant) *Variant {
	v.HeldKings = true
	return v
}
