package conformance

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"
)

// Decode reads a line that is one object, with no other keys than those that there are.
// The error says what is wrong and where: by the key, or by the byte, from 1.
func Decode(line []byte, into any) error {
	if at := notUTF8(line); at > 0 {
		return fmt.Errorf("byte %d is not UTF-8", at)
	}
	if !bytes.HasPrefix(bytes.TrimLeft(line, blanks), []byte("{")) && json.Valid(line) {
		return errors.New("no object")
	}
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return inWords(err)
	}
	if rest := bytes.TrimLeft(line[decoder.InputOffset():], blanks); len(rest) > 0 {
		return fmt.Errorf("more follows the object, from byte %d on", len(line)-len(rest)+1)
	}
	return nil
}

// blanks are those that JSON has between its values.
const blanks = " \t\r\n"

// notUTF8 returns the place of the first byte that is none of UTF-8, from 1; 0 for none.
func notUTF8(line []byte) int {
	for at := 0; at < len(line); {
		r, size := utf8.DecodeRune(line[at:])
		at += size
		if r == utf8.RuneError && size == 1 {
			return at
		}
	}
	return 0
}

// inWords says in words what encoding/json says of its types and of its reader.
func inWords(err error) error {
	var syntax *json.SyntaxError
	var other *json.UnmarshalTypeError
	switch unknown, isUnknown := strings.CutPrefix(err.Error(), "json: unknown field "); {
	case errors.Is(err, io.EOF):
		return errors.New("nothing stands there")
	case errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("it ends before its object does")
	case errors.As(err, &syntax):
		return fmt.Errorf("no JSON from byte %d on", syntax.Offset)
	case errors.As(err, &other):
		return fmt.Errorf("%q holds %s, want %s", keyOf(other.Field), named(other.Value), wanted(other.Type))
	case isUnknown:
		return fmt.Errorf("there is no key %s", unknown)
	}
	return err
}

// keyOf takes the names of types out of a path: keys begin with small letters.
func keyOf(path string) string {
	var keys []string
	for part := range strings.SplitSeq(path, ".") {
		if strings.ToLower(part[:1]) == part[:1] {
			keys = append(keys, part)
		}
	}
	return strings.Join(keys, ".")
}

// named names a value of JSON: encoding/json gives its kind, and of numbers more.
func named(value string) string {
	kind, _, isNumber := strings.Cut(value, " ")
	switch {
	case isNumber:
		return "the " + value
	case kind == "bool":
		return "true or false"
	case kind == "array" || kind == "object":
		return "an " + kind
	}
	return "a " + kind
}

// wanted names the values of JSON that a type takes.
func wanted(of reflect.Type) string {
	switch of.Kind() {
	case reflect.Slice:
		return "an array"
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Int:
		return "a whole number"
	case reflect.Bool:
		return "true or false"
	}
	return "a string"
}
