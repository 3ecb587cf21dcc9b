package stream

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// stringOf returns where a string stands in a line of JSON; path is the names of
// the objects around it and its own. Of several fields with one name it is the first.
// A string that is no text, because of bytes that are not UTF-8 or halves of a pair of
// surrogates, could not be written back.
func stringOf(line string, path []string) (place, ast.Diagnostics) {
	p, fault := find(line, path)
	switch {
	case fault != nil:
		return p, fault
	case strings.ContainsRune(p.value, utf8.RuneError) && !strings.ContainsRune(p.span.Of(line), utf8.RuneError),
		!utf8.ValidString(p.span.Of(line)):
		return p, ast.FaultAt(p.span, ast.JSONInvalid)
	case !json.Valid([]byte(line)):
		at := brokenAt(line)
		return p, ast.FaultAt(ast.Span{Start: at, End: min(at+1, int32(len(line)))}, ast.JSONInvalid)
	}
	return p, nil
}

func find(line string, path []string) (place, ast.Diagnostics) {
	d := json.NewDecoder(strings.NewReader(line))
	for _, name := range path {
		token, err := d.Token()
		isThere := token == json.Delim('{')
		if err == nil && isThere {
			isThere, err = goTo(d, name)
		}
		if err != nil || !isThere {
			return place{}, fieldFault(line, int32(d.InputOffset()), err, path)
		}
	}
	before := d.InputOffset()
	token, err := d.Token()
	text, isString := token.(string)
	end := int32(d.InputOffset())
	if !isString {
		return place{}, fieldFault(line, end, err, path)
	}
	start := int32(before) + int32(strings.IndexByte(line[before:], '"')) // a colon and blanks stand between
	return place{value: text, span: ast.Span{Start: start + 1, End: end - 1}, outer: ast.Span{Start: start, End: end}}, nil
}

// brokenAt returns where a line is no longer JSON, or no longer the one value.
func brokenAt(line string) int32 {
	var value any
	var syntax *json.SyntaxError
	if err := json.Unmarshal([]byte(line), &value); errors.As(err, &syntax) && syntax.Offset > 0 {
		at := int(syntax.Offset) - 1
		if strings.HasPrefix(syntax.Error(), "unexpected end") {
			at = len(line)
		}
		return int32(at)
	}
	return int32(len(line))
}

// goTo reads an object up to the value of a name; false where it has none.
func goTo(d *json.Decoder, name string) (bool, error) {
	var skipped json.RawMessage
	for d.More() {
		if token, err := d.Token(); err != nil || token == name {
			return true, err
		}
		if err := d.Decode(&skipped); err != nil {
			return false, err
		}
	}
	_, err := d.Token() // the end of the object, or of the line
	return false, err
}

// fieldFault says why a line has no record, after what has been read of it.
func fieldFault(line string, at int32, err error, path []string) ast.Diagnostics {
	if err == nil {
		return ast.FaultAt(ast.Span{Start: at - 1, End: at}, ast.FieldAbsent, strings.Join(path, "."))
	}
	at += int32(len(line[at:]) - len(strings.TrimLeft(line[at:], " \t\r")))
	_, size := utf8.DecodeRuneInString(line[at:])
	return ast.FaultAt(ast.Span{Start: at, End: at + int32(size)}, ast.JSONInvalid)
}

// appendString appends a string of JSON. What is for HTML alone is not escaped.
func appendString(dst, text []byte) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if e.Encode(string(text)) != nil {
		return dst // not known to happen: a string is always JSON
	}
	return append(dst, bytes.TrimSuffix(out.Bytes(), newline)...)
}
