package dialects

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Records reads records from r, one a line, and yields each with its error:
// an [ast.Diagnostics] for a record that is refused, after which reading goes
// on, or an error of r, after which it ends. Blank lines and lines that begin
// with # or % are passed over. Lines end in LF or CR LF; a line longer than
// 1 MiB is line-too-long, and costs no more memory than that. The record is
// valid until the next step.
func (d *Dialect) Records(r io.Reader) iter.Seq2[*ast.Record, error] {
	return func(yield func(*ast.Record, error) bool) {
		lines := bufio.NewReaderSize(r, 64<<10)
		rec := new(ast.Record)
		for {
			line, err := readLine(lines)
			if err != nil && err != io.EOF {
				yield(nil, err)
				return
			}
			if IsRecordLine(line) && !yield(rec, d.parseLine(rec, line, err == nil)) {
				return
			}
			if err == io.EOF {
				return
			}
		}
	}
}

// parseLine is ParseInto for a line of a stream; ended is false for a last one
// without line end.
func (d *Dialect) parseLine(rec *ast.Record, line string, ended bool) error {
	if err := d.ParseInto(rec, line); err != nil || ended {
		return err
	}
	return d.Unended(rec)
}

// Unended judges a record that ends its stream without a line end: a warning
// of the record, or an error for a reader that refuses it.
func (d *Dialect) Unended(rec *ast.Record) error {
	rec.Warnings.Add(ast.NewlineMissing)
	return ast.Diagnostics{UnendedAt(rec, d.Refused().Has(ast.NewlineMissing))}.Err()
}

// UnendedAt is the finding of [Dialect.Unended].
func UnendedAt(rec *ast.Record, refused bool) ast.Diagnostic {
	end := int32(len(rec.Text))
	return ast.Diagnostic{
		Span: ast.Span{Start: end, End: end}, Code: ast.NewlineMissing, Severity: ast.NewlineMissing.Severity(refused),
	}
}

// IsRecordLine reports whether a line holds a record, rather than nothing or a
// comment. Of a line that is too long the first 1 MiB decides: however much of
// it has been read, the answer is the same, and blanks without end are no blank
// line.
func IsRecordLine(line string) bool {
	if len(line) > grammar.MaxRecord {
		return !isComment(trimLine(line[:grammar.MaxRecord]))
	}
	if line == "" || line[0] <= '%' || line[0] == grammar.ByteOrderMark[0] {
		line = trimLine(line)
	}
	return line != "" && !isComment(line)
}

func isComment(line string) bool { return line != "" && (line[0] == '#' || line[0] == '%') }

func trimLine(line string) string {
	return strings.TrimLeft(strings.TrimPrefix(line, grammar.ByteOrderMark), " \t\r\x00")
}

// readLine reads a line without its LF. Of a line that is too long it returns
// just enough to be refused as such.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line) <= grammar.MaxRecord+1 {
			line = append(line, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		return strings.TrimSuffix(string(line), "\n"), err
	}
}
