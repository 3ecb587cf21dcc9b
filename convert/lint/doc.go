// Package lint knows what other programs make of a record: which of them refuse
// it, drop something of it, or read it as another position. What they do is not
// guessed: each row of peers.tsv is what a program answered to the texts that the
// row names, or what its source says; programs.tsv has its version and the date.
//
// A row joins a program, a feature of records, and an effect. To add a program
// is to add rows: a line in programs.tsv, and lines in peers.tsv.
package lint
