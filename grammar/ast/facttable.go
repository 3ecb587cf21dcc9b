package ast

// The facts. What a fact needs for its words stands beside its row in package diag.
const (
	NoFact FactCode = iota

	// The parts of an explanation.

	AboutRecord
	AboutReading
	AboutPlacement
	AboutPocket
	AboutTurn
	AboutCastling
	AboutEnPassant
	AboutHalfmove
	AboutFullmove
	AboutChecks
	AboutOperations
	AboutPosition
	AboutSteps
	AboutFindings
	AboutOther // the second board of bughouse

	// How a record was read.

	ReadAs       // the dialect
	ReadVariant  // a variant that was named
	ReadNeeds    // the variant whose rights they are
	ReadChess    // no variant was named
	ReadLetters  // letters that are not those of FEN
	NotRead      // the record is refused
	FieldBroken  // the field cannot be read
	FieldUnsaid  // a field that is not stated has no value to assume
	BoardUnknown // what depends on the board is not known

	// The board and the pockets.

	RankSum     // a rank as a sum
	MenCount    // of both sides
	Material    // of a side
	PromotedMen // that are marked
	NeutralMen  // of problem chess
	MenBeyond   // on the second board of Alice chess
	WallSquares // that no man enters
	UnmovedMen  // that have not moved, beside those that may castle
	CountEnds   // of makruk, in plies
	PawnBeside  // where the pawn stands that may be taken en passant
	PassedTwice // what a pawn passed over in a triple step
	PocketHolds
	PocketEmpty
	ToMove      // whose turn it is
	SidesOfSFEN // the other way round
	RedIsWhite
	CastlingNone // no right is left
	CastlingGame // the game has no castling

	// Castling rights.

	RightKept // whose move it is is not known
	RightPlayable
	RightWaits // the other side is to move
	RightBlocked
	RightInCheck
	RightPasses    // over an attacked square
	RightLands     // on an attacked square
	RightForbidden // by a rule of the game
	RightEnded     // the game is over
	RightUnruled   // the rules are not known

	// En passant.

	EnPassantNone
	EnPassantGame    // the game has no en passant
	CountNone        // of makruk: none is running
	CountMade        // plies of it
	EnPassantPassed  // which pawn passed over the square
	EnPassantValues  // by the three policies
	EnPassantTaker   // a pawn that may take
	EnPassantUnruled // the rules are not known

	// Counters.

	HalfmoveZero
	HalfmoveSince
	FiftyLeft
	FiftyReached
	SeventyFive
	FullmoveNumber
	FullmoveWaiting // White has made its move
	ChecksLeft
	ChecksDone // a side has given all

	// Operations.

	OperationKnown // what the opcode means
	OperationBare  // without operands
	OperationUnknown
	OperationText // without an opcode
	AndMore       // that are not told

	// What the rules say of the position.

	Unplayable // no game leads here
	Unruled    // the rules are not known
	IsCheckmate
	IsStalemate
	StalemateWon
	VariantWon
	VariantDrawn
	CheckFrom
	LegalMoves
	DeadPosition
	StartOfChess
	StartOf960
	StartOfDFRC
	StartOfVariant

	// The eight steps of checking a FEN, in the order of the Portuguese guide.

	StepFields
	StepRanks
	StepSums
	StepMen
	StepTurn
	StepRights
	StepCounters
	StepRules

	// What became of a step.

	StepPassed
	StepWarned  // codes
	StepNoted   // codes
	StepFailed  // codes
	StepSkipped // nothing to check, or no way to
	StepUnruled // the rules are not known
	NoFindings

	// One side of a difference.

	Unstated
	SquareEmpty
	SquareMan
	SquarePromoted // a man that is marked as promoted
	SquareWall
	SquareBeyond // a man on the second board of Alice chess
	ManOn        // a man that has moved
	BoardOf      // its size
	TurnOf
	RightWith // the rook
	RightLost
	FieldAs // the field as written
	SquarePassed
	NonePassed
	CounterOf
	PocketOf
	ChecksOf
	OperationIs
	OperationNone
	RecordRefused
	RecordAbsent

	numFacts
)

var factNames = [numFacts]string{
	AboutRecord: "about-record", AboutReading: "about-reading", AboutPlacement: "about-placement", AboutPocket: "about-pocket", AboutTurn: "about-turn",
	AboutCastling: "about-castling", AboutEnPassant: "about-ep", AboutHalfmove: "about-halfmove", AboutFullmove: "about-fullmove",
	AboutChecks: "about-checks", AboutOperations: "about-operations", AboutPosition: "about-position", AboutSteps: "about-steps",
	AboutFindings: "about-findings", AboutOther: "about-other",

	ReadAs: "read-as", ReadVariant: "read-variant", ReadNeeds: "read-needs", ReadChess: "read-chess", ReadLetters: "read-letters",
	NotRead: "not-read", FieldBroken: "field-broken", FieldUnsaid: "field-unsaid", BoardUnknown: "board-unknown",

	RankSum: "rank-sum", MenCount: "men-count", Material: "material", PromotedMen: "promoted-men", NeutralMen: "neutral-men",
	SidesOfSFEN: "sides-of-sfen", RedIsWhite: "red-is-white",
	MenBeyond: "men-beyond", WallSquares: "walls", UnmovedMen: "unmoved-men", CountEnds: "count-ends", PawnBeside: "passed-pawn", PassedTwice: "passed-twice",
	PocketHolds: "pocket-holds", PocketEmpty: "pocket-empty", ToMove: "to-move", CastlingNone: "castling-none", CastlingGame: "castling-game",

	RightKept: "right-kept", RightPlayable: "right-playable", RightWaits: "right-waits", RightBlocked: "right-blocked",
	RightInCheck: "right-in-check", RightPasses: "right-passes", RightLands: "right-lands", RightForbidden: "right-forbidden",
	RightEnded: "right-ended", RightUnruled: "right-unruled",

	EnPassantGame: "ep-game", CountNone: "count-none", CountMade: "count-made",
	EnPassantNone: "ep-none", EnPassantPassed: "ep-passed", EnPassantValues: "ep-values", EnPassantTaker: "ep-taker",
	EnPassantUnruled: "ep-unruled",

	HalfmoveZero: "halfmove-zero", HalfmoveSince: "halfmove-since", FiftyLeft: "fifty-left", FiftyReached: "fifty-reached",
	SeventyFive: "seventy-five", FullmoveNumber: "fullmove-number", FullmoveWaiting: "fullmove-waiting",
	ChecksLeft: "checks-left", ChecksDone: "checks-done",

	OperationKnown: "operation-known", OperationBare: "operation-bare",
	OperationUnknown: "operation-unknown", OperationText: "operation-text", AndMore: "and-more",

	Unplayable: "unplayable", Unruled: "unruled", IsCheckmate: "checkmate", IsStalemate: "stalemate", StalemateWon: "stalemate-won",
	VariantWon: "variant-won", VariantDrawn: "variant-drawn", CheckFrom: "check-from", LegalMoves: "legal-moves",
	DeadPosition: "dead-position", StartOfChess: "start-of-chess", StartOf960: "start-of-chess960", StartOfDFRC: "start-of-dfrc",
	StartOfVariant: "start-of-variant",

	StepFields: "step-fields", StepRanks: "step-ranks", StepSums: "step-sums", StepMen: "step-men", StepTurn: "step-turn",
	StepRights: "step-rights", StepCounters: "step-counters", StepRules: "step-rules",
	StepPassed: "passed", StepWarned: "warned", StepNoted: "noted", StepFailed: "failed", StepSkipped: "skipped", StepUnruled: "rules-unknown", NoFindings: "no-findings",

	Unstated: "unstated", SquareEmpty: "square-empty", SquareMan: "square-man", SquarePromoted: "square-promoted", SquareBeyond: "square-beyond", SquareWall: "square-wall", ManOn: "man-on",
	BoardOf: "board", TurnOf: "turn", RightWith: "right-with", RightLost: "right-lost", FieldAs: "field-as",
	SquarePassed: "square-passed", NonePassed: "none-passed", CounterOf: "counter", PocketOf: "pocket", ChecksOf: "checks",
	OperationIs: "operation", OperationNone: "operation-none", RecordRefused: "record-refused", RecordAbsent: "record-absent",
}
