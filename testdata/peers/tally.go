package main

import (
	"cmp"
	"slices"
)

// tally is what was compared so far. Its size does not grow with the samples.
type tally struct {
	samples  map[*source]int
	cells    map[*source]*[aspects]cell
	dialects map[string]int
	moves    int
	groups   map[groupKey]*group
}

// cell counts samples of one source in one aspect.
type cell struct{ compared, explained, unexplained int }

type groupKey struct {
	aspect
	why        *explanation // nil where nothing explains it
	our, their string
}

// group is differences of one kind.
type group struct {
	groupKey
	count    int
	examples []example // the first by number
}

type example struct {
	number                      int
	source, rules, text, detail string
}

const examplesKept = 3

func newTally() *tally {
	return &tally{map[*source]int{}, map[*source]*[aspects]cell{}, map[string]int{}, 0, map[groupKey]*group{}}
}

func (t *tally) add(c *comparison) {
	t.samples[c.source]++
	t.dialects[c.sample.dialect]++
	t.moves += len(c.theirs.moves)
	cells := t.cells[c.source]
	if cells == nil {
		cells = new([aspects]cell)
		t.cells[c.source] = cells
	}
	var explained, unexplained [aspects]bool
	for i := range c.found {
		d := &c.found[i]
		why := explain(c, d)
		explained[d.aspect] = explained[d.aspect] || why != nil
		unexplained[d.aspect] = unexplained[d.aspect] || why == nil
		t.put(groupKey{d.aspect, why, d.our, d.their}, 1, exampleOf(d))
	}
	for a := range aspects {
		switch {
		case unexplained[a]:
			cells[a].unexplained++
		case explained[a]:
			cells[a].explained++
		}
		if c.compared[a] {
			cells[a].compared++
		}
	}
}

func exampleOf(d *difference) example {
	shown := d.asked
	if d.text != d.asked {
		shown = d.text + " (" + d.sample.dialect + ": " + d.asked + ")"
	}
	return example{d.number, d.sample.source.name, d.rules, shown, d.detail}
}

func (t *tally) put(key groupKey, count int, examples ...example) {
	g := t.groups[key]
	if g == nil {
		g = &group{groupKey: key}
		t.groups[key] = g
	}
	g.count += count
	for _, e := range examples { // one of a sample
		if !slices.ContainsFunc(g.examples, func(o example) bool { return o.number == e.number }) {
			g.examples = append(g.examples, e)
		}
	}
	slices.SortStableFunc(g.examples, func(a, b example) int { return cmp.Compare(a.number, b.number) })
	g.examples = g.examples[:min(len(g.examples), examplesKept)]
}

// merge adds what another has counted.
func (t *tally) merge(other *tally) {
	t.moves += other.moves
	for s, n := range other.samples {
		t.samples[s] += n
	}
	for name, n := range other.dialects {
		t.dialects[name] += n
	}
	for s, from := range other.cells {
		if t.cells[s] == nil {
			t.cells[s] = new([aspects]cell)
		}
		for a := range aspects {
			to := &t.cells[s][a]
			to.compared += from[a].compared
			to.explained += from[a].explained
			to.unexplained += from[a].unexplained
		}
	}
	for key, g := range other.groups {
		t.put(key, g.count, g.examples...)
	}
}

func (t *tally) unexplained() (n int) {
	for key, g := range t.groups {
		if key.why == nil {
			n += g.count
		}
	}
	return n
}

// sorted are the groups, the unexplained ones first, by aspect and count.
func (t *tally) sorted() (all []*group) {
	for _, g := range t.groups {
		all = append(all, g)
	}
	slices.SortFunc(all, func(a, b *group) int {
		return cmp.Or(
			cmp.Compare(a.why.rank(), b.why.rank()), cmp.Compare(a.aspect, b.aspect), cmp.Compare(b.count, a.count),
			cmp.Compare(a.our, b.our), cmp.Compare(a.their, b.their))
	})
	return all
}
