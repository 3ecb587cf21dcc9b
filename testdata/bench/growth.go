package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// curve is a command whose cost is watched.
type curve struct {
	name    string
	command string // after forsyth; empty for copying
}

var curves = []curve{
	{"check legal", "check --level legal -j 1"},
	{"convert", "convert --to xfen -j 1"},
	{"two workers", "convert --to xfen -j 2"},
	{"copying", ""},
}

// lengths are those of lines, in bytes, about: the first is that of a position.
var lengths = []int{60, 200, 600, 2000, 6000}

// growth measures how cost grows with the lines of a file and with the bytes of a
// line, prints the figures, and plots them.
func growth(args []string) error {
	s := newSettings("growth", 10*million)
	svg := s.String("o", "growth.svg", "`file` of the plot")
	b, err := s.bench(args)
	if err != nil {
		return err
	}
	fmt.Printf("%s; medians of %d.\n", machine(), s.rounds)
	lines, err := b.byLines()
	if err != nil {
		return err
	}
	bytes, err := b.byBytes()
	if err != nil {
		return err
	}
	panels := []panel{lines, bytes}
	for i := range panels {
		panels[i].print()
	}
	return os.WriteFile(*svg, plot(panels), 0o644)
}

// byLines is the cost of a line in files of a thousand lines and more.
func (b *bench) byLines() (panel, error) {
	p := newPanel("Time a line, by the lines of a file", "lines of 64 bytes", "ns a line")
	book := book{"growth", workload.Chess960(seed), []form{{"fen", workload.Shredder}}}
	for lines := 1000; lines <= b.lines; lines *= 10 {
		err := b.watch(&p, &book, lines, func(size int64) (x, units float64) { return float64(lines), float64(lines) })
		if err != nil {
			return panel{}, err
		}
	}
	return p, nil
}

// byBytes is the cost of a byte in files of lines of different lengths.
func (b *bench) byBytes() (panel, error) {
	p := newPanel("Time a byte, by the bytes of a line", "bytes a line, EPD", "ns a byte")
	for _, length := range lengths {
		lines := max(1, b.lines*lengths[0]/length/10)
		book := book{"long", workload.Chess960(seed), []form{{fmt.Sprint(length, ".epd"), workload.Long(length)}}}
		err := b.watch(&p, &book, lines, func(size int64) (x, units float64) { return float64(size) / float64(lines), float64(size) })
		if err != nil {
			return panel{}, err
		}
	}
	return p, nil
}

// watch adds a point to each curve: the time that a file takes, by the units that
// there are in its bytes.
func (b *bench) watch(p *panel, book *book, lines int, scale func(size int64) (x, units float64)) error {
	if err := book.write(b.dir, lines); err != nil {
		return err
	}
	path := book.path(b.dir, book.forms[0].name, lines)
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	var processes []process
	for _, c := range curves {
		processes = append(processes, process{name: c.name, args: b.over(c.command, path)})
	}
	all, err := inTurn(processes, b.rounds)
	if err != nil {
		return err
	}
	x, units := scale(info.Size())
	for i, f := range all {
		p.series[i].points = append(p.series[i].points, point{x, f.wall() * 1e9 / units})
	}
	return nil
}

// print prints the figures as a table of Markdown.
func (p *panel) print() {
	fmt.Printf("\n| %s: %s |", p.x, p.y)
	for _, s := range p.series {
		fmt.Printf(" %s |", s.name)
	}
	fmt.Print("\n| ---: |", strings.Repeat(" ---: |", len(p.series)), "\n")
	for i, at := range p.series[0].points {
		fmt.Printf("| %s |", short(at.x))
		for _, s := range p.series {
			fmt.Printf(" %s |", short(s.points[i].y))
		}
		fmt.Println()
	}
}
