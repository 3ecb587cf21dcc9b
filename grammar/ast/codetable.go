package ast

// The codes.
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
	TurnRed            // r for the side to move first, in xiangqi
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
	NoManUnmoved       // a letter of an unmoved man where none stands
	KingNotHome        // a castling letter of a king that is not on its home rank
	RightNotOrthodox   // a right that orthodox chess does not know
	EnPassantRank      // the en passant square does not fit the side to move
	EnPassantOccupied  // a man stands on the en passant square
	EnPassantNoPawn    // no pawn stands in front of the en passant square
	EnPassantOrigin    // a man stands where the pawn came from
	EnPassantClock     // a double step, yet the half-move clock runs
	AddressBlank       // a blank in a web address
	AddressPlus        // plus signs for blanks in a web address
	VariantDiffers     // an address or an object names another variant than was named
	SeparatorOther     // ranks parted by another sign than a hyphen, a slash or a line end
	SeparatorMissing   // nothing between two ranks
	BlankInside        // a blank within a rank
	RanksMerged        // one number for several empty ranks
	RankPadded         // the empty squares at the end of a rank are left out
	BoardPadded        // the empty squares after the last man are left out
	RankBlank          // nothing between two separators, for an empty rank
	EmptySign          // a sign for each empty square, no counts
	LettersNational    // a FEN in the letters of another language
	SideNational       // the side to move in the letters of another language
	CastlingNational   // castling rights in the letters of another language
	HeadingMissing     // a piece list that does not name the sides

	// Of EPD operations.

	SemicolonLeading   // a semicolon before the first opcode
	SemicolonLoose     // blanks before a semicolon
	SemicolonRepeated  // semicolons with nothing between them
	SemicolonMissing   // no semicolon after the last operation
	OperationsUnparted // no semicolon between two operations
	BlankMissing       // nothing between two operations or operands
	PerftLayout        // a semicolon before each operation, not after it
	OpcodeMissing      // a text without an opcode
	OpcodeGlued        // another sign than a blank after the opcode, or nothing
	OpcodeRepeated     // an opcode twice in a record
	OpcodeLong         // an opcode of more than 15 characters
	StringUnquoted     // a string without quotation marks
	StringOpen         // a string without its second quotation mark
	StringLong         // a string of more than 255 bytes
	OperandMissing     // fewer operands than the opcode takes
	OperandExtra       // more operands than the opcode takes
	OperandType        // an operand of another kind than the opcode takes
	OperandRange       // an integer that the opcode cannot have
	OperandMove        // no move, where moves stand
	OperandComma       // a comma between moves
	MoveNumbered       // a move number where moves stand
	MateDistance       // the distance to mate in place of a move
	NotUTF8            // bytes that are not UTF-8
	ControlByte        // a control character

	PocketDash      // a dash in a pocket for no man
	PocketCount     // a number before a letter in a pocket
	PocketRank      // a pocket written as a rank more
	HandOrder       // men of a hand in another order than that of SFEN, or with a count of one
	PromotedMark    // a mark of promotion in a game that has none, which is dropped
	CastlingNotHere // castling letters in a game without castling, which are dropped
	// Of moves.

	MoveLong          // long algebraic notation: a hyphen between two squares
	MoveCoordinates   // two squares without a piece letter
	MoveFiles         // a capture of a pawn by its files alone
	MovePawnLetter    // a letter for the pawn
	MoveCaptureSign   // another sign of capture than x, or after the square
	MovePromotionSign // a promotion without =, or in another way
	MoveCastlingSign  // castling with zeros, small letters, other dashes or none
	MoveSuffix        // words after a move, or the offer of a draw
	MoveMateSign      // another sign than + or #
	MoveGlyph         // a judgement such as !? after a move
	MoveBlank         // blanks within a move
	MoveLookalike     // a letter that looks like the one of a file
	MoveCheckSign     // the sign of check or mate is missing or wrong
	MoveOverstated    // more of the origin than is needed
	MoveCaptureMark   // the x is missing, or nothing is captured
	MoveNull          // the turn passes
	TagMalformed      // a tag pair that is not [Name "value"]
	MovesNational     // moves in the letters of a language that was not named
	MoveNotEnPassant  // an ordinary capture that is called en passant
	MoveNumber        // a number that is not that of the move
	SetUpMissing      // a FEN tag without SetUp "1"
	SetUpNotOne       // a FEN tag beside a SetUp that is not 1

	// Remarks: always a warning.

	NeedsChess960      // the castling rights are those of a Chess960 game
	NeedsDFRC          // the castling rights are those of a double Chess960 game
	CastlingKingOnEdge // a king with a right on the first or last file
	LettersAssumed     // in another language the text is another board, and a less likely one
	KingsMissing       // a diagram without kings

	// Of what a program makes of a record.

	PeerRefuses  // a program that was asked about refuses the record
	PeerDiffers  // a program that was asked about reads another position
	PeerFlags    // a program that was asked about calls the position invalid
	PeerDrops    // a program that was asked about leaves something out
	PeerRewrites // a program that was asked about writes the same position in another way

	// Of moves, and of what is legal.

	VariantUnknown      // an EPD operation names a variant that is not known
	PlyParity           // a number of plies that does not fit the side to move
	MateMissing         // an EPD record says mate in one, and no move mates
	MateScore           // the evaluation of an EPD record is not that of its mate
	EnPassantPriorCheck // before the double step the king was attacked already

	// Of what no game leads to: proofs, which a strict checker refuses.

	PawnsNeedCaptures     // pawns that changed files more often than men were lost
	PawnsNoOrigin         // pawns that cannot all come from files of their own
	NothingCaptured       // a pawn has passed another though no man is lost
	ClockBeyondGame       // the clock counts more moves than the game has had
	MoveParity            // an odd number of moves of a side whose men all stand at home
	ClockMustBeZero       // the last move was one of a pawn or a capture
	LastMoveMissing       // no last move leads to the position
	CheckImpossible       // no last move leads to the check
	DoubleCheckImpossible // no last move leads to the two checks
	ManOutOfReach         // a man that cannot have come to its square
	GameOverBefore        // the side to move had won before the last move
	CheckUncounted        // a check, yet none was given by the counts
	LastCheckMissing      // the last check was given by the counts, yet the last move gave none
	MenLockedIn           // more promoted men than pawns, since others never left home

	// Remarks on counters, where a mistake is likely.

	FiftyMoves        // a player may claim a draw
	SeventyFiveMoves  // the game was drawn before
	MoveNumberSmall   // the men need more moves than were made
	ClockCannotBeZero // the last move was neither one of a pawn nor a capture

	// Suspicions.

	BoardUpsideDown // the pawns stand as if the board were seen from the other side
	FullmoveLate    // the move number did not rise after a move of Black
	FullmoveEarly   // the move number rose after a move of White

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
	NotANumber          // no Chess960 number
	BoardSize           // a board of another size than the variant
	LetterUnknown       // no piece letter of the language
	LettersAmbiguous    // in two languages the text is two boards
	LettersCollide      // a language in whose letters no diagram can be read
	FairyUnknown        // a man of problem chess that has no name here
	HyphenSquare        // a hyphen where slashes part the ranks
	BoardLong           // more squares than the board has
	SquareUnknown       // no square of the board in a piece list
	SquareTaken         // two men on one square
	SideMissing         // nothing parts White's men from Black's
	ManMissing          // a square without a letter in a piece list, where no pawn stands
	MenMiscounted       // a heading that gives another number of men than are listed
	CannotGrant         // a castling right that is asked for and cannot be

	PocketNotHere // a pocket in a game without drops
	PocketOpen    // a pocket without its closing bracket
	PocketExtra   // text that touches the end of a pocket
	PocketKing    // a king in a pocket
	PocketRange   // no man, or more of one than a pocket can hold
	NotPromoted   // a mark of promotion after what cannot come from one
	PlusMisplaced // a mark of promotion before what cannot come from one
	WallsTooMany  // a second duck
	VariantNeeded // a board that chess does not have
	ChecksNotHere // check counts in a game that does not count them
	ChecksTwice   // check counts said twice
	ChecksRange   // check counts of more than win the game
	// Of moves and games.

	MoveUnknown         // no move
	CommentOpen         // a comment without end
	VariationOpen       // a variation without end
	VariationClose      // the end of a variation that has not begun
	MovesInLanguages    // in two languages the moves are two games
	MovesNested         // variations within variations, too deep
	MoveNoMan           // the side has no such man
	MoveFromEmpty       // no man stands where the move begins
	MoveUnreachable     // no such man gets to the square
	MoveBlocked         // a man stands between
	MoveOwnMan          // a man of the same side stands on the square
	MovePinned          // the man is pinned
	MoveInCheck         // the king is in check, and the move does not answer it
	MoveIntoCheck       // the king would be in check
	MoveAmbiguous       // several men can make the move
	MoveOtherSide       // the other side could make the move
	PromotionMissing    // a pawn on the last rank, and no man for it
	PromotionWrong      // a man that no pawn becomes
	PromotionNotHere    // a promotion away from the last rank
	MoveCastlingNoRight // castling without the right
	MoveCastlingBlocked // castling through a man
	MoveCastlingCheck   // castling out of, through or into check
	MoveNoEnPassant     // a pawn capture of nothing
	CaptureRequired     // another move than a capture where captures are a duty
	MoveAfterEnd        // the game was over
	MovePocketEmpty     // no such man in the pocket
	DropOccupied        // a drop on a man
	DropPawnEdge        // a pawn dropped on the first or last rank
	MoveNoDrops         // a drop in a game that has none
	MoveExplodesKing    // a capture that explodes one's own king
	MoveGivesCheck      // check in a game where none may be given
	NoRules             // a game whose rules are not known here
	StartMissing        // a game that can begin from many positions, and none is stated
	MoveTakesKing       // the king would be captured
	MoveNoOrigin        // no such man stands on the file, rank or square that is named
	FENMissing          // a game that has to have a FEN tag and has none
	TagRepeated         // two tags say of the position what cannot both be
	GameTooLong         // a game of more than 1 MiB
	// Of what carries records.

	ColumnMissing // a row without the column of the record
	QuoteOpen     // a field in quotation marks that does not end
	JSONInvalid   // no JSON
	FieldAbsent   // JSON without the field of the record, or with one that is no string

	// Of what holds a record: web addresses, objects of JSON.

	AddressEscape  // a percent sign with no character of a record after it
	PageMissing    // a site that has no page for the variant
	KeyUnknown     // a key that the schema does not have
	KeyRepeated    // a key twice
	KeyMissing     // a key that has to be there
	ValueUnknown   // a value that is none of those that a key can have
	KeysContradict // two keys that do not say the same

	// Of positions that no game leads to.

	KingCount         // more or fewer kings than the side has in this game
	KingsTouch        // the kings stand side by side
	PawnOnEdge        // a pawn on a rank where none can stand
	OpponentInCheck   // the side that is not to move is in check
	PawnsTooMany      // more pawns than a side begins with
	MenTooMany        // more men than a side begins with
	ManOutsideZone    // a man where none of its kind gets to
	PawnsOnOneFile    // two pawns of a side on one file, where they may not be dropped so
	GeneralsFace      // two kings on one file with nothing between them
	PromotionsTooMany // more promoted men than pawns are missing
	CheckersTooMany   // more men give check than one move can let

	NulInside            // a NUL byte within a record: another may follow
	OperationsContradict // two EPD operations that cannot both be

	// Mistakes that explain other findings.

	RecordWrapped  // other text around a record
	URLForm        // a record as web addresses have it
	RecordsJoined  // two records in one line
	FieldsUnparted // fields that touch, or that commas part
	LookAlikes     // characters that look like those of FEN
	DigitsAsLabels // digits that number the squares of a rank
	OtherNotation  // a position in a notation that is not read here
	RanksReversed  // the ranks from the first up
	BoardRotated   // the board as Black sees it
	CaseSwapped    // capitals for Black
	CaseLost       // men of both sides in one case

	// Notes of a conversion.

	TurnAssumed      // not stated, so the default was written
	CastlingAssumed  // not stated, so the default was written
	EnPassantAssumed // not stated, so the default was written
	HalfmoveAssumed  // not stated, so the default was written
	FullmoveAssumed  // not stated, so the default was written
	OperationsLost   // EPD operations that the target has no place for
	TurnLost         // the target has no place for it
	CastlingLost     // the target has no place for them
	EnPassantLost    // the target has no place for it
	HalfmoveLost     // the target has no place for it
	FullmoveLost     // the target has no place for it
	PlacementChanged // written in another way than it was read
	TurnChanged      // written in another way than it was read
	CastlingChanged  // written in another way than it was read
	EnPassantChanged // written in another way than it was read
	HalfmoveChanged  // written in another way than it was read
	FullmoveChanged  // written in another way than it was read

	PocketAssumed // not stated, so an empty one was written
	ChecksAssumed // not stated, so those of the start were written
	PocketLost    // the target has no place for it
	ChecksLost    // the target has no place for them
	PocketChanged // written in another way than it was read
	ChecksChanged // written in another way than they were read

	CastlingNotKept  // a transformation leaves them without king and rook at home
	EnPassantNotKept // a transformation leaves it without a pawn that has passed
	MovesNotKept     // a transformation leaves moves that cannot be made
	Duplicate        // a position that came before

	RightsDropped // castling rights that cannot be were left out, once a run

	// Reasons of a detection.

	DetectNoRights   // no castling rights: all dialects write the record alike
	DetectOrthodox   // KQkq with king and rooks as in orthodox chess
	DetectOutermost  // K or Q names a rook that standard FEN cannot
	DetectInner      // a file letter names an inner rook
	DetectMixed      // wing letters beside file letters
	DetectFiles      // file letters only
	DetectFourFields // four fields, or operations after them
	DetectHyphens    // hyphens part the ranks
	DetectRunning    // nothing parts the ranks
	DetectLines      // the text runs over several lines
	DetectNational   // a board alone, in letters that FEN has not
	DetectList       // men with their squares
	DetectHands      // the men in hand are a field of their own
	DetectAddress    // the record stands in a web address
	DetectObject     // the record is an object of JSON
	DetectVariants   // the variants that read the text
	LegalityUnknown  // a game whose rules are not known here: what is legal is not judged
	DetectLetters    // the languages that read the text

	// Why no pawn may take en passant.

	EnPassantNoCapturer     // no pawn stands beside the one that may be taken
	EnPassantPinnedFile     // the pawn that would take is pinned on its file
	EnPassantPinnedDiagonal // the pawn that would take is pinned on a diagonal
	EnPassantRankOpens      // without both pawns the king is attacked on their rank
	EnPassantCheckStays     // another check would stay
	EnPassantForbidden      // a rule of the variant forbids it
	EnPassantNotRecovered   // a source that leaves squares out cannot give it back

	numCodes
)

// codeRows is what is known of each code. The words are in package diag.
var codeRows = [numCodes]codeRow{
	ByteOrderMark:           {"byte-order-mark", leniency, SyntaxLevel, NoField},
	CarriageReturn:          {"carriage-return", leniency, SyntaxLevel, NoField},
	NewlineMissing:          {"newline-missing", leniency, SyntaxLevel, NoField},
	NulByte:                 {"nul-byte", leniency, SyntaxLevel, NoField},
	BlankLeading:            {"blank-leading", leniency, SyntaxLevel, NoField},
	BlankTrailing:           {"blank-trailing", leniency, SyntaxLevel, NoField},
	BlankRepeated:           {"blank-repeated", leniency, SyntaxLevel, NoField},
	FieldsMissing:           {"fields-missing", leniency, SyntaxLevel, NoField},
	CountersMissing:         {"counters-missing", leniency, SyntaxLevel, NoField},
	CounterLone:             {"counter-lone", leniency, SyntaxLevel, HalfmoveField},
	SemicolonTrailing:       {"semicolon-trailing", leniency, SyntaxLevel, OperationsField},
	OperationsInFEN:         {"operations-in-fen", leniency, SyntaxLevel, OperationsField},
	CountersInEPD:           {"counters-in-epd", leniency, SyntaxLevel, NoField},
	DashGlued:               {"dash-glued", leniency, SyntaxLevel, EnPassantField},
	DashExtra:               {"dash-extra", leniency, SyntaxLevel, OperationsField},
	MovesKeyword:            {"moves-keyword", leniency, SyntaxLevel, OperationsField},
	SlashLeading:            {"slash-leading", leniency, SyntaxLevel, PlacementField},
	SlashTrailing:           {"slash-trailing", leniency, SyntaxLevel, PlacementField},
	DigitsAdjacent:          {"digits-adjacent", leniency, SyntaxLevel, PlacementField},
	TurnRed:                 {"turn-red", leniency, SyntaxLevel, TurnField},
	TurnCapital:             {"turn-capital", leniency, SyntaxLevel, TurnField},
	CastlingOrder:           {"castling-order", leniency, SyntaxLevel, CastlingField},
	CastlingRepeated:        {"castling-repeated", leniency, SyntaxLevel, CastlingField},
	CastlingFileLetter:      {"castling-file-letter", leniency, SyntaxLevel, CastlingField},
	CastlingWingLetter:      {"castling-wing-letter", leniency, SyntaxLevel, CastlingField},
	EnPassantCapital:        {"ep-capital", leniency, SyntaxLevel, EnPassantField},
	EnPassantPawn:           {"ep-pawn-square", leniency, SyntaxLevel, EnPassantField},
	CounterZeros:            {"counter-zeros", leniency, SyntaxLevel, HalfmoveField},
	CounterDash:             {"counter-dash", leniency, SyntaxLevel, HalfmoveField},
	FullmoveZero:            {"fullmove-zero", leniency, SyntaxLevel, FullmoveField},
	NoRookForRight:          {"no-rook-for-right", leniency, ConsistentLevel, CastlingField},
	NoManUnmoved:            {"no-man-unmoved", leniency, ConsistentLevel, CastlingField},
	KingNotHome:             {"king-not-home", leniency, ConsistentLevel, CastlingField},
	RightNotOrthodox:        {"right-not-orthodox", leniency, ConsistentLevel, CastlingField},
	EnPassantRank:           {"ep-wrong-rank", leniency, ConsistentLevel, EnPassantField},
	EnPassantOccupied:       {"ep-square-occupied", leniency, ConsistentLevel, EnPassantField},
	EnPassantNoPawn:         {"ep-no-pawn", leniency, ConsistentLevel, EnPassantField},
	EnPassantOrigin:         {"ep-origin-occupied", leniency, ConsistentLevel, EnPassantField},
	EnPassantClock:          {"ep-clock-not-zero", leniency, ConsistentLevel, EnPassantField},
	AddressBlank:            {"address-blank", leniency, SyntaxLevel, NoField},
	AddressPlus:             {"address-plus", leniency, SyntaxLevel, NoField},
	VariantDiffers:          {"variant-differs", leniency, ConsistentLevel, NoField},
	SeparatorOther:          {"separator-other", leniency, SyntaxLevel, PlacementField},
	SeparatorMissing:        {"separator-missing", leniency, SyntaxLevel, PlacementField},
	BlankInside:             {"blank-inside", leniency, SyntaxLevel, PlacementField},
	RanksMerged:             {"ranks-merged", leniency, SyntaxLevel, PlacementField},
	RankPadded:              {"rank-padded", leniency, SyntaxLevel, PlacementField},
	BoardPadded:             {"board-padded", leniency, SyntaxLevel, PlacementField},
	RankBlank:               {"rank-blank", leniency, SyntaxLevel, PlacementField},
	EmptySign:               {"empty-sign", leniency, SyntaxLevel, PlacementField},
	LettersNational:         {"letters-national", leniency, SyntaxLevel, PlacementField},
	SideNational:            {"side-national", leniency, SyntaxLevel, TurnField},
	CastlingNational:        {"castling-national", leniency, SyntaxLevel, CastlingField},
	HeadingMissing:          {"heading-missing", leniency, SyntaxLevel, PlacementField},
	SemicolonLeading:        {"semicolon-leading", leniency, SyntaxLevel, OperationsField},
	SemicolonLoose:          {"semicolon-loose", leniency, SyntaxLevel, OperationsField},
	SemicolonRepeated:       {"semicolon-repeated", leniency, SyntaxLevel, OperationsField},
	SemicolonMissing:        {"semicolon-missing", leniency, SyntaxLevel, OperationsField},
	OperationsUnparted:      {"operations-unparted", leniency, SyntaxLevel, OperationsField},
	BlankMissing:            {"blank-missing", leniency, SyntaxLevel, OperationsField},
	PerftLayout:             {"perft-layout", leniency, SyntaxLevel, OperationsField},
	OpcodeMissing:           {"opcode-missing", leniency, SyntaxLevel, OperationsField},
	OpcodeGlued:             {"opcode-glued", leniency, SyntaxLevel, OperationsField},
	OpcodeRepeated:          {"opcode-repeated", leniency, SyntaxLevel, OperationsField},
	OpcodeLong:              {"opcode-long", leniency, SyntaxLevel, OperationsField},
	StringUnquoted:          {"string-unquoted", leniency, SyntaxLevel, OperationsField},
	StringOpen:              {"string-open", leniency, SyntaxLevel, OperationsField},
	StringLong:              {"string-long", leniency, SyntaxLevel, OperationsField},
	OperandMissing:          {"operand-missing", leniency, SyntaxLevel, OperationsField},
	OperandExtra:            {"operand-extra", leniency, SyntaxLevel, OperationsField},
	OperandType:             {"operand-type", leniency, SyntaxLevel, OperationsField},
	OperandRange:            {"operand-range", leniency, SyntaxLevel, OperationsField},
	OperandMove:             {"operand-move", leniency, SyntaxLevel, OperationsField},
	OperandComma:            {"operand-comma", leniency, SyntaxLevel, OperationsField},
	MoveNumbered:            {"move-numbered", leniency, SyntaxLevel, OperationsField},
	MateDistance:            {"mate-distance", leniency, SyntaxLevel, OperationsField},
	NotUTF8:                 {"not-utf8", leniency, SyntaxLevel, OperationsField},
	ControlByte:             {"control-byte", leniency, SyntaxLevel, OperationsField},
	PocketDash:              {"pocket-dash", leniency, SyntaxLevel, PocketField},
	PocketCount:             {"pocket-count", leniency, SyntaxLevel, PocketField},
	PocketRank:              {"pocket-rank", leniency, SyntaxLevel, PocketField},
	HandOrder:               {"hand-order", leniency, SyntaxLevel, PocketField},
	PromotedMark:            {"promoted-mark", leniency, SyntaxLevel, PlacementField},
	CastlingNotHere:         {"castling-not-here", leniency, ConsistentLevel, CastlingField},
	MoveLong:                {"move-long", leniency, SyntaxLevel, MovesField},
	MoveCoordinates:         {"move-coordinates", leniency, SyntaxLevel, MovesField},
	MoveFiles:               {"move-files", leniency, SyntaxLevel, MovesField},
	MovePawnLetter:          {"move-pawn-letter", leniency, SyntaxLevel, MovesField},
	MoveCaptureSign:         {"move-capture-sign", leniency, SyntaxLevel, MovesField},
	MovePromotionSign:       {"move-promotion-sign", leniency, SyntaxLevel, MovesField},
	MoveCastlingSign:        {"move-castling-sign", leniency, SyntaxLevel, MovesField},
	MoveSuffix:              {"move-suffix", leniency, SyntaxLevel, MovesField},
	MoveMateSign:            {"move-mate-sign", leniency, SyntaxLevel, MovesField},
	MoveGlyph:               {"move-glyph", leniency, SyntaxLevel, MovesField},
	MoveBlank:               {"move-blank", leniency, SyntaxLevel, MovesField},
	MoveLookalike:           {"move-lookalike", leniency, SyntaxLevel, MovesField},
	MoveCheckSign:           {"move-check-sign", leniency, LegalLevel, MovesField},
	MoveOverstated:          {"move-overstated", leniency, LegalLevel, MovesField},
	MoveCaptureMark:         {"move-capture-mark", leniency, LegalLevel, MovesField},
	NeedsChess960:           {"needs-chess960", remark, ConsistentLevel, CastlingField},
	NeedsDFRC:               {"needs-dfrc", remark, ConsistentLevel, CastlingField},
	CastlingKingOnEdge:      {"castling-king-on-edge", remark, ConsistentLevel, CastlingField},
	LettersAssumed:          {"letters-assumed", remark, ConsistentLevel, PlacementField},
	KingsMissing:            {"kings-missing", remark, ConsistentLevel, PlacementField},
	MovesNational:           {"moves-national", leniency, SyntaxLevel, MovesField},
	EnPassantPriorCheck:     {"ep-prior-check", remark, LegalLevel, EnPassantField},
	PeerRefuses:             {"peer-refuses", remark, SyntaxLevel, NoField},
	PeerDiffers:             {"peer-differs", remark, SyntaxLevel, NoField},
	PeerFlags:               {"peer-flags", remark, SyntaxLevel, NoField},
	PeerDrops:               {"peer-drops", remark, SyntaxLevel, NoField},
	PeerRewrites:            {"peer-rewrites", note, SyntaxLevel, NoField},
	PawnsNeedCaptures:       {"pawns-need-captures", proof, LegalLevel, PlacementField},
	PawnsNoOrigin:           {"pawns-no-origin", proof, LegalLevel, PlacementField},
	NothingCaptured:         {"nothing-captured", proof, LegalLevel, PlacementField},
	ClockBeyondGame:         {"clock-beyond-game", proof, LegalLevel, HalfmoveField},
	MoveParity:              {"move-parity", proof, LegalLevel, FullmoveField},
	ClockMustBeZero:         {"clock-must-be-zero", proof, LegalLevel, HalfmoveField},
	LastMoveMissing:         {"last-move-missing", proof, LegalLevel, TurnField},
	CheckImpossible:         {"check-impossible", proof, LegalLevel, PlacementField},
	DoubleCheckImpossible:   {"double-check-impossible", proof, LegalLevel, PlacementField},
	ManOutOfReach:           {"man-out-of-reach", proof, LegalLevel, PlacementField},
	GameOverBefore:          {"game-over-before", proof, LegalLevel, TurnField},
	CheckUncounted:          {"check-uncounted", proof, LegalLevel, ChecksField},
	LastCheckMissing:        {"last-check-missing", proof, LegalLevel, ChecksField},
	MenLockedIn:             {"men-locked-in", proof, LegalLevel, PlacementField},
	FiftyMoves:              {"fifty-moves", remark, SuspiciousLevel, HalfmoveField},
	SeventyFiveMoves:        {"seventy-five-moves", remark, SuspiciousLevel, HalfmoveField},
	MoveNumberSmall:         {"move-number-small", remark, SuspiciousLevel, FullmoveField},
	ClockCannotBeZero:       {"clock-cannot-be-zero", remark, SuspiciousLevel, HalfmoveField},
	VariantUnknown:          {"variant-unknown", remark, ConsistentLevel, OperationsField},
	PlyParity:               {"ply-parity", remark, ConsistentLevel, FullmoveField},
	MateMissing:             {"mate-missing", remark, LegalLevel, OperationsField},
	NulInside:               {"nul-inside", fault, SyntaxLevel, OperationsField},
	MateScore:               {"mate-score", remark, ConsistentLevel, OperationsField},
	OperationsContradict:    {"operations-contradict", fault, ConsistentLevel, OperationsField},
	RecordEmpty:             {"record-empty", fault, SyntaxLevel, NoField},
	NotARecord:              {"not-a-record", fault, SyntaxLevel, NoField},
	LineTooLong:             {"line-too-long", fault, SyntaxLevel, NoField},
	FieldMissing:            {"field-missing", fault, SyntaxLevel, NoField},
	FieldExtra:              {"field-extra", fault, SyntaxLevel, NoField},
	FieldLong:               {"field-long", fault, SyntaxLevel, NoField},
	FieldsSwapped:           {"fields-swapped", fault, SyntaxLevel, NoField},
	PieceUnknown:            {"piece-unknown", fault, SyntaxLevel, PlacementField},
	DigitRange:              {"digit-range", fault, SyntaxLevel, PlacementField},
	RankEmpty:               {"rank-empty", fault, SyntaxLevel, PlacementField},
	RankShort:               {"rank-short", fault, SyntaxLevel, PlacementField},
	RankLong:                {"rank-long", fault, SyntaxLevel, PlacementField},
	RanksMissing:            {"ranks-missing", fault, SyntaxLevel, PlacementField},
	RanksExtra:              {"ranks-extra", fault, SyntaxLevel, PlacementField},
	TurnUnknown:             {"turn-unknown", fault, SyntaxLevel, TurnField},
	CastlingUnknown:         {"castling-unknown", fault, SyntaxLevel, CastlingField},
	CastlingDash:            {"castling-dash", fault, SyntaxLevel, CastlingField},
	EnPassantUnknown:        {"ep-unknown", fault, SyntaxLevel, EnPassantField},
	CounterUnknown:          {"counter-unknown", fault, SyntaxLevel, HalfmoveField},
	CounterSigned:           {"counter-signed", fault, SyntaxLevel, HalfmoveField},
	CounterRange:            {"counter-range", fault, SyntaxLevel, HalfmoveField},
	CastlingNotStandard:     {"castling-not-standard", fault, ConsistentLevel, CastlingField},
	TwoRightsOneWing:        {"two-rights-one-wing", fault, ConsistentLevel, CastlingField},
	CannotNameRook:          {"standard-cannot-name-rook", fault, ConsistentLevel, CastlingField},
	NoLetterForMan:          {"no-letter-for-man", fault, ConsistentLevel, PlacementField},
	NotAStart:               {"not-a-start", fault, ConsistentLevel, NoField},
	NotANumber:              {"not-a-number", fault, SyntaxLevel, NoField},
	BoardSize:               {"board-size", fault, ConsistentLevel, PlacementField},
	LetterUnknown:           {"letter-unknown", fault, SyntaxLevel, PlacementField},
	LettersAmbiguous:        {"letters-ambiguous", fault, SyntaxLevel, PlacementField},
	LettersCollide:          {"letters-collide", fault, SyntaxLevel, PlacementField},
	FairyUnknown:            {"fairy-unknown", fault, SyntaxLevel, PlacementField},
	HyphenSquare:            {"hyphen-square", fault, SyntaxLevel, PlacementField},
	BoardLong:               {"board-long", fault, SyntaxLevel, PlacementField},
	SquareUnknown:           {"square-unknown", fault, SyntaxLevel, PlacementField},
	SquareTaken:             {"square-taken", fault, SyntaxLevel, PlacementField},
	SideMissing:             {"side-missing", fault, SyntaxLevel, PlacementField},
	ManMissing:              {"man-missing", fault, SyntaxLevel, PlacementField},
	MenMiscounted:           {"men-miscounted", fault, SyntaxLevel, PlacementField},
	CannotGrant:             {"cannot-grant", fault, ConsistentLevel, CastlingField},
	PocketNotHere:           {"pocket-not-here", fault, SyntaxLevel, PocketField},
	PocketOpen:              {"pocket-open", fault, SyntaxLevel, PocketField},
	PocketExtra:             {"pocket-extra", fault, SyntaxLevel, PocketField},
	PocketKing:              {"pocket-king", fault, SyntaxLevel, PocketField},
	PocketRange:             {"pocket-range", fault, SyntaxLevel, PocketField},
	PlusMisplaced:           {"plus-misplaced", fault, SyntaxLevel, PlacementField},
	WallsTooMany:            {"walls-too-many", fault, SyntaxLevel, PlacementField},
	VariantNeeded:           {"variant-needed", fault, SyntaxLevel, PlacementField},
	NotPromoted:             {"not-promoted", fault, SyntaxLevel, PlacementField},
	ChecksNotHere:           {"checks-not-here", fault, SyntaxLevel, ChecksField},
	ChecksTwice:             {"checks-twice", fault, SyntaxLevel, ChecksField},
	ChecksRange:             {"checks-range", fault, SyntaxLevel, ChecksField},
	MoveUnknown:             {"move-unknown", fault, SyntaxLevel, MovesField},
	CommentOpen:             {"comment-open", fault, SyntaxLevel, MovesField},
	VariationOpen:           {"variation-open", fault, SyntaxLevel, MovesField},
	VariationClose:          {"variation-close", fault, SyntaxLevel, MovesField},
	TagMalformed:            {"tag-malformed", leniency, SyntaxLevel, MovesField},
	MovesInLanguages:        {"moves-in-languages", fault, LegalLevel, MovesField},
	MovesNested:             {"moves-nested", fault, SyntaxLevel, MovesField},
	MoveNoMan:               {"move-no-man", fault, LegalLevel, MovesField},
	MoveFromEmpty:           {"move-from-empty", fault, LegalLevel, MovesField},
	MoveUnreachable:         {"move-unreachable", fault, LegalLevel, MovesField},
	MoveBlocked:             {"move-blocked", fault, LegalLevel, MovesField},
	MoveOwnMan:              {"move-own-man", fault, LegalLevel, MovesField},
	MovePinned:              {"move-pinned", fault, LegalLevel, MovesField},
	MoveInCheck:             {"move-in-check", fault, LegalLevel, MovesField},
	MoveIntoCheck:           {"move-into-check", fault, LegalLevel, MovesField},
	MoveAmbiguous:           {"move-ambiguous", fault, LegalLevel, MovesField},
	MoveOtherSide:           {"move-other-side", fault, LegalLevel, MovesField},
	PromotionMissing:        {"promotion-missing", fault, LegalLevel, MovesField},
	PromotionWrong:          {"promotion-wrong", fault, LegalLevel, MovesField},
	PromotionNotHere:        {"promotion-not-here", fault, LegalLevel, MovesField},
	MoveCastlingNoRight:     {"move-castling-no-right", fault, LegalLevel, MovesField},
	MoveCastlingBlocked:     {"move-castling-blocked", fault, LegalLevel, MovesField},
	MoveCastlingCheck:       {"move-castling-check", fault, LegalLevel, MovesField},
	MoveNoEnPassant:         {"move-no-ep", fault, LegalLevel, MovesField},
	CaptureRequired:         {"capture-required", fault, LegalLevel, MovesField},
	MoveAfterEnd:            {"move-after-end", fault, LegalLevel, MovesField},
	MoveNull:                {"move-null", leniency, LegalLevel, MovesField},
	MovePocketEmpty:         {"move-pocket-empty", fault, LegalLevel, MovesField},
	DropOccupied:            {"drop-occupied", fault, LegalLevel, MovesField},
	DropPawnEdge:            {"drop-pawn-edge", fault, LegalLevel, MovesField},
	MoveNoDrops:             {"move-no-drops", fault, LegalLevel, MovesField},
	MoveExplodesKing:        {"move-explodes-king", fault, LegalLevel, MovesField},
	MoveGivesCheck:          {"move-gives-check", fault, LegalLevel, MovesField},
	NoRules:                 {"no-rules", fault, LegalLevel, NoField},
	StartMissing:            {"start-missing", fault, LegalLevel, MovesField},
	MoveTakesKing:           {"move-takes-king", fault, LegalLevel, MovesField},
	MoveNoOrigin:            {"move-no-origin", fault, LegalLevel, MovesField},
	FENMissing:              {"fen-missing", fault, SyntaxLevel, MovesField},
	TagRepeated:             {"tag-repeated", fault, SyntaxLevel, MovesField},
	GameTooLong:             {"game-too-long", fault, SyntaxLevel, MovesField},
	ColumnMissing:           {"column-missing", fault, SyntaxLevel, NoField},
	QuoteOpen:               {"quote-open", fault, SyntaxLevel, NoField},
	JSONInvalid:             {"json-invalid", fault, SyntaxLevel, NoField},
	FieldAbsent:             {"field-absent", fault, SyntaxLevel, NoField},
	AddressEscape:           {"address-escape", fault, SyntaxLevel, NoField},
	PageMissing:             {"page-missing", fault, SyntaxLevel, NoField},
	KeyUnknown:              {"key-unknown", fault, SyntaxLevel, NoField},
	KeyRepeated:             {"key-repeated", fault, SyntaxLevel, NoField},
	KeyMissing:              {"key-missing", fault, SyntaxLevel, NoField},
	ValueUnknown:            {"value-unknown", fault, SyntaxLevel, NoField},
	KeysContradict:          {"keys-contradict", fault, ConsistentLevel, NoField},
	KingCount:               {"king-count", fault, LegalLevel, PlacementField},
	KingsTouch:              {"kings-touch", fault, LegalLevel, PlacementField},
	PawnOnEdge:              {"pawn-on-edge", fault, LegalLevel, PlacementField},
	OpponentInCheck:         {"opponent-in-check", fault, LegalLevel, TurnField},
	PawnsTooMany:            {"pawns-too-many", fault, LegalLevel, PlacementField},
	MenTooMany:              {"men-too-many", fault, LegalLevel, PlacementField},
	ManOutsideZone:          {"man-outside-zone", fault, LegalLevel, PlacementField},
	PawnsOnOneFile:          {"pawns-on-one-file", fault, LegalLevel, PlacementField},
	GeneralsFace:            {"generals-face", fault, LegalLevel, PlacementField},
	PromotionsTooMany:       {"promotions-too-many", fault, LegalLevel, PlacementField},
	CheckersTooMany:         {"checkers-too-many", fault, LegalLevel, PlacementField},
	MoveNotEnPassant:        {"move-not-ep", leniency, LegalLevel, MovesField},
	MoveNumber:              {"move-number", leniency, LegalLevel, MovesField},
	SetUpMissing:            {"setup-missing", leniency, SyntaxLevel, MovesField},
	SetUpNotOne:             {"setup-not-one", leniency, SyntaxLevel, MovesField},
	BoardUpsideDown:         {"board-upside-down", remark, SuspiciousLevel, PlacementField},
	FullmoveLate:            {"fullmove-late", remark, SuspiciousLevel, FullmoveField},
	FullmoveEarly:           {"fullmove-early", remark, SuspiciousLevel, FullmoveField},
	RecordWrapped:           {"record-wrapped", fault, SyntaxLevel, NoField},
	URLForm:                 {"url-form", fault, SyntaxLevel, NoField},
	RecordsJoined:           {"records-joined", fault, SyntaxLevel, NoField},
	FieldsUnparted:          {"fields-unparted", fault, SyntaxLevel, NoField},
	LookAlikes:              {"look-alikes", fault, SyntaxLevel, NoField},
	DigitsAsLabels:          {"digits-as-labels", fault, SyntaxLevel, PlacementField},
	OtherNotation:           {"other-notation", fault, SyntaxLevel, NoField},
	RanksReversed:           {"ranks-reversed", fault, LegalLevel, PlacementField},
	BoardRotated:            {"board-rotated", fault, LegalLevel, PlacementField},
	CaseSwapped:             {"case-swapped", fault, LegalLevel, PlacementField},
	CaseLost:                {"case-lost", fault, LegalLevel, PlacementField},
	TurnAssumed:             {"turn-assumed", note, SyntaxLevel, TurnField},
	CastlingAssumed:         {"castling-assumed", note, SyntaxLevel, CastlingField},
	EnPassantAssumed:        {"ep-assumed", note, SyntaxLevel, EnPassantField},
	HalfmoveAssumed:         {"halfmove-assumed", note, SyntaxLevel, HalfmoveField},
	FullmoveAssumed:         {"fullmove-assumed", note, SyntaxLevel, FullmoveField},
	OperationsLost:          {"operations-lost", note, SyntaxLevel, OperationsField},
	TurnLost:                {"turn-lost", note, SyntaxLevel, TurnField},
	CastlingLost:            {"castling-lost", note, SyntaxLevel, CastlingField},
	EnPassantLost:           {"ep-lost", note, SyntaxLevel, EnPassantField},
	HalfmoveLost:            {"halfmove-lost", note, SyntaxLevel, HalfmoveField},
	FullmoveLost:            {"fullmove-lost", note, SyntaxLevel, FullmoveField},
	PlacementChanged:        {"placement-changed", note, SyntaxLevel, PlacementField},
	TurnChanged:             {"turn-changed", note, SyntaxLevel, TurnField},
	CastlingChanged:         {"castling-changed", note, SyntaxLevel, CastlingField},
	EnPassantChanged:        {"ep-changed", note, SyntaxLevel, EnPassantField},
	HalfmoveChanged:         {"halfmove-changed", note, SyntaxLevel, HalfmoveField},
	FullmoveChanged:         {"fullmove-changed", note, SyntaxLevel, FullmoveField},
	RightsDropped:           {"rights-dropped", note, ConsistentLevel, CastlingField},
	DetectNoRights:          {"detect-no-rights", note, SyntaxLevel, CastlingField},
	DetectOrthodox:          {"detect-orthodox", note, SyntaxLevel, CastlingField},
	DetectOutermost:         {"detect-outermost", note, SyntaxLevel, CastlingField},
	DetectInner:             {"detect-inner", note, SyntaxLevel, CastlingField},
	DetectMixed:             {"detect-mixed", note, SyntaxLevel, CastlingField},
	DetectFiles:             {"detect-files", note, SyntaxLevel, CastlingField},
	DetectFourFields:        {"detect-four-fields", note, SyntaxLevel, NoField},
	DetectHyphens:           {"detect-hyphens", note, SyntaxLevel, PlacementField},
	DetectRunning:           {"detect-running", note, SyntaxLevel, PlacementField},
	DetectLines:             {"detect-lines", note, SyntaxLevel, PlacementField},
	DetectNational:          {"detect-national", note, SyntaxLevel, PlacementField},
	DetectList:              {"detect-list", note, SyntaxLevel, PlacementField},
	DetectHands:             {"detect-hands", note, SyntaxLevel, PocketField},
	DetectAddress:           {"detect-address", note, SyntaxLevel, NoField},
	DetectObject:            {"detect-object", note, SyntaxLevel, NoField},
	DetectVariants:          {"detect-variants", note, SyntaxLevel, PlacementField},
	LegalityUnknown:         {"legality-unknown", note, LegalLevel, NoField},
	DetectLetters:           {"detect-letters", note, SyntaxLevel, PlacementField},
	EnPassantNoCapturer:     {"ep-no-capturer", note, LegalLevel, EnPassantField},
	EnPassantPinnedFile:     {"ep-pinned-file", note, LegalLevel, EnPassantField},
	EnPassantPinnedDiagonal: {"ep-pinned-diagonal", note, LegalLevel, EnPassantField},
	EnPassantRankOpens:      {"ep-rank-opens", note, LegalLevel, EnPassantField},
	EnPassantCheckStays:     {"ep-check-stays", note, LegalLevel, EnPassantField},
	EnPassantForbidden:      {"ep-forbidden", note, LegalLevel, EnPassantField},
	PocketAssumed:           {"pocket-assumed", note, SyntaxLevel, PocketField},
	ChecksAssumed:           {"checks-assumed", note, SyntaxLevel, ChecksField},
	PocketLost:              {"pocket-lost", note, SyntaxLevel, PocketField},
	ChecksLost:              {"checks-lost", note, SyntaxLevel, ChecksField},
	PocketChanged:           {"pocket-changed", note, SyntaxLevel, PocketField},
	ChecksChanged:           {"checks-changed", note, SyntaxLevel, ChecksField},
	CastlingNotKept:         {"castling-not-kept", note, SyntaxLevel, CastlingField},
	EnPassantNotKept:        {"ep-not-kept", note, SyntaxLevel, EnPassantField},
	MovesNotKept:            {"moves-not-kept", note, SyntaxLevel, OperationsField},
	Duplicate:               {"duplicate", note, SyntaxLevel, NoField},
	EnPassantNotRecovered:   {"ep-not-recovered", note, LegalLevel, EnPassantField},
}
