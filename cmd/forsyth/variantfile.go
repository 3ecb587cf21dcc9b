package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects/variantfile"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// variantFileFlag names a file of variants beside those of the table.
type variantFileFlag struct {
	VariantFile string `placeholder:"FILE" group:"read" help:"File of more variants, in the format of Fairy-Stockfish's variants.ini; --variant looks there first."`
}

// variants returns those of the file, none where no file is named.
func (f *variantFileFlag) variants() ([]*ast.Variant, error) {
	if f.VariantFile == "" {
		return nil, nil
	}
	file, err := openFile(f.VariantFile)
	if err != nil {
		return nil, fmt.Errorf("--variant-file: %w", err)
	}
	defer file.Close()
	own, err := variantfile.Read(file)
	var faults variantfile.Faults
	switch {
	case errors.As(err, &faults):
		return nil, inFile(f.VariantFile, faults)
	case err != nil:
		return nil, fmt.Errorf("--variant-file: %s: %w", f.VariantFile, err)
	}
	return own, nil
}

// inFile words the faults of a file, a line each.
func inFile(name string, faults variantfile.Faults) error {
	lines := make([]string, len(faults))
	for i, fault := range faults {
		lines[i] = fmt.Sprintf("%s:%v", name, fault)
	}
	return fmt.Errorf("--variant-file: what is wrong:\n%s", strings.Join(lines, "\n"))
}

// variantNamed returns the variant of a name: one of a file, or one of the table.
func variantNamed(name string, own []*ast.Variant) (*ast.Variant, error) {
	for _, v := range own {
		if ast.PlainName(v.Name) == ast.PlainName(name) {
			return v, nil
		}
	}
	if v, ok := ast.VariantNamed(name); ok {
		return v, nil
	}
	return nil, variantNames.noSuchOf("--variant", name, append(namesOf(own), variantNames.all()...))
}
