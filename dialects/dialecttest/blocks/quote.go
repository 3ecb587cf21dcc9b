package blocks

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// unquote reads a line that holds a record, as it is or as a Go string, and
// returns for each column of the line, and the one after the last, the offset
// in the record of what stands there; -1 within an escape.
func unquote(line string) (text string, columns []int, err error) {
	rest, quoted := strings.CutPrefix(line, `"`)
	if !quoted {
		for offset := range line {
			columns = append(columns, offset)
		}
		return line, append(columns, len(line)), nil
	}
	var out []byte
	columns = append(columns, -1)
	for !strings.HasPrefix(rest, `"`) {
		char, isRune, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			return "", nil, err
		}
		columns = append(columns, len(out))
		for range utf8.RuneCountInString(rest[:len(rest)-len(tail)]) - 1 {
			columns = append(columns, -1)
		}
		if isRune {
			out = utf8.AppendRune(out, char)
		} else {
			out = append(out, byte(char))
		}
		rest = tail
	}
	if rest != `"` {
		return "", nil, errors.New("text after the closing quote")
	}
	return string(out), append(columns, len(out)), nil
}
