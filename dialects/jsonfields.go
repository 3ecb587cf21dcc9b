package dialects

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func (o *object) reader() *Dialect { return xfenOf(o.variant) }

func (o *object) blank() {
	end := int32(o.places.Len())
	at := o.places.From(ast.Span{Start: end, End: end})
	o.places.Put(" ", at)
}

// absent puts what stands for a field that is not stated.
func (o *object) absent(text string) {
	end := int32(o.places.Len())
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
			rec.Spans[f].Start = rec.Spans[f].End // operations begin after what stands for it
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
