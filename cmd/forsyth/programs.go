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
	return nil, fmt.Errorf("%s: no program is called %q (nearest: %s; there are %s)", flag, name, nearestProgram(name), programNames())
}

// nearestProgram returns the name that the fewest changes of a letter make of another.
func nearestProgram(name string) (nearest string) {
	fewest := -1
	for _, p := range lint.Programs() {
		if n := changes(strings.ToLower(name), p.Name); fewest < 0 || n < fewest {
			nearest, fewest = p.Name, n
		}
	}
	return nearest
}

// programNames lists the programs.
func programNames() string {
	var names []string
	for _, p := range lint.Programs() {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}
