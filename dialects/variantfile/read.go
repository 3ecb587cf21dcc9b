package variantfile

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// MaxSize is the most bytes that a file may have, and MaxSections the most variants:
// enough for every file that there is, and little memory.
const (
	MaxSize     = 1 << 20
	MaxSections = 2000
	maxFaults   = 100
)

// ErrTooLarge is the error of a file of more than [MaxSize] bytes.
var ErrTooLarge = errors.New("the file is larger than 1 MiB")

// Read returns the variants of a file in its order. Where some sections are wrong the
// error is [Faults], of all of them up to a hundred, and the others are returned all the
// same.
func Read(r io.Reader) ([]*ast.Variant, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > MaxSize:
		return nil, ErrTooLarge
	}
	f := file{sections: map[string]*section{}}
	number := 0
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		number++
		f.line(word{strings.TrimRight(line, "\r\n"), number, 1})
	}
	f.end()
	if len(f.faults) > 0 {
		return f.variants, f.faults
	}
	return f.variants, nil
}

// file is a file as it is read.
type file struct {
	sections map[string]*section // by plain name
	variants []*ast.Variant
	faults   Faults
	at       *section // nil before the first and in one without a name
	inOne    bool
}

// fail notes a fault, and that the section has one.
func (f *file) fail(fault *Fault) {
	if fault == nil {
		return
	}
	if len(f.faults) < maxFaults {
		f.faults = append(f.faults, fault)
	}
	if f.at != nil {
		f.at.isBroken = true
	}
}

// line reads a line: the name of a section, a key and its value, a comment.
func (f *file) line(w word) {
	w = w.part(0, len(w.text))
	switch {
	case w.text == "" || w.text[0] == '#':
	case w.text[0] == '[':
		f.end()
		f.begin(w)
	case !f.inOne:
		f.fail(w.fault("[name] before the first key", "%s is in no section", w.quoted()))
	default:
		f.key(w)
	}
}

func (f *file) key(w word) {
	key, value, ok := w.cut("=")
	if !ok {
		f.fail(w.fault("key = value", "%s has no equals sign", w.quoted()))
		return
	}
	if value.text == "" { // it stands at the end
		value.line, value.column = w.line, w.column+len(w.text)
	}
	if f.at != nil {
		f.fail(f.at.set(key, value))
	}
}

// begin begins a section.
func (f *file) begin(w word) {
	f.inOne, f.at = true, nil
	if !strings.HasSuffix(w.text, "]") {
		f.fail(w.fault("[name] or [name:parent]", "%s has no closing bracket", w.quoted()))
		return
	}
	inner := w.part(1, len(w.text)-1)
	name, parent, hasParent := inner.cut(":")
	f.at = newSection(name.text)
	if hasParent {
		f.inherit(parent)
	}
	f.at.own.head = name
	f.name(name)
}

func (f *file) inherit(parent word) {
	if s, ok := f.sections[ast.PlainName(parent.text)]; ok {
		f.at = s.child(f.at.row.Name)
		return
	}
	v, ok := ast.VariantNamed(parent.text)
	switch {
	case parent.text == "fairy":
		v = ast.Chess
	case !ok:
		f.fail(parent.fault("one of the table or one defined above", "no variant is called %s", parent.quoted()))
		return
	}
	f.at = sectionOf(v, f.at.row.Name)
	if parent.text == "fairy" { // the engine's chess for files to begin with
		f.at.put(man{piece: pieceOf("silver"), letter: 's'})
		f.at.put(man{piece: pieceOf("fers"), letter: 'f'})
	}
}

// name notes the name of the section that has begun.
func (f *file) name(name word) {
	plain := ast.PlainName(name.text)
	if plain == "" {
		f.fail(name.fault("[name] or [name:parent]", "a section has no name"))
		return
	}
	if _, ok := f.sections[plain]; ok {
		f.fail(name.fault("another name", "a variant above is called %s", name.quoted()))
		return
	}
	if len(f.sections) == MaxSections {
		f.fail(name.fault(fmt.Sprint("no more than ", MaxSections), "%s is one variant too many", name.quoted()))
		return
	}
	f.sections[plain] = f.at
}

// end ends a section. A broken one may be a parent of others, so that nothing is said of
// what is wrong in it more than once.
func (f *file) end() {
	if f.at == nil {
		return
	}
	if fault := f.at.finish(); !f.at.isBroken {
		f.fail(fault)
	}
	if !f.at.isBroken {
		f.variants = append(f.variants, f.at.variant())
	}
	f.at = nil
}
