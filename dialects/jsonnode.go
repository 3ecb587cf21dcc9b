package dialects

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// node is a value of JSON with its place.
type node struct {
	kind  nodeKind
	span  ast.Span // of a string with its quotation marks
	text  string   // of a string, or of a number as it is written
	key   string   // of a member of an object
	name  ast.Span // of the key
	items []node   // of a list; the members of an object
}

type nodeKind uint8

const (
	otherNode nodeKind = iota // true, false, null
	stringNode
	numberNode
	listNode
	objectNode
)

// deepest is how many values a record can have one in another.
const deepest = 16

// nodeReader reads values of JSON.
type nodeReader struct {
	text    string
	decoder *json.Decoder
	broken  bool
}

// readNode reads a text that is one value of JSON. It is false with the place from which
// on it is none.
func readNode(text string) (node, ast.Span, bool) {
	r := nodeReader{text: text, decoder: json.NewDecoder(strings.NewReader(text))}
	r.decoder.UseNumber()
	n := r.value(0)
	at := r.next()
	if !r.broken && int(at) == len(text) && utf8.ValidString(text) {
		return n, ast.Span{}, true
	}
	_, size := utf8.DecodeRuneInString(text[at:])
	return n, ast.Span{Start: at, End: at + int32(size)}, false
}

// next returns where the next token begins.
func (r *nodeReader) next() int32 {
	at := int(r.decoder.InputOffset())
	return int32(len(r.text) - len(strings.TrimLeft(r.text[at:], " \t\r\n,:")))
}

// value reads a value and all that is in it.
func (r *nodeReader) value(depth int) node {
	n := node{span: ast.Span{Start: r.next()}}
	token, err := r.decoder.Token()
	if err != nil || depth > deepest {
		r.broken = true
		return n
	}
	switch t := token.(type) {
	case string:
		n.kind, n.text = stringNode, t
	case json.Number:
		n.kind, n.text = numberNode, t.String()
	case json.Delim:
		n.kind = listNode
		if t == '{' {
			n.kind = objectNode
		}
		r.items(&n, depth)
	}
	n.span.End = int32(r.decoder.InputOffset())
	return n
}

// items reads what a list or an object has, and its end.
func (r *nodeReader) items(n *node, depth int) {
	for r.decoder.More() && !r.broken {
		var key node
		if n.kind == objectNode {
			key = r.value(depth + 1)
		}
		item := r.value(depth + 1)
		item.key, item.name = key.text, key.span
		n.items = append(n.items, item)
	}
	if _, err := r.decoder.Token(); err != nil {
		r.broken = true
	}
}

// inner returns the place of what a string says, and whether it stands there as it is.
func (n *node) inner(source string) (ast.Span, bool) {
	span := n.span
	if n.kind == stringNode {
		span = ast.Span{Start: span.Start + 1, End: span.End - 1}
	}
	return span, span.Of(source) == n.text
}

// copyTo adds what a string or a number says to a text.
func (n *node) copyTo(p *ast.Places, source string) {
	if span, ok := n.inner(source); ok {
		p.Copy(source, span)
		return
	}
	p.Put(n.text, n.span)
}
