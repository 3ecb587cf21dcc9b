package main

import (
	"fmt"
	"strings"

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
		return nil, fmt.Errorf("%s: names a program (there are %s)", flag, programNames())
	}
	near := nearest(strings.ToLower(name), lint.Programs(), programName)
	return nil, fmt.Errorf("%s: no program is called %q (nearest: %s; there are %s)", flag, name, near, programNames())
}

func programName(p *lint.Program) string { return p.Name }

// programNames lists the programs.
func programNames() string {
	var names []string
	for _, p := range lint.Programs() {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}
