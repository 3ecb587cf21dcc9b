package main

import (
	"slices"

	"github.com/alecthomas/kong"
)

// subcommand is something that the program can do.
type subcommand struct {
	group, name, help string
	whole             func() any // its flags, arguments and method Run
}

// subcommands are all of them, in the order of help.
var subcommands = []subcommand{
	{"records", "convert", "Convert records of one dialect into another.", func() any { return &convertCmd{} }},
	{"records", "check", "Name what is wrong or odd in each record.", func() any { return &checkCmd{} }},
	{"records", "explain", "Decode a record field by field, and what is wrong with it; a record alone is explained.", func() any { return &explainCmd{} }},
	{"records", "fmt", "Write records in the canonical spelling of their dialect.", func() any { return &fmtCmd{} }},
	{"records", "fix", "Make the repairs that are certain.", func() any { return &fixCmd{} }},
	{"records", "draw", "Draw each record: in text, SVG, PNG, or as a picture in the terminal.", func() any { return &drawCmd{} }},
	{"records", "detect", "Name the dialect of each record, and why.", func() any { return &detectCmd{} }},
	{"records", "diff", "Name the differences of two records, or of two files record by record.", func() any { return &diffCmd{} }},
	{"games", "play", "Play moves on a position, or a game, and print what comes of them.", func() any { return &playCmd{} }},
	{"games", "moves", "Print the legal moves of each record, or count games.", func() any { return &movesCmd{} }},
	{"games", "chess960", "Turn Chess960 numbers into positions and back.", func() any { return &chess960Cmd{} }},
	{"tables", "codes", "List the codes of what is found, or explain one.", func() any { return &codesCmd{} }},
	{"tables", "dialects", "List the dialects.", func() any { return &dialectsCmd{} }},
	{"tables", "letters", "List the piece letters of every language.", func() any { return &lettersCmd{} }},
	{"tables", "variants", "List the variants.", func() any { return &variantsCmd{} }},
	{"tables", "grammar", "Print the grammar of a dialect as EBNF.", func() any { return &grammarCmd{} }},
	{"programs", "conformance", "Run the conformance suite on Forsyth or on another program.", func() any { return &conformanceCmd{} }},
	{"shell", "completion", "Print the completion of the command line for a shell.", func() any { return &completionCmd{} }},
	{"shell", "man", "Print the manual page.", func() any { return &manCmd{} }},
}

// option adds the command to the parser: whole, or as a name and its help alone.
func (c *subcommand) option(isWhole bool) kong.Option {
	var model any = &struct{}{}
	if isWhole {
		model = c.whole()
	}
	return kong.DynamicCommand(c.name, c.help, c.group, model)
}

// anyName is for a parser of all commands.
func anyName(string) bool { return true }

// namesIn tells the commands that arguments name. Where they name none it is explain, if
// there can be a record among them.
func namesIn(args []string) func(name string) bool {
	isNamed := func(name string) bool { return slices.Contains(args, name) }
	if slices.ContainsFunc(subcommands, func(c subcommand) bool { return isNamed(c.name) }) {
		return isNamed
	}
	hasWords := slices.ContainsFunc(args, func(arg string) bool { return !isFlag(arg) })
	return func(name string) bool { return hasWords && name == "explain" }
}
