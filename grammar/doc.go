// Package grammar reads position texts: the Participle grammars of the
// dialects, the lexer they share, and a scan that takes well-formed lines at
// speed.
//
// Two drivers read a text. [Parse] walks the grammar's tree; it is the
// authority, and names every fault of a record with its place. [Scan] runs
// over the bytes without allocating; it takes what is common and leaves the
// rest. Every rule about counts, letters, squares and rights stands once, as a
// method of [Builder] or a table of [Rules], and both drivers call it.
// [ScanFaults] is the first driver without the tree, for records that the scan
// leaves: it names the faults of most, and [Diagnose] asks the grammar for others.
//
// Moves have a grammar of their own, one for all languages, and a lexer that
// takes the letters of one: [ParseMove], [ParseScore] and [ParseGame]. What a
// move means needs a board, and is not said here.
//
// It is the only package of the library that imports Participle.
package grammar
