package san

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Remarks returns what is not as [Format.Append] would write it in a move that
// a text names: leniencies, each with the repair.
func Remarks(s *rules.State, t *ast.MoveText, m rules.Move, text string, format Format) ast.Diagnostics {
	codes := t.Warnings
	if m.Kind == rules.Pass {
		codes.Add(ast.MoveNull)
	} else if !fitsSign(s, t, m) {
		codes.Add(ast.MoveCheckSign)
	}
	if t.EnPassant && m.Kind != rules.EnPassantCapture {
		codes.Add(ast.MoveNotEnPassant)
	}
	if t.Kind == ast.ManMove && m.Kind == rules.Castling && !t.Coordinates {
		codes.Add(ast.MoveCastlingSign)
	}
	if t.Kind == ast.ManMove && m.Kind != rules.Castling {
		if !t.Coordinates && !t.Warnings.Has(ast.MoveLong) && overstates(s, t, m) {
			codes.Add(ast.MoveOverstated)
		}
		if t.Capture != s.IsCapture(m) && !codes.Has(ast.MoveCoordinates) {
			codes.Add(ast.MoveCaptureMark)
		}
	}
	if codes.IsEmpty() {
		return nil
	}
	written, canonical := t.Span.Of(text), string(format.Append(nil, s, m))
	var found ast.Diagnostics
	for code := range codes.All() {
		d := ast.FindingAt(t.Span, code, false, written, canonical)
		if written != canonical {
			d.Fixes = []ast.Fix{{Span: t.Span, Text: canonical}}
		}
		found = append(found, d)
	}
	return found
}

// fitsSign reports whether the sign of check or mate is the right one. Two plus
// signs are mate or double check (decisions, Moves).
func fitsSign(s *rules.State, t *ast.MoveText, m rules.Move) bool {
	if t.Coordinates && t.Sign == ast.NoSign { // the UCI protocol has none
		return true
	}
	want := signAfter(s, m)
	if t.Sign != ast.DoubleSign {
		return t.Sign == want
	}
	if want == ast.MateSign {
		return true
	}
	next := *s
	next.Play(m)
	checkers := next.Checkers()
	return checkers.Len() > 1
}

// overstates reports whether a text says more of the origin than is needed.
func overstates(s *rules.State, t *ast.MoveText, m rules.Move) bool {
	if m.Role == ast.Pawn {
		return t.From.Rank != 0 || t.From.File != 0 && !s.IsCapture(m)
	}
	return !t.From.IsEmpty() && t.From != needed(s, m)
}
