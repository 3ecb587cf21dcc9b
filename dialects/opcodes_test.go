package dialects_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestOpcodesPage compares docs/opcodes.md with the table; -update rewrites it.
func TestOpcodesPage(t *testing.T) {
	var page strings.Builder
	page.WriteString(opcodesHead)
	for _, row := range ast.Opcodes() {
		limits := ""
		if row.Takes == ast.OneInteger {
			limits = fmt.Sprintf("%d to %d", row.Least, row.Most)
		}
		fmt.Fprintf(&page, "| %s | %v | %s | %s | %s |\n", row.Name, row.Takes, limits, row.Meaning, cmp.Or(row.Source, "files"))
	}
	checkPage(t, "opcodes.md", page.String())
}

const opcodesHead = `# Opcodes of EPD

The opcodes that Forsyth knows, from the table in ` + "`grammar/ast/opcodetable.go`" + ` that
the code runs on. An opcode that is not here is kept as it is, with all that
follows it up to the semicolon, and is no fault. Every leniency in reading
operations is listed in the comment of package ` + "`dialects`" + `.

Sources: PGN is the PGN standard of 1994, section 16.2.5; EPD is the EPD
specification of 1995, which has those too; files are files that are about.

| opcode | takes | from, to | meaning | source |
| --- | --- | --- | --- | --- |
`
