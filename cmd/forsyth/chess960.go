package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

type chess960Cmd struct {
	Args []string `arg:"" optional:"" name:"number" sep:"none" help:"Numbers 0 to 959, pairs W:B for double Chess960, records, files of records, - for standard input."`

	All bool `help:"Print all 960 positions."`
	targetFlags

	readFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *chess960Cmd) Help() string {
	return `Numbers are Scharnagl's: 518 is the usual start.

Examples:
  forsyth chess960 518
  forsyth chess960 518:0 --to shredder
  forsyth chess960 --to shredder --all
  forsyth chess960 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'`
}

func (c *chess960Cmd) Run(s *streams) error {
	to, err := c.target()
	if err != nil {
		return err
	}
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	isText := func(arg string) bool { return isRecord(arg) || isNumber(arg) && !exists(arg) }
	list, err := c.inputs(c.Args, s.in, isText, '\n', c.Lang)
	if err != nil {
		return err
	}
	if c.All && len(c.Args) > 0 {
		return errors.New("chess960: --all takes no numbers beside it")
	}
	if c.All {
		list = []input{{open: openAll, read: new(atomic.Int64)}}
	}
	b := bulk{work: numberer{from, to}, inputs: list, flags: &c.bulkFlags, message: &c.messageFlags, bare: true}
	return b.run(s)
}

// openAll opens the list of all numbers.
func openAll() (io.ReadCloser, error) {
	var all strings.Builder
	for n := 0; ; n++ {
		if _, ok := rules.Array960(n); !ok {
			return io.NopCloser(strings.NewReader(all.String())), nil
		}
		fmt.Fprintln(&all, n)
	}
}

// isNumber reports whether a text is N or W:B rather than a record.
func isNumber(text string) bool {
	_, _, ok := cutNumbers(text)
	return ok
}

func cutNumbers(text string) (white, black int, ok bool) {
	w, b, pair := strings.Cut(strings.TrimSpace(text), ":")
	if !pair {
		b = w
	}
	white, errW := strconv.Atoi(w)
	black, errB := strconv.Atoi(b)
	return white, black, errW == nil && errB == nil
}

// numberer is the work of chess960: the start of a number, the number of a
// start.
type numberer struct{ from, to *dialects.Dialect }

// From implements stream.Work.
func (n numberer) From() *dialects.Dialect { return n.from }

// Found implements stream.Work.
func (n numberer) Found(rec *ast.Record, text string, _ convert.Marks) ast.Diagnostics {
	return convert.Warnings(n.From(), rec, text)
}

// Append implements stream.Work.
func (n numberer) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if white, black, ok := cutNumbers(text); ok {
		dst, err := n.start(dst, rec, white, black, text)
		return dst, convert.Marks{}, err
	}
	if err := n.from.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	white, black, ok := rules.Numbers960(&rec.Position)
	if !ok {
		return dst, convert.Marks{}, fault(ast.NotAStart, rec.FieldEnd())
	}
	dst = strconv.AppendInt(dst, int64(white), 10)
	if black != white {
		dst = strconv.AppendInt(append(dst, ':'), int64(black), 10)
	}
	return dst, convert.Marks{}, nil
}

// start appends the start position of two numbers.
func (n numberer) start(dst []byte, rec *ast.Record, white, black int, text string) ([]byte, error) {
	p, ok := rules.Start960(white, black)
	if !ok {
		return dst, fault(ast.NotANumber, len(text), strings.TrimSpace(text))
	}
	*rec = ast.Record{Position: p, Text: text}
	rec.Spans[ast.CastlingField].End = int32(len(text))
	return n.to.Append(dst, rec)
}

func fault(code ast.Code, end int, args ...any) error {
	return ast.FaultAt(ast.Span{End: int32(end)}, code, args...)
}
