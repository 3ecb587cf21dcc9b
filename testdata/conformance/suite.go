// Package conformance is a suite of position records and what is right of them, for any
// program that reads chess notation: JSON Lines by topic, embedded. docs/conformance.md
// says how a program that is not written in Go uses it, and schema.json what a line holds.
//
// The files are made by the program in the folder generate, from the records in the other
// folders of testdata, which people have written against the sources, and from first
// principles. No value comes from the code of Forsyth that the suite judges.
package conformance

import (
	"bytes"
	"embed"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"unicode/utf8"
)

//go:embed *.jsonl
var files embed.FS

// Files is the suite as it is embedded: a file of JSON Lines a topic, and some more for
// generated families.
func Files() fs.FS { return files }

// A Topic is one file of the suite.
type Topic struct {
	Header
	Cases []Case
}

// A Header is the first line of a file.
type Header struct {
	Topic  string `json:"topic"`  // such as castling; several files may share it
	Source string `json:"source"` // where the values come from
}

// Load reads the files of a suite, in the order of their names. The error names the file
// and line.
func Load(dir fs.FS) ([]Topic, error) {
	names, err := fs.Glob(dir, "*.jsonl")
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, errors.New("no files *.jsonl")
	}
	topics := make([]Topic, len(names))
	for i, name := range names {
		if topics[i], err = load(dir, name); err != nil {
			return nil, err
		}
	}
	return topics, nil
}

func load(dir fs.FS, name string) (t Topic, err error) {
	data, err := fs.ReadFile(dir, name)
	if err != nil {
		return t, err
	}
	n := 0
	for line := range bytes.Lines(data) {
		n++
		if err := t.add(line, n == 1); err != nil {
			return t, fmt.Errorf("%s:%d: %w", path.Base(name), n, err)
		}
	}
	if n == 0 {
		return t, fmt.Errorf("%s:1: no header", path.Base(name))
	}
	return t, nil
}

func (t *Topic) add(line []byte, first bool) error {
	if first {
		if err := Decode(line, &t.Header); err != nil {
			return err
		}
		if t.Topic == "" {
			return errors.New("the header names no topic")
		}
		return nil
	}
	var c Case
	if err := Decode(line, &c); err != nil {
		return err
	}
	if c.ID == "" || !slices.Contains(Verdicts, c.Verdict) {
		return fmt.Errorf("case %q has the verdict %q", c.ID, c.Verdict)
	}
	if _, err := c.Text(); err != nil {
		return fmt.Errorf("case %q: %w", c.ID, err)
	}
	t.Cases = append(t.Cases, c)
	return nil
}

// Text is the record that a question is about, its bytes as they are.
func (q *Question) Text() (string, error) {
	if q.Base64 == "" {
		return q.Input, nil
	}
	text, err := base64.StdEncoding.DecodeString(q.Base64)
	return string(text), err
}

// SetText makes a record, its bytes as they are, what a question is about.
func (q *Question) SetText(text string) {
	q.Input, q.Base64 = text, ""
	if !utf8.ValidString(text) {
		q.Input, q.Base64 = "", base64.StdEncoding.EncodeToString([]byte(text))
	}
}
