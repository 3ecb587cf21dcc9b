package main

import (
	"sync"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// judges are those who judged the records of a run.
type judges struct {
	sync.Mutex
	all []interface{ Unjudged() ast.Diagnostics }
}

// converter returns a new converter, which is one of them.
func (j *judges) converter(o convert.Options) (*convert.Converter, error) {
	c, err := convert.New(o)
	if err == nil {
		j.Lock()
		j.all = append(j.all, c)
		j.Unlock()
	}
	return c, err
}

// notes tells each game whose rules are not known, if there were records.
func (j *judges) notes(total stream.Stats) (notes []note) {
	told := map[any]bool{}
	for _, judge := range j.all {
		for _, d := range judge.Unjudged() {
			if game := d.Args[0]; total.Written+total.Refused > 0 && !told[game] {
				told[game] = true
				notes = append(notes, note{found: &d})
			}
		}
	}
	return notes
}
