package grammar_test

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// capablanca is a variant of ten files, with two more men.
var capablanca = &ast.Variant{
	Name: "capablanca", Title: "Capablanca", Geometry: ast.Geometry{Files: 10, Ranks: 8},
	Roles:    ast.RolesOf(ast.Pawn, ast.Knight, ast.Bishop, ast.Rook, ast.Queen, ast.King, ast.Archbishop, ast.Chancellor),
	Castling: ast.OrthodoxCastling, KingFile: 5, PawnRank: 2, Start: capablancaStart,
}

const capablancaStart = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"

// tall is a variant of nine files and ten ranks, which need two digits.
var tall = &ast.Variant{
	Name: "tall", Title: "Tall", Geometry: ast.Geometry{Files: 9, Ranks: 10}, Roles: ast.Chess.Roles, PawnRank: 3,
}

// courier and vast are the widest boards, on which the k-file has no castling
// letter; line is a board of one rank, which needs no slash.
var (
	courier = &ast.Variant{Name: "courier", Geometry: ast.Geometry{Files: 12, Ranks: 8}, Roles: ast.Chess.Roles, PawnRank: 2}
	vast    = &ast.Variant{Name: "vast", Geometry: ast.Geometry{Files: 16, Ranks: 16}, Roles: ast.Chess.Roles}
	line    = &ast.Variant{Name: "line", Geometry: ast.Geometry{Files: 8, Ranks: 1}, Roles: ast.Chess.Roles}
)

// allRules are the rules of every style, form and variant, tolerant and strict.
var allRules = func() []*grammar.Rules {
	var all []*grammar.Rules
	for _, v := range []*ast.Variant{nil, ast.Chess, ast.Chess960, ast.DoubleChess960, capablanca, tall, courier, vast, line} {
		for style := grammar.AnyStyle; style <= grammar.ShredderStyle; style++ {
			for form := grammar.AnyForm; form <= grammar.EPDForm; form++ {
				for _, refuse := range []ast.Codes{{}, ast.Leniencies} {
					all = append(all, grammar.NewRules(grammar.Config{Style: style, Form: form, Variant: v, Refuse: refuse}))
				}
			}
		}
	}
	for _, v := range []*ast.Variant{ast.Crazyhouse, ast.ThreeCheck, ast.Antichess, everything} {
		for _, refuse := range []ast.Codes{{}, ast.Leniencies} {
			for form := grammar.AnyForm; form <= grammar.EPDForm; form++ {
				all = append(all, grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: form, Variant: v, Refuse: refuse}))
			}
			all = append(all, grammar.NewRules(grammar.Config{Style: grammar.StandardStyle, Variant: v, Refuse: refuse}))
		}
	}
	for _, v := range ast.Variants {
		if v.Castling != ast.NoCastling || v.Mark != ast.NoMark || v.Passant != ast.OnePassed {
			all = append(all, grammar.NewRules(grammar.Config{Style: grammar.AnyStyle, Variant: v}))
		}
		if v.Mark == ast.MarkBefore || v == ast.Crazyhouse {
			all = append(all, grammar.NewRules(grammar.Config{Layout: ast.HandLayout, Form: grammar.HandForm, Variant: v}))
		}
	}
	return all
}()

// everything is a variant of ten files with all that a record can have.
var everything = &ast.Variant{
	Name: "everything", Geometry: ast.Geometry{Files: 10, Ranks: 8}, Roles: capablanca.Roles, PawnRank: 2, Pocket: true, Checks: 12,
}

// wide are records of other boards, right and wrong.
var wide = []string{
	"r3k3r/9/9/ppppppppp/9/9/PPPPPPPPP/9/9/R3K3R w KQkq - 0 1",
	"r3k3r/9/9/9/54/4P4/9/9/9/R3K3R b IAia e4 0 1",
	"r3k3r/9/9/9/4p4/9/9/9/9/R3K3R w - e7 0 1",
	"r3k3r/9/9/9/9/9/9/9/10/R3K3R w - i10 0 1",
	"r4k4lr1/12/12/12/12/12/12/5K4RR w KQkq - 0 1",
	"r4k4rr1/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/5K4RR b KQLkq e3 0 1",
	"16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/R6K7R w KQ p10 0 1",
	"k1r1n2r w K - 0 1",
	"k1r1n2r/ b kq - bm e4;",
	capablancaStart,
	"rnabqkbcnr/pppppppppp/10/10/10/5P4/PPPPP1PPPP/RNABQKBCNR b JAja f3 0 1",
	"r4k3r/10/9p/p9/A8C/55/010/R4K3R w KQkq - 0 1",
	"r4k3r/10/09p/10/10/10/10/R4K3R w JAkq - 0 1",
	"r4k3r/10/10/10/10/10/1010/R4K3R w KQkq i10 0 1",
	"r4k3r/10/10/8P1/10/10/73/R4K3R b JAkq i6 0 1",
}

// variants are records of games with pockets and counted checks, right and
// wrong.
var variants = []string{
	"r4k3r/10/9p/p9/A~8C~/55/10/R4K3R[ACpc] w JAkq - 12+0 0 1",
	"r4k3r/10/9p/p9/A~8C~/55/10/R4K3R[12A1c] w JAkq - 0 1 +12+10",
	"r4k3r/10/9p/p9/A~8C~1~/55/10/R4K3R[12A1c w JAkq - 7+7 0 +13+10",
	"r4k3r/10/10/10/10/10/10/R4K3R/ACp w JAkq - 7+7",
	"4k3/8/44Q~/8/8/7~/8/~4K3~[-] w - -3+3 0 1",
	"4k3/8/8/8/8/8/8/4K1Q~Q~~[QQ]] w KQkq -  3+3\t3+3  0 1 ",
	"4k3/8/8/8/8/8/8/4K2Q~[255P1P] w k e3 3+3; 0 1",
	"4k3/8/8/8/8/8/8/4K2Q~[]/ w k - +3+3 bm e4; \r",
	"4k3/8/8/8/8/8/8/4K2Q~// w k - 0 +3+3 1",
	"/4k3/8/8/8/8/8/8/4K2Q~/ w k - - +3+3",
	"4k3/8/8/8/8/8/8/4K2Q~/[p] w - - 3+3 - -",
	"[]/8/8/8/8/8/8/8 w - - +3 3+",
}

// mutants are records that are a little wrong.
var mutants = []string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \r",
	"rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W qkQK - 00 0;",
	"r3k2r/8/8/8/8/8/8/R3K1RR w HGha - 0 1",
	"r3k2r/8/8/8/8/8/8/R3K1RR w KGEkq - 0 1",
	"4k3/8/8/8/4P3/8/8/4K3 b - e4 3 7 hmvc 1;",
	"4k3/8/8/8/4P3/8/8/4K3 b - E3 hmvc 01; fmvn 0; \r",
	"4k3/8/8/8/8/8/8/4K3 w - -  - hmvc -; fmvn -;\t",
	"4k3/8/8/8/8/8/8/4K3 w - -1 2 moves",
	"4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; \r",
	"4k3/8/8/8/8/8/8/4K3 w - - 0 1\t bm Ke2;\t \t",
	"4k3/8/8/8/8/8/8/4K3 w - -;;\x00",
	"4k3/8/8/8/8/8/8/4K2R w K- -", "4k3/8/8/8/8/8/8/4K2R w -- bm Rh8;", "4k3/8/8/8/8/8/8/4K2R w --- e3 0 1",
	"4k3/8/8/8/8/8/8/4K3/ w - - ;c0 \"a;b",
	"\uFEFF /4k3/8/8/8/8/8/8/4K3\tw  - - 4294967296 4294967295",
	"kK/8/8/8/8/8/8/kK w KQkqABCDEFGHabcdefgh h8",
	"k7/8/8/8/8/8/8/RRRRKRRR w ABCDFGH",
	"k7//8/8/8/8/8/9 é É É",
	"http://example.org/ w - - 0 1",
	strings.Repeat("K", 64) + "/8/8/8/8/8/8/8 w " + strings.Repeat("K", 64),
}
