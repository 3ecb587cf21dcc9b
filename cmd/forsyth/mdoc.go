package main

import (
	"fmt"
	"strings"
)

// mdoc is a manual page in the making.
type mdoc struct{ strings.Builder }

// macro writes a line with a macro and its arguments, which are escaped.
func (m *mdoc) macro(name string, args ...string) {
	m.WriteString("." + name)
	for _, arg := range args {
		if strings.ContainsAny(arg, " \t") {
			arg = `"` + arg + `"`
		}
		m.WriteString(" " + mdocText(arg))
	}
	m.WriteString("\n")
}

// raw writes lines that are mdoc.
func (m *mdoc) raw(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(m, line)
	}
}

// mdocWidth is how long a line of the source gets.
const mdocWidth = 72

// text writes running text, each sentence on lines of its own.
func (m *mdoc) text(text string) {
	line := ""
	flush := func() {
		if line != "" {
			m.WriteString(mdocLine(line))
		}
		line = ""
	}
	for _, word := range strings.Fields(text) {
		if line != "" && len(mdocText(line+" "+word)) > mdocWidth {
			flush()
		}
		line = strings.TrimPrefix(line+" "+word, " ")
		if strings.HasSuffix(strings.TrimRight(word, ")"), ".") {
			flush()
		}
	}
	flush()
}

// literal writes lines as they stand.
func (m *mdoc) literal(lines []string) {
	m.raw(".Bd -literal -offset indent")
	for _, line := range lines {
		m.WriteString(mdocLine(line))
	}
	m.raw(".Ed")
}

// prose writes help text: paragraphs, parted by blank lines, and lines that are indented.
func (m *mdoc) prose(text string) {
	for i, block := range strings.Split(strings.TrimSpace(text), "\n\n") {
		if strings.HasPrefix(block, "  ") {
			m.literal(unindented(block))
			continue
		}
		if i > 0 {
			m.raw(".Pp")
		}
		words, examples, _ := strings.Cut(block, "\n  ")
		m.text(words)
		if examples != "" {
			m.literal(unindented("  " + examples))
		}
	}
}

// unindented takes the indent away from the lines of a block.
func unindented(block string) []string {
	return strings.Split(strings.TrimPrefix(strings.ReplaceAll(block, "\n  ", "\n"), "  "), "\n")
}

// mdocLine returns a line of text, which must not begin as a macro does.
func mdocLine(line string) string {
	text := mdocText(line)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text + "\n"
}

// mdocText escapes what formatters would make other signs of: hyphens and quotation marks
// are to be copied from the page to a shell.
var mdocText = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace
