package convert

import (
	"bytes"
	"errors"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Tagging does its work on the FEN tags of games of PGN: what the work makes of the
// position takes the place of the tag's value, SetUp "1" is put beside it where it
// is missing, and every other byte of the game stays as it is. It is not to be
// shared.
type Tagging struct {
	o    TaggingOptions
	work map[*ast.Variant]Work
}

// TaggingOptions say how FEN tags are read, and what is done with them.
type TaggingOptions struct {
	From *dialects.Dialect // of the values, in the letters of FEN; nil for dialects.Auto
	// Work returns the work on the games of one variant, which reads the dialect that
	// it is given. [Tagging.Diagnose] does without.
	Work func(from *dialects.Dialect) (Work, error)
	// Strict takes a SetUp that is missing, or not 1, for an error.
	Strict bool
	// Bare writes what the work makes, a line each, in place of the games.
	Bare bool
	// Notes tells what the work does among the findings, in place of the marks.
	Notes bool
}

// NewTagging returns a Tagging.
func NewTagging(o TaggingOptions) *Tagging {
	if o.From == nil {
		o.From = dialects.Auto
	}
	return &Tagging{o: o, work: map[*ast.Variant]Work{}}
}

// Append appends a game, and returns what is found in its tags and what the work
// reports; the position is read into rec. A game without a FEN tag is appended as it
// is.
func (t *Tagging) Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, ast.Diagnostics) {
	game, tags, found := readTags(text, t.o.From.Variant(), t.o.Strict)
	switch {
	case found.Err() != nil:
		return dst, Marks{}, found
	case tags.fen == nil && t.o.Bare:
		return dst, Marks{}, found
	case tags.fen == nil:
		return append(dst, text...), Marks{}, found
	}
	value, marks, reported := t.value(rec, &tags)
	found = append(found, reported...)
	switch {
	case found.Err() != nil:
		return dst, Marks{}, found
	case t.o.Bare:
		return append(append(dst, value...), '\n'), marks, found
	}
	return append(dst, ast.Apply(text, edits(text, game, &tags, value))...), marks, found
}

// Diagnose returns what is found in the tags of a game: a FEN tag without SetUp "1"
// or SetUp "1" without a FEN tag, tags that contradict one another, a variant that
// is not known, and everything that there is in the value of the FEN tag.
func (t *Tagging) Diagnose(text string) ast.Diagnostics {
	_, tags, found := readTags(text, t.o.From.Variant(), t.o.Strict)
	if found.Err() == nil && tags.fen != nil {
		in := tagReader(t.o.From, tags.variant).Diagnose(tags.fen.Value)
		moveInto(tags.fen, in)
		found = append(found, in...)
	}
	found.Sort()
	return found
}

// readTags returns the tags of a game; given is the variant of one that names none.
// Those of one without a FEN tag are not judged, but for a SetUp that asks for one: a
// warning, as the game can do without.
func readTags(text string, given *ast.Variant, strict bool) (*ast.Game, setUpTags, ast.Diagnostics) {
	game, found := grammar.ParseTags(text)
	if found != nil {
		return &game, setUpTags{}, found
	}
	tags, found := readSetUp(&game, given)
	switch {
	case tags.lacksFEN():
		missing := ast.FaultAt(tags.setUp.Span, ast.FENMissing)
		missing[0].Severity = ast.Warning
		return &game, tags, missing
	case tags.fen == nil:
		return &game, tags, nil
	case found == nil:
		found = tags.leniency(strict)
	}
	return &game, tags, found
}

// tagReader returns the dialect of the FEN tags in the games of a variant: one in the
// letters of FEN.
func tagReader(from *dialects.Dialect, v *ast.Variant) *dialects.Dialect {
	d, err := from.For(v).In(nil)
	if err != nil {
		return from // not known to happen: all diagrams can be read in the letters of FEN
	}
	return d
}

// workOf returns the work on the games of a variant.
func (t *Tagging) workOf(v *ast.Variant) (Work, error) {
	if work, ok := t.work[v]; ok {
		return work, nil
	}
	work, err := t.o.Work(tagReader(t.o.From, v))
	if err == nil {
		t.work[v] = work
	}
	return work, err
}

// value returns what the work makes of the FEN tag, and what it reports.
func (t *Tagging) value(rec *ast.Record, tags *setUpTags) (value string, marks Marks, found ast.Diagnostics) {
	text := tags.fen.Value
	defer func() { moveInto(tags.fen, found) }()
	work, err := t.workOf(tags.variant)
	if err != nil {
		return "", marks, faults(err, text)
	}
	out, marks, err := work.Append(nil, rec, text)
	switch {
	case err != nil:
		return "", marks, faults(err, text)
	case !t.o.Bare && bytes.IndexByte(out, '\n') >= 0: // the value of a tag is one line (PGN standard 7)
		return "", marks, ast.FaultAt(ast.Span{End: int32(len(text))}, ast.TagMalformed, string(out))
	}
	if t.o.Notes {
		return string(out), Marks{}, work.Found(rec, text, marks)
	}
	return string(out), marks, Warnings(work.From(), rec, text)
}

// faults returns why the work has nothing to write; what is no finding in the text
// blames it as a whole.
func faults(err error, text string) (found ast.Diagnostics) {
	if errors.As(err, &found) && len(found) > 0 {
		return found
	}
	return ast.FaultAt(ast.Span{End: int32(len(text))}, ast.NotARecord, text)
}

// edits returns what changes in the text of a game for another value of its FEN
// tags. SetUp goes on a line of its own before the first.
func edits(text string, game *ast.Game, tags *setUpTags, value string) []ast.Fix {
	var fixes []ast.Fix
	if tags.setUp == nil {
		fixes = append(fixes, setUpBefore(text, int(tags.fen.Span.Start)))
	}
	for i := range game.Tags {
		switch tag := &game.Tags[i]; {
		case tag.Is("FEN") && tag.Value != value:
			fixes = append(fixes, ast.Fix{Span: tag.ValueSpan, Text: escape.Replace(value)})
		case tag.Is("SetUp") && tag.Value != "1":
			fixes = append(fixes, ast.Fix{Span: tag.ValueSpan, Text: "1"})
		}
	}
	return fixes
}

// escape writes the value of a tag: PGN standard 7.
var escape = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// setUpBefore puts SetUp "1" on a line of its own before the tag at a place.
func setUpBefore(text string, at int) ast.Fix {
	end := "\n"
	if i := strings.IndexByte(text[at:], '\n'); i > 0 && text[at+i-1] == '\r' {
		end = "\r\n"
	}
	line := strings.LastIndexByte(text[:at], '\n') + 1
	added := `[SetUp "1"]` + end
	if strings.Trim(text[line:at], " \t") != "" {
		line, added = at, end+added
	}
	return ast.Fix{Span: ast.Span{Start: int32(line), End: int32(line)}, Text: added}
}
