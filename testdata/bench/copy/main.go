// Command copy copies a file to standard output line by line: what reading and
// writing lines costs when nothing is done with them, to compare with.
package main

import (
	"bytes"
	"errors"
	"io"
	"os"
)

const block = 256 << 10

func main() {
	if err := run(os.Args[1]); err != nil {
		os.Stderr.WriteString("copy: " + err.Error() + "\n")
		os.Exit(1)
	}
}

// run finds the end of each line and appends the line to what is written when the
// block is done. No line is longer than a block.
func run(name string) error {
	in, err := os.Open(name)
	if err != nil {
		return err
	}
	defer in.Close()
	from, to := make([]byte, block), make([]byte, 0, block)
	rest := 0
	for {
		n, err := in.Read(from[rest:])
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		lines := from[:rest+n]
		to = to[:0]
		for end := bytes.IndexByte(lines, '\n'); end >= 0; end = bytes.IndexByte(lines, '\n') {
			to = append(to, lines[:end+1]...)
			lines = lines[end+1:]
		}
		rest = copy(from, lines)
		if _, err := os.Stdout.Write(to); err != nil {
			return err
		}
	}
}
