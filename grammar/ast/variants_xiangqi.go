package ast

// The men of xiangqi, in the letters of UCCI; those of WXF are read, too.
var xiangqiMen = spelled("KAB EN HRCP", King, Advisor, Elephant, Horse, Rook, Cannon, Soldier)

// WXF are the letters of xiangqi in the notation of the World Xiangqi Federation, which
// has E and H where UCCI has B and N. A FEN of xiangqi is read in either; these are for
// writing.
var WXF = func() *Letters {
	l := spelled("KAEHRCP", King, Advisor, Elephant, Horse, Rook, Cannon, Soldier)
	l.Tag, l.Title, l.Source = "x-wxf", "World Xiangqi Federation", "rules of the World Xiangqi Federation"
	return l
}()

var river = Geometry{Files: 9, Ranks: 10}

// Xiangqi and its kin. Red moves first, and is White. Start positions and letters:
// Fairy-Stockfish.
var xiangqiVariants = []*Variant{
	xiangqiFrom("xiangqi", "Xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", "chinesechess", "cchess"),
	row(Variant{
		Name: "minixiangqi", Title: "Mini-xiangqi", Geometry: Geometry{Files: 7, Ranks: 7}, Castling: NoCastling, Red: true,
		Letters: spelled("KN HRCP", King, Horse, Rook, Cannon, Soldier),
		Start:   "rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1",
	}),
	row(Variant{
		Name: "manchu", Title: "Manchu chess", Geometry: river, Castling: NoCastling, Red: true,
		Letters: spelled("KMAB EN HRCP", King, Banner, Advisor, Elephant, Horse, Rook, Cannon, Soldier),
		Start:   "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1",
	}),
	row(Variant{
		Name: "supply", Title: "Supply chess", Geometry: river, Castling: NoCastling, Red: true, Letters: xiangqiMen, Pocket: true, Mark: Unmarked, Boards: 2,
		Start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR[] w - - 0 1",
	}),
	xiangqiFrom("janggi", "Janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
		"janggitraditional", "janggimodern", "janggicasual", "koreanchess"),
}

func xiangqiFrom(name, title, start string, aliases ...string) *Variant {
	return row(Variant{
		Name: name, Aliases: aliases, Title: title, Geometry: river, Castling: NoCastling, Red: true, Letters: xiangqiMen, Start: start,
	})
}
