package main

import (
	"fmt"
	"strings"
)

// bashHead has what does not depend on the command line. A value is offered after
// "--flag value" and "--flag=value", whose parts bash takes for words; of a list, what
// follows its last comma. Nothing that was typed is evaluated. Where there is nothing to
// offer bash completes files.
const bashHead = `# Completion of forsyth for bash. Written by: forsyth completion bash

_forsyth_offer() { # WORDS [BEFORE]
	local word
	while IFS= read -r word; do
		COMPREPLY+=("${2-}$word")
	done < <(compgen -W "$1" -- "${cur#"${2-}"}")
}

_forsyth_offer_list() {
	case $cur in
	*,*) _forsyth_offer "$1" "${cur%,*}," ;;
	*) _forsyth_offer "$1" ;;
	esac
}

`

// bashScript returns the completion for bash, from 3.2 on.
func bashScript(s surface) string {
	var b strings.Builder
	b.WriteString(bashHead)
	functions, of := lists()
	for _, function := range functions {
		fmt.Fprintf(&b, "_forsyth_%s='%s'\n\n", function, strings.Join(wordsOf(of[function]), " "))
	}
	b.WriteString(`_forsyth() {
	local cur=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD-1]} command='' word
	COMPREPLY=()
	if [[ $cur == = ]]; then
		cur=''
	elif [[ $flag == = ]] && ((COMP_CWORD > 1)); then
		flag=${COMP_WORDS[COMP_CWORD-2]}
	fi
	for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		[[ $word == -* ]] && continue
		command=$word
		break
	done
	case $command in
`)
	for _, c := range s.commands {
		bashCommand(&b, &c)
	}
	fmt.Fprintf(&b, `	'')
		case $cur in
		-*) _forsyth_offer '%s' ;;
		*) _forsyth_offer '%s' ;;
		esac
		;;
	esac
}

complete -F _forsyth -o bashdefault -o default forsyth
`, bashFlags(s.flags), strings.Join(s.names(), " "))
	return b.String()
}

func bashCommand(b *strings.Builder, c *command) {
	fmt.Fprintf(b, "\t%s)\n\t\tcase $flag in\n", c.name)
	var offers []string
	patterns := map[string][]string{}
	for _, f := range c.flags {
		if !f.takesValue {
			continue
		}
		offer := bashOffer(f.values, f.isList)
		if patterns[offer] == nil {
			offers = append(offers, offer)
		}
		patterns[offer] = append(patterns[offer], f.spellings()...)
	}
	for _, offer := range offers {
		fmt.Fprintf(b, "\t\t%s) %sreturn ;;\n", strings.Join(patterns[offer], " | "), offer)
	}
	fmt.Fprintf(b, "\t\tesac\n\t\tcase $cur in\n\t\t-*) _forsyth_offer '%s' ;;\n", bashFlags(c.flags))
	if offer := bashOffer(c.argument, false); offer != "" {
		fmt.Fprintf(b, "\t\t*) %sreturn ;;\n", offer)
	}
	b.WriteString("\t\tesac\n\t\t;;\n")
}

// bashOffer returns the command that offers values, and nothing for those that bash finds.
func bashOffer(v values, isList bool) string {
	offer := "_forsyth_offer"
	if isList {
		offer += "_list"
	}
	switch {
	case v.kind != "":
		return fmt.Sprintf(`%s "$_forsyth_%s"; `, offer, v.kind)
	case v.few != nil:
		return fmt.Sprintf(`%s '%s'; `, offer, strings.Join(v.few, " "))
	}
	return ""
}

func bashFlags(flags []option) string {
	var words []string
	for _, f := range flags {
		words = append(words, f.spellings()...)
	}
	return strings.Join(words, " ")
}
