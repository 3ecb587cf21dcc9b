package dialects

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Detection says which dialect a record is in, and why.
type Detection struct {
	Dialect *Dialect
	// Castling is the dialect whose letters the castling field is in: the
	// same, except in EPD.
	Castling *Dialect
	// Others are the dialects that read the text as the same record and write
	// it the same way.
	Others []*Dialect
	// Variant is the variant that the rights belong to, nil where there are
	// none and the text fits many.
	Variant *ast.Variant
	// Letters are the languages in whose letters the men are, the likeliest
	// first; more than one make the same board of the text.
	Letters []*ast.Letters
	// Reasons are what decided, as diagnostics of severity info.
	Reasons ast.Diagnostics
}

// Detect names the dialect of a record. The error is that of reading the
// record with [Auto].
func Detect(text string) (Detection, error) {
	var rec ast.Record
	if err := Auto.ParseInto(&rec, text); err != nil {
		return Detection{}, err
	}
	return DetectRecord(&rec), nil
}

// DetectRecord names the dialect of a record that [Auto] has read.
func DetectRecord(rec *ast.Record) Detection {
	switch holder := HolderOf(rec); {
	case holder != nil:
		return detectHeld(rec, holder)
	case rec.Layout == ast.HandLayout:
		d := Detection{Dialect: SFEN, Castling: SFEN, Variant: rec.Variant, Letters: []*ast.Letters{&ast.English}}
		d.add(ast.DetectHands, ast.PocketField, rec.Spans[ast.PocketField])
		return d
	case rec.Layout != ast.FieldsLayout:
		return detectBoard(rec)
	}
	d := detectCastling(rec)
	d.Letters = lettersOf(rec)
	if rec.Letters != nil {
		d.add(ast.DetectLetters, ast.PlacementField, rec.Spans[ast.PlacementField], d.Letters)
	}
	d.Dialect = d.Castling
	d.Variant = variantOf(rec)
	if rec.HasFourFields() {
		d.Dialect, d.Others = EPD, nil
		end := int32(rec.FieldEnd())
		d.add(ast.DetectFourFields, ast.NoField, ast.Span{Start: end, End: end})
	}
	return d
}

// detectHeld names the dialect of what holds a record.
func detectHeld(rec *ast.Record, holder *Dialect) Detection {
	inner := *rec
	inner.Source = ""
	found := DetectRecord(&inner)
	d := Detection{Dialect: holder, Castling: found.Castling, Variant: found.Variant, Letters: found.Letters}
	code := ast.DetectAddress
	if holder == JSON {
		code = ast.DetectObject
	}
	d.add(code, ast.NoField, ast.Span{End: int32(len(rec.Source))})
	return d
}

// detectBoard names the dialect of a board that stands alone.
func detectBoard(rec *ast.Record) Detection {
	d := Detection{Dialect: Forsyth, Letters: lettersOf(rec)}
	span := rec.Spans[ast.PlacementField]
	text := rec.Field(ast.PlacementField)
	switch {
	case rec.Layout == ast.ListLayout:
		d.Dialect = Pieces
		d.add(ast.DetectList, ast.PlacementField, span)
	case strings.Contains(text, "\n"):
		d.add(ast.DetectLines, ast.PlacementField, span)
	case strings.Contains(text, "/"):
		d.add(ast.DetectNational, ast.PlacementField, span)
	case rec.Warnings.Has(ast.SeparatorMissing) || grammar.IsRank(text):
		d.add(ast.DetectRunning, ast.PlacementField, span)
	default:
		d.add(ast.DetectHyphens, ast.PlacementField, span)
	}
	d.Castling = d.Dialect
	d.add(ast.DetectLetters, ast.PlacementField, span, d.Letters)
	return d
}

// lettersOf returns the languages that make of a text the board that was read.
func lettersOf(rec *ast.Record) []*ast.Letters {
	if rec.Letters == nil {
		return []*ast.Letters{&ast.English}
	}
	reader := Auto
	switch rec.Layout {
	case ast.DiagramLayout:
		reader = Forsyth
	case ast.ListLayout:
		reader = Pieces
	}
	for _, r := range reader.readings(rec.Text) {
		if r.record.Board == rec.Board {
			return slices.Clone(r.Letters)
		}
	}
	return []*ast.Letters{rec.Letters}
}

func (d *Detection) add(code ast.Code, f ast.Field, span ast.Span, args ...any) {
	d.Reasons = append(d.Reasons, ast.Diagnostic{
		Span: span, Field: f, Code: code, Severity: ast.Info, Args: args,
	})
}

// detectCastling looks at the letters of the rights: K and Q where standard
// FEN would have them, K and Q elsewhere, letters of inner rooks and of
// outermost ones.
func detectCastling(rec *ast.Record) Detection {
	span, field := rec.Spans[ast.CastlingField], rec.Field(ast.CastlingField)
	var d Detection
	if rec.Castling.IsEmpty() {
		d.Castling, d.Others = FEN, []*Dialect{XFEN, Shredder}
		if rec.Unresolved != 0 { // the letters are written differently
			d.Others = nil
		}
		d.add(ast.DetectNoRights, ast.CastlingField, span)
		return d
	}
	use := grammar.CastlingUse(rec)
	switch {
	case use.Wings == 0 && use.Outer > 0:
		d.Castling = Shredder
		d.add(ast.DetectFiles, ast.CastlingField, span, field)
	case use.Inner > 0:
		d.Castling = XFEN
		if use.Wings == 0 { // every letter is an inner rook's
			d.Others = []*Dialect{Shredder}
		}
		d.add(ast.DetectInner, ast.CastlingField, use.InnerSpan, use.InnerSpan.Of(rec.Text), use.InnerRook)
	case use.Outer > 0:
		d.Castling = XFEN
		d.add(ast.DetectMixed, ast.CastlingField, span, field)
	case use.OddRook != ast.NoSquare:
		d.Castling = XFEN
		d.add(ast.DetectOutermost, ast.CastlingField, use.OddSpan, use.OddSpan.Of(rec.Text), use.OddRook)
	default:
		d.Castling, d.Others = FEN, []*Dialect{XFEN}
		d.add(ast.DetectOrthodox, ast.CastlingField, span, field)
	}
	return d
}

// variantOf returns the variant that the rights need.
func variantOf(rec *ast.Record) *ast.Variant {
	switch {
	case rec.Variant != nil:
		return rec.Variant
	case rec.Castling.IsEmpty() || rec.Board.Geometry != ast.Standard:
		return nil
	case grammar.IsOrthodox(&rec.Position):
		return ast.Chess
	case grammar.IsMirrored(&rec.Position):
		return ast.Chess960
	}
	return ast.DoubleChess960
}
