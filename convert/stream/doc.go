// Package stream carries records through a conversion: blocks of whole rows,
// several workers, order kept, memory flat whatever the size of the input.
//
// [Run] reads records a line each, or several where they are printed so. With a
// [Carrier] in its options it reads them where they stand in other files, and all
// that is not of a record is copied byte for byte:
//
//   - [CSV] and [TSV]: a column of a table, quotation marks as in RFC 4180
//   - [JSONL]: a string of the JSON object on each line
//
// A row whose record cannot be found is refused, with one of
//
//   - column-missing: the row has no such column
//   - quote-open: a field that begins with a quotation mark does not end
//   - json-invalid: the line is not one value of JSON, or the string no text
//   - field-absent: the object has no such string
//
// [RunTags] does as much for the FEN tags of a file of games in PGN, with a
// [convert.Tagging] as the work; [RunGames] and [Games] are for other work on games.
//
// Nothing disappears: the lines that were read are the lines that were
// written, refused and passed over, and [Stats] counts them. The records that are
// written and refused are counted too, and each is given its number where
// [Options] ask for that: those of the next input go on from there.
package stream
