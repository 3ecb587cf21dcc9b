package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// messageFlags say what is told on standard error.
type messageFlags struct {
	Quiet      bool   `short:"q" group:"messages" help:"Do not name refused records."`
	Verbose    int    `short:"v" type:"counter" group:"messages" help:"Count warnings and notes by code at the end; twice: show each."`
	Stats      bool   `group:"messages" help:"Print what became of the lines, and each code's count."`
	Color      string `enum:"auto,always,never" default:"auto" group:"messages" help:"When to colour messages; auto: on a terminal."`
	NoProgress bool   `group:"messages" help:"Show no progress. It is shown on a terminal, of work that takes more than a second, where the output is not on the terminal, too."`
	langFlags
}

// langFlags say in which language it is told.
type langFlags struct {
	Lang string `placeholder:"en|pt|es" group:"messages" help:"Language of messages: en, pt, es. Default from FORSYTH_LANG, LC_ALL, LANG."`
}

func (f *langFlags) lang() (diag.Lang, error) {
	if _, ok := diag.ParseLang(f.Lang); !ok && f.Lang != "" {
		return diag.English, messageNames.noSuch("--lang", f.Lang)
	}
	return languageNamed(f.Lang), nil
}

// options returns how diagnostics are worded and drawn.
func (f *messageFlags) options(stderr io.Writer) (diag.Options, error) {
	lang, err := f.lang()
	return diag.Options{Lang: lang, Color: f.color(stderr)}, err
}

// languageNamed returns the language of a name, or where none has it that of the
// environment.
func languageNamed(name string) diag.Lang {
	if lang, ok := diag.ParseLang(name); ok {
		return lang
	}
	return langOf(languageVariables...)
}

// languageVariables name the language of messages, the first that is set.
var languageVariables = []string{"FORSYTH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}

// langOf returns the language of the first variable that is set.
func langOf(variables ...string) diag.Lang {
	for _, v := range variables {
		if value := os.Getenv(v); value != "" {
			lang, _ := diag.ParseLang(value)
			return lang
		}
	}
	return diag.English
}

func (f *messageFlags) color(stderr io.Writer) bool {
	switch {
	case f.Color == "always":
		return true
	case f.Color == "never" || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb":
		return false
	}
	return isTerminal(stderr)
}

// on returns the flags for messages that are the output of a command, which may be
// a file: they are coloured where that is a terminal.
func (f messageFlags) on(stdout io.Writer, file string) messageFlags {
	if !isStdout(file) {
		stdout = io.Discard
	}
	if !f.color(stdout) {
		f.Color = "never"
	} else {
		f.Color = "always"
	}
	return f
}

// summary prints the counts that the flags ask for; done is what became of the
// lines that were not refused.
func (f *messageFlags) summary(w io.Writer, total stream.Stats, done string) {
	if f.Stats {
		fmt.Fprintf(w, "forsyth: %d lines = %d %s + %d refused + %d passed over", total.Lines, total.Written, done, total.Refused, total.Passed)
		if total.Kept > 0 {
			fmt.Fprintf(w, " (%d of the refused kept in place)", total.Kept)
		}
		fmt.Fprintln(w)
	}
	if f.Stats || f.Verbose > 0 {
		counts(w, total.Refusals, func(ast.Code) ast.Severity { return ast.Error })
		counts(w, total.Codes, func(c ast.Code) ast.Severity { return min(c.Severity(false), ast.Warning) }) // of what was written
	}
}

// counts prints a line a code, the most severe and the most frequent first.
func counts(w io.Writer, of map[ast.Code]int, severity func(ast.Code) ast.Severity) {
	codes := slices.SortedFunc(maps.Keys(of), func(a, b ast.Code) int {
		return cmp.Or(cmp.Compare(severity(b), severity(a)), cmp.Compare(of[b], of[a]), cmp.Compare(a, b))
	})
	for _, c := range codes {
		fmt.Fprintf(w, "%9d  %-7s  %s\n", of[c], severity(c), c)
	}
}
