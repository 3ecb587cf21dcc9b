// Command forsyth reads, checks and converts chess position texts.
package main

import (
	"os"
	"runtime/debug"
)

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	ignoreClosedPipes()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// gcPercent lets the heap grow to some tens of megabytes: that of a run is so
// small that at Go's 100 the collector comes every few milliseconds.
const gcPercent = 400
