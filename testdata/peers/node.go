package main

import (
	"bufio"
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
func install(dir string) (*peer, error) {
	p := &peer{dir: dir}
	if p.version = p.installed(); p.version == "" {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
		npm := exec.Command("npm", "install", "--silent", "--ignore-scripts", "--prefix", dir, "chessops@"+chessopsVersion)
		npm.Stdout, npm.Stderr = os.Stderr, os.Stderr
		if err := npm.Run(); err != nil {
			return nil, fmt.Errorf("npm cannot install chessops: %w", err)
		}
		p.version = p.installed()
	}
	if p.version != chessopsVersion {
		return nil, fmt.Errorf("chessops in %s is version %q, want %s", dir, p.version, chessopsVersion)
	}
	version, err := exec.Command("node", "--version").Output()
	if err != nil {
		return nil, err
	}
	p.node = strings.TrimPrefix(strings.TrimSpace(string(version)), "v")
	return p, nil
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

func (p *peer) start() (*talk, error) {
	t := &talk{command: exec.Command("node", "--input-type=module", "--eval", script, p.dir)}
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

// answer is the next line.
func (t *talk) answer() (string, error) {
	line, err := t.out.ReadString('\n')
	if err != nil {
		return "", fmt.Errorf("the script gives no answer: %w", err)
	}
	return strings.TrimSuffix(line, "\n"), nil
}
