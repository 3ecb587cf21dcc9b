package diag

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Finding is a diagnostic with its words and its place, as programs are given it.
// The names in JSON are stable. All texts are valid UTF-8: each byte of a record that
// is not is U+FFFD in Record, whose characters the columns count, while Start and End
// count the bytes of the record as it was read.
type Finding struct {
	File string `json:"file,omitempty"` // empty for a record that is in no file
	Region

	Field    string `json:"field"`
	Code     string `json:"code"`
	Level    string `json:"level"`
	Severity string `json:"severity"`
	Message  string `json:"message"`
	Help     string `json:"help,omitempty"`

	Fixes   []Repair   `json:"fixes,omitempty"`   // made together, they remove the finding
	Choices [][]Repair `json:"choices,omitempty"` // each removes it; which is meant is not known

	Snippet string `json:"snippet,omitempty"` // the text of the region
	// Record is the text in which Start and End count: a line, or the several of a
	// diagram or a game. Either is left out where it is of more than 16 KiB.
	Record string `json:"record,omitempty"`
	// More is how many findings in the same record are left out after this one.
	More int `json:"more,omitempty"`
}

// Region is a stretch of a record: where it starts, and where what follows it does.
type Region struct {
	// Lines are those of the file, or of the record where there is none, and columns
	// are characters, as [Append] has them; both from 1.
	Line      int `json:"line"`
	Column    int `json:"column"`
	EndLine   int `json:"endLine"`
	EndColumn int `json:"endColumn"`
	Start     int `json:"start"` // bytes of the record before it
	End       int `json:"end"`
}

// Repair is a stretch of a record and the text that takes its place.
type Repair struct {
	Region
	Text string `json:"text"`
}

// maxRepeated is the longest text that is repeated in each finding.
const maxRepeated = 16 << 10

func short(text string) string {
	if len(text) > maxRepeated {
		return ""
	}
	return valid(text)
}

// NewFinding returns a diagnostic in the record text as programs are given it.
func NewFinding(src Source, text string, d *ast.Diagnostic, lang Lang) Finding {
	f := Finding{
		File: valid(src.Name), Region: regionOf(src, text, d.Span),
		Field: d.Field.String(), Code: d.Code.String(), Level: d.Level().String(), Severity: d.Severity.String(),
		Message: Message(d, lang), Help: Help(d, lang), Fixes: repairs(src, text, d.Fixes),
	}
	for _, choice := range d.Choices {
		f.Choices = append(f.Choices, repairs(src, text, choice))
	}
	f.Snippet, f.Record = short(d.Span.Of(text)), short(text)
	return f
}

// Append appends the finding as an object of JSON, without a line end.
func (f *Finding) Append(dst []byte) []byte { return AppendJSON(dst, f) }

func regionOf(src Source, text string, span ast.Span) Region {
	start, end := clamp(text, span)
	r := Region{Start: start, End: end}
	r.Line, r.Column = position(src, text, span)
	r.EndLine, r.EndColumn = r.Line, r.Column
	if start < end {
		r.EndLine, r.EndColumn = position(src, text, ast.Span{Start: int32(end), End: int32(end)})
	}
	return r
}

// position returns the line and the column of the start of a span.
func position(src Source, text string, span ast.Span) (line, at int) {
	start, within, above := lineOf(text, span)
	return max(src.Line, 1) + above, column(start, within)
}

func repairs(src Source, text string, fixes []ast.Fix) (all []Repair) {
	for _, f := range fixes {
		all = append(all, Repair{Region: regionOf(src, text, f.Span), Text: valid(f.Text)})
	}
	return all
}

// valid returns text as UTF-8, with U+FFFD for each byte that is not.
func valid(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	return string([]rune(text))
}

// AppendJSON appends a value as JSON, without a line end; what is for HTML alone is
// not escaped. It panics where the value has no JSON.
func AppendJSON(dst []byte, value any) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic(fmt.Sprintf("diag: %v", err))
	}
	return append(dst, bytes.TrimSuffix(out.Bytes(), []byte{'\n'})...)
}
