package main

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// linesOf are the lines of a file of testdata.
func linesOf(name string) []string {
	data, err := fs.ReadFile(testdata, name)
	if err != nil {
		panic(err) // without one of its files no suite is whole
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}

// table are the rows of a file of testdata whose columns tabs part; lines of # are remarks.
func table(name string) (rows [][]string) {
	for _, line := range linesOf(name) {
		if line != "" && line[0] != '#' {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows
}

// tag names a question by its content, so that it keeps its name when others come.
func tag(q conformance.Question) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%s|%s|%s|%s|%s", q.Dialect, q.Variant, q.Letters, q.Input, q.Move)
	return fmt.Sprintf("%08x", h.Sum32())
}

// agree stops the program where two sources of a value differ: the case is for neither.
func agree(what, one, other string) {
	if one != other {
		panic(fmt.Sprintf("%s: %q and %q", what, one, other))
	}
}
