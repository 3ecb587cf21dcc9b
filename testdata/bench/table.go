package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// work is what is measured: a command over a file of a book.
type work struct {
	name    string
	command string // after forsyth; empty for copying
	book    *book
	in      string // the form that is read
	answer  string // the form that must come out, "nothing", or empty where none is told
	toFile  bool   // the output goes to a file
}

// works are the rows of the table; others refer to them by name.
var works = []work{
	{name: "copying", book: &chess960, in: "shredder.fen", answer: "shredder.fen"},
	{"convert", "convert --to xfen -j 1", &chess960, "shredder.fen", "xfen.fen", false},
	{"convert, two workers", "convert --to xfen -j 2", &chess960, "shredder.fen", "xfen.fen", false},
	{"`--ep legal`", "convert --to xfen --ep legal -j 1", &chess960, "shredder.fen", "legal.fen", false},
	{"`--ep legal`, two workers", "convert --to xfen --ep legal -j 2", &chess960, "shredder.fen", "legal.fen", false},
	{"`check --level consistent`", "check --level consistent -j 1", &chess960, "shredder.fen", "nothing", false},
	{"`check --level legal`", "check --level legal -j 1", &chess960, "shredder.fen", "nothing", false},
	{"`check --level legal`, two workers", "check --level legal -j 2", &chess960, "shredder.fen", "nothing", false},
	{"EPD of three operations to FEN", "convert --to xfen --form fen -j 1", &chess960, "suite.epd", "suite.fen", false},
	{"Forsyth in Portuguese letters to FEN", "convert --from forsyth --letters pt --to fen -j 1", &chess960, "column.txt", "column.fen", false},
	{"crazyhouse, 8x8 and a pocket", "convert --variant crazyhouse --to xfen -j 1", &crazyhouse, "shredder.fen", "xfen.fen", false},
	{"three-check, 8x8 and a count", "convert --variant 3check --to xfen -j 1", &threeCheck, "shredder.fen", "xfen.fen", false},
	{"Capablanca chess, 10x8", "convert --variant capablanca --to xfen -j 1", &capablanca, "shredder.fen", "xfen.fen", false},
	{"one line in ten refused, `-q`", "convert --to xfen -q -j 1", &chess960, "faulty.fen", "", false},
	{"one line in ten refused, named", "convert --to xfen -j 1", &chess960, "faulty.fen", "", false},
	{name: "copying to a file", book: &chess960, in: "shredder.fen", answer: "shredder.fen", toFile: true},
	{"convert to a file, two workers", "convert --to xfen -j 2", &chess960, "shredder.fen", "xfen.fen", true},
}

// bench is a run of the measurements.
type bench struct {
	*settings
	programs
	figures map[string]figures // of the works
}

// bench reads the flags and builds what is measured.
func (s *settings) bench(args []string) (*bench, error) {
	if err := s.parse(args); err != nil {
		return nil, err
	}
	programs, err := build(s.dir)
	if err != nil {
		return nil, err
	}
	return &bench{s, programs, map[string]figures{}}, nil
}

// table prints the tables of docs/performance.md.
func table(args []string) error {
	s := newSettings("table", million)
	peers := s.String("peers", "", "`folder` in which npm has installed chessops, chess.js and kokopu")
	b, err := s.bench(args)
	if err != nil {
		return err
	}
	fmt.Printf("%s; %d lines, medians of %d.\n", machine(), s.lines, s.rounds)
	for _, part := range []func() error{b.measure, b.start, func() error { return b.beside(*peers) }} {
		if err := part(); err != nil {
			return err
		}
	}
	return nil
}

// measure proves the works and prints what they take.
func (b *bench) measure() error {
	if err := writeApart(b.dir, b.lines); err != nil {
		return err
	}
	var processes []process
	for i := range works {
		w := &works[i]
		if err := b.prove(w); err != nil {
			return err
		}
		processes = append(processes, b.process(w))
	}
	all, err := inTurn(processes, b.rounds)
	if err != nil {
		return err
	}
	for i, w := range works {
		b.figures[w.name] = all[i]
	}
	b.printWorks()
	b.printGoals()
	return nil
}

// process is the process of a work.
func (b *bench) process(w *work) process {
	p := process{name: w.name, args: b.over(w.command, w.book.path(b.dir, w.in, b.lines))}
	if w.toFile {
		p.out = b.output()
	}
	return p
}

// over is a command of forsyth over a file, or copying where there is none.
func (b *bench) over(command, path string) []string {
	if command == "" {
		return []string{b.copy, path}
	}
	return append(append([]string{b.forsyth}, strings.Fields(command)...), path)
}

func (b *bench) output() string { return filepath.Join(b.dir, "output") }

// prove runs a work, and compares what comes out with the answer.
func (b *bench) prove(w *work) error {
	if w.answer == "" {
		return nil
	}
	p := b.process(w)
	p.out = b.output()
	if _, err := p.once(); err != nil {
		return err
	}
	answer := os.DevNull
	if w.answer != "nothing" {
		answer = w.book.path(b.dir, w.answer, b.lines)
	}
	same, err := equal(p.out, answer)
	if err == nil && !same {
		err = fmt.Errorf("%s: %s is not %s", w.name, p.out, answer)
	}
	return err
}

func (b *bench) printWorks() {
	fmt.Println("\n| one worker, unless two are named | ns a line | of processors | lines a second | copying = 1 | convert = 1 | memory |")
	fmt.Println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
	for _, w := range works {
		f, base := b.figures[w.name], "copying"
		if w.toFile {
			base = "copying to a file"
		}
		lines := float64(b.lines)
		fmt.Printf("| %s | %.0f | %.0f | %.1f M | %.1f | %.2f | %.0f MiB |\n", w.name,
			f.wall()*1e9/lines, f.cpu()*1e9/lines, lines/f.wall()/1e6,
			f.ratio(b.figures[base]), f.ratio(b.figures["convert"]), f.memory()/(1<<20))
	}
}

// goal is what a figure should be.
type goal struct {
	name, goal string
	figure     func(b *bench) string
}

// goals are those of the project: ratios within the same rounds, so that they hold on
// other machines.
var goals = []goal{
	{"convert, one worker", "9 times copying", times("convert", "copying")},
	{"convert, two workers", "5 times copying", times("convert, two workers", "copying")},
	{"convert to a file, two workers", "twice copying to a file", times("convert to a file, two workers", "copying to a file")},
	{"`--ep legal`, one worker", "9 times copying", times("`--ep legal`", "copying")},
	{"`check --level consistent`, one worker", "9 times copying", times("`check --level consistent`", "copying")},
	{"`check --level legal`, one worker", "25 times copying", times("`check --level legal`", "copying")},
	{"one worker beside two", "1.7 times", times("convert", "convert, two workers")},
	{"EPD of three operations to FEN beside a line of FEN", "", times("EPD of three operations to FEN", "convert")},
	{"crazyhouse beside chess", "twice", times("crazyhouse, 8x8 and a pocket", "convert")},
	{"three-check beside chess", "twice", times("three-check, 8x8 and a count", "convert")},
	{"10x8 beside 8x8", "twice", times("Capablanca chess, 10x8", "convert")},
	{"a refused line, `-q`", "2 µs", refusal("one line in ten refused, `-q`")},
	{"a refused line, named with its place", "", refusal("one line in ten refused, named")},
	{"memory, two workers", "32 MiB", func(b *bench) string {
		return fmt.Sprintf("%.0f MiB", b.figures["convert, two workers"].memory()/(1<<20))
	}},
}

func times(name, base string) func(*bench) string {
	return func(b *bench) string { return fmt.Sprintf("%.2f times", b.figures[name].ratio(b.figures[base])) }
}

// refusal is how much longer a line takes that is refused: processor time.
func refusal(name string) func(*bench) string {
	return func(b *bench) string {
		refused := b.lines / workload.OneIn
		return fmt.Sprintf("%.1f µs", b.figures[name].more(b.figures["convert"])*1e6/float64(max(refused, 1)))
	}
}

func (b *bench) printGoals() {
	fmt.Println("\n| what | goal | measured |")
	fmt.Println("| --- | ---: | ---: |")
	for _, g := range goals {
		fmt.Printf("| %s | %s | %s |\n", g.name, g.goal, g.figure(b))
	}
}
