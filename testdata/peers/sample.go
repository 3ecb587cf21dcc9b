package main

import (
	"math/rand/v2"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// sample is a text that is, or should be, a position, and how chessops is asked about it.
type sample struct {
	number  int // in the run, from 0
	source  *source
	variant *ast.Variant // that Forsyth reads; nil for none in particular
	rules   string       // what chessops calls it
	text    string       // X-FEN, or what chance has made of one
	played  bool         // legal moves have led to it
	foreign bool         // from a start of Chess960 in a game that has its own
	dialect string       // through which the text has gone
	asked   string       // the text when it came back, for chessops
	fault   string       // what went wrong on the way
}

// source is where samples come from, a row of the table that is printed.
type source struct {
	name   string
	weight int
	make   func(d *dice) sample
}

// dice are the chances of a batch.
type dice struct {
	*rand.Rand
	players map[*game]*player
}

// oneIn is true once in n times.
func (d *dice) oneIn(n int) bool { return d.IntN(n) == 0 }

func pick[T any](d *dice, from []T) T { return from[d.IntN(len(from))] }

// batchSize is how many samples have their dice together: from one, all follow.
const batchSize = 24

// batch is the samples of a number, the same for a seed whoever asks for them and when.
func batch(seed uint64, number int) []sample {
	d := &dice{Rand: rand.New(rand.NewPCG(seed, uint64(number))), players: map[*game]*player{}}
	from := chooseSource(d)
	samples := make([]sample, batchSize)
	for i := range samples {
		samples[i] = from.make(d)
		samples[i].number = number*batchSize + i
		samples[i].source = from
		samples[i].spell(d)
	}
	return samples
}

func chooseSource(d *dice) *source {
	sum := 0
	for _, s := range sources {
		sum += s.weight
	}
	at := d.IntN(sum)
	for _, s := range sources {
		if at -= s.weight; at < 0 {
			return s
		}
	}
	panic("no source has any weight")
}

// sources are games of each kind, boards that are no result of play, and wrong texts.
var sources = allSources()

func allSources() (all []*source) {
	for _, g := range games {
		all = append(all, &source{g.name, 4 * g.weight, g.played})
	}
	for _, g := range games {
		if g.scatters {
			all = append(all, &source{g.name + ", scattered", 3 * g.weight, g.scattered})
		}
	}
	return append(all, &source{"wrong texts", 16, wrong})
}
