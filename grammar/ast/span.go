package ast

import "strconv"

// Span is a stretch of a record's text, in bytes: the first and the one after
// the last. The zero value is empty: that of a field which the text leaves out.
type Span struct {
	Start, End int32
}

// IsEmpty reports whether the span holds no byte.
func (s Span) IsEmpty() bool { return s.End <= s.Start }

// Of returns the part of text that the span covers, cut to the text.
func (s Span) Of(text string) string {
	start, end := min(max(int(s.Start), 0), len(text)), min(int(s.End), len(text))
	if end <= start {
		return ""
	}
	return text[start:end]
}

// Shifted returns the span in a longer text, where its own begins at a place.
func (s Span) Shifted(by int32) Span { return Span{s.Start + by, s.End + by} }

// String returns start-end.
func (s Span) String() string {
	return strconv.Itoa(int(s.Start)) + "-" + strconv.Itoa(int(s.End))
}
