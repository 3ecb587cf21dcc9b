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

// cli is the command line.
type cli struct {
	Version kong.VersionFlag `help:"Print the version and exit."`

	Convert  convertCmd  `cmd:"" group:"records" help:"Convert records of one dialect into another."`
	Check    checkCmd    `cmd:"" group:"records" help:"Name what is wrong or odd in each record."`
	Explain  explainCmd  `cmd:"" group:"records" help:"Decode a record field by field, and what is wrong with it; a record alone is explained."`
	Fmt      fmtCmd      `cmd:"" group:"records" help:"Write records in the canonical spelling of their dialect."`
	Fix      fixCmd      `cmd:"" group:"records" help:"Make the repairs that are certain."`
	Play     playCmd     `cmd:"" group:"games" help:"Play moves on a position, or a game, and print what comes of them."`
	Draw     drawCmd     `cmd:"" group:"records" help:"Draw each record: in text, SVG, PNG, or as a picture in the terminal."`
	Moves    movesCmd    `cmd:"" group:"games" help:"Print the legal moves of each record, or count games."`
	Detect   detectCmd   `cmd:"" group:"records" help:"Name the dialect of each record, and why."`
	Diff     diffCmd     `cmd:"" group:"records" help:"Name the differences of two records, or of two files record by record."`
	Chess960 chess960Cmd `cmd:"" group:"games" name:"chess960" help:"Turn Chess960 numbers into positions and back."`
	Codes    codesCmd    `cmd:"" group:"tables" help:"List the codes of what is found, or explain one."`
	Dialects dialectsCmd `cmd:"" group:"tables" help:"List the dialects."`
	Letters  lettersCmd  `cmd:"" group:"tables" help:"List the piece letters of every language."`
	Variants variantsCmd `cmd:"" group:"tables" help:"List the variants."`
	Grammar  grammarCmd  `cmd:"" group:"tables" help:"Print the grammar of a dialect as EBNF."`

	Completion completionCmd `cmd:"" group:"shell" help:"Print the completion of the command line for a shell."`
	Man        manCmd        `cmd:"" group:"shell" help:"Print the manual page."`
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
	parser, err := s.parser()
	if err != nil {
		return failed(s.err, err)
	}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case exited:
			status = int(r)
		default:
			panic(r)
		}
	}()
	values := valueFlags(parser.Model)
	args = explained(joinRecords(helped(args), values), values)
	ctx, err := parser.Parse(args)
	if err != nil {
		return failed(s.err, misused(err))
	}
	if err := ctx.Run(s); err != nil {
		return failed(s.err, err)
	}
	return exitSound
}

func (s *streams) parser() (*kong.Kong, error) {
	parser, err := kong.New(&cli{},
		kong.Name("forsyth"),
		kong.Description("Reads chess position texts in every dialect, says what is wrong with them, and turns one dialect into another."),
		kong.Writers(s.out, s.err),
		kong.Exit(func(code int) { panic(exited(code)) }),
		kong.Vars{"version": version(), "programs": programList(), "themes": themeList(), "sites": siteList()},
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.ExplicitGroups(groups),
	)
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
