package main

import (
	"errors"
	"fmt"
	"io"
	"syscall"

	"github.com/alecthomas/kong"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// Exit statuses: the contract with scripts.
const (
	exitSound  = 0 // all records were sound
	exitFaults = 1 // some records had errors
	exitFailed = 2 // the command could not do its work
)

// cli is the command line without a command; see [subcommands].
type cli struct {
	Version versionFlag `help:"Print the version and exit."`
}

// streams are where a command reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
	// sees is given each finding in place of what would be written of it; may be nil.
	sees func(src diag.Source, record string, d *ast.Diagnostic)
}

// exited carries the status of a flag that ends the program, such as --help,
// out of the parser, which would otherwise go on.
type exited int

// run is the program. It returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	return (&streams{in: stdin, out: stdout, err: stderr}).run(args)
}

func (s *streams) run(args []string) (status int) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case exited:
			status = int(r)
		default:
			panic(r)
		}
	}()
	ctx, err := s.parse(args)
	if err != nil {
		return failed(s.err, misused(err))
	}
	if err := ctx.Run(s); err != nil {
		return failed(s.err, err)
	}
	return exitSound
}

// parse reads a command line. The flags of all commands take several times as long to
// build as most runs take: they are built where one that is named is not enough, to say
// what is wrong.
func (s *streams) parse(args []string) (*kong.Context, error) {
	ctx, err := s.parseBy(namesIn(args), args)
	if err != nil {
		return s.parseBy(anyName, args)
	}
	return ctx, nil
}

func (s *streams) parseBy(isNamed func(string) bool, args []string) (*kong.Context, error) {
	parser, err := s.parser(isNamed)
	if err != nil {
		return nil, err
	}
	values := valueFlags(parser.Model)
	return parser.Parse(explained(joinRecords(helped(args), values), values))
}

// parser returns the parser of the command line, with the flags of those commands whose
// names are asked for.
func (s *streams) parser(isNamed func(string) bool) (*kong.Kong, error) {
	options := []kong.Option{
		kong.Name("forsyth"),
		kong.Description("Reads chess position texts in every dialect, says what is wrong with them, and turns one dialect into another."),
		kong.Writers(s.out, s.err),
		kong.Exit(func(code int) { panic(exited(code)) }),
		kong.ValueFormatter(helpOf),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.ExplicitGroups(groups),
	}
	for _, c := range subcommands {
		options = append(options, c.option(isNamed(c.name)))
	}
	parser, err := kong.New(&cli{}, options...)
	if err == nil {
		showChoices(parser.Model)
	}
	return parser, err
}

// groups are the titles under which help lists commands, and then flags.
var groups = []kong.Group{
	{Key: "records", Title: "Records:"},
	{Key: "games", Title: "Moves and games:"},
	{Key: "tables", Title: "What there is:"},
	{Key: "programs", Title: "For authors of programs:"},
	{Key: "shell", Title: "For the shell:"},
	{Key: "given", Title: "What a record does not state:"},
	{Key: "operations", Title: "Operations of EPD:"},
	{Key: "read", Title: "Reading:"},
	{Key: "stream", Title: "Many records:"},
	{Key: "messages", Title: "Messages:"},
}

// errFaults is the error of a command that did its work and found records with
// errors, which it has named.
var errFaults = errors.New("some records have errors")

// failed reports why a command ended and returns the exit status for it.
func failed(stderr io.Writer, err error) int {
	if errors.Is(err, errFaults) && !errors.Is(err, errFailed) {
		return exitFaults
	}
	if !errors.Is(err, errReported) && !errors.Is(err, syscall.EPIPE) {
		fmt.Fprintf(stderr, "forsyth: %v\n", err)
	}
	return exitFailed
}

// errFailed marks a failure beside errFaults: it wins.
// errReported marks one that has been named on standard error already.
var (
	errFailed   = errors.New("failed")
	errReported = fmt.Errorf("%w, as was said", errFailed)
)
