package main

import (
	"cmp"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// question is a sample, the answer of Forsyth, and what chessops is asked.
type question struct {
	*sample
	warned ast.Codes   // the leniencies used in reading the text
	state  rules.State // of a text that is read
	ours   answer
	chosen string // the move after which both tell the record
}

// ask answers a sample for Forsyth, by the text that it had before it went through a
// dialect.
func ask(s *sample) *question {
	q := &question{sample: s}
	var rec ast.Record
	if err := readers[s.variant].ParseInto(&rec, s.text); err != nil {
		q.ours.refused = codeOf(err)
		return q
	}
	q.warned = rec.Warnings
	q.ours.read = write(&rec.Position, s.variant)
	q.ours.castling = names(rec.Castling)
	q.ours.stored = rec.EnPassant.String()
	state, err := rules.New(&rec.Position, s.variant)
	if err != nil {
		q.ours.illegal = []string{"no-rules"}
		return q
	}
	q.state, q.ours.judged = state, true
	q.judge(&rec)
	q.list()
	return q
}

func names(squares ast.Set) string {
	var all []string
	for square := range squares.All() {
		all = append(all, square.String())
	}
	return strings.Join(all, " ")
}

// overfull are the codes of more men than a game gives.
var overfull = ast.CodesOf(ast.PawnsTooMany, ast.MenTooMany, ast.PromotionsTooMany, ast.MenLockedIn)

func (q *question) judge(rec *ast.Record) {
	a := &q.ours
	for _, f := range rules.Illegal(&rec.Position, q.variant, rec.Stated) {
		a.illegal = append(a.illegal, f.Code.String())
		a.material = a.material || overfull.Has(f.Code)
		a.check = a.check || checks.Has(f.Code)
	}
	if rules.PriorCheck(&rec.Position, q.variant) != ast.NoSquare {
		a.illegal = append(a.illegal, ast.EnPassantPriorCheck.String())
		a.check = true
	}
	passed := q.state.EnPassant()
	a.passed, a.beside, a.legal = passed.Always.String(), passed.XFEN.String(), passed.Legal.String()
	a.noMate = q.rules == "chess" && q.state.HasNoMate()
	end, winner := q.state.Outcome()
	a.end = end.String()
	if end != rules.NotOver && winner != ast.Neutral {
		a.winner = winner.String()
	}
	a.written = legalXFEN(&q.state)
}

// checks are the codes of a check that no move gives.
var checks = ast.CodesOf(ast.CheckersTooMany, ast.CheckImpossible, ast.DoubleCheckImpossible)

// list tells the legal moves.
func (q *question) list() {
	for _, m := range q.state.Moves(nil) {
		text := string(san.Format{}.Append(nil, &q.state, m))
		q.ours.moves = append(q.ours.moves, move{coordinates(m), text})
	}
	slices.SortFunc(q.ours.moves, byCoordinates)
}

// choose plays one of the legal moves.
func (q *question) choose() {
	if n := len(q.ours.moves); n > 0 {
		q.play(q.ours.moves[q.number%n].uci)
	}
}

// play tells the record after a move, if that is legal.
func (q *question) play(uci string) {
	if !q.ours.judged {
		return
	}
	q.chosen = uci
	for _, m := range q.state.Moves(nil) {
		if coordinates(m) == uci {
			next := q.state
			next.Play(m)
			q.ours.after = legalXFEN(&next)
		}
	}
}

func byCoordinates(a, b move) int { return cmp.Compare(a.uci, b.uci) }

// legalXFEN is X-FEN with an en passant square where a pawn may be taken, as Lichess
// writes it.
func legalXFEN(s *rules.State) string {
	p := s.Position()
	p.EnPassant = s.EnPassant().Legal
	return write(&p, s.Variant())
}

// coordinates is a move as chessops writes it: castling is the king taking his rook.
func coordinates(m rules.Move) string {
	if m.Kind == rules.Drop {
		return letter(m.Role, ast.White) + "@" + m.To.String()
	}
	return m.From.String() + m.To.String() + letter(m.Promotion, ast.Black)
}

func letter(r ast.Role, c ast.Color) string {
	if r == ast.NoRole {
		return ""
	}
	return ast.English.Spell(r, c)
}
