package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/convert/lint"
)

// programsNamed returns the programs that a flag names.
func programsNamed(flag string, names []string) (all []*lint.Program, err error) {
	for _, name := range names {
		p, err := programNamed(flag, name)
		if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, nil
}

func programNamed(flag, name string) (*lint.Program, error) {
	if p, ok := lint.Named(name); ok {
		return p, nil
	}
	if name == "" {
		return nil, fmt.Errorf("%s: names a program (%s)", flag, programNames.where())
	}
	return nil, programNames.noSuch(flag, name)
}
