// Package convert turns a record of one dialect into a record of another and
// says what that cost: what was lost, what had to be assumed, what is written
// in another way.
//
// Fields are copied from the source unless the target cannot hold them as
// they stand. Nothing is guessed: what a text does not say is assumed and
// reported, or the record is refused.
//
// What a record says is checked ([Checker]), repaired where that is certain ([Fixer]),
// told to a person field by field ([Explain]), and compared with another ([Diff]).
package convert
