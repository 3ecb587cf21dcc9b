package convert

import (
	"slices"
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// unplayable are the rules that a position breaks in which moves mean nothing.
var unplayable = ast.CodesOf(ast.KingCount, ast.KingsTouch, ast.OpponentInCheck)

// operations plays the moves of the EPD operations and holds the operations against
// each other. What was read in them is among the findings; moves that can be made are
// judged anew, with what they should be.
func (c *Checker) operations(rec *ast.Record, found ast.Diagnostics) ast.Diagnostics {
	if !isJudged(rec) {
		return found
	}
	isPlayable := !slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return unplayable.Has(d.Code) }) &&
		!rec.Warnings.Has(ast.VariantUnknown)
	o, fault := newOperands(rec, c.from.Variant(), san.Format{Letters: rec.Letters})
	if c.level < ast.ConsistentLevel || fault != nil || !isPlayable {
		return found
	}
	if c.level >= ast.LegalLevel {
		found = slices.DeleteFunc(found, func(d ast.Diagnostic) bool { return d.Code.IsAboutMoves() || d.Code == ast.OperandMove })
	}
	p := contradictions{rec: rec}
	for op := range rec.Operations() {
		for m := range o.moves(op) {
			if c.level >= ast.LegalLevel {
				found = append(found, inOperations(judgeMove(rec, m))...)
			}
			p.move(op, m)
		}
		p.operation(op)
	}
	if c.level >= ast.LegalLevel {
		found = append(found, p.mateMissing(&o.state)...)
	}
	return append(found, p.found()...)
}

// isJudged reports whether a record has operations with moves, or that may contradict
// one another.
func isJudged(rec *ast.Record) bool {
	for op := range rec.Operations() {
		if op.Known.Takes.AreMoves() || slices.Contains(noted[:], op.Opcode) {
			return true
		}
	}
	return false
}

// inOperations says of findings in moves which field the moves are in.
func inOperations(found ast.Diagnostics) ast.Diagnostics {
	for i := range found {
		found[i].Field = ast.OperationsField
	}
	return found
}

// judgeMove says why a move cannot be made, or how it should be written.
func judgeMove(rec *ast.Record, m *operandMove) ast.Diagnostics {
	switch {
	case m.isOther:
		return nil
	case m.found == nil:
		return san.Remarks(&m.before, &m.text, m.move, rec.Text, san.Format{Letters: rec.Letters})
	}
	found := m.found
	for code := range m.text.Warnings.All() {
		found = append(found, ast.Diagnostic{
			Span: m.operand.Span, Field: ast.OperationsField, Code: code, Severity: code.Severity(false),
			Args: []any{m.operand.Span.Of(rec.Text)},
		})
	}
	return found
}

// noted are the opcodes that may contradict one another (notations 6.4).
var noted = [...]string{
	bm: "bm", am: "am", pm: "pm", pv: "pv", sm: "sm", sv: "sv", ce: "ce", dm: "dm", accept: "draw_accept", claim: "draw_claim",
	offer: "draw_offer", reject: "draw_reject", resign: "resign",
}

const (
	bm = iota
	am
	pm
	pv
	sm
	sv
	ce
	dm
	accept
	claim
	offer
	reject
	resign
)

// exclusive are pairs of operations of which a record has one at most.
var exclusive = [...][2]int{{accept, reject}, {claim, offer}, {accept, resign}, {claim, resign}, {offer, resign}, {reject, resign}}

// same are pairs of operations with the same first move.
var same = [...][2]int{{pm, pv}, {sm, sv}}

// contradictions gathers what operations say of the same thing: the first of each
// opcode.
type contradictions struct {
	rec   *ast.Record
	ops   [len(noted)]ast.Operation
	moves [len(noted)]rules.Move // the first
	has   [len(noted)]bool
	moved [len(noted)]bool
	best  []rules.Move
	avoid []rules.Move
}

// move notes a move of an operation.
func (p *contradictions) move(op ast.Operation, m *operandMove) {
	i := slices.Index(noted[:], op.Opcode)
	if i < 0 || m.isOther || m.found != nil {
		return
	}
	if !p.moved[i] {
		p.moved[i], p.moves[i] = true, m.move
	}
	switch i {
	case bm:
		p.best = append(p.best, m.move)
	case am:
		p.avoid = append(p.avoid, m.move)
	}
}

func (p *contradictions) operation(op ast.Operation) {
	if i := slices.Index(noted[:], op.Opcode); i >= 0 && !p.has[i] {
		p.has[i], p.ops[i] = true, op
	}
}

func (p *contradictions) found() (found ast.Diagnostics) {
	for _, pair := range exclusive {
		found = append(found, p.contradict(pair, true)...)
	}
	for _, pair := range same {
		found = append(found, p.contradict(pair, p.moved[pair[0]] && p.moved[pair[1]] && p.moves[pair[0]] != p.moves[pair[1]])...)
	}
	isBoth := slices.ContainsFunc(p.best, func(m rules.Move) bool { return slices.Contains(p.avoid, m) })
	found = append(found, p.contradict([2]int{bm, am}, isBoth)...)
	return append(found, p.mateScore()...)
}

// contradict is the finding that two operations contradict each other if they do.
func (p *contradictions) contradict(pair [2]int, do bool) ast.Diagnostics {
	if !do || !p.has[pair[0]] || !p.has[pair[1]] {
		return nil
	}
	a, b := &p.ops[pair[0]], &p.ops[pair[1]]
	if a.Span.Start > b.Span.Start {
		a, b = b, a
	}
	return ast.FaultAt(b.Span, ast.OperationsContradict, a.Opcode, b.Opcode)
}

// mateMissing is the finding that mate in one is said where no move mates.
func (p *contradictions) mateMissing(s *rules.State) ast.Diagnostics {
	if !p.has[dm] || p.ops[dm].Operands.Of(p.rec.Text) != "1" {
		return nil
	}
	for _, m := range s.Moves(nil) {
		next := *s
		if next.Play(m); next.Winner() != ast.Neutral {
			return nil
		}
	}
	return ast.Diagnostics{ast.FindingAt(p.ops[dm].Span, ast.MateMissing, false)}
}

// mateScore holds the evaluation against the distance to mate: EPD specification of
// 1995, ce.
func (p *contradictions) mateScore() ast.Diagnostics {
	if !p.has[ce] || !p.has[dm] {
		return nil
	}
	score, err := strconv.ParseInt(p.ops[ce].Operands.Of(p.rec.Text), 10, 64)
	mate, bad := strconv.ParseInt(p.ops[dm].Operands.Of(p.rec.Text), 10, 64)
	const longest, best = 400, 32767
	if err != nil || bad != nil || mate < 1 || mate > longest || score == best-(2*mate-1) {
		return nil
	}
	return ast.Diagnostics{ast.FindingAt(p.ops[ce].Span, ast.MateScore, false, score, mate, best-(2*mate-1))}
}
