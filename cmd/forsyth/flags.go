package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// readFlags say how records are read. They mean the same in every command.
type readFlags struct {
	From    string `default:"auto" placeholder:"DIALECT" group:"read" help:"Dialect of the input; auto finds it for each record (see: forsyth dialects)."`
	Variant string `placeholder:"VARIANT" group:"read" help:"Variant of the input (see: forsyth variants)."`
	Strict  bool   `group:"read" help:"Read by the dialect's source: every leniency is an error."`
}

// dialect returns the reader that the flags ask for.
func (f *readFlags) dialect() (*dialects.Dialect, error) {
	d, err := dialectNamed("--from", f.From)
	if err != nil {
		return nil, err
	}
	if f.Variant != "" {
		v, ok := ast.VariantNamed(f.Variant)
		if !ok {
			return nil, fmt.Errorf("--variant: no variant is called %q (see: forsyth variants)", f.Variant)
		}
		d = d.For(v)
	}
	if f.Strict {
		d = d.Strict()
	}
	return d, nil
}

func dialectNamed(flag, name string) (*dialects.Dialect, error) {
	d, ok := dialects.Named(name)
	if !ok {
		return nil, fmt.Errorf("%s: no dialect is called %q (see: forsyth dialects)", flag, name)
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
