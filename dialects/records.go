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

// Records reads records from r, one a line or over several as [Dialect.Cut]
// has them, and yields each with its error: an [ast.Diagnostics] for a record
// that is refused, after which reading goes on, or an error of r, after which it
// ends. Blank lines and lines that begin with # or % are passed over. Lines end
// in LF or CR LF; a line longer than 1 MiB is line-too-long, and costs no more
// memory than that. The record is valid until the next step.
func (d *Dialect) Records(r io.Reader) iter.Seq2[*ast.Record, error] {
	return func(yield func(*ast.Record, error) bool) {
		lines := &lineReader{dialect: d, r: bufio.NewReaderSize(r, 64<<10)}
		rec := new(ast.Record)
		for {
			text, ended, err := lines.next()
			if err != nil {
				if err != io.EOF {
					yield(nil, err)
				}
				return
			}
			if IsRecordLine(text) && !yield(rec, d.parseLine(rec, text, ended)) {
				return
			}
		}
	}
}

// lineReader reads lines, as many at once as a record may take.
type lineReader struct {
	dialect *Dialect
	r       *bufio.Reader
	held    []string // lines that have been read, with their line ends
	err     error    // what ended the reading
}

// next returns the lines of one record without the last line end, and whether
// there was one. The error comes when all lines have been returned.
func (l *lineReader) next() (text string, ended bool, err error) {
	l.fill()
	if len(l.held) == 0 {
		return "", false, l.err
	}
	text, n := l.held[0], 1
	if len(l.held) > 1 && l.dialect.GoesOn(strings.TrimSuffix(text, "\n")) {
		var size int
		text, size = l.dialect.Cut(strings.Join(l.held, ""))
		for n = 0; size > 0; n++ {
			size -= len(l.held[n])
		}
		text += l.held[n-1][len(strings.TrimSuffix(l.held[n-1], "\n")):]
	}
	l.held = l.held[n:]
	record := strings.TrimSuffix(text, "\n")
	return record, len(record) < len(text), nil
}

// fill reads a line, and more where the record may go on.
func (l *lineReader) fill() {
	for l.err == nil && len(l.held) <= MaxLines && (len(l.held) == 0 || l.dialect.GoesOn(strings.TrimSuffix(l.held[len(l.held)-1], "\n"))) {
		var line string
		line, l.err = readLine(l.r)
		if l.err == nil {
			line += "\n"
		}
		if line != "" && (l.err == nil || l.err == io.EOF) {
			l.held = append(l.held, line)
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
	end := int32(len(rec.Whole()))
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
