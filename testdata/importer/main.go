// Command importer is how another module uses the library: it converts a file
// of records to X-FEN, one a line, names those that are refused, and counts the
// dialects that it met.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
)

func main() {
	if err := run(os.Args[1], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name string, stdout io.Writer) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	out := bufio.NewWriter(stdout)
	met := map[string]int{}
	for rec, err := range dialects.Auto.Records(f) {
		if rec == nil {
			return errors.Join(err, out.Flush()) // of the file; what came before it counts
		}
		line, _, err := convert.Text(rec.Text, convert.Options{To: dialects.XFEN})
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", rec.Text, err)
			continue
		}
		met[dialects.DetectRecord(rec).Dialect.Name]++
		fmt.Fprintln(out, line)
	}
	fmt.Fprintln(os.Stderr, met)
	return out.Flush()
}
