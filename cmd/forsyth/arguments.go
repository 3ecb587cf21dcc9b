package main

import (
	"slices"
	"strings"

	"github.com/alecthomas/kong"
	"github.com/forsyth-notation/forsyth/dialects"
)

// inputArgs are what a command reads records from.
type inputArgs struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"Files, - for standard input, a record, or startpos."`
}

// isLikeRecord reports whether the name of no file is likely to be a board, or a record in
// an address or with other signs between its ranks.
func isLikeRecord(name string) bool {
	isBoard := (strings.Count(name, "/") > 1 || dialects.IsBoard(name)) && !strings.Contains(name, ".")
	hasRanks := slices.ContainsFunc([]string{`\`, "|", ",", ";"}, func(sign string) bool { return strings.Count(name, sign) > 6 })
	return (isBoard || hasRanks || strings.Contains(name, "://")) && !exists(name)
}

// isRecord reports whether an argument is a record rather than a file: it is startpos, an
// address or an object of JSON, or holds a blank, and a slash or the layout of a diagram or
// a piece list, and no file has that name.
func isRecord(arg string) bool {
	isText := strings.ContainsAny(arg, " \t\n") && (strings.Contains(arg, "/") || dialects.IsBoard(arg))
	return (isText || arg == startpos || dialects.IsHeld(arg)) && !exists(arg)
}

// joinRecords joins the words of a record that was not quoted: from a word
// with slashes that is no file to the next flag, or the next record in quotes. A - or
// -0 among them is a part of the record.
func joinRecords(args []string, takesValue map[string]bool) []string {
	var out []string
	for i := 0; i < len(args); i++ {
		start := i
		if args[i] == "--" {
			return append(out, args[i:]...)
		}
		value := i > 0 && wantsValue(args[i-1], takesValue)
		if !value && (startsRecord(args[i:]) || startsDiagram(args[i:])) {
			for i+1 < len(args) && !isFlag(args[i+1]) && !isRecord(args[i+1]) {
				i++
			}
		}
		out = append(out, strings.Join(args[start:i+1], " "))
	}
	return out
}

// explained puts the command explain before arguments that begin with a record, flags
// aside, or with what was meant as one: reading says what it lacks.
func explained(args []string, takesValue map[string]bool) []string {
	for i, arg := range args {
		switch {
		case arg == "--", isFlag(arg), arg == "-0", i > 0 && wantsValue(args[i-1], takesValue):
			continue
		case isRecord(arg), isLikeRecord(arg):
			return append([]string{"explain"}, args...)
		}
		return args
	}
	return args
}

// isFlag reports whether an argument is a flag: two hyphens, or one and a letter.
func isFlag(arg string) bool {
	return strings.HasPrefix(arg, "--") || len(arg) > 1 && arg[0] == '-' && (arg[1]|0x20 >= 'a' && arg[1]|0x20 <= 'z')
}

// startsRecord reports whether the first of some words can be the board of a
// record and the second its next field.
func startsRecord(words []string) bool {
	board := words[0]
	if strings.HasPrefix(board, "-") || strings.HasPrefix(board, "/") || strings.Count(board, "/") < 2 ||
		strings.ContainsAny(board, " .") || exists(board) {
		return false
	}
	if len(words) == 1 || strings.HasPrefix(words[1], "-") {
		return false
	}
	const slashes = 7 // after eight ranks w is the side to move, though a folder may be called so
	isTurn := strings.Count(board, "/") == slashes && (words[1] == "w" || words[1] == "b")
	return isTurn || !exists(words[1])
}

// startsDiagram reports whether some words are ranks with hyphens between them.
func startsDiagram(words []string) bool {
	const enough = 7
	if len(words) < enough || exists(words[0]) {
		return false
	}
	for i, word := range words[:enough] {
		if (i%2 == 1) != (word == "-") || strings.HasPrefix(word, "--") {
			return false
		}
	}
	return true
}

// wantsValue reports whether an argument is a flag whose value comes next:
// --output, -o, or -qo.
func wantsValue(arg string, takesValue map[string]bool) bool {
	if strings.HasPrefix(arg, "--") || !strings.HasPrefix(arg, "-") {
		return takesValue[arg]
	}
	for i, short := range arg[1:] {
		if takesValue["-"+string(short)] {
			return 1+i+len(string(short)) == len(arg) // else the rest of arg is the value
		}
	}
	return false
}

// valueFlags returns the flags of all commands that take the next argument as
// their value.
func valueFlags(app *kong.Application) map[string]bool {
	flags := map[string]bool{}
	for _, node := range append([]*kong.Node{app.Node}, app.Children...) {
		for _, f := range node.Flags {
			if f.IsBool() || f.IsCounter() {
				continue
			}
			flags["--"+f.Name] = true
			if f.Short != 0 {
				flags["-"+string(f.Short)] = true
			}
		}
	}
	return flags
}
