package main

import (
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"sync"
	"syscall"
)

// unfinished are the temporary files and the programs that run, which are taken away when
// this one is told to end. It then ends as a shell expects, and by whoever takes them away:
// a goroutine a file would end it before the others have removed theirs.
var unfinished = struct {
	sync.Mutex
	names    map[string]bool
	programs map[*os.Process]bool
	watch    sync.Once
}{names: map[string]bool{}, programs: map[*os.Process]bool{}}

// watchOver ends the program at the next signal to do so, but for those that whoever
// started it has it ignore, as nohup does.
func watchOver() {
	unfinished.watch.Do(func() {
		heeded := slices.DeleteFunc(slices.Clone(endings), signal.Ignored)
		if len(heeded) == 0 { // Notify would take them for all signals
			return
		}
		signals := make(chan os.Signal, 1)
		signal.Notify(signals, heeded...)
		go func() { endOn(<-signals) }()
	})
}

// endOn ends the program. What is to be created, renamed or started by now no longer is.
func endOn(s os.Signal) {
	unfinished.Lock()
	for name := range unfinished.names {
		os.Remove(name)
	}
	for program := range unfinished.programs {
		killGroup(program)
	}
	status := 128
	if number, ok := s.(syscall.Signal); ok {
		status += int(number)
	}
	os.Exit(status)
}

// createUnfinished creates a file that will be renamed or removed.
func createUnfinished(name string) (*os.File, error) {
	watchOver()
	unfinished.Lock()
	defer unfinished.Unlock()
	f, err := createBeside(name)
	if err == nil {
		unfinished.names[f.Name()] = true
	}
	return f, err
}

// finished renames a temporary file, or removes it where to is empty or that fails.
func finished(name, to string) error {
	unfinished.Lock()
	defer unfinished.Unlock()
	delete(unfinished.names, name)
	if to != "" {
		err := os.Rename(name, to)
		if err == nil {
			return nil
		}
		os.Remove(name)
		return err
	}
	return os.Remove(name)
}

// startGroup starts a program, with a group for it and its own children where the system
// has such. An interruption at the terminal does not reach them.
func startGroup(cmd *exec.Cmd) error {
	watchOver()
	unfinished.Lock()
	defer unfinished.Unlock()
	setGroup(cmd)
	err := cmd.Start()
	if err == nil {
		unfinished.programs[cmd.Process] = true
	}
	return err
}

// waitGroup waits for the end of a program. What is wrong with it is in its state.
func waitGroup(cmd *exec.Cmd) {
	cmd.Wait()
	unfinished.Lock()
	defer unfinished.Unlock()
	delete(unfinished.programs, cmd.Process)
}
