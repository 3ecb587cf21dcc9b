package convert

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// A mistake is what people do to a record that makes many findings, or a position
// that nobody meant. It is recognised by undoing it: if the record is sound
// afterwards, that was it. What is found then comes before what it explains
// (notations 9.4).

// repair undoes a mistake.
type repair struct {
	code  ast.Code
	span  ast.Span // what is marked
	args  []any
	fixes []ast.Fix // none where the text shows the mistake and not what was meant
	// isGuess says that something is lost by the repair, or that the text could mean
	// another thing, so that it is shown and not made.
	isGuess bool
	// isOdd says that what is left can be read, and that something else is wrong with it,
	// which it keeps.
	isOdd bool
}

// suspect is a record in which something was found.
type suspect struct {
	checker *Checker
	rec     *ast.Record
	text    string
	found   ast.Diagnostics
	isRead  bool // the record could be read, so that it has a position
	isStale bool // the en passant square may be of another position
	trials  int  // texts that were looked at
	// isDated says that the en passant square of one of them was of another position.
	isDated bool
	unread  []string // of them, those that cannot be read
}

// mistakes are the ways to undo one, those of texts that cannot be read first. Each
// gives the repairs that may be meant; none where the record does not look like it.
var mistakes = []func(s *suspect) []repair{
	wrapped, addressed, lookAlikes, separated, unparted, joined, labelled, foreignNotation,
	ranksReversed, boardRotated, caseSwapped, caseLost,
}

// longestMistaken bounds the bytes of records in which mistakes are looked for.
const longestMistaken = 512

// explain puts the mistakes that explain the findings in a record before them, and gives
// findings the repairs that may be meant.
func (c *Checker) explain(rec *ast.Record, text string, found ast.Diagnostics) ast.Diagnostics {
	isHeld := rec.Source != "" // in an address or an object, which is no mistake
	if len(text) > longestMistaken || isHeld || !isDoubtful(found) || isOfOther(found) {
		return found
	}
	s := &suspect{checker: c, rec: rec, text: text, found: found, isRead: !slices.ContainsFunc(found, isUnread)}
	explained := s.mistakes()
	if explained == nil {
		explained = s.staleMistakes()
	}
	if explained != nil {
		if !s.isRead {
			found = slices.DeleteFunc(found, func(d ast.Diagnostic) bool { return isCovered(&d, explained) })
		}
		return append(c.Judge(explained), found...)
	}
	s.choose()
	return found
}

// isCovered reports whether a finding in a text that cannot be read is about what a mistake
// is about already: text that its repairs replace, or a notation of another game.
func isCovered(d *ast.Diagnostic, explained ast.Diagnostics) bool {
	replaces := func(f ast.Fix) bool { return f.Span.Start < d.Span.End && d.Span.Start < f.Span.End }
	for i := range explained {
		e := &explained[i]
		isIn := func(fixes []ast.Fix) bool { return slices.ContainsFunc(fixes, replaces) }
		if e.Code == ast.OtherNotation || isIn(e.Fixes) || slices.ContainsFunc(e.Choices, isIn) {
			return true
		}
	}
	return false
}

// staleMistakes looks for mistakes once more, where the en passant square may be of
// another position. That makes no difference where it is of none that was looked at.
func (s *suspect) staleMistakes() ast.Diagnostics {
	s.isStale = true
	if !s.isDated && 2*s.trials <= mostTrials {
		s.trials *= 2
		return nil
	}
	return s.mistakes()
}

// isOfOther reports whether a text is a record of another game as it stands.
func isOfOther(found ast.Diagnostics) bool {
	return slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return d.Code == ast.VariantNeeded })
}

// isUnread reports whether a finding keeps a record from being read.
func isUnread(d ast.Diagnostic) bool {
	isInOperations := d.Field == ast.OperationsField && d.Code != ast.FieldExtra
	return d.Severity == ast.Error && d.Level() < ast.LegalLevel && !isInOperations
}

// isDoubtful reports whether a record is likely not to say what was meant: it is
// refused, no game leads to its board, or it has castling rights that cannot be.
func isDoubtful(found ast.Diagnostics) bool {
	return slices.ContainsFunc(found, func(d ast.Diagnostic) bool {
		return isDoubt(d) || d.Code.IsProof() && d.Field == ast.PlacementField
	})
}

func isDoubt(d ast.Diagnostic) bool { return d.Severity == ast.Error || doubtful.Has(d.Code) }

var doubtful = ast.CodesOf(ast.NoRookForRight, ast.KingNotHome, ast.RightNotOrthodox, ast.KingsMissing)

// isSound reports whether a text is a record in which nothing is doubtful, nor unlikely,
// unless the suspect is of Chess960 itself.
func (s *suspect) isSound(text string) bool {
	_, ok := s.sound(text)
	return ok
}

// sound is isSound, with the position. A text that could not be read may well tell of one
// that no game leads to: the mistake is in the text.
func (s *suspect) sound(text string) (ast.Position, bool) {
	if !s.isRead && !s.beginsWithBoard(text) {
		return ast.Position{}, false
	}
	rec, found := s.tried(text)
	if s.isRead {
		return rec.Position, !isDoubtful(found)
	}
	return rec.Position, !slices.ContainsFunc(found, isDoubt)
}

// beginsWithBoard reports whether a text begins with the ranks of a board, which costs
// less to find out than what is wrong with one that does not. Without a variant that is
// one of chess, or of shogi, whose SFEN needs none.
func (s *suspect) beginsWithBoard(text string) bool {
	v := s.checker.from.Variant()
	return grammar.BeginsWithBoard(text, v.OrChess().Geometry) || v == nil && grammar.BeginsWithBoard(text, ast.Shogi.Geometry)
}

// mostTrials bounds the texts that are looked at for one record.
const mostTrials = 48

// tried returns what is found in a text that may be what was meant: by the rules of chess
// where the suspect is no sign of Chess960. What is unlikely is an error.
func (s *suspect) tried(text string) (rec ast.Record, found ast.Diagnostics) {
	judge := s.checker.trial
	if s.isRead && !s.rec.Warnings.Meets(&of960) {
		judge = s.checker.chess
	}
	s.trials++
	isUnread := s.trials > mostTrials || slices.Contains(s.unread, text)
	if !isUnread && judge.from.ParseInto(&rec, text) != nil {
		s.unread = append(s.unread, text)
		isUnread = true
	}
	if isUnread {
		return rec, ast.FaultAt(ast.Span{}, ast.NotARecord)
	}
	found = judge.find(&rec, text)
	odd := rec.Warnings.And(unlikely)
	if s.isRead {
		odd = odd.Without(s.rec.Warnings.And(of960))
	}
	s.isDated = s.isDated || odd.Meets(&noTarget)
	if s.isStale {
		odd = odd.Without(noTarget)
	}
	for code := range odd.All() {
		found = append(found, ast.FaultAt(ast.Span{}, code)...)
	}
	return rec, found
}

// noTarget is why no pawn passed over a square.
var noTarget = ast.CodesOf(ast.EnPassantRank, ast.EnPassantOccupied, ast.EnPassantNoPawn, ast.EnPassantOrigin)

// unlikely is what a repair seldom brings with it: fields that no longer agree with the
// board.
var (
	unlikely = of960.Or(noTarget)
	of960    = ast.CodesOf(ast.NeedsChess960, ast.NeedsDFRC, ast.CastlingKingOnEdge)
)

// mistakes returns those that explain the findings. A repair is certain if no other leads
// to another position.
func (s *suspect) mistakes() ast.Diagnostics {
	var found ast.Diagnostics
	var results []ast.Position
	isGuess := false
	for _, undo := range mistakes {
		for _, r := range undo(s) {
			if len(r.fixes) == 0 {
				found = addRepair(found, &r)
				continue
			}
			repaired := ast.Apply(s.text, r.fixes)
			last, ok := s.lastOf(repaired)
			if r.isOdd {
				last, ok = s.read(repaired)
			}
			if !ok || slices.Contains(results, last) {
				continue
			}
			results = append(results, last)
			isGuess = isGuess || r.isGuess
			found = addRepair(found, &r)
		}
	}
	for i := range found {
		if len(results) == 1 && !isGuess && len(found[i].Choices) == 1 {
			found[i].Fixes, found[i].Choices = found[i].Choices[0], nil
		}
	}
	return found
}

// read returns the position of a text, if it can be read: whatever is wrong with that.
func (s *suspect) read(text string) (ast.Position, bool) {
	var rec ast.Record
	s.trials++
	ok := s.trials <= mostTrials && s.beginsWithBoard(text) && s.checker.trial.from.ParseInto(&rec, text) == nil
	return rec.Position, ok
}

// lastOf returns the position of the last line of a text, if all of them are sound.
func (s *suspect) lastOf(text string) (last ast.Position, ok bool) {
	for line := range strings.SplitSeq(text, "\n") {
		if last, ok = s.sound(line); !ok {
			return last, false
		}
	}
	return last, true
}

// addRepair adds a repair to the finding of its mistake.
func addRepair(found ast.Diagnostics, r *repair) ast.Diagnostics {
	at := slices.IndexFunc(found, func(d ast.Diagnostic) bool { return d.Code == r.code })
	if at < 0 {
		at = len(found)
		found = append(found, ast.FaultAt(r.span, r.code, r.args...)...)
	}
	if len(r.fixes) > 0 {
		found[at].Choices = append(found[at].Choices, r.fixes)
	}
	return found
}
