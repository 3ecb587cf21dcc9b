package ast

import (
	"fmt"
	"strconv"
	"strings"
)

// texts are the text forms of a type that has few values: what String returns
// for each that has a name. A zero value without one is the empty text, so that
// what was never set can be stored and read again.
type texts[T interface {
	~uint8
	String() string
}] struct {
	what  string // what a value is called in errors
	named func(T) bool
}

var (
	roleTexts     = texts[Role]{"role", func(Role) bool { return true }}
	colorTexts    = texts[Color]{"colour", Color.IsValid}
	fieldTexts    = texts[Field]{"field", func(f Field) bool { return f == NoField || f.IsValid() || f == MovesField }}
	severityTexts = texts[Severity]{"severity", Severity.IsValid}
	levelTexts    = texts[Level]{"level", Level.IsValid}
)

func (t *texts[T]) parse(text string) (T, error) {
	for i := range 256 {
		if v := T(i); t.named(v) && v.String() == text {
			return v, nil
		}
	}
	return 0, fmt.Errorf("ast: %q is no %s", text, t.what)
}

func (t *texts[T]) marshal(v T) ([]byte, error) {
	switch {
	case t.named(v):
		return []byte(v.String()), nil
	case v == 0:
		return nil, nil
	}
	return nil, fmt.Errorf("ast: %s %d has no text", t.what, uint8(v))
}

func (t *texts[T]) unmarshal(v *T, text []byte) error {
	if len(text) == 0 && !t.named(0) {
		*v = 0
		return nil
	}
	parsed, err := t.parse(string(text))
	if err == nil {
		*v = parsed
	}
	return err
}

// must is for texts known to be right.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// ParseRole reads the text form of a role: the English name of the man in
// lower case, none for NoRole, and "role 200" for one that has no name. It is
// stable, but that a role which is given a name is read by its number no more.
func ParseRole(text string) (Role, error) { return roleTexts.parse(text) }

// MustParseRole is [ParseRole] for texts known to be right; it panics on
// others.
func MustParseRole(text string) Role { return must(ParseRole(text)) }

// Append appends the text form of r to dst.
func (r Role) Append(dst []byte) []byte { return append(dst, r.String()...) }

// MarshalText implements encoding.TextMarshaler; see [ParseRole].
func (r Role) MarshalText() ([]byte, error) { return roleTexts.marshal(r) }

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseRole].
func (r *Role) UnmarshalText(text []byte) error { return roleTexts.unmarshal(r, text) }

// ParseColor reads the text form of a colour, which is stable: white, black or
// neutral.
func ParseColor(text string) (Color, error) { return colorTexts.parse(text) }

// IsValid reports whether c is a colour.
func (c Color) IsValid() bool { return c <= Neutral }

// MarshalText implements encoding.TextMarshaler; see [ParseColor]. What is no
// colour is an error.
func (c Color) MarshalText() ([]byte, error) { return colorTexts.marshal(c) }

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseColor].
func (c *Color) UnmarshalText(text []byte) error { return colorTexts.unmarshal(c, text) }

// ParseField reads the text form of a field, its short name: placement, turn,
// castling, ep, halfmove, fullmove, operations, pocket, checks, record for NoField and moves for
// MovesField. It is stable.
func ParseField(text string) (Field, error) { return fieldTexts.parse(text) }

// IsValid reports whether f is a field of a record. NoField and MovesField are
// none.
func (f Field) IsValid() bool { return f > NoField && int(f) < NumFields }

// MarshalText implements encoding.TextMarshaler; see [ParseField]. What has
// no such name is an error.
func (f Field) MarshalText() ([]byte, error) { return fieldTexts.marshal(f) }

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseField].
func (f *Field) UnmarshalText(text []byte) error { return fieldTexts.unmarshal(f, text) }

// ParseSeverity reads the text form of a severity, which is stable: info,
// warning or error.
func ParseSeverity(text string) (Severity, error) { return severityTexts.parse(text) }

// IsValid reports whether s is a severity. The zero value is none.
func (s Severity) IsValid() bool { return s >= Info && s <= Error }

// MarshalText implements encoding.TextMarshaler; see [ParseSeverity]. The zero
// value is the empty text, any other that is no severity an error.
func (s Severity) MarshalText() ([]byte, error) { return severityTexts.marshal(s) }

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseSeverity]. The
// empty text is the zero value.
func (s *Severity) UnmarshalText(text []byte) error { return severityTexts.unmarshal(s, text) }

// ParseLevel reads the text form of a level, which is stable: syntax,
// consistent, legal or suspicious.
func ParseLevel(text string) (Level, error) { return levelTexts.parse(text) }

// IsValid reports whether l is a level. The zero value is none.
func (l Level) IsValid() bool { return l >= SyntaxLevel && l <= SuspiciousLevel }

// MarshalText implements encoding.TextMarshaler; see [ParseLevel]. The zero
// value is the empty text, any other that is no level an error.
func (l Level) MarshalText() ([]byte, error) { return levelTexts.marshal(l) }

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseLevel]. The
// empty text is the zero value.
func (l *Level) UnmarshalText(text []byte) error { return levelTexts.unmarshal(l, text) }

// MustParseCode is [ParseCode] for texts known to be right; it panics on
// others.
func MustParseCode(text string) Code { return must(ParseCode(text)) }

// Append appends the code in kebab case to dst.
func (c Code) Append(dst []byte) []byte { return append(dst, c.String()...) }

// ParseSpan reads the text form of a span, which is stable: the first byte, a
// hyphen and the byte after the last, in decimal, such as 3-7. Signs, leading
// zeros and an end before the start are errors.
func ParseSpan(text string) (Span, error) {
	before, after, _ := strings.Cut(text, "-")
	start, startErr := strconv.ParseInt(before, 10, 32)
	end, endErr := strconv.ParseInt(after, 10, 32)
	s := Span{int32(start), int32(end)}
	// Numbers may be spelled in several ways, a span in one.
	if startErr != nil || endErr != nil || !s.IsValid() || s.String() != text {
		return Span{}, fmt.Errorf("ast: %q is no span", text)
	}
	return s, nil
}

// MustParseSpan is [ParseSpan] for texts known to be right; it panics on
// others.
func MustParseSpan(text string) Span { return must(ParseSpan(text)) }

// IsValid reports whether s can be a stretch of a text. The zero value can, at
// its start; whether a text is long enough does not matter.
func (s Span) IsValid() bool { return s.Start >= 0 && s.End >= s.Start }

// Append appends the text form of s to dst.
func (s Span) Append(dst []byte) []byte {
	dst = append(strconv.AppendInt(dst, int64(s.Start), 10), '-')
	return strconv.AppendInt(dst, int64(s.End), 10)
}

// MarshalText implements encoding.TextMarshaler; see [ParseSpan]. What is not
// valid is an error.
func (s Span) MarshalText() ([]byte, error) {
	if !s.IsValid() {
		return nil, fmt.Errorf("ast: span %v has no text", s)
	}
	return s.Append(nil), nil
}

// UnmarshalText implements encoding.TextUnmarshaler; see [ParseSpan].
func (s *Span) UnmarshalText(text []byte) error {
	parsed, err := ParseSpan(string(text))
	if err == nil {
		*s = parsed
	}
	return err
}
