package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

type chess960Cmd struct {
	Args []string `arg:"" optional:"" name:"number" sep:"none" help:"Numbers 0 to 959, pairs W:B for double Chess960, records, files of records, - for standard input."`

	To  string `default:"xfen" placeholder:"DIALECT" help:"Dialect to write positions in."`
	All bool   `help:"Print all 960 positions."`

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
	to, err := targetNamed(c.To)
	if err != nil {
		return err
	}
	if c.All {
		return printStarts(s, to)
	}
	var records []string
	for _, arg := range c.Args {
		white, black, ok, err := parseNumbers(arg)
		switch {
		case err != nil:
			return err
		case !ok:
			records = append(records, arg)
		default:
			if err := printStart(s, to, white, black); err != nil {
				return err
			}
		}
	}
	if len(records) == 0 && len(c.Args) > 0 {
		return nil
	}
	b := bulk{work: numberer{}, args: records, flags: &c.bulkFlags, message: &c.messageFlags, opt: stream.Options{Bare: true}}
	return b.run(s)
}

// parseNumbers reads N or W:B; ok is false for an argument of another kind.
func parseNumbers(arg string) (white, black int, ok bool, err error) {
	w, b, pair := strings.Cut(arg, ":")
	if !pair {
		b = w
	}
	white, errW := strconv.Atoi(w)
	black, errB := strconv.Atoi(b)
	if errW != nil || errB != nil {
		return 0, 0, false, nil
	}
	for _, n := range []int{white, black} {
		if _, known := rules.Array960(n); !known {
			return 0, 0, false, fmt.Errorf("chess960: %d is no Chess960 number: they run from 0 to 959", n)
		}
	}
	return white, black, true, nil
}

func printStarts(s *streams, to *dialects.Dialect) error {
	for n := 0; ; n++ {
		if _, ok := rules.Array960(n); !ok {
			return nil
		}
		if err := printStart(s, to, n, n); err != nil {
			return err
		}
	}
}

func printStart(s *streams, to *dialects.Dialect, white, black int) error {
	p, _ := rules.Start960(white, black)
	line, err := to.Append(nil, &ast.Record{Position: p})
	if err != nil {
		return fmt.Errorf("chess960: %s has no letters for the castling rights of %s; try xfen or shredder", to.Title, numbers(white, black))
	}
	_, err = s.out.Write(append(line, '\n'))
	return err
}

func numbers(white, black int) string {
	if white == black {
		return strconv.Itoa(white)
	}
	return fmt.Sprintf("%d:%d", white, black)
}

// numberer is the work of chess960 on records: their numbers.
type numberer struct{}

// From implements stream.Work.
func (numberer) From() *dialects.Dialect { return dialects.Auto }

// Report implements stream.Work.
func (numberer) Report(*ast.Record, convert.Marks) convert.Report { return convert.Report{} }

// Append implements stream.Work.
func (numberer) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if err := dialects.Auto.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	white, black, ok := rules.Numbers960(&rec.Position)
	if !ok {
		return dst, convert.Marks{}, ast.Diagnostics{{
			Span: ast.Span{End: int32(rec.FieldEnd())}, Code: ast.NotAStart, Severity: ast.Error,
		}}
	}
	return append(dst, numbers(white, black)...), convert.Marks{}, nil
}
