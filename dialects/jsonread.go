package dialects

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
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
	return len(text) > 1 && text[0] == '{' && strings.IndexByte("\"}", strings.TrimLeft(text[1:], " \t")[:1][0]) >= 0
}

// openObject takes the record out of an object.
func openObject(text string, v *ast.Variant) *held {
	h := &held{escape: escapeJSON}
	start, end := margins(text)
	n, broken, ok := readNode(text[:end])
	if start > 0 {
		n, broken, ok = readNode(strings.Repeat(" ", start) + text[start:end]) // a byte order mark is none of JSON
	}
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
		o.places.Put(BoardBar, ast.Span{Start: o.other.places.From(ast.Span{}).Start, End: o.other.places.From(ast.Span{}).Start})
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
	o.found = append(o.found, ast.FaultAt(span, code, args...)...)
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
	isTold := strings.Contains(operations.Text, "hmvc ") || strings.Contains(operations.Text, "fmvn ")
	if operations.Text == "" || hasCounters && !isTold {
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

func (o *object) reader() *Dialect { return xfenOf(o.variant) }

func (o *object) blank() {
	end := int32(len(o.places.Text))
	at := o.places.From(ast.Span{Start: end, End: end})
	o.places.Put(" ", at)
}

// absent puts what stands for a field that is not stated.
func (o *object) absent(text string) {
	end := int32(len(o.places.Text))
	o.places.Put(text, o.places.From(ast.Span{Start: end, End: end}))
}

// field copies a field as X-FEN has it.
func (o *object) field(name, absent string) {
	n := o.members[name]
	switch {
	case n == nil:
		o.absent(absent)
	case n.kind != stringNode, n.text == "", strings.IndexFunc(n.text, func(r rune) bool { return r <= ' ' || r == '[' || r == ';' }) >= 0:
		o.want(n, name, `"…"`)
	default:
		n.copyTo(&o.places, o.source)
	}
}

func (o *object) turn() {
	n := o.members["turn"]
	switch {
	case n == nil:
		o.absent("w")
	case n.kind == stringNode && (n.text == ast.White.String() || n.text == ast.Black.String()):
		o.places.Put(n.text[:1], n.span)
	default:
		o.want(n, "turn", `"white" | "black"`)
	}
}

// number copies a counter.
func (o *object) number(name, absent string) {
	n := o.members[name]
	if n == nil {
		o.absent(absent)
		return
	}
	if _, err := strconv.ParseUint(n.text, 10, 32); n.kind != numberNode || err != nil {
		o.want(n, name, "0…4294967295")
		return
	}
	n.copyTo(&o.places, o.source)
}

// castling puts the castling field: as it is written, or as X-FEN names the rooks.
func (o *object) castling() {
	if o.members["castling"] != nil || o.members["castlingRooks"] == nil {
		o.field("castling", "-")
		return
	}
	rooks := o.members["castlingRooks"]
	set, ok := o.rooks()
	if !ok {
		return
	}
	board := ast.Record{}
	if o.reader().ParseInto(&board, o.members["placement"].text+" w - - 0 1") != nil {
		o.absent("-") // the placement is at fault
		return
	}
	board.Castling = set
	text, err := o.reader().AppendCastling(nil, &board, grammar.SideOrder)
	if err != nil {
		o.fault(rooks.span, ast.KeysContradict, "castlingRooks", "placement")
		return
	}
	o.places.Put(string(text), rooks.span)
}

// rooks reads the squares of the rooks that may castle.
func (o *object) rooks() (set ast.Set, ok bool) {
	n := o.members["castlingRooks"]
	if n.kind != listNode {
		o.want(n, "castlingRooks", `["a1", …]`)
		return set, false
	}
	for i := range n.items {
		square, err := ast.ParseSquare(n.items[i].text)
		if err != nil || square == ast.NoSquare || n.items[i].kind != stringNode {
			o.want(&n.items[i], "castlingRooks", `["a1", …]`)
			return set, false
		}
		set.Add(square)
	}
	return set, true
}

// sides reads an object with a value for White and one for Black.
func (o *object) sides(name, wanted string, read func(c ast.Color, n *node) bool) bool {
	n := o.members[name]
	if n.kind != objectNode {
		o.want(n, name, wanted)
		return false
	}
	sides := o.known(n, func(name string) bool { return name == ast.White.String() || name == ast.Black.String() })
	for c := ast.White; c <= ast.Black; c++ {
		side := sides[c.String()]
		if side == nil || !read(c, side) {
			o.want(n, name, wanted)
			return false
		}
	}
	return true
}

func (o *object) checks() {
	n := o.members["checks"]
	if n == nil {
		return
	}
	var counts [2]string
	ok := o.sides("checks", `{"white": 0…, "black": 0…}`, func(c ast.Color, n *node) bool {
		counts[c] = n.text
		_, err := strconv.ParseUint(n.text, 10, 8)
		return n.kind == numberNode && err == nil
	})
	if ok {
		o.blank()
		o.places.Put(counts[ast.White]+"+"+counts[ast.Black], n.span)
	}
}

// pockets puts the men that may be dropped.
func (o *object) pockets() {
	n := o.members["pockets"]
	if n == nil {
		return
	}
	var rec ast.Record
	ok := o.sides("pockets", `{"white": {"queen": 1, …}, "black": {…}}`, func(c ast.Color, n *node) bool {
		for i := range n.items {
			role, err := ast.ParseRole(n.items[i].key)
			count, bad := strconv.ParseUint(n.items[i].text, 10, 8)
			if err != nil || bad != nil || n.items[i].kind != numberNode || !rec.Pockets[c].Set(role, int(count)) {
				return false
			}
		}
		return n.kind == objectNode
	})
	if !ok {
		return
	}
	text, err := o.reader().AppendPockets(nil, &rec)
	if err != nil {
		found := err.(ast.Diagnostics)
		found[0].Span = n.span
		o.found = append(o.found, found...)
		return
	}
	o.places.Put(string(text), n.span)
}

// readMen reads the men that stand apart.
func (o *object) readMen() {
	n := o.members["men"]
	if n == nil {
		return
	}
	const wanted = `{"e4": {"color": "white" | "black" | "neutral", "role": "…"}, …}`
	for i := range n.items {
		item := &n.items[i]
		square, err := ast.ParseSquare(item.key)
		members := o.known(item, func(name string) bool { return name == "color" || name == "role" })
		color, role := members["color"], members["role"]
		if err != nil || color == nil || role == nil {
			o.want(item, "men", wanted)
			return
		}
		c, badColor := ast.ParseColor(color.text)
		r, badRole := ast.ParseRole(role.text)
		if badColor != nil || badRole != nil || r == ast.NoRole || !o.variant.OrChess().Geometry.Contains(square) {
			o.want(item, "men", wanted)
			return
		}
		o.men = append(o.men, placedMan{square, ast.Piece{Role: r, Color: c}, item.span})
	}
	if n.kind != objectNode {
		o.want(n, "men", wanted)
	}
}

// settle makes of a record what the object says beyond its text, and reports what in it
// contradicts the text.
func (o *object) settle(d *Dialect, rec *ast.Record) (found ast.Diagnostics) {
	if o.other != nil && rec.Other != nil {
		found = o.other.settle(d, rec.Other)
	}
	for f := range rec.Stated.All() {
		isOperation := (f == ast.HalfmoveField || f == ast.FullmoveField) && rec.InOperations(f)
		if !o.stated.Has(f) && !isOperation {
			rec.Stated &^= ast.Fields(0).With(f)
			rec.Spans[f] = ast.Span{}
		}
	}
	for _, m := range o.men {
		if !rec.Board.IsEmpty(m.square) {
			found = append(found, ast.FaultAt(m.span, ast.KeysContradict, "men", "placement")...)
		}
		rec.Board.Put(m.square, m.man)
	}
	if rooks := o.members["castlingRooks"]; rooks != nil {
		if set, ok := o.rooks(); ok && set != rec.Castling {
			found = append(found, ast.FaultAt(rooks.span, ast.KeysContradict, "castlingRooks", "castling")...)
		}
	}
	counters := [...]struct {
		name  string
		value uint32
	}{{"halfmove", rec.Halfmove}, {"fullmove", rec.Fullmove}}
	for _, c := range counters {
		n := o.members[c.name]
		if n == nil {
			continue
		}
		if value, _ := strconv.ParseUint(n.text, 10, 32); uint32(value) != c.value && (c.name != "fullmove" || value > 0) {
			found = append(found, ast.FaultAt(n.span, ast.KeysContradict, c.name, "operations")...)
		}
	}
	return found
}
