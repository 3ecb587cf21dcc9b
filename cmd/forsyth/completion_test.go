package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/google/go-cmp/cmp"
)

// completed are lines and what shells offer at their ends, in the order of the alphabet.
// The folder has the files games.fen and games.pgn.
var completed = []struct {
	line string
	want string
}{
	{"conv", "convert"},
	{"completion ", "bash fish zsh"},
	{"convert --to ", strings.Join(slices.Sorted(dialectsNamed), " ")},
	{"convert --to xf", "xfen"},
	{"convert --to=xf", "xfen"},
	{"convert --castling-order ", "files sides"},
	{"convert --variant capab", "capablanca"},
	{"play --each --to-letters de-", "de-x-popeye"},
	{"check --lang ", "en es pt"},
	{"check --for python", "python-chess"},
	{"check --for scid,python", "scid,python-chess"},
	{"convert --to url --site ch", "chess.com"},
	{"draw --theme m", "mono"},
	{"draw --no-c", "--no-coords"},
	{"draw --theme gr", "green"},
	{"convert --site ", "chess.com lichess pychess"},
	{"fix --only rank-short,rank-l", "rank-short,rank-long"},
	{"diff --ignore-fields turn,cast", "turn,castling"},
	{"codes rank-sh", "rank-short"},
	{"grammar mov", "moves"},
	{"conformance chess9", "chess960"},
	{"grammar moves --st", ""},
	{"chess960 --stat", "--stats"},
	{"convert -o games.p", "games.pgn"},
	{"convert --to xfen games.f", "games.fen"},
}

// dialectsNamed yields the names of the registry.
func dialectsNamed(yield func(string) bool) {
	for _, d := range dialects.All() {
		if !yield(d.Name) {
			return
		}
	}
}

// scriptFor returns the completion for a shell.
func scriptFor(t *testing.T, shell string) string {
	t.Helper()
	var out strings.Builder
	if status := run([]string{"completion", shell}, strings.NewReader(""), &out, io.Discard); status != exitSound {
		t.Fatalf("completion %s: exit status %d", shell, status)
	}
	return out.String()
}

// TestCompletion asks the shells themselves what they offer.
func TestCompletion(t *testing.T) {
	for shell, driver := range map[string]string{"bash": bashDriver, "zsh": zshDriver, "fish": fishDriver} {
		t.Run(shell, func(t *testing.T) {
			if _, err := exec.LookPath(shell); err != nil {
				t.Skipf("SKIPPED: %s is not installed", shell)
			}
			dir := t.TempDir()
			for name, text := range map[string]string{"script": scriptFor(t, shell), "driver": driver, "games.fen": "", "games.pgn": ""} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			args := map[string][]string{"bash": {"--norc"}, "zsh": {"-f"}, "fish": {"--no-config"}}[shell]
			args = append(args, "driver")
			for _, c := range completed {
				args = append(args, c.line)
			}
			driven := exec.Command(shell, args...)
			driven.Dir, driven.Stderr = dir, t.Output()
			driven.Env = append(os.Environ(), "HOME="+dir, "XDG_CONFIG_HOME="+dir, "XDG_DATA_HOME="+dir)
			out, err := driven.Output()
			if err != nil {
				t.Fatal(err)
			}
			checkOffers(t, string(out))
		})
	}
}

// checkOffers compares what a driver prints: a line with > before the offers of each
// line, an offer a line.
func checkOffers(t *testing.T, out string) {
	t.Helper()
	blocks := strings.Split(out, ">\n")[1:]
	if len(blocks) != len(completed) {
		t.Fatalf("%d lines completed, want %d: %q", len(blocks), len(completed), out)
	}
	for i, block := range blocks {
		offers := strings.Fields(block)
		for j, offer := range offers { // fish gives the whole word
			offers[j] = strings.TrimPrefix(offer, "--to=")
		}
		last := completed[i].line[strings.LastIndex(completed[i].line, " ")+1:]
		for j, offer := range offers { // zsh gives what follows the comma
			if before := strings.LastIndex(last, ",") + 1; before > 0 && !strings.Contains(offer, ",") {
				offers[j] = last[:before] + offer
			}
		}
		slices.Sort(offers)
		if diff := cmp.Diff(completed[i].want, strings.Join(slices.Compact(offers), " ")); diff != "" {
			t.Errorf("%q: %s", completed[i].line, diff)
		}
	}
}

// bashDriver calls the function as readline does, for which = parts words, and lists the
// files where there is nothing else to offer.
const bashDriver = `set -u
source ./script
for line; do
	echo '>'
	read -ra words <<<"${line//=/ = }"
	[[ $line == *' ' ]] && words+=('')
	COMP_WORDS=(forsyth "${words[@]}") COMP_CWORD=${#words[@]}
	_forsyth
	[[ $line == *games* ]] && COMPREPLY=($(compgen -f -- "${words[-1]}"))
	((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
done
exit 0
`

// zshDriver runs a shell on a terminal of its own, and notes the words that are added to
// its list.
const zshDriver = `zmodload zsh/zpty
lines=("$@")
{ typeset -p lines; cat <<'END'
PS1=''
autoload -U compinit
compinit -u -D
source ./script
compadd() {
	local -a hits
	[[ ${@[1,(i)(-|--)]} == *-[OAD]\ * ]] || { builtin compadd -A hits "$@"; print -rl -- $hits >>offers }
	builtin compadd "$@"
}
complete_all() {
	local line
	for line in "${lines[@]}"; do
		BUFFER="forsyth $line" CURSOR=$#BUFFER
		print '>' >>offers
		zle list-choices
	done
	exit
}
zle -N complete_all
bindkey '^T' complete_all
END
} >inner
zpty inner zsh -f -i
zpty -w inner 'source ./inner'
zpty -w -n inner $'\C-t'
while zpty -r inner line; do :; done
cat offers
`

const fishDriver = `source ./script
for line in $argv
	echo '>'
	complete -C "forsyth $line" | string replace -r '\t.*' ''
end
true
`

// TestCompletionIsWhole asks that every command, flag and name is in each script.
func TestCompletionIsWhole(t *testing.T) {
	parser, err := (&streams{out: io.Discard, err: io.Discard}).parser(anyName)
	if err != nil {
		t.Fatal(err)
	}
	all := surfaceOf(parser.Model)
	_, names := lists()
	for shell, flag := range map[string]string{"bash": "--", "zsh": "--", "fish": ""} {
		words := map[string]bool{}
		for _, word := range regexp.MustCompile(`[\w.+-]+`).FindAllString(scriptFor(t, shell), -1) {
			words[strings.TrimSuffix(word, "+")] = true // -o+ for zsh
		}
		has := func(word string) {
			if !words[word] {
				t.Errorf("%s: no %q", shell, word)
			}
		}
		for _, c := range all.commands {
			has(c.name)
			for _, f := range c.flags {
				has(flag + f.name)
			}
		}
		for _, kind := range names {
			for _, n := range kind {
				has(n.text)
			}
		}
	}
}

// TestCompletedNames asks that no name has a character with a meaning to a shell.
func TestCompletedNames(t *testing.T) {
	_, names := lists()
	for kind, all := range names {
		if len(all) == 0 {
			t.Errorf("no %s", kind)
		}
		for _, n := range all {
			if !regexp.MustCompile(`^[\w.+-]+$`).MatchString(n.text) {
				t.Errorf("%s: %q", kind, n.text)
			}
		}
	}
}
