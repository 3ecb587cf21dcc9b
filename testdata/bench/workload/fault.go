package workload

import (
	"bytes"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// OneIn is how many lines there are to one that is wrong: so few that what those
// cost stands out from what the others do.
const OneIn = 10

// Faulty is Shredder with one line in OneIn wrong, each time in another of Faults.
func Faulty(dst []byte, s *Sample) []byte {
	if s.number%OneIn != OneIn/2 {
		return Shredder(dst, s)
	}
	return append(dst, Faults[s.number/OneIn%len(Faults)].Of(Shredder(nil, s))...)
}

// Fault is a way in which a record is wrong.
type Fault struct {
	Code  ast.Code
	field int // where the fault is put
	put   func(field []byte) []byte
}

// Of returns a Shredder-FEN with the fault in it.
func (f *Fault) Of(record []byte) []byte {
	fields := bytes.Fields(record)
	fields[f.field] = f.put(fields[f.field])
	return bytes.Join(fields, []byte{' '})
}

// Faults are those that every reader refuses.
var Faults = []Fault{
	{ast.RankLong, 0, func(board []byte) []byte { return append([]byte{'1'}, board...) }},
	{ast.RankShort, 0, func(board []byte) []byte { return append([]byte("7/"), cutRank(board)...) }},
	{ast.PieceUnknown, 0, func(board []byte) []byte { return bytes.Replace(board, []byte{'K'}, []byte{'X'}, 1) }},
	{ast.RanksMissing, 0, cutRank},
	{ast.TurnUnknown, 1, func([]byte) []byte { return []byte{'x'} }},
	{ast.CastlingUnknown, 2, func([]byte) []byte { return []byte("HAza") }},
	{ast.EnPassantUnknown, 3, func([]byte) []byte { return []byte("e9") }},
	{ast.CounterUnknown, 4, func([]byte) []byte { return []byte{'x'} }},
	{ast.FieldExtra, 5, func(counter []byte) []byte { return append(counter[:len(counter):len(counter)], " 2"...) }},
}

// cutRank leaves out the first rank that is written.
func cutRank(board []byte) []byte {
	_, rest, _ := bytes.Cut(board, []byte{'/'})
	return rest
}
