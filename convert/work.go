package convert

import (
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Work is what is done with each record of many. A [Converter] is one. Several
// goroutines may call it at the same time.
type Work interface {
	// Append reads text into rec, whose Number is set, and appends what is to be
	// written, without a line end. The error is an ast.Diagnostics, which refuses the
	// record; any other ends the stream.
	Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, error)
	// Found returns what there is to tell of a record that Append has read as text
	// and written: the warnings of reading it, and what was done.
	Found(rec *ast.Record, text string, m Marks) ast.Diagnostics
	// From is the dialect that Append reads.
	From() *dialects.Dialect
}

// Warnings returns the leniencies used in reading a record from a text, and what is odd
// about it.
func Warnings(from *dialects.Dialect, rec *ast.Record, text string) ast.Diagnostics {
	if rec.Warnings.IsEmpty() {
		return nil
	}
	return from.Diagnose(text)
}
