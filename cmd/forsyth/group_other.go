//go:build !unix

package main

import (
	"os"
	"os/exec"
	"strconv"
)

func setGroup(*exec.Cmd) {}

// killGroup ends a program, and its own children where there is a command to do so: on
// Windows.
func killGroup(p *os.Process) {
	exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(p.Pid)).Run()
	p.Kill()
}
