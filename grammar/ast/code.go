package ast

import "fmt"

// Code names a kind of fault, leniency or note. Its text form is stable:
// scripts may rely on it. The zero value is no code.
type Code uint8

const (
	NoCode Code = iota

	// The leniencies: what a tolerant reader takes with a warning and a strict one refuses.

	ByteOrderMark      // the record begins with a UTF-8 byte order mark
	CarriageReturn     // the line ends in CR LF
	NewlineMissing     // the last line of a stream has no line end
	NulByte            // NUL bytes follow the record
	BlankLeading       // blanks before the record
	BlankTrailing      // blanks after the record
	BlankRepeated      // more than one blank, or a tab, between fields
	FieldsMissing      // one to three fields
	CountersMissing    // four fields where the dialect has six
	CounterLone        // one counter only: the half-move clock
	SemicolonTrailing  // a semicolon after the last field
	OperationsInFEN    // EPD operations after the fields of a FEN
	CountersInEPD      // six fields where EPD has four
	DashGlued          // the en passant dash touches the next field
	DashExtra          // a dash more after the en passant field
	MovesKeyword       // the word moves of a UCI position line
	SlashLeading       // a slash before the first rank
	SlashTrailing      // a slash after the last rank
	DigitsAdjacent     // two counts of empty squares side by side
	TurnCapital        // W or B for the side to move
	CastlingOrder      // castling letters out of order
	CastlingRepeated   // a castling right said twice
	CastlingFileLetter // a file letter where the dialect writes K or Q
	CastlingWingLetter // K or Q where Shredder-FEN writes a file letter
	EnPassantCapital   // the en passant file as a capital
	EnPassantPawn      // the square of the pawn in place of the one it passed over
	CounterZeros       // a counter with leading zeros
	CounterDash        // a dash for a counter
	FullmoveZero       // move number 0, read as 1
	NoRookForRight     // a castling letter without its rook
	KingNotHome        // a castling letter of a king that is not on its home rank
	RightNotOrthodox   // a right that orthodox chess does not know
	EnPassantRank      // the en passant square does not fit the side to move
	EnPassantOccupied  // a man stands on the en passant square
	EnPassantNoPawn    // no pawn stands in front of the en passant square
	EnPassantOrigin    // a man stands where the pawn came from
	EnPassantClock     // a double step, yet the half-move clock runs

	// Remarks: always a warning.

	NeedsChess960      // the castling rights are those of a Chess960 game
	NeedsDFRC          // the castling rights are those of a double Chess960 game
	CastlingKingOnEdge // a king with a right on the first or last file

	// Faults: always an error.

	RecordEmpty         // no text
	NotARecord          // the text is no position record
	LineTooLong         // a record of more than 1 MiB
	FieldMissing        // a field in the middle is missing
	FieldExtra          // text after the last field
	FieldLong           // a field of more bytes than any board needs
	FieldsSwapped       // two fields have changed places
	PieceUnknown        // no piece letter of the dialect
	DigitRange          // a count of empty squares that the board cannot hold
	RankEmpty           // a rank without text
	RankShort           // a rank of too few squares
	RankLong            // a rank of too many squares
	RanksMissing        // too few ranks
	RanksExtra          // too many ranks
	TurnUnknown         // no side to move
	CastlingUnknown     // no castling letter
	CastlingDash        // a dash among castling letters
	EnPassantUnknown    // no en passant square
	CounterUnknown      // no number
	CounterSigned       // a counter with a sign
	CounterRange        // a counter of 2^32 or more
	CastlingNotStandard // a right that standard FEN has no letter for
	TwoRightsOneWing    // two rights on one side of a king
	CannotNameRook      // the target has no letter for a rook
	NoLetterForMan      // the target has no letter for a man
	NotAStart           // no start position of Chess960

	// Notes of a conversion.

	TurnAssumed      // not stated, so the default was written
	CastlingAssumed  // not stated, so the default was written
	EnPassantAssumed // not stated, so the default was written
	HalfmoveAssumed  // not stated, so the default was written
	FullmoveAssumed  // not stated, so the default was written
	OperationsLost   // EPD operations that the target has no place for
	PlacementChanged // written in another way than it was read
	TurnChanged      // written in another way than it was read
	CastlingChanged  // written in another way than it was read
	EnPassantChanged // written in another way than it was read
	HalfmoveChanged  // written in another way than it was read
	FullmoveChanged  // written in another way than it was read

	// Reasons of a detection.

	DetectNoRights   // no castling rights: all dialects write the record alike
	DetectOrthodox   // KQkq with king and rooks as in orthodox chess
	DetectOutermost  // K or Q names a rook that standard FEN cannot
	DetectInner      // a file letter names an inner rook
	DetectMixed      // wing letters beside file letters
	DetectFiles      // file letters only
	DetectFourFields // four fields, or operations after them

	numCodes
)

// kind says how severe a code is to which reader.
type kind uint8

const (
	leniency kind = iota + 1
	remark
	fault
	note
)

type codeRow struct {
	name  string
	kind  kind
	level Level
}

var codeRows = [numCodes]codeRow{
	ByteOrderMark:       {"byte-order-mark", leniency, SyntaxLevel},
	CarriageReturn:      {"carriage-return", leniency, SyntaxLevel},
	NewlineMissing:      {"newline-missing", leniency, SyntaxLevel},
	NulByte:             {"nul-byte", leniency, SyntaxLevel},
	BlankLeading:        {"blank-leading", leniency, SyntaxLevel},
	BlankTrailing:       {"blank-trailing", leniency, SyntaxLevel},
	BlankRepeated:       {"blank-repeated", leniency, SyntaxLevel},
	FieldsMissing:       {"fields-missing", leniency, SyntaxLevel},
	CountersMissing:     {"counters-missing", leniency, SyntaxLevel},
	CounterLone:         {"counter-lone", leniency, SyntaxLevel},
	SemicolonTrailing:   {"semicolon-trailing", leniency, SyntaxLevel},
	OperationsInFEN:     {"operations-in-fen", leniency, SyntaxLevel},
	CountersInEPD:       {"counters-in-epd", leniency, SyntaxLevel},
	DashGlued:           {"dash-glued", leniency, SyntaxLevel},
	DashExtra:           {"dash-extra", leniency, SyntaxLevel},
	MovesKeyword:        {"moves-keyword", leniency, SyntaxLevel},
	SlashLeading:        {"slash-leading", leniency, SyntaxLevel},
	SlashTrailing:       {"slash-trailing", leniency, SyntaxLevel},
	DigitsAdjacent:      {"digits-adjacent", leniency, SyntaxLevel},
	TurnCapital:         {"turn-capital", leniency, SyntaxLevel},
	CastlingOrder:       {"castling-order", leniency, SyntaxLevel},
	CastlingRepeated:    {"castling-repeated", leniency, SyntaxLevel},
	CastlingFileLetter:  {"castling-file-letter", leniency, SyntaxLevel},
	CastlingWingLetter:  {"castling-wing-letter", leniency, SyntaxLevel},
	EnPassantCapital:    {"ep-capital", leniency, SyntaxLevel},
	EnPassantPawn:       {"ep-pawn-square", leniency, SyntaxLevel},
	CounterZeros:        {"counter-zeros", leniency, SyntaxLevel},
	CounterDash:         {"counter-dash", leniency, SyntaxLevel},
	FullmoveZero:        {"fullmove-zero", leniency, SyntaxLevel},
	NoRookForRight:      {"no-rook-for-right", leniency, ConsistentLevel},
	KingNotHome:         {"king-not-home", leniency, ConsistentLevel},
	RightNotOrthodox:    {"right-not-orthodox", leniency, ConsistentLevel},
	EnPassantRank:       {"ep-wrong-rank", leniency, ConsistentLevel},
	EnPassantOccupied:   {"ep-square-occupied", leniency, ConsistentLevel},
	EnPassantNoPawn:     {"ep-no-pawn", leniency, ConsistentLevel},
	EnPassantOrigin:     {"ep-origin-occupied", leniency, ConsistentLevel},
	EnPassantClock:      {"ep-clock-not-zero", leniency, ConsistentLevel},
	NeedsChess960:       {"needs-chess960", remark, ConsistentLevel},
	NeedsDFRC:           {"needs-dfrc", remark, ConsistentLevel},
	CastlingKingOnEdge:  {"castling-king-on-edge", remark, ConsistentLevel},
	RecordEmpty:         {"record-empty", fault, SyntaxLevel},
	NotARecord:          {"not-a-record", fault, SyntaxLevel},
	LineTooLong:         {"line-too-long", fault, SyntaxLevel},
	FieldMissing:        {"field-missing", fault, SyntaxLevel},
	FieldExtra:          {"field-extra", fault, SyntaxLevel},
	FieldLong:           {"field-long", fault, SyntaxLevel},
	FieldsSwapped:       {"fields-swapped", fault, SyntaxLevel},
	PieceUnknown:        {"piece-unknown", fault, SyntaxLevel},
	DigitRange:          {"digit-range", fault, SyntaxLevel},
	RankEmpty:           {"rank-empty", fault, SyntaxLevel},
	RankShort:           {"rank-short", fault, SyntaxLevel},
	RankLong:            {"rank-long", fault, SyntaxLevel},
	RanksMissing:        {"ranks-missing", fault, SyntaxLevel},
	RanksExtra:          {"ranks-extra", fault, SyntaxLevel},
	TurnUnknown:         {"turn-unknown", fault, SyntaxLevel},
	CastlingUnknown:     {"castling-unknown", fault, SyntaxLevel},
	CastlingDash:        {"castling-dash", fault, SyntaxLevel},
	EnPassantUnknown:    {"ep-unknown", fault, SyntaxLevel},
	CounterUnknown:      {"counter-unknown", fault, SyntaxLevel},
	CounterSigned:       {"counter-signed", fault, SyntaxLevel},
	CounterRange:        {"counter-range", fault, SyntaxLevel},
	CastlingNotStandard: {"castling-not-standard", fault, ConsistentLevel},
	TwoRightsOneWing:    {"two-rights-one-wing", fault, ConsistentLevel},
	CannotNameRook:      {"standard-cannot-name-rook", fault, ConsistentLevel},
	NoLetterForMan:      {"no-letter-for-man", fault, ConsistentLevel},
	NotAStart:           {"not-a-start", fault, ConsistentLevel},
	TurnAssumed:         {"turn-assumed", note, SyntaxLevel},
	CastlingAssumed:     {"castling-assumed", note, SyntaxLevel},
	EnPassantAssumed:    {"ep-assumed", note, SyntaxLevel},
	HalfmoveAssumed:     {"halfmove-assumed", note, SyntaxLevel},
	FullmoveAssumed:     {"fullmove-assumed", note, SyntaxLevel},
	OperationsLost:      {"operations-lost", note, SyntaxLevel},
	PlacementChanged:    {"placement-changed", note, SyntaxLevel},
	TurnChanged:         {"turn-changed", note, SyntaxLevel},
	CastlingChanged:     {"castling-changed", note, SyntaxLevel},
	EnPassantChanged:    {"ep-changed", note, SyntaxLevel},
	HalfmoveChanged:     {"halfmove-changed", note, SyntaxLevel},
	FullmoveChanged:     {"fullmove-changed", note, SyntaxLevel},
	DetectNoRights:      {"detect-no-rights", note, SyntaxLevel},
	DetectOrthodox:      {"detect-orthodox", note, SyntaxLevel},
	DetectOutermost:     {"detect-outermost", note, SyntaxLevel},
	DetectInner:         {"detect-inner", note, SyntaxLevel},
	DetectMixed:         {"detect-mixed", note, SyntaxLevel},
	DetectFiles:         {"detect-files", note, SyntaxLevel},
	DetectFourFields:    {"detect-four-fields", note, SyntaxLevel},
}

// AllCodes returns every code, in order.
func AllCodes() []Code {
	codes := make([]Code, 0, numCodes-1)
	for c := NoCode + 1; c < numCodes; c++ {
		codes = append(codes, c)
	}
	return codes
}

// IsValid reports whether c is a code.
func (c Code) IsValid() bool { return c > NoCode && c < numCodes }

// Level returns the depth of reading at which the code is found.
func (c Code) Level() Level { return c.row().level }

// IsLeniency reports whether a tolerant reader goes on after the code and a
// strict one does not.
func (c Code) IsLeniency() bool { return c.row().kind == leniency }

// Severity returns how severe the code is to a strict or to a tolerant reader.
func (c Code) Severity(strict bool) Severity {
	switch c.row().kind {
	case leniency:
		if !strict {
			return Warning
		}
		return Error
	case remark:
		return Warning
	case note:
		return Info
	}
	return Error
}

func (c Code) row() codeRow {
	if !c.IsValid() {
		return codeRow{name: "no-code"}
	}
	return codeRows[c]
}

// String returns the code in kebab case.
func (c Code) String() string { return c.row().name }

// ParseCode reads the text form of a code.
func ParseCode(text string) (Code, error) {
	for c := NoCode + 1; c < numCodes; c++ {
		if codeRows[c].name == text {
			return c, nil
		}
	}
	return NoCode, fmt.Errorf("ast: %q is no code", text)
}

// MarshalText implements encoding.TextMarshaler.
func (c Code) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Code) UnmarshalText(text []byte) error {
	parsed, err := ParseCode(string(text))
	if err != nil {
		return err
	}
	*c = parsed
	return nil
}
