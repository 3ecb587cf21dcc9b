package dialects

import (
	"bytes"
	"encoding/json"
	"strconv"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// JSON is a record as an object of JSON on a line, for programs: docs/json.md has the
// keys. It states what the record states and nothing else; a record that states nothing,
// as one that was made and not read, is written whole. Men are in the letters of FEN, or
// of the variant, castling is that of X-FEN. The keys may come in any order; one that is
// not known, or not of the type that it has, refuses the record.
var JSON = newDialect(Dialect{
	Name:    "json",
	Title:   "JSON",
	Source:  "docs/json.md; RFC 8259",
	Example: `{"placement":"4k3/8/8/8/8/8/8/4K2R","turn":"white","castling":"K","castlingRooks":["h1"],"enPassant":"-","halfmove":0,"fullmove":1}`,
	Writes:  grammar.FENForm,
}, grammar.Config{Layout: ast.ObjectLayout, Style: grammar.XFENStyle, Form: grammar.FENForm})

// objectConfig is that of the fields of an object.
var objectConfig = grammar.Config{Style: grammar.XFENStyle, Form: grammar.AnyForm}

const objectEBNF = `Object = "{" Member ("," Member)* "}" .
Member = ("\"variant\"" ":" <name>)
  | ("\"placement\"" ":" PiecePlacement)
  | ("\"men\"" ":" "{" (Placed ("," Placed)*)? "}")
  | ("\"pockets\"" ":" "{" "\"white\"" ":" Counts "," "\"black\"" ":" Counts "}")
  | ("\"turn\"" ":" ("\"white\"" | "\"black\""))
  | ("\"castling\"" ":" XFENCastling)
  | ("\"castlingRooks\"" ":" "[" (<square> ("," <square>)*)? "]")
  | ("\"enPassant\"" ":" EnPassantTarget)
  | ("\"checks\"" ":" "{" "\"white\"" ":" <integer> "," "\"black\"" ":" <integer> "}")
  | ("\"halfmove\"" ":" <integer>)
  | ("\"fullmove\"" ":" <integer>)
  | ("\"operations\"" ":" "[" (OperationObject ("," OperationObject)*)? "]")
  | ("\"other\"" ":" Object) .
Placed = <square> ":" "{" "\"color\"" ":" <name> "," "\"role\"" ":" <name> "}" .
Counts = "{" (Count ("," Count)*)? "}" .
Count = <name> ":" <integer> .
OperationObject = "{" "\"opcode\"" ":" <name> ("," "\"operands\"" ":" "[" (Value ("," Value)*)? "]")? "}" .
Value = <name> | <integer> .
(* Members stand in any order, and so do those of the objects in them; blanks between the signs are free. *)
(* Values are strings but for integers, and have in them what XFEN has under the same name; see docs/json.md. *)
(* <name>: a string: the name of a variant, a color or a role, an opcode, or an operand *)
`

// objectWriter writes one object.
type objectWriter struct {
	d   *Dialect
	rec *ast.Record
	dst []byte
	err error
}

// appendObject appends a record with its own operations.
func (d *Dialect) appendObject(dst []byte, rec *ast.Record) ([]byte, error) {
	return d.AppendObject(dst, rec, rec.Spans[ast.OperationsField].Of(rec.Text))
}

// AppendObject appends a record as an object of JSON, with some operations of EPD in
// place of its own. The error is that of [Dialect.Append].
func (d *Dialect) AppendObject(dst []byte, rec *ast.Record, operations string) ([]byte, error) {
	w := objectWriter{d: d.boards().object.OfRecord(rec), rec: rec, dst: dst}
	w.dst = append(w.dst, '{')
	if v := w.d.Variant(); v != nil {
		w.text("variant", v.Name)
	}
	w.fields(operations)
	if rec.Other != nil {
		w.key("other")
		other := objectWriter{d: w.d, rec: rec.Other, dst: append(w.dst, '{')}
		other.fields(rec.Other.Spans[ast.OperationsField].Of(rec.Other.Text))
		w.dst = append(other.dst, '}')
		if w.err == nil {
			w.err = other.err
		}
	}
	if w.err != nil {
		return dst, w.err
	}
	return append(w.dst, '}'), nil
}

func (w *objectWriter) states(f ast.Field) bool { return w.rec.Stated == 0 || w.rec.Stated.Has(f) }

// fields writes what a record states.
func (w *objectWriter) fields(operations string) {
	w.placement()
	p := &w.rec.Position
	if w.d.HasPockets() && w.states(ast.PocketField) {
		w.pockets()
	}
	if w.states(ast.TurnField) {
		w.text("turn", p.Turn.String())
	}
	if w.states(ast.CastlingField) {
		castling, err := w.d.AppendCastling(nil, w.rec, grammar.SideOrder)
		w.fail(err)
		w.text("castling", string(castling))
		w.rooks()
	}
	if w.states(ast.EnPassantField) {
		w.text("enPassant", string(w.d.AppendTarget(nil, w.rec)))
	}
	if w.d.HasChecks() && w.states(ast.ChecksField) {
		w.key("checks")
		w.dst = append(strconv.AppendUint(append(w.dst, `{"white":`...), uint64(p.Checks[ast.White]), 10), `,"black":`...)
		w.dst = append(strconv.AppendUint(w.dst, uint64(p.Checks[ast.Black]), 10), '}')
	}
	if w.states(ast.HalfmoveField) {
		w.key("halfmove")
		w.dst = strconv.AppendUint(w.dst, uint64(p.Halfmove), 10)
	}
	if w.states(ast.FullmoveField) {
		w.key("fullmove")
		w.dst = strconv.AppendUint(w.dst, uint64(p.Fullmove), 10)
	}
	if operations != "" {
		w.operations(operations)
	}
}

func (w *objectWriter) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// key begins a member.
func (w *objectWriter) key(name string) {
	if w.dst[len(w.dst)-1] != '{' {
		w.dst = append(w.dst, ',')
	}
	w.dst = append(w.dst, `"`+name+`":`...)
}

func (w *objectWriter) text(name, value string) {
	w.key(name)
	w.string(value)
}

// string writes a text. What is not UTF-8 has no place in JSON.
func (w *objectWriter) string(value string) {
	for at := 0; at < len(value); {
		r, n := utf8.DecodeRuneInString(value[at:])
		if r == utf8.RuneError && n == 1 {
			w.fail(ast.FaultAt(w.rec.Spans[ast.OperationsField], ast.NotUTF8, int(value[at])))
		}
		at += n
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	w.fail(e.Encode(value))
	w.dst = append(w.dst, bytes.TrimSuffix(out.Bytes(), []byte{'\n'})...)
}

// placement writes the men that have letters in it, and the others apart.
func (w *objectWriter) placement() {
	plain, err := w.d.AppendPlacement(nil, w.rec)
	if err == nil {
		w.text("placement", string(plain))
		return
	}
	rest := ast.Record{Position: w.rec.Position}
	var others []ast.Square
	for s := ast.Square(1); s.IsValid(); s++ {
		if rest.Board.At(s) == (ast.Piece{}) {
			continue
		}
		alone := ast.Record{Position: ast.Position{Board: ast.Board{Geometry: rest.Board.Geometry}}}
		alone.Board.Put(s, rest.Board.At(s))
		if _, err := w.d.AppendPlacement(nil, &alone); err != nil {
			others = append(others, s)
			rest.Board.Put(s, ast.Piece{})
		}
	}
	if plain, again := w.d.AppendPlacement(nil, &rest); again == nil {
		w.text("placement", string(plain))
		w.men(others)
		return
	}
	w.fail(err)
}

func (w *objectWriter) men(squares []ast.Square) {
	w.key("men")
	w.dst = append(w.dst, '{')
	for _, s := range squares {
		man := w.rec.Board.At(s)
		if man.Promoted || man.Beyond {
			w.fail(ast.FaultAt(w.rec.Spans[ast.PlacementField], ast.NoLetterForMan, s, w.d.Title, man))
		}
		w.key(s.String())
		w.dst = append(w.dst, '{')
		w.text("color", man.Color.String())
		w.text("role", man.Role.String())
		w.dst = append(w.dst, '}')
	}
	w.dst = append(w.dst, '}')
}

func (w *objectWriter) pockets() {
	_, err := w.d.AppendPockets(nil, w.rec) // a king, a man without a letter
	w.fail(err)
	w.key("pockets")
	w.dst = append(w.dst, '{')
	for c := range w.rec.Pockets {
		w.key(ast.Color(c).String())
		w.dst = append(w.dst, '{')
		for role, n := range w.d.rules.Game().Held(&w.rec.Pockets[c]) {
			w.key(role.String())
			w.dst = strconv.AppendInt(w.dst, int64(n), 10)
		}
		w.dst = append(w.dst, '}')
	}
	w.dst = append(w.dst, '}')
}

// rooks writes the squares of the rooks that may castle, from a1 on.
func (w *objectWriter) rooks() {
	w.key("castlingRooks")
	w.dst = append(w.dst, '[')
	for s := range w.rec.Castling.All() {
		w.item()
		w.string(s.String())
	}
	w.dst = append(w.dst, ']')
}

// item begins an item of a list.
func (w *objectWriter) item() {
	if w.dst[len(w.dst)-1] != '[' {
		w.dst = append(w.dst, ',')
	}
}

// operations writes operations of EPD.
func (w *objectWriter) operations(text string) {
	w.key("operations")
	w.dst = append(w.dst, '[')
	walk := ast.WalkOperations(text, 0)
	for walk.Next() {
		w.item()
		w.dst = append(w.dst, '{')
		w.text("opcode", walk.Opcode)
		w.key("operands")
		w.dst = append(w.dst, '[')
		for walk.Operand() {
			w.operand(text, walk.Word)
		}
		w.dst = append(w.dst, "]}"...)
	}
	w.dst = append(w.dst, ']')
}

// operand writes an operand: an integer as a number if JSON writes it so, all others as
// strings. Numbers of moves are left out.
func (w *objectWriter) operand(text string, o ast.Operand) {
	value := o.Value(text)
	if o.Kind == ast.NumberOperand {
		return
	}
	w.item()
	if n, err := strconv.ParseInt(value, 10, 64); err == nil && o.Kind == ast.IntegerOperand && strconv.FormatInt(n, 10) == value {
		w.dst = append(w.dst, value...)
		return
	}
	w.string(value)
}
