package ast

// Record is a position as one text states it: what was said, where it stands
// in the text, and how it was spelled. Not stated is not the same as default:
// a Forsyth diagram states a board only.
type Record struct {
	Position

	Stated   Fields // what the text gave
	Warnings Codes  // the leniencies used in reading it, and what is odd about it
	// Unresolved marks the castling letters that name no right (bit 0 the
	// first letter of the field): a tolerant reader drops them.
	Unresolved uint32

	Layout  Layout   // how the text is laid out
	Letters *Letters // of its men; nil for those of FEN, or of the variant
	Variant *Variant // that it was read for; nil where none was named

	Other *Record // the second board of bughouse, with a text of its own; nil elsewhere

	Spans [NumFields]Span // the bytes of each field
	Text  string          // what was read, without the line end
	// Source is what holds the text where that does not stand for itself: a web address,
	// an object of JSON. It is empty elsewhere. Spans are those of Text, findings those of
	// Source.
	Source string

	Number int // of the record in its stream, from 1, where who reads the stream counts them; 0 otherwise
}

// Layout is how a text is laid out.
type Layout uint8

// The layouts.
const (
	FieldsLayout  Layout = iota // FEN and EPD: fields with blanks between them
	DiagramLayout               // Forsyth: the board alone, rank by rank
	ListLayout                  // the men of White and of Black with their squares
	HandLayout                  // SFEN: fields, the third of them the men in hand
	// Those of what holds a record; the record itself has another.

	AddressLayout // a web address
	ObjectLayout  // an object of JSON
)

// HasFields reports whether a record of the layout is fields with blanks between them.
func (l Layout) HasFields() bool { return l != DiagramLayout && l != ListLayout }

// Holds reports whether the layout is that of what holds a record.
func (l Layout) Holds() bool { return l >= AddressLayout }

// Field returns the text of a field as written, empty where it is not stated.
func (r *Record) Field(f Field) string { return r.Spans[f].Of(r.Text) }

// Whole returns what was read, without the line end: the source of the record, or its text.
func (r *Record) Whole() string {
	if r.Source != "" {
		return r.Source
	}
	return r.Text
}

// FieldEnd returns the offset after the last field that the text states,
// operations aside.
func (r *Record) FieldEnd() int {
	end := int32(0)
	for f := PlacementField; int(f) < NumFields; f++ {
		if f != OperationsField && !r.InOperations(f) { // one that is not stated is empty
			end = max(end, r.Spans[f].End)
		}
	}
	return int(end)
}

// InOperations reports whether a counter that the text states stands among the
// EPD operations, rather than as a field.
func (r *Record) InOperations(f Field) bool {
	return r.Stated.Has(OperationsField) && r.Spans[f].Start >= r.Spans[OperationsField].Start
}

// HasCounters reports whether the text has counters as fields, rather than
// none or EPD operations for them.
func (r *Record) HasCounters() bool {
	return r.Stated.Has(HalfmoveField) && !r.InOperations(HalfmoveField)
}

// HasFourFields reports whether the text has the four fields of EPD: all but
// the counters.
func (r *Record) HasFourFields() bool { return r.Stated.Has(EnPassantField) && !r.HasCounters() }
