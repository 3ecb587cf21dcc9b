package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// codesNamed returns the codes that a flag names.
func codesNamed(flag string, names []string) (set ast.Codes, err error) {
	for _, name := range names {
		code, err := ast.ParseCode(name)
		if err != nil {
			return set, fmt.Errorf("%s: no code is called %q (nearest: %v)", flag, name, nearestCode(name))
		}
		set.Add(code)
	}
	return set, nil
}

// nearestCode returns the code that the fewest changes of a letter make of a name.
func nearestCode(name string) (nearest ast.Code) {
	fewest := -1
	for _, code := range ast.AllCodes() {
		if n := changes(name, code.String()); fewest < 0 || n < fewest {
			nearest, fewest = code, n
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
