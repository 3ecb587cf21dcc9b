package convert

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// operations compares operations by their opcodes: the first of one with the first of
// the other, and so on. Their order does not count. Counters are fields of their own.
func (c *comparison) operations(inA, inB *ast.Variant) {
	a, b := valuesOf(c.a, inA), valuesOf(c.b, inB)
	for _, opcode := range a.opcodes {
		c.opcode(opcode, a.values[opcode], b.values[opcode])
		delete(b.values, opcode)
	}
	for _, opcode := range b.opcodes {
		if values, ok := b.values[opcode]; ok {
			c.opcode(opcode, nil, values)
		}
	}
}

func (c *comparison) opcode(opcode string, a, b []string) {
	for i := range max(len(a), len(b)) {
		if one, other := valueAt(opcode, a, i), valueAt(opcode, b, i); one.Code != other.Code || one.Args[0] != other.Args[0] {
			c.differ(one, other)
		}
	}
}

func valueAt(opcode string, values []string, i int) ast.Fact {
	if i < len(values) {
		return ast.FactOf(ast.OperationIs, values[i])
	}
	return ast.FactOf(ast.OperationNone, opcode)
}

// values are the operations of a record by opcode, as they are written canonically.
type values struct {
	opcodes []string // in the order of the text
	values  map[string][]string
}

func valuesOf(rec *ast.Record, v *ast.Variant) values {
	all := values{values: map[string][]string{}}
	o, fault := newOperands(rec, v, san.Format{})
	for op := range rec.Operations() {
		if op.Known.Counter != ast.NoField {
			continue
		}
		if _, ok := all.values[op.Opcode]; !ok {
			all.opcodes = append(all.opcodes, op.Opcode)
		}
		all.values[op.Opcode] = append(all.values[op.Opcode], valueOf(rec, &o, op, fault == nil))
	}
	return all
}

// valueOf writes an operation: its moves in SAN and in order where they can be made.
func valueOf(rec *ast.Record, o *operands, op ast.Operation, hasRules bool) string {
	if hasRules && op.Known.Takes.AreMoves() {
		if text, found := o.append(nil, op, true); found == nil {
			return string(text)
		}
	}
	text := grammar.AppendOperation(nil, rec, op)
	return string(text[:len(text)-len(";")])
}
