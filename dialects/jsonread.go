package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// object is a record as JSON has it.
type object struct {
	source  string
	members map[string]*node
	stated  ast.Fields
	men     []placedMan
	variant *ast.Variant
	other   *object
	found   ast.Diagnostics
	places  ast.Places
}

// placedMan is a man that stands apart from the placement.
type placedMan struct {
	square ast.Square
	man    ast.Piece
	span   ast.Span
}

// keys are those of a record in the order in which they are written, and the field that
// each states.
var keys = []struct {
	name  string
	field ast.Field
}{
	{"variant", ast.NoField}, {"placement", ast.PlacementField}, {"men", ast.NoField}, {"pockets", ast.PocketField},
	{"turn", ast.TurnField}, {"castling", ast.CastlingField}, {"castlingRooks", ast.CastlingField}, {"enPassant", ast.EnPassantField},
	{"checks", ast.ChecksField}, {"halfmove", ast.HalfmoveField}, {"fullmove", ast.FullmoveField},
	{"operations", ast.OperationsField}, {"other", ast.NoField},
}

// isObject reports whether a text is an object of JSON, well-formed or not.
func isObject(text string) bool {
	start, end := margins(text)
	text = text[start:end]
	return len(text) > 1 && text[0] == '{' && strings.IndexByte("\"}", strings.TrimLeft(text[1:], " \t")[0]) >= 0
}

// openObject takes the record out of an object.
func openObject(text string, v *ast.Variant) *held {
	h := &held{escape: escapeJSON}
	start, end := margins(text)
	n, broken, ok := readNode(strings.Repeat(" ", start) + text[start:end]) // a byte order mark is none of JSON
	o := &object{source: text, variant: v}
	h.object = o
	switch {
	case !ok:
		h.found = ast.FaultAt(broken, ast.JSONInvalid)
		return h
	case n.kind != objectNode:
		h.found = ast.FaultAt(n.span, ast.NotARecord, n.span.Of(text))
		return h
	}
	h.places.Copy(text, ast.Span{End: int32(start)})
	o.read(&n)
	h.variant = o.named()
	if o.other != nil {
		at := o.other.places.From(ast.Span{}).Start
		o.places.Put(BoardBar, ast.Span{Start: at, End: at})
		o.places.Append(&o.other.places)
		h.found = append(h.found, o.other.found...)
	}
	h.found = append(h.found, o.found...)
	if h.found.Err() == nil {
		h.places.Append(&o.places)
		h.places.Copy(text, ast.Span{Start: int32(end), End: int32(len(text))})
	} else {
		h.places = ast.Places{}
	}
	return h
}

// escapeJSON writes a repair in a string.
func escapeJSON(text string, verbatim bool) (string, bool) {
	return text, verbatim && !strings.ContainsAny(text, " \"\\")
}

func (o *object) fault(span ast.Span, code ast.Code, args ...any) {
	if len(o.found) < maxFaults {
		o.found = append(o.found, ast.FaultAt(span, code, args...)...)
	}
}

// want reports a value that is none of those that its key can have.
func (o *object) want(n *node, name, wanted string) { o.fault(n.span, ast.ValueUnknown, name, wanted) }

// known gathers the members of an object, of which each has one of some names.
func (o *object) known(n *node, is func(name string) bool) map[string]*node {
	members := map[string]*node{}
	for i := range n.items {
		item := &n.items[i]
		switch {
		case !is(item.key):
			o.fault(item.name, ast.KeyUnknown, item.key)
		case members[item.key] != nil:
			o.fault(item.name, ast.KeyRepeated, item.key)
		default:
			members[item.key] = item
		}
	}
	return members
}

func isKey(name string) bool {
	for _, k := range keys {
		if k.name == name {
			return true
		}
	}
	return false
}

// read reads an object, of which the text is made that says the same in FEN and EPD.
func (o *object) read(n *node) {
	o.members = o.known(n, isKey)
	for _, k := range keys {
		if o.members[k.name] != nil {
			o.stated = o.stated.With(k.field)
		}
	}
	ok := false
	if o.variant, ok = o.variantOf(); !ok {
		return
	}
	if o.members["placement"] == nil {
		end := ast.Span{Start: n.span.End - 1, End: n.span.End}
		o.fault(end, ast.KeyMissing, "placement")
		return
	}
	o.field("placement", "")
	o.readMen()
	o.pockets()
	o.blank()
	o.turn()
	o.blank()
	o.castling()
	o.blank()
	o.field("enPassant", "-")
	o.checks()
	operations := o.operations()
	hasCounters := o.members["halfmove"] != nil || o.members["fullmove"] != nil
	if operations.Len() == 0 || hasCounters && !tellsCounters(operations.Text()) {
		o.blank()
		o.number("halfmove", "0")
		o.blank()
		o.number("fullmove", "1")
	}
	o.places.Append(&operations)
	if other := o.members["other"]; other != nil {
		o.second(other)
	}
}

// second reads the second board of bughouse.
func (o *object) second(n *node) {
	if n.kind != objectNode || o.variant.OrChess().Boards != 2 {
		o.want(n, "other", "{…} (bughouse)")
		return
	}
	o.other = &object{source: o.source, variant: o.variant}
	o.other.read(n)
}

// named returns the variant that the object names.
func (o *object) named() *ast.Variant {
	if o.members["variant"] == nil && o.other == nil {
		return nil
	}
	return o.variant
}

// variantOf returns the variant of the record: the one that was named to the reader, or
// that the object names.
func (o *object) variantOf() (v *ast.Variant, ok bool) {
	n := o.members["variant"]
	if n == nil {
		if o.variant == nil && o.members["other"] != nil {
			return ast.Bughouse, true
		}
		return o.variant, true
	}
	if n.kind != stringNode {
		o.want(n, "variant", `"…"`)
		return nil, false
	}
	v, ok = ast.VariantNamed(n.text)
	switch {
	case o.variant != nil && n.text == o.variant.Name:
		return o.variant, true // it may be in no table
	case !ok:
		o.want(n, "variant", `"chess" | "chess960" | … (forsyth variants)`)
	}
	return v, ok
}
