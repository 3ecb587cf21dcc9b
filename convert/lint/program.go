package lint

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	_ "embed" // the tables
)

// Program is a program that reads records, at one version.
type Program struct {
	Name    string
	Aliases []string
	Title   string
	Version string
	Date    string // of the version
	WasRun  bool   // rather than read

	Chess, Chess960 string // the dialects to write for it
	EnPassant       string // the squares to write for it: always, xfen or legal
	Checks          string // the check counts to write for it: remaining or lichess

	answers string // its name in the list of answers that peers.tsv is made of, empty where it gave none
	rows    []row
}

//go:embed programs.tsv
var programsTSV string

//go:embed peers.tsv
var peersTSV string

// Programs returns the table, in the order of lists. It is not to be changed.
func Programs() []*Program { return programs() }

var programs = sync.OnceValue(func() []*Program {
	var all []*Program
	for _, c := range table(programsTSV, 11) {
		all = append(all, &Program{
			Name: c[0], Aliases: list(c[1]), answers: strings.Trim(c[2], "-"), Title: c[3], Version: c[4], Date: strings.Trim(c[5], "-"),
			WasRun: c[6] == "run", Chess: c[7], Chess960: c[8], EnPassant: c[9], Checks: c[10],
		})
	}
	for _, c := range table(peersTSV, 6) {
		i := slices.IndexFunc(all, func(p *Program) bool { return p.Name == c[0] })
		if i < 0 {
			panic("lint: no program is called " + c[0])
		}
		all[i].rows = append(all[i].rows, rowOf(c))
	}
	return all
})

// Named returns the program of a name or an alias; case does not count.
func Named(name string) (*Program, bool) {
	name = strings.ToLower(name)
	for _, p := range Programs() {
		if p.Name == name || slices.Contains(p.Aliases, name) {
			return p, true
		}
	}
	return nil, false
}

// Release returns the version, with its date where there is one.
func (p *Program) Release() string {
	if p.Date == "" {
		return p.Version
	}
	return p.Version + ", " + p.Date
}

// table splits an embedded table into its cells; lines that begin with # are
// comments.
func table(text string, columns int) (rows [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "\t")
		if len(cells) != columns {
			panic(fmt.Sprintf("lint: %d columns, want %d: %s", len(cells), columns, line))
		}
		rows = append(rows, cells)
	}
	return rows
}

// list splits a cell of several names; a dash is none.
func list(cell string) []string {
	if cell == "-" {
		return nil
	}
	return strings.Split(cell, ",")
}
