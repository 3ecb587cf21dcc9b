//go:build unix

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// endings are the signals that end the program.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// ignoreClosedPipes makes a closed pipe an error of writing, so that the
// reader of messages can leave without ending the work.
func ignoreClosedPipes() { signal.Ignore(syscall.SIGPIPE) }
