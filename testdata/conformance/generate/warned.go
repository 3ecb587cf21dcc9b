package main

import (
	"embed"
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest/blocks"
)

// warnedFiles say what records that are read with a warning mean, worked out by hand: a
// file a folder of testdata, each record followed by what it means as valid.txt has it.
//
//go:embed warned/*.txt
var warnedFiles embed.FS

// A meaning is a canonical record of FEN, X-FEN, Shredder-FEN or EPD, or for a diagram
// the first field of FEN.
type meaning struct {
	canonical string
	isPart    bool // the record has operations besides, of which nothing is said
}

// meanings are those of warnedFiles, by dialect, variant and record.
var meanings = sync.OnceValue(func() map[[3]string]meaning {
	all := map[[3]string]meaning{}
	names, err := fs.Glob(warnedFiles, "warned/*.txt")
	for _, name := range names {
		var cases []blocks.Case
		if cases, err = blocks.Valid(warnedFiles, name); err != nil {
			break
		}
		dialect, variant, _ := strings.Cut(strings.TrimSuffix(path.Base(name), ".txt"), "-")
		isPart := variant == "fields"
		if isPart {
			variant = ""
		}
		for _, c := range cases {
			all[[3]string{dialect, variant, c.Text}] = meaning{c.Canonical, isPart}
		}
	}
	if err != nil {
		panic(err) // without one of its records no suite is whole
	}
	return all
})

// meaning is what a record says, where that is known.
func (r *record) meaning() (m meaning, ok bool) {
	if r.isValid {
		return meaning{canonical: r.Canonical}, true
	}
	m, ok = meanings()[[3]string{r.dialect, r.variant, r.Text}]
	return m, ok
}
