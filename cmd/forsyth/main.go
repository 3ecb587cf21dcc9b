// Command forsyth reads, checks and converts chess position texts.
package main

import "os"

func main() {
	ignoreClosedPipes()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
