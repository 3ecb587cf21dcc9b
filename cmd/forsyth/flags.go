package main

import (
	"errors"
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// readFlags say how records are read. They mean the same in every command.
type readFlags struct {
	From    string `default:"auto" placeholder:"DIALECT|auto" group:"read" help:"Dialect of the input; auto finds it for each record (see: forsyth dialects)."`
	Variant string `placeholder:"VARIANT" group:"read" help:"Variant of the input (see: forsyth variants)."`
	variantFileFlag
	Letters string `placeholder:"LANG" group:"read" help:"Language of the piece letters, such as pt, de, en-x-popeye; without it they are found for each record (see: forsyth letters)."`
	Strict  bool   `group:"read" help:"Read by the dialect's source: every leniency is an error."`

	Encoding string `placeholder:"NAME" group:"read" help:"Encoding of the files: latin1, windows-1252, cp437, utf-16 and so on (IANA's names). Default: bytes are read as they are, UTF-8."`
}

// dialect returns the reader that the flags ask for; lang is the language of
// messages.
func (f *readFlags) dialect(lang string) (*dialects.Dialect, error) {
	d, err := dialectNamed("--from", f.From)
	if err != nil {
		return nil, err
	}
	own, err := f.variants()
	if err != nil {
		return nil, err
	}
	if f.Variant != "" {
		v, err := variantNamed(f.Variant, own)
		if err != nil {
			return nil, err
		}
		d = d.For(v)
	}
	if f.Strict {
		d = d.Strict()
	}
	l, err := f.letters()
	if err != nil || l == nil {
		return d, err
	}
	if d, err = d.In(l); err != nil {
		return nil, unusable("--letters", err, lang)
	}
	return d, nil
}

// letters returns those of the flag.
func (f *readFlags) letters() (*ast.Letters, error) { return lettersNamed("--letters", f.Letters) }

// outputFlag says where to write: see [createOutput].
type outputFlag struct {
	Output string `short:"o" placeholder:"FILE" group:"stream" help:"Write to a file, whole or not at all; compressed if its name ends in .gz, .zst or .xz."`
}

// targetFlags say in which dialect records are written, where one is the default.
type targetFlags struct {
	To   string `default:"xfen" placeholder:"DIALECT" help:"Dialect to write positions in (see: forsyth dialects)."`
	JSON bool   `name:"json" help:"Short for --to json."`
}

func (f *targetFlags) target() (*dialects.Dialect, error) {
	if f.JSON {
		return dialects.JSON, nil
	}
	return targetNamed(f.To)
}

func dialectNamed(flag, name string) (*dialects.Dialect, error) {
	d, ok := dialects.Named(name)
	if !ok {
		return nil, sourceNames.noSuch(flag, name)
	}
	return d, nil
}

// targetNamed is dialectNamed for a dialect that is written.
func targetNamed(name string) (*dialects.Dialect, error) {
	d, err := dialectNamed("--to", name)
	if err == nil && d == dialects.Auto {
		err = fmt.Errorf("--to: auto is for reading only")
	}
	return d, err
}

// lettersNamed returns the letters that a flag names, nil where it is not given.
func lettersNamed(flag, name string) (*ast.Letters, error) {
	if name == "" {
		return nil, nil
	}
	l, err := dialects.LettersNamed(name)
	if err != nil {
		return nil, letterNames.noSuch(flag, name)
	}
	return l, nil
}

// unusable words why no diagram can be read in the letters of a flag.
func unusable(flag string, err error, lang string) error {
	var found ast.Diagnostics
	if errors.As(err, &found) {
		return fmt.Errorf("%s: %s", flag, diag.Message(&found[0], languageNamed(lang)))
	}
	return fmt.Errorf("%s: %w", flag, err)
}
