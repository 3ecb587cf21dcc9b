package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
)

// helped takes help for a command, as git and go have it: help convert is convert --help.
func helped(args []string) []string {
	if len(args) == 0 || args[0] != "help" || len(args) > 2 {
		return args
	}
	return append(args[1:len(args):len(args)], "--help")
}

// showChoices makes help show what a flag can be, and what it is by default.
func showChoices(app *kong.Application) {
	for _, node := range app.Children {
		for _, f := range node.Flags {
			if f.Enum == "" {
				continue
			}
			f.PlaceHolder = strings.Join(choices(f.Value), "|")
			if f.Default != "" && !strings.Contains(f.Help, "Default") {
				f.Help += " Default: " + f.Default + "."
			}
		}
	}
}

// helpOf returns the help of a flag or an argument. The names of a kind stand for its word,
// as in {programs}: no table is read before there is help to show.
func helpOf(v *kong.Value) string {
	help := v.Help
	for _, k := range kinds {
		if word := "{" + k.function + "}"; strings.Contains(help, word) {
			help = strings.ReplaceAll(help, word, listed(k.names.all()))
		}
	}
	return help
}

// choices returns what a flag or an argument can be; that it can be left out is none.
func choices(v *kong.Value) []string {
	return strings.FieldsFunc(v.Enum, func(r rune) bool { return r == ',' })
}

// misused words an error of the command line, with where to read about it.
func misused(err error) error {
	var wrong *kong.ParseError
	if !errors.As(err, &wrong) || errors.Is(err, syscall.EPIPE) { // help that nobody reads on
		return err
	}
	if unwritten := (*fs.PathError)(nil); errors.As(err, &unwritten) {
		return err // help is printed by the parser
	}
	text, command := err.Error(), ""
	if before, ok := strings.CutSuffix(text, ` value but got "EOL" (<EOL>)`); ok {
		flag, _, _ := strings.Cut(before, ": expected")
		text = flag + ": a value is missing"
	}
	text = strings.Replace(text, `,"" but got`, ` but got`, 1) // that a flag can be left out is no choice
	if before, _, ok := strings.Cut(text, ": time: "); ok {    // what Go says of it
		text = strings.Replace(before, "expected duration but got ", "", 1) + " is no time, such as 10s"
	}
	if node := wrong.Context.Selected(); node != nil {
		command = node.Name + " "
	} else if file, ok := strings.CutPrefix(text, "unexpected argument "); ok && exists(file) {
		return fmt.Errorf("%s: a file needs a command, such as: forsyth check %s", file, file)
	}
	return fmt.Errorf("%s (see: forsyth %s--help)", text, command)
}
