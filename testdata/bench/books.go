package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

const seed = 1

// book is samples in several forms, a file each.
type book struct {
	name   string
	source workload.Source
	forms  []form
}

type form struct {
	name string
	workload.Form
}

var (
	toXFEN   = []form{{"shredder.fen", workload.Shredder}, {"xfen.fen", workload.XFEN}}
	chess960 = book{"chess960", workload.Chess960(seed), append(toXFEN[:2:2],
		form{"legal.fen", workload.LegalXFEN}, form{"suite.epd", workload.EPD}, form{"suite.fen", workload.OfEPD},
		form{"faulty.fen", workload.Faulty}, form{"column.txt", workload.Forsyth}, form{"column.fen", workload.OfForsyth})}
	standard   = book{"standard", workload.Standard(seed), toXFEN}
	crazyhouse = book{"crazyhouse", workload.Variant(ast.Crazyhouse, seed), toXFEN}
	threeCheck = book{"3check", workload.Variant(ast.ThreeCheck, seed), toXFEN}
	capablanca = book{"capablanca", workload.Capablanca(seed), toXFEN}
)

// write writes the books.
func write(args []string) error {
	s := newSettings("write", million)
	if err := s.parse(args); err != nil {
		return err
	}
	for _, b := range []book{chess960, standard, crazyhouse, threeCheck, capablanca} {
		if err := b.write(s.dir, s.lines); err != nil {
			return err
		}
		for _, f := range b.forms {
			fmt.Println(b.path(s.dir, f.name, s.lines))
		}
	}
	return nil
}

// writeApart writes the books in a process of its own, so that this one stays small: what
// it measures is told to have no less memory.
func writeApart(dir string, lines int) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	command := exec.Command(self, "write", "-dir", dir, "-n", strconv.Itoa(lines))
	command.Stderr = os.Stderr
	return command.Run()
}

// path is the file of a form: chess960-1000000.xfen.fen.
func (b *book) path(dir, form string, lines int) string {
	return filepath.Join(dir, fmt.Sprintf("%s-%d.%s", b.name, lines, form))
}

// write writes the files of a book, unless they are there.
func (b *book) write(dir string, lines int) error {
	var files []*file
	var outputs []workload.Output
	for _, f := range b.forms {
		path := b.path(dir, f.name, lines)
		if _, err := os.Stat(path); err == nil {
			continue
		}
		out, err := create(path)
		if err != nil {
			return err
		}
		files = append(files, out)
		outputs = append(outputs, workload.Output{Writer: out, Form: f.Form})
	}
	if len(files) == 0 {
		return nil
	}
	if err := workload.Write(b.source, lines, outputs...); err != nil {
		return err
	}
	for _, f := range files {
		if err := f.finish(); err != nil {
			return err
		}
	}
	return nil
}

// file is one that has its name only when it is whole.
type file struct {
	*bufio.Writer
	out  *os.File
	path string
}

func create(path string) (*file, error) {
	out, err := os.Create(path + ".part")
	if err != nil {
		return nil, err
	}
	return &file{bufio.NewWriterSize(out, 1<<16), out, path}, nil
}

func (f *file) finish() error {
	if err := f.Flush(); err != nil {
		return err
	}
	if err := f.out.Close(); err != nil {
		return err
	}
	return os.Rename(f.out.Name(), f.path)
}
