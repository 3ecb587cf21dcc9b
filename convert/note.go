package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// NoteKind is what a conversion did to a field.
type NoteKind uint8

// The kinds.
const (
	Lost    NoteKind = iota // the target has no place for it
	Assumed                 // the source did not state it
	Changed                 // the target writes it in another way
	Unkept                  // it cannot hold any more once the position is transformed
)

// NumKinds is the number of kinds.
const NumKinds = int(Unkept) + 1

var noteCodes = [NumKinds][ast.NumFields]ast.Code{
	Lost: {
		ast.TurnField: ast.TurnLost, ast.CastlingField: ast.CastlingLost, ast.EnPassantField: ast.EnPassantLost,
		ast.HalfmoveField: ast.HalfmoveLost, ast.FullmoveField: ast.FullmoveLost, ast.OperationsField: ast.OperationsLost,
		ast.PocketField: ast.PocketLost, ast.ChecksField: ast.ChecksLost,
	},
	Assumed: {
		ast.TurnField: ast.TurnAssumed, ast.CastlingField: ast.CastlingAssumed, ast.EnPassantField: ast.EnPassantAssumed,
		ast.HalfmoveField: ast.HalfmoveAssumed, ast.FullmoveField: ast.FullmoveAssumed,
		ast.PocketField: ast.PocketAssumed, ast.ChecksField: ast.ChecksAssumed,
	},
	Changed: {
		ast.PlacementField: ast.PlacementChanged, ast.TurnField: ast.TurnChanged, ast.CastlingField: ast.CastlingChanged,
		ast.EnPassantField: ast.EnPassantChanged, ast.HalfmoveField: ast.HalfmoveChanged, ast.FullmoveField: ast.FullmoveChanged,
		ast.PocketField: ast.PocketChanged, ast.ChecksField: ast.ChecksChanged,
	},
	Unkept: {
		ast.CastlingField: ast.CastlingNotKept, ast.EnPassantField: ast.EnPassantNotKept, ast.OperationsField: ast.MovesNotKept,
	},
}

// Code returns the code of a note of this kind about a field.
func (k NoteKind) Code(f ast.Field) ast.Code { return noteCodes[k][f] }
