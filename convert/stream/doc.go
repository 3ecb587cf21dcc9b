// Package stream carries records through a conversion by the line: blocks of
// whole lines, several workers, order kept, memory flat whatever the size of
// the input.
//
// Nothing disappears: the lines that were read are the lines that were
// written, refused and passed over, and [Stats] counts them.
package stream
