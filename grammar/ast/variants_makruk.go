package ast

// The men of makruk.
var makrukMen = spelled("KMSRNP", King, Fers, Silver, Rook, Knight, Pawn)

// Makruk and its kin. Start positions and letters: Fairy-Stockfish.
var makrukVariants = []*Variant{
	makrukOf(Variant{Name: "makruk", Aliases: []string{"thaichess"}, Title: "Makruk", Start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"}),
	makrukOf(Variant{Name: "makpong", Title: "Makpong", Start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"}),
	makrukOf(Variant{
		Name: "cambodian", Aliases: []string{"ouk", "oukchatrang"}, Title: "Cambodian chess", Unmoved: true,
		Start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1",
	}),
	makrukOf(Variant{
		Name: "karouk", Aliases: []string{"karouk1check"}, Title: "Kar Ouk", Unmoved: true, Checks: 1,
		Start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 1+1 0 1",
	}),
	makrukOf(Variant{
		Name: "aiwok", Title: "Ai-wok", Letters: spelled("KASRNP", King, AiWok, Silver, Rook, Knight, Pawn),
		Start: "rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1",
	}),
	makrukOf(Variant{
		Name: "asean", Title: "ASEAN chess", Letters: spelled("KQBRNP", King, Fers, Silver, Rook, Knight, Pawn),
		Start: "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1",
	}),
	makrukOf(Variant{
		Name: "sittuyin", Aliases: []string{"burmesechess"}, Title: "Sittuyin", Pocket: true, HeldKings: true,
		Letters: spelled("KFRSNP", King, Fers, Rook, Silver, Knight, Pawn),
		Start:   "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1",
	}),
	makrukOf(Variant{Name: "makhouse", Title: "Makhouse", Pocket: true, Start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR[] w - - 0 1"}),
}

// makrukOf completes the row of a game of the kind of makruk.
func makrukOf(v Variant) *Variant {
	if v.Letters == nil {
		v.Letters = makrukMen
	}
	v.Castling, v.Passant, v.Mark = NoCastling, CountLimit, MarkAfter
	return row(v)
}
