package main

import (
	"bufio"
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// chessopsVersion is the version that the explanations are of.
const chessopsVersion = "0.15.1"

// script answers for chessops.
//
//go:embed chessops.mjs
var script string

// peer is chessops where npm has installed it.
type peer struct {
	dir           string
	node, version string
}

// install looks for chessops in a folder, and has npm install it there if it is not.
func install(ctx context.Context, dir string) (*peer, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	p := &peer{dir: dir}
	if p.version = p.installed(); p.version == "" {
		if err := p.npm(ctx); err != nil {
			return nil, err
		}
		p.version = p.installed()
	}
	if p.version != chessopsVersion {
		return nil, fmt.Errorf("chessops in %s is version %q, want %s", dir, p.version, chessopsVersion)
	}
	version, err := exec.CommandContext(ctx, "node", "--version").Output()
	if err != nil {
		return nil, fmt.Errorf("node --version: %w", err)
	}
	p.node = strings.TrimPrefix(strings.TrimSpace(string(version)), "v")
	return p, nil
}

// npm installs chessops in the folder.
func (p *peer) npm(ctx context.Context) error {
	if _, err := exec.LookPath("npm"); err != nil {
		return missing("npm")
	}
	if err := os.MkdirAll(p.dir, 0o755); err != nil {
		return err
	}
	npm := exec.CommandContext(ctx, "npm", "install", "--loglevel=error", "--no-audit", "--no-fund", "--ignore-scripts",
		"--prefix", p.dir, "chessops@"+chessopsVersion)
	npm.Stdout, npm.Stderr = os.Stderr, os.Stderr
	if err := npm.Run(); err != nil {
		return fmt.Errorf("npm cannot install chessops in %s: %w", p.dir, cmp.Or(context.Cause(ctx), err))
	}
	return nil
}

// installed is the version of chessops in the folder, empty where there is none.
func (p *peer) installed() string {
	text, err := os.ReadFile(filepath.Join(p.dir, "node_modules", "chessops", "package.json"))
	if err != nil {
		return ""
	}
	var about struct{ Version string }
	if json.Unmarshal(text, &about) != nil {
		return ""
	}
	return about.Version
}

// talk is a running script.
type talk struct {
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
}

// start runs the script until its standard input ends, or the context does.
func (p *peer) start(ctx context.Context) (*talk, error) {
	t := &talk{command: exec.CommandContext(ctx, "node", "--input-type=module", "--eval", script, p.dir)}
	t.command.Stderr = os.Stderr
	in, err := t.command.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := t.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	t.in, t.out = in, bufio.NewReaderSize(out, 1<<16)
	return t, t.command.Start()
}

// hearAll compares the answers to all questions, after which there is none.
func (t *talk) hearAll(asked <-chan []*question, total *tally) error {
	for questions := range asked {
		for _, q := range questions {
			line, err := t.out.ReadString('\n')
			if err != nil {
				return fmt.Errorf("the script gives no answer to %v: %w", q, err)
			}
			theirs, err := q.hear(strings.TrimSuffix(line, "\n"))
			if err != nil {
				return err
			}
			total.add(compare(q, theirs))
		}
	}
	if line, err := t.out.ReadString('\n'); err == nil || line != "" {
		return fmt.Errorf("nothing was asked that the script answers %q to", line)
	}
	return nil
}
