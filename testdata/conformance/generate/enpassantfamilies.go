package main

import "github.com/forsyth-notation/forsyth/testdata/conformance"

const enPassantSource = "The Laws of Chess, 3.7 and 3.9, worked out by the model of attacks in testdata/conformance/generate; each family also says by hand whether a pawn may take, and both have to agree."

// enPassantFamilies are double steps on each file of both sides, and what keeps a pawn
// from taking.
func enPassantFamilies() []conformance.Case {
	var simple, st stage
	for file := 1; file <= 8; file++ {
		simple.bystanders(file)
		for _, aside := range []int{-1, 1} {
			st.ranks(file, aside)
			st.files(file, aside)
			st.diagonals(file, aside)
			st.checks(file, aside)
		}
		st.bothPinned(file)
	}
	return append(simple.cases(true), st.cases(false)...)
}

// bystanders: nobody beside the pawn, a pawn on either side, on both; men that are none.
func (st *stage) bystanders(file int) {
	left, right := man{'P', file - 1, 5}, man{'P', file + 1, 5}
	st.put("nobody", "X-FEN (Scharnagl): no pawn stands beside the one that passed", file, false, false)
	st.put("left", "Laws of Chess, 3.7.3.1: a pawn beside the one that passed may take it", file, true, false, left)
	st.put("right", "Laws of Chess, 3.7.3.1: a pawn beside the one that passed may take it", file, true, false, right)
	st.put("both", "Laws of Chess, 3.7.3.1: either pawn beside the one that passed may take it", file, true, false, left, right)
	st.put("knight", "X-FEN (Scharnagl): a knight does not take en passant", file, false, false, man{'N', file - 1, 5})
	st.put("own-pawn", "X-FEN (Scharnagl): the pawn beside is of the same side", file, false, false, man{'p', file + 1, 5})
	st.put("behind", "X-FEN (Scharnagl): the pawn stands a rank behind, and not beside", file, false, false, man{'P', file - 1, 4})
	st.put("ahead", "X-FEN (Scharnagl): the pawn stands a rank ahead, and not beside", file, false, false, man{'P', file + 1, 6})
}

// ranks: king and rook look at each other along the rank, and both pawns leave it.
func (st *stage) ranks(file, aside int) {
	taker := man{'P', file + aside, 5}
	for _, side := range []int{-1, 1} {
		king, rook := man{'K', 1, 5}, man{'r', 8, 5}
		if side > 0 {
			king.file, rook.file = 8, 1
		}
		const rule = "Laws of Chess, 3.9: both pawns leave the rank at once"
		st.put("rank", rule, file, false, false, king, taker, rook)
		rook.letter = 'q'
		st.put("rank", rule, file, false, false, king, taker, rook)
		st.put("rank-third-pawn", "Laws of Chess, 3.9: a third pawn still blocks the rank", file, true, false, king, taker, rook, man{'P', file - aside, 5})
		shield := man{'N', king.file - side, 5}
		st.put("rank-shield", "Laws of Chess, 3.9: the knight still shields the king", file, true, false, king, taker, rook, shield)
	}
}

// files: king and rook on the file of the taker, which leaves it, or on that of the pawn
// that is taken, which the taker closes again.
func (st *stage) files(file, aside int) {
	taker, other := man{'P', file + aside, 5}, man{'P', file - aside, 5}
	king, rook := man{'K', taker.file, 1}, man{'r', taker.file, 8}
	const rule = "Laws of Chess, 3.9: the pawn is pinned on its file"
	st.put("file", rule, file, false, false, king, taker, rook)
	st.put("file-one-free", "Laws of Chess, 3.9: one is pinned, the other free", file, true, false, king, taker, other, rook)
	rook.rank, king.rank = 1, 8
	st.put("file", rule, file, false, false, king, taker, rook)
	st.put("file-closed", "Laws of Chess, 3.9: the taker closes the file again", file, true, false, man{'K', file, 1}, taker, man{'r', file, 8})
}

// diagonals: the taker stays on the line of its king, or leaves it; the pawn that is taken
// stood on it.
func (st *stage) diagonals(file, aside int) {
	taker, other := man{'P', file + aside, 5}, man{'P', file - aside, 5}
	for i, letter := range []byte("bqb") {
		far := i + 1
		st.put("diagonal-along", "Laws of Chess, 3.9: pinned, but the capture stays on the line", file, true, false,
			man{'K', taker.file + far*aside, 5 - far}, taker, man{letter, file - aside, 7})
		st.put("diagonal-across", "Laws of Chess, 3.9: pinned on a diagonal, and the capture leaves it", file, false, false,
			man{'K', taker.file - far*aside, 5 - far}, taker, man{letter, taker.file + aside, 6})
	}
	st.put("diagonal-one-free", "Laws of Chess, 3.9: one is pinned, the other free", file, true, false,
		man{'K', file, 4}, taker, other, man{'b', taker.file + aside, 6})
	for _, side := range []int{-1, 1} {
		st.put("diagonal-opened", "Laws of Chess, 3.9: before the double step the king stood in check already; the square is kept by Forsyth's decision", file, false, true,
			man{'K', file + 2*side, 3}, taker, man{'q', file - side, 6})
	}
}

// checks: by the pawn itself, which the capture answers; by a line that the double step
// opened; by a knight, which it does not.
func (st *stage) checks(file, aside int) {
	taker := man{'P', file + aside, 5}
	for _, side := range []int{-1, 1} {
		st.put("pawn-check", "Laws of Chess, 3.7 and 3.9: the capture answers the check of the pawn", file, true, false,
			man{'K', file + side, 4}, taker)
		for far := 3; far <= 4; far++ {
			st.put("uncovered", "Laws of Chess, 3.9: the double step uncovered a check", file, false, false,
				man{'K', file + far*side, 7 - far}, taker, man{'b', file - side, 8})
		}
	}
	st.put("knight-check", "Laws of Chess, 3.9: before the double step the king stood in check already; the square is kept by Forsyth's decision", file, false, true,
		man{'K', file, 2}, taker, man{'n', file + aside, 4})
}

// bothPinned: neither of two pawns may take, or, with one bishop the less, one of them.
func (st *stage) bothPinned(file int) {
	king, left, right := man{'K', file, 4}, man{'P', file - 1, 5}, man{'P', file + 1, 5}
	st.put("both-pinned", "Laws of Chess, 3.9: both pawns shield the king on a diagonal", file, false, false,
		king, left, right, man{'b', file - 2, 6}, man{'b', file + 2, 6})
}
