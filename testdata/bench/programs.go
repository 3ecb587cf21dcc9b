package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// programs are those that are measured: their files.
type programs struct {
	forsyth, copy, empty string
}

const module = "github.com/forsyth-notation/forsyth/"

// build builds the programs in a folder.
func build(dir string) (programs, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return programs{}, err
	}
	command := exec.Command("go", "build", "-o", dir+string(filepath.Separator),
		module+"cmd/forsyth", module+"testdata/bench/copy", module+"testdata/bench/empty")
	command.Stderr = os.Stderr
	if err := command.Run(); err != nil {
		return programs{}, fmt.Errorf("%v: %w", command, err)
	}
	path := func(name string) string {
		if runtime.GOOS == "windows" {
			name += ".exe"
		}
		return filepath.Join(dir, name)
	}
	return programs{path("forsyth"), path("copy"), path("empty")}, nil
}
