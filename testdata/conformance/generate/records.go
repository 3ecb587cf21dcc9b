package main

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest/blocks"
)

// testdata is the folder of the files that people have written; from here, for the tests.
var testdata fs.FS = os.DirFS("../..")

// folders are those of testdata whose records are cases: all that have records, so that
// those of a new dialect are cases at once.
var folders = sync.OnceValue(func() (all []string) {
	files, err := fs.Glob(testdata, "*/invalid.txt")
	if err != nil {
		panic(err) // the pattern is sound
	}
	for _, name := range files {
		if folder := path.Dir(name); leftOut[folder] == "" {
			all = append(all, folder)
		}
	}
	return append(all, "variants") // which has a folder a game
})

// leftOut are the folders of records that are no cases, and why.
var leftOut = map[string]string{
	"auto":    "a case names its dialect",
	"convert": "what a conversion makes of a text, in another format",
}

// A record is one of testdata, with what its folder says of it.
type record struct {
	dialect, variant, letters string
	isValid                   bool
	blocks.Case
}

// hasFields reports whether a record is one of the four dialects that differ in castling
// and operations alone, whose texts position.go knows how to write.
func (r *record) hasFields() bool {
	return slices.Contains([]string{"fen", "xfen", "shredder", "epd"}, r.dialect)
}

// hasOwnSyntax reports whether the fields of a record stand in another syntax than blanks.
func (r *record) hasOwnSyntax() bool { return r.dialect == "url" || r.dialect == "json" }

// records are those of all folders.
var records = sync.OnceValue(func() (all []record) {
	for _, folder := range folders() {
		err := fs.WalkDir(testdata, folder, func(name string, _ fs.DirEntry, err error) error {
			if err == nil {
				err = collect(&all, name)
			}
			return err
		})
		if err != nil {
			panic(err) // without one of its records no suite is whole
		}
	}
	return all
})

func collect(all *[]record, name string) error {
	read := blocks.Valid
	switch path.Base(name) {
	case "valid.txt":
	case "invalid.txt":
		read = blocks.Invalid
	default:
		return nil
	}
	cases, err := read(testdata, name)
	for _, c := range cases {
		r := inFolder(path.Dir(name))
		r.isValid, r.Case = path.Base(name) == "valid.txt", c
		*all = append(*all, r)
	}
	return err
}

// inFolder tells what the records of a folder are read as.
func inFolder(folder string) (r record) {
	folder, name, _ := strings.Cut(folder, "/")
	switch folder {
	case "forsyth", "pieces":
		r.letters = name
	default:
		r.variant = name
	}
	r.dialect = folder
	if folder == "variants" {
		r.dialect = "xfen"
	}
	return r
}

// code is that of the finding that a record is for: the first error, or else the first.
func (r *record) code() string {
	for _, f := range r.Findings {
		if !f.Warning {
			return f.Code
		}
	}
	return r.Findings[0].Code
}

func (r *record) isRejected() bool {
	for _, f := range r.Findings {
		if !f.Warning {
			return true
		}
	}
	return false
}
