package main

import "github.com/forsyth-notation/forsyth/grammar/ast"

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
		err = codeNames.noSuch(flag, name)
	}
	return code, err
}
