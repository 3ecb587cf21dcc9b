package main

import (
	"fmt"
	"strings"
)

// zshScript returns the completion for zsh. It works from a folder of $fpath and read by
// the source command.
func zshScript(s surface) string {
	var b strings.Builder
	b.WriteString("#compdef forsyth\n# Completion of forsyth for zsh. Written by: forsyth completion zsh\n\n")
	functions, of := lists()
	for _, function := range functions {
		zshNames(&b, function, of[function])
	}
	commands := make([]name, len(s.commands))
	for i, c := range s.commands {
		commands[i] = name{text: c.name, title: c.help}
	}
	zshNames(&b, "commands", commands)
	b.WriteString("_forsyth() {\n\tlocal curcontext=$curcontext state line\n\tlocal -A opt_args\n\n\t_arguments -C")
	zshFlags(&b, s.flags, "\t\t")
	b.WriteString(` \
		'1:command:_forsyth_commands' \
		'*::argument:->argument' && return
	[[ $state == argument ]] || return 1
	curcontext="${curcontext%:*:*}:forsyth-$words[1]:"
	case $words[1] in
`)
	for _, c := range s.commands {
		fmt.Fprintf(&b, "\t(%s)\n\t\t_arguments -s", c.name)
		zshFlags(&b, c.flags, "\t\t\t")
		if action := zshAction(c.argument, false); action != "" {
			fmt.Fprintf(&b, " \\\n\t\t\t'*:argument:%s'", action)
		}
		b.WriteString("\n\t\t;;\n")
	}
	b.WriteString(`	(*) _files ;;
	esac
}

if [[ $funcstack[1] == _forsyth ]]; then
	_forsyth "$@"
else
	compdef _forsyth forsyth
fi
`)
	return b.String()
}

// zshNames writes a function that offers names.
func zshNames(b *strings.Builder, function string, all []name) {
	fmt.Fprintf(b, "_forsyth_%s() {\n\tlocal -a names=(\n", function)
	for _, n := range all {
		text := zshText(n.text)
		if n.title != "" {
			text += ":" + zshText(n.title)
		}
		fmt.Fprintf(b, "\t\t%s\n", quote(text))
	}
	fmt.Fprintf(b, "\t)\n\t_describe -t %s %s names \"$@\"\n}\n\n", function, function)
}

func zshFlags(b *strings.Builder, flags []option, indent string) {
	for _, f := range flags {
		spellings := f.spellings()
		excluded := "(" + strings.Join(spellings, " ") + ")"
		if f.isRepeated {
			excluded = "*"
		}
		for i, spelling := range spellings {
			if f.takesValue {
				spelling += [...]string{"=", "+"}[i] // --flag=value and --flag value, -fvalue and -f value
			}
			spec := excluded + spelling + "[" + zshText(f.help) + "]"
			if f.takesValue {
				spec += ":" + f.name + ":" + zshAction(f.values, f.isList)
			}
			fmt.Fprintf(b, " \\\n%s%s", indent, quote(spec))
		}
	}
}

// zshAction returns what offers values.
func zshAction(v values, isList bool) string {
	switch {
	case v.kind != "" && isList:
		return "_sequence _forsyth_" + v.kind
	case v.kind != "":
		return "_forsyth_" + v.kind
	case v.few != nil:
		return "(" + strings.Join(v.few, " ") + ")"
	case v.isFiles:
		return "_files"
	}
	return ""
}

// zshText quotes what has a meaning in the specifications of zsh.
var zshText = strings.NewReplacer(`\`, `\\`, ":", `\:`, "[", `\[`, "]", `\]`).Replace
