// Package grammar reads position texts: the Participle grammars of the
// dialects, the lexer they share, and a scan that takes well-formed lines at
// speed.
//
// Two drivers read a text. [Parse] walks the grammar's tree; it is the
// authority, and names every fault of a record with its place. [Scan] runs
// over the bytes without allocating; it takes what is common and leaves the
// rest. Every rule about counts, letters, squares and rights stands once, as a
// method of [Builder] or a table of [Rules], and both drivers call it.
//
// It is the only package that imports Participle.
package grammar
