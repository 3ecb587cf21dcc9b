package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// codesNamed returns the codes that a flag names.
func codesNamed(flag string, names []string) (set ast.Codes, err error) {
	for _, name := range names {
		code, err := codeNamed(flag, name)
		if err != nil {
			return set, err
		}
		set.Add(code)
	}
	return set, nil
}

// codeNamed returns the code that a flag or an argument names.
func codeNamed(flag, name string) (ast.Code, error) {
	code, err := ast.ParseCode(name)
	if err != nil {
		err = fmt.Errorf("%s: no code is called %q (nearest: %v)", flag, name, nearest(name, ast.AllCodes(), ast.Code.String))
	}
	return code, err
}

// nearest returns the name of some things that the fewest changes of a letter make of
// another.
func nearest[T any](name string, all []T, nameOf func(T) string) (nearest string) {
	fewest := -1
	for _, one := range all {
		if n := changes(name, nameOf(one)); fewest < 0 || n < fewest {
			nearest, fewest = nameOf(one), n
		}
	}
	return nearest
}

// changes returns how many letters have to be put in, left out or replaced to make
// one text of another (Levenshtein's distance).
func changes(from, to string) int {
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(from) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(to) {
			replaced := diagonal
			if from[i] != to[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, diagonal+1)
		}
	}
	return row[len(to)]
}
