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
	// Report words the marks.
	Report(rec *ast.Record, m Marks) Report
	// From is the dialect that Append reads.
	From() *dialects.Dialect
}
