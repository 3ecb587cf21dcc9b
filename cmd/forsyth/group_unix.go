//go:build unix

package main

import (
	"os"
	"os/exec"
	"syscall"
)

// setGroup makes a program the leader of a group, to which its own children will belong.
func setGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends a program that has not been waited for, and its group. It fails for one
// that has ended, whose children it ends nevertheless.
func killGroup(p *os.Process) { syscall.Kill(-p.Pid, syscall.SIGKILL) }
