// Package dialecttest is the suite that any dialect must pass, over records in
// two files.
//
// valid.txt holds canonical records, one a line. A comment (#) above them cites
// the rule that they are for. A record that the dialect reads without a finding
// but writes in another way is followed by that way, as a comment #= record.
//
// invalid.txt holds blocks with blank lines between them: comments that cite
// the rule, one record, and under it a line for each finding in it, with carets
// under its very bytes, or a bar before its place where it has none:
//
//	# PGN standard 16.1.3.1: a rank is eight squares
//	8/8/8/8/8/8/8/7 w - -
//	              ^ rank-short
//	                     | counters-missing (warning)
//
// A line that begins with a double quote is a Go string: for line ends, tabs,
// NUL bytes, carriage returns, and blanks around a record. The carets stand
// under it as it is written. What carets mark is what a tolerant reader finds.
package dialecttest
