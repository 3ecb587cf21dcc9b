package convert

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Step is one of the eight steps in which a person checks a FEN, and what became of it:
// passed, warned, failed, each with the codes of what was found, or skipped; of the
// last one, about the rules, that they are not known.
type Step struct {
	Step    ast.FactCode
	Outcome ast.Fact
}

// What the second and the third step look at. All else about the board is for the fourth.
var (
	rankCodes = ast.CodesOf(ast.RanksMissing, ast.RanksExtra, ast.RankEmpty, ast.SlashLeading, ast.SlashTrailing, ast.SeparatorOther,
		ast.SeparatorMissing, ast.RankBlank, ast.RanksMerged, ast.BoardLong, ast.BoardPadded)
	sumCodes = ast.CodesOf(ast.RankShort, ast.RankLong, ast.DigitRange, ast.DigitsAdjacent, ast.RankPadded, ast.EmptySign)
)

// stepOf returns the step that finds what was found.
func stepOf(f *ast.Diagnostic) ast.FactCode {
	switch {
	case f.Level() >= ast.LegalLevel || f.Code.IsAboutMoves():
		return ast.StepRules
	case rankCodes.Has(f.Code):
		return ast.StepRanks
	case sumCodes.Has(f.Code):
		return ast.StepSums
	}
	switch f.Code.Field() {
	case ast.PlacementField, ast.PocketField:
		return ast.StepMen
	case ast.TurnField:
		return ast.StepTurn
	case ast.CastlingField, ast.EnPassantField:
		return ast.StepRights
	case ast.HalfmoveField, ast.FullmoveField, ast.ChecksField:
		return ast.StepCounters
	case ast.OperationsField:
		if f.Level() > ast.SyntaxLevel {
			return ast.StepRules
		}
	}
	return ast.StepFields
}

// steps goes through the steps of the guide.
func (d *decoder) steps() (all [8]Step) {
	for i := range all {
		step := ast.StepFields + ast.FactCode(i)
		all[i] = Step{step, d.step(step)}
	}
	return all
}

func (d *decoder) step(step ast.FactCode) ast.Fact {
	outcome := ast.StepPassed
	var codes []ast.Code
	for i := range d.e.Findings {
		f := &d.e.Findings[i]
		if stepOf(f) != step {
			continue
		}
		switch {
		case f.Severity == ast.Error && outcome != ast.StepFailed:
			outcome, codes = ast.StepFailed, nil
		case f.Severity == ast.Warning && outcome == ast.StepPassed:
			outcome = ast.StepWarned
		}
		isMeant := outcome == ast.StepWarned || f.Severity == ast.Error
		if isMeant && !slices.Contains(codes, f.Code) {
			codes = append(codes, f.Code)
		}
	}
	if outcome != ast.StepPassed {
		return ast.FactOf(outcome, codes)
	}
	if step == ast.StepFields && d.isRead && d.rec.HasFourFields() {
		return ast.FactOf(ast.StepNoted, []ast.Code{ast.DetectFourFields})
	}
	switch {
	case !d.canTake(step):
		return ast.FactOf(ast.StepSkipped)
	case step == ast.StepRules && !d.state.IsValid(): // what was found without them is told above
		return ast.FactOf(ast.StepUnruled)
	}
	return ast.FactOf(ast.StepPassed)
}

// canTake reports whether a step in which nothing was found had something to look at.
func (d *decoder) canTake(step ast.FactCode) bool {
	has := d.rec.Stated.Has
	switch step {
	case ast.StepFields:
		return d.rec.Layout == ast.FieldsLayout
	case ast.StepRanks, ast.StepSums: // which speak of eight
		return has(ast.PlacementField) && d.rec.Board.Geometry == ast.Standard
	case ast.StepMen:
		return d.isKnown(ast.PlacementField) && d.rec.Board.Geometry == ast.Standard
	case ast.StepTurn:
		return has(ast.TurnField)
	case ast.StepRights:
		return has(ast.CastlingField) && has(ast.EnPassantField)
	case ast.StepCounters:
		return has(ast.HalfmoveField) && has(ast.FullmoveField)
	}
	return d.isRead
}
