package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"

	"github.com/alecthomas/kong"
	"github.com/forsyth-notation/forsyth/dialects"
)

// input is one thing to read records from.
type input struct {
	name string
	open func() (io.ReadCloser, error)
	read *atomic.Int64 // bytes so far, as they are stored
}

// inputs turns arguments into inputs: files, - for standard input, and texts
// to be read as they are, each with its end. Files are opened when their turn comes.
func inputs(args []string, stdin io.Reader, isText func(string) bool, end byte) []input {
	if len(args) == 0 {
		args = []string{"-"}
	}
	list := make([]input, len(args))
	for i, arg := range args {
		read := new(atomic.Int64)
		switch {
		case arg == "-":
			list[i] = input{"stdin", func() (io.ReadCloser, error) { return io.NopCloser(meter{stdin, read}), nil }, read}
		case isText(arg):
			list[i] = input{"", func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(arg + string(end))), nil }, read}
		default:
			list[i] = input{arg, func() (io.ReadCloser, error) { return openMetered(arg, read) }, read}
		}
	}
	return list
}

// meter counts the bytes that are read.
type meter struct {
	io.Reader
	read *atomic.Int64
}

// Read implements io.Reader.
func (m meter) Read(p []byte) (int, error) {
	n, err := m.Reader.Read(p)
	m.read.Add(int64(n))
	return n, err
}

// meteredFile is a meter of a file.
type meteredFile struct {
	*os.File
	read *atomic.Int64
}

// Read implements io.Reader.
func (f meteredFile) Read(p []byte) (int, error) { return meter{f.File, f.read}.Read(p) }

// ReadAt implements io.ReaderAt.
func (f meteredFile) ReadAt(p []byte, off int64) (int, error) {
	n, err := f.File.ReadAt(p, off)
	f.read.Add(int64(n))
	return n, err
}

func openMetered(name string, read *atomic.Int64) (io.ReadCloser, error) {
	f, err := openFile(name)
	if err != nil {
		return nil, err
	}
	return meteredFile{f, read}, nil
}

func openFile(name string) (*os.File, error) {
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) && isLikeRecord(name) {
		return nil, fmt.Errorf("%w (a record as an argument has blanks and slashes; any other text can come through a pipe)", err)
	}
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, fmt.Errorf("%s is a directory", name)
	}
	return f, nil
}

// isLikeRecord reports whether a name is likely to be a board, or a record in an address or
// with other signs between its ranks.
func isLikeRecord(name string) bool {
	isBoard := (strings.Count(name, "/") > 1 || dialects.IsBoard(name)) && !strings.Contains(name, ".")
	return isBoard || strings.Contains(name, "://") || strings.Count(name, `\`) > 6
}

// isRecord reports whether an argument is a record rather than a file: it is an address
// or an object of JSON, or holds a blank, and a slash or the layout of a diagram or a
// piece list, and no file has that name.
func isRecord(arg string) bool {
	isText := strings.ContainsAny(arg, " \t\n") && (strings.Contains(arg, "/") || dialects.IsBoard(arg))
	return (isText || dialects.IsHeld(arg)) && !exists(arg)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// joinRecords joins the words of a record that was not quoted: from a word
// with slashes that is no file to the next flag. A - or -0 among them is a part
// of the record.
func joinRecords(args []string, takesValue map[string]bool) []string {
	var out []string
	for i := 0; i < len(args); i++ {
		start := i
		if args[i] == "--" {
			return append(out, args[i:]...)
		}
		value := i > 0 && wantsValue(args[i-1], takesValue)
		if !value && (startsRecord(args[i:]) || startsDiagram(args[i:])) {
			for i+1 < len(args) && !isFlag(args[i+1]) {
				i++
			}
		}
		out = append(out, strings.Join(args[start:i+1], " "))
	}
	return out
}

// explained puts the command explain before arguments that begin with a record, flags
// aside.
func explained(args []string, takesValue map[string]bool) []string {
	for i, arg := range args {
		switch {
		case arg == "--":
			return args
		case isFlag(arg), arg == "-0", i > 0 && wantsValue(args[i-1], takesValue):
			continue
		case isRecord(arg):
			return append([]string{"explain"}, args...)
		}
		return args
	}
	return args
}

// isFlag reports whether an argument is a flag: two hyphens, or one and a letter.
func isFlag(arg string) bool {
	return strings.HasPrefix(arg, "--") || len(arg) > 1 && arg[0] == '-' && (arg[1]|0x20 >= 'a' && arg[1]|0x20 <= 'z')
}

// startsRecord reports whether the first of some words can be the board of a
// record and the second its next field.
func startsRecord(words []string) bool {
	board := words[0]
	if strings.HasPrefix(board, "-") || strings.HasPrefix(board, "/") || strings.Count(board, "/") < 2 ||
		strings.ContainsAny(board, " .") || exists(board) {
		return false
	}
	if len(words) == 1 || strings.HasPrefix(words[1], "-") {
		return false
	}
	const slashes = 7 // after eight ranks w is the side to move, though a folder may be called so
	isTurn := strings.Count(board, "/") == slashes && (words[1] == "w" || words[1] == "b")
	return isTurn || !exists(words[1])
}

// startsDiagram reports whether some words are ranks with hyphens between them.
func startsDiagram(words []string) bool {
	const enough = 7
	if len(words) < enough || exists(words[0]) {
		return false
	}
	for i, word := range words[:enough] {
		if (i%2 == 1) != (word == "-") || strings.HasPrefix(word, "--") {
			return false
		}
	}
	return true
}

// wantsValue reports whether an argument is a flag whose value comes next:
// --output, -o, or -qo.
func wantsValue(arg string, takesValue map[string]bool) bool {
	if strings.HasPrefix(arg, "--") || !strings.HasPrefix(arg, "-") {
		return takesValue[arg]
	}
	for i, short := range arg[1:] {
		if takesValue["-"+string(short)] {
			return 1+i+len(string(short)) == len(arg) // else the rest of arg is the value
		}
	}
	return false
}

// valueFlags returns the flags of all commands that take the next argument as
// their value.
func valueFlags(app *kong.Application) map[string]bool {
	flags := map[string]bool{}
	for _, node := range append([]*kong.Node{app.Node}, app.Children...) {
		for _, f := range node.Flags {
			if f.IsBool() || f.IsCounter() {
				continue
			}
			flags["--"+f.Name] = true
			if f.Short != 0 {
				flags["-"+string(f.Short)] = true
			}
		}
	}
	return flags
}
