// Package dialects is the registry of the notations that Forsyth reads and
// writes, one file each.
//
// A dialect reads tolerantly unless it is made [Dialect.Strict]. Each leniency
// that it uses is a warning with a code of its own, in [ast.Record.Warnings]
// and, with its place, among the findings of [Dialect.Diagnose];
// [Dialect.Refuse] makes any choice of them errors. Every dialect reads
//
//   - byte-order-mark: a UTF-8 byte order mark before the record
//   - carriage-return: CR LF at the end of the line
//   - newline-missing: no line end after the last record of a stream
//   - nul-byte: NUL bytes after the record
//   - blank-leading, blank-trailing: blanks around the record
//   - blank-repeated: more than one blank, or a tab, between fields
//   - fields-missing: one to three fields
//   - counters-missing: four fields where the dialect has six
//   - counter-lone: one counter only, the half-move clock
//   - counters-in-epd: six fields where EPD has four
//   - operations-in-fen: EPD operations after the fields of a FEN
//   - semicolon-trailing: a semicolon after the last field
//   - moves-keyword: the word moves of a UCI position line
//   - dash-glued: the en passant dash touching the next field
//   - dash-extra: a dash more after the en passant field
//   - slash-leading, slash-trailing: a slash before the first rank or after the last
//   - digits-adjacent: two counts of empty squares side by side, which are summed
//   - turn-capital: W or B for the side to move
//   - turn-red: r for the side that moves first, in xiangqi and its kin
//   - castling-order: castling letters in another order
//   - castling-repeated: a castling right said twice
//   - castling-file-letter: a file letter where the dialect writes K or Q
//   - castling-wing-letter: K or Q where Shredder-FEN writes a file letter
//   - no-rook-for-right, king-not-home: a letter for a right that cannot be, which is dropped
//   - no-man-unmoved: the file of an unmoved man where none stands, which is dropped
//   - right-not-orthodox: a right that orthodox chess does not know, which is dropped
//   - castling-not-here: castling letters in a game without castling, which are dropped
//   - promoted-mark: a mark of promotion in a game without pockets, which is dropped
//   - ep-capital: the en passant file as a capital
//   - ep-pawn-square: the square of the pawn, in place of the one that it passed over
//   - ep-wrong-rank, ep-square-occupied, ep-no-pawn, ep-origin-occupied,
//     ep-clock-not-zero: an en passant square that does not fit, which is kept
//   - letters-national, side-national, castling-national: a FEN in the letters of another language
//   - counter-zeros: leading zeros
//   - counter-dash: a dash for a counter
//   - fullmove-zero: move number 0, which is read as 1
//
// The operations of EPD are read with their opcodes and operands, by the table of
// [ast.Opcodes]; an opcode that no standard knows is kept as it is, and is no
// leniency. Nothing in them refuses a record but a counter that is none. Of what
// files have all the same, each is named:
//
//   - semicolon-missing, semicolon-leading: no semicolon after the last operation, or one before the first
//   - semicolon-loose, semicolon-repeated: blanks before a semicolon, or several
//   - operations-unparted: no semicolon where an opcode stands after all operands
//   - perft-layout: a semicolon before each operation and none after it, as in perft suites
//   - blank-missing: nothing between two operations or operands
//   - opcode-missing: a text that begins with no opcode, up to the next semicolon
//   - opcode-glued: an equals sign or a colon after the opcode, or nothing
//   - opcode-repeated: an opcode of the standards twice; both are kept, of counters the first is read
//   - opcode-long, string-long: more than 15 characters, more than 255 bytes
//   - string-unquoted: a string without quotation marks, up to the semicolon
//   - string-open: a string that is not closed, up to the end of the line
//   - operand-missing, operand-extra: fewer or more than the opcode takes
//   - operand-type, operand-range: no integer, or none that the opcode can have; a string for a move
//   - operand-move: a word that is no move in the letters of the record or of FEN
//   - operand-comma: commas between moves
//   - move-numbered: move numbers before them
//   - mate-distance: #12 in place of a move
//   - not-utf8, control-byte: bytes in another encoding, which are kept; control characters
//
// and of the spelling of moves what package rules/san lists. Whether a move is legal
// is not asked in reading.
//
// The records of a variant ([Dialect.For]) may have more than those of chess: in
// crazyhouse a pocket, in brackets that touch the board, and ~ after men that
// come from a promotion; in three-check the checks that are left, 3+3, or were
// given, +0+0, before the counters or after them. What is not stated is what the
// game begins with. Of pockets it reads
//
//   - pocket-dash: a dash in the brackets for no man
//   - pocket-count: a number before a letter for several men of a kind
//   - pocket-rank: the pocket as a rank more, after a slash
//
// and of the hands of [SFEN], which are a field of their own
//
//   - hand-order: men in another order, Gote's before Sente's, or a number before a man that is alone
//
// Of what holds a record, web addresses ([URL]) and objects of JSON ([JSON]), it reads
//
//   - address-blank: blanks in an address
//   - address-plus: plus signs for blanks in an address that has no others
//   - variant-differs: an address or an object of another variant than was named
//
// [Forsyth] and [Pieces], which have no fields, read
//
//   - separator-other: ranks parted by a dash, a comma, a semicolon, a bar or a backslash
//   - separator-missing: ranks that run on without a separator
//   - blank-inside: blanks within a rank
//   - ranks-merged: one number for several empty ranks
//   - rank-blank: nothing between two separators, for an empty rank
//   - rank-padded, board-padded: no count for the empty squares at the end of a rank, or after the last man
//   - empty-sign: a sign for each empty square, in place of counts
//   - heading-missing: a piece list that does not name the sides
package dialects
