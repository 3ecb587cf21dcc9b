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
			isRecord := IsRecordLine(line) || len(line) > grammar.MaxRecord && !IsComment(line)
			if isRecord && !yield(rec, d.ParseInto(rec, line)) {
				return
			}
			if err == io.EOF {
				return
			}
		}
	}
}

// IsRecordLine reports whether a line holds a record, rather than nothing or a
// comment.
func IsRecordLine(line string) bool {
	line = trimLine(line)
	return line != "" && !isComment(line)
}

// IsComment reports whether a line is a comment: # or % comes first.
func IsComment(line string) bool { return isComment(trimLine(line)) }

func isComment(line string) bool { return line != "" && (line[0] == '#' || line[0] == '%') }

func trimLine(line string) string {
	return strings.TrimLeft(strings.TrimPrefix(line, "\uFEFF"), " \t\r\x00")
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
