package main

import (
	"fmt"
	"slices"
	"strings"
)

// fishHead tells the command of a line: the first word that is no flag.
const fishHead = `# Completion of forsyth for fish. Written by: forsyth completion fish

function __forsyth_runs
	set -l words (commandline -opc)
	for word in $words[2..]
		if not string match -q -- '-*' $word
			contains -- $word $argv
			return
		end
	end
	test (count $argv) -eq 0
end

`

// fishScript returns the completion for fish.
func fishScript(s surface) string {
	var b strings.Builder
	b.WriteString(fishHead)
	functions, of := lists()
	for _, function := range functions {
		fmt.Fprintf(&b, "function __forsyth_%s\n\tprintf '%%s\\t%%s\\n'", function)
		for _, n := range of[function] {
			fmt.Fprintf(&b, " \\\n\t\t%s %s", fishQuote(n.text), fishQuote(n.title))
		}
		b.WriteString("\nend\n\n")
	}
	for _, f := range s.flags {
		fishLine(&b, nil, fishFlag(&f))
	}
	for _, c := range s.commands {
		fishLine(&b, nil, fmt.Sprintf("-f -a %s -d %s", c.name, fishQuote(c.help)))
	}
	b.WriteString("\n")
	for _, c := range s.commands {
		if offer := fishOffer(c.argument, false); offer != "" {
			fishLine(&b, []string{c.name}, "-f"+offer)
		}
	}
	lines, commands := fishFlags(&s)
	for _, line := range lines {
		fishLine(&b, commands[line], line)
	}
	return b.String()
}

// fishFlags returns a line for each flag, and the commands that have it.
func fishFlags(s *surface) (lines []string, commands map[string][]string) {
	commands = map[string][]string{}
	for _, c := range s.commands {
		for _, f := range c.flags {
			line := fishFlag(&f)
			if !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
			commands[line] = append(commands[line], c.name)
		}
	}
	return lines, commands
}

// fishLine writes a completion that holds for some commands, or before any.
func fishLine(b *strings.Builder, commands []string, line string) {
	runs := strings.Join(append([]string{"__forsyth_runs"}, commands...), " ")
	fmt.Fprintf(b, "complete -c forsyth -n %s %s\n", fishQuote(runs), line)
}

func fishFlag(f *option) string {
	line := "-l " + f.name
	if f.short != "" {
		line += " -s " + f.short
	}
	switch {
	case f.values.isFiles:
		line += " -r -F"
	case f.takesValue:
		line += " -x" + fishOffer(f.values, f.isList)
	}
	return line + " -d " + fishQuote(f.help)
}

// fishOffer returns the option that offers values.
func fishOffer(v values, isList bool) string {
	switch {
	case v.kind != "" && isList:
		return " -a '(__fish_complete_list , __forsyth_" + v.kind + ")'"
	case v.kind != "":
		return " -a '(__forsyth_" + v.kind + ")'"
	case v.few != nil:
		return " -a " + fishQuote(strings.Join(v.few, " "))
	}
	return ""
}

func fishQuote(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(text) + "'"
}
