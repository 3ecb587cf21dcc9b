package main

import (
	"strings"

	"github.com/alecthomas/kong"
)

// surface is the command line as a shell completes it.
type surface struct {
	flags    []option // without a command
	commands []command
}

type command struct {
	name, help string
	flags      []option
	argument   values
}

type option struct {
	name, help string
	short      string // empty for none
	takesValue bool
	isRepeated bool
	isList     bool // parted by commas
	values     values
}

// spellings returns the flag as it is typed, the long form first.
func (o *option) spellings() []string {
	if o.short == "" {
		return []string{"--" + o.name}
	}
	return []string{"--" + o.name, "-" + o.short}
}

// values are what can stand for a flag's value or an argument.
type values struct {
	kind    string   // a key of kinds, empty for none
	few     []string // if they are no kind
	isFiles bool
}

// kinds are the names that the program knows, by the word that stands for one in help.
// Scripts have a function of the second word for each.
var kinds = []struct {
	placeholder, function string
	names                 *names
}{
	{"DIALECT", "dialects", &dialectNames},
	{"DIALECT|auto", "sources", &sourceNames},
	{"dialect|moves", "grammars", &grammarNames},
	{"VARIANT", "variants", &variantNames},
	{"LANG", "letters", &letterNames},
	{"en|pt|es", "messages", &messageNames},
	{"CODE", "codes", &codeNames},
	{"code", "codes", &codeNames},
	{"PROGRAM", "programs", &programNames},
	{"SITE", "sites", &siteNames},
	{"topic", "topics", &topicNames},
	{"THEME", "themes", &themeNames},
	{"FIELD", "fields", &fieldNames},
	{"THEME", "themes", &themeNames},
	{"SITE", "sites", &siteNames},
}

// lists returns each kind of names once, by its function.
func lists() (functions []string, of map[string][]name) {
	of = map[string][]name{}
	for _, k := range kinds {
		if of[k.function] == nil {
			functions = append(functions, k.function)
			of[k.function] = k.names.all()
		}
	}
	return functions, of
}

func surfaceOf(app *kong.Application) surface {
	s := surface{flags: flagsOf(app.Flags)}
	for _, node := range app.Children {
		c := command{name: node.Name, help: brief(node.Help), flags: flagsOf(node.Flags)}
		c.flags = append(c.flags, s.flags...)
		for _, p := range node.Positional {
			c.argument = valuesOf(p, p.Name)
			c.argument.isFiles = c.argument.kind == "" && c.argument.few == nil
		}
		s.commands = append(s.commands, c)
	}
	return s
}

func flagsOf(all []*kong.Flag) (flags []option) {
	for _, f := range all {
		one := option{name: f.Name, help: brief(helpOf(f.Value)), isRepeated: f.IsSlice() || f.IsCounter()}
		one.isList = f.IsSlice() && f.Tag.Sep != -1
		if f.Short != 0 {
			one.short = string(f.Short)
		}
		if one.takesValue = !f.IsBool() && !f.IsCounter(); one.takesValue {
			one.values = valuesOf(f.Value, f.PlaceHolder)
		}
		flags = append(flags, one)
		if f.Tag.Negatable != "" {
			flags = append(flags, option{name: "no-" + f.Name, help: "The opposite of --" + f.Name})
		}
	}
	return flags
}

func valuesOf(v *kong.Value, placeholder string) values {
	if v.Enum != "" {
		return values{few: choices(v)}
	}
	for _, k := range kinds {
		if k.placeholder == placeholder {
			return values{kind: k.function}
		}
	}
	return values{isFiles: placeholder == "FILE" || placeholder == "DIR"}
}

// brief returns what a help text begins with: up to its first stop or bracket.
func brief(help string) string {
	for i := range help {
		switch rest := help[i:]; {
		case rest == ".", strings.HasPrefix(rest, " ("), len(rest) > 1 && strings.Contains(".:;", rest[:1]) && rest[1] == ' ':
			return help[:i]
		}
	}
	return help
}

// names returns the names of all commands.
func (s *surface) names() (all []string) {
	for _, c := range s.commands {
		all = append(all, c.name)
	}
	return all
}
