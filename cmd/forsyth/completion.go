package main

import "fmt"

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish."`
}

// Help is shown by --help.
func (c *completionCmd) Help() string {
	return `Prints a script that lets the shell complete commands, flags and their values, with the names of dialects,
variants, languages, codes and programs in it: print it anew after an update. Write it where the shell looks for
such scripts, or read it when the shell starts (zsh: after compinit):

  ~/.local/share/bash-completion/completions/forsyth    bash, with the package bash-completion
  ~/.config/fish/completions/forsyth.fish               fish
  a file _forsyth in a folder of $fpath                 zsh
  source <(forsyth completion bash)                     in ~/.bashrc; zsh and ~/.zshrc alike

Examples:
  forsyth completion bash > forsyth.bash
  forsyth completion zsh > _forsyth
  forsyth completion fish > forsyth.fish`
}

// Run implements the command.
func (c *completionCmd) Run(s *streams) error {
	app, err := s.parser(anyName)
	if err != nil {
		return err
	}
	script := map[string]func(surface) string{"bash": bashScript, "zsh": zshScript, "fish": fishScript}[c.Shell]
	_, err = fmt.Fprint(s.out, script(surfaceOf(app.Model)))
	return err
}
