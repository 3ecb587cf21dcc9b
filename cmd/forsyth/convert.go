package main

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar"
)

type convertCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"Files, - for standard input, or a record."`

	To            string `required:"" placeholder:"DIALECT" help:"Dialect to write (see: forsyth dialects)."`
	Form          string `enum:"keep,fen,epd" default:"keep" help:"Fields to write: fen (six), epd (four and operations), or keep: those that the target has for its own, and for X-FEN and Shredder-FEN those of the record."`
	CastlingOrder string `enum:"sides,files" default:"sides" help:"Order of Shredder-FEN's castling letters: sides (HAha) or files (AHah)."`
	OnLoss        string `enum:"report,refuse" default:"report" help:"What to do when the target cannot hold all of a record: report it or refuse the record."`

	readFlags
	bulkFlags
	messageFlags
}

var forms = map[string]grammar.Form{"keep": grammar.AnyForm, "fen": grammar.FENForm, "epd": grammar.EPDForm}

var orders = map[string]grammar.Order{"sides": grammar.SideOrder, "files": grammar.FileOrder}

// Help is shown by --help.
func (c *convertCmd) Help() string {
	return `Examples:
  forsyth convert --to xfen book.epd > unified.epd
  forsyth convert --to shredder --rejects bad.epd -o book.fen book.epd
  forsyth convert --to xfen 'r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1'
  zcat book.gz | forsyth convert --to fen --stats`
}

func (c *convertCmd) Run(s *streams) error {
	from, err := c.dialect()
	if err != nil {
		return err
	}
	to, err := targetNamed(c.To)
	if err != nil {
		return err
	}
	work, err := convert.New(convert.Options{
		From: from, To: to, Form: forms[c.Form], Order: orders[c.CastlingOrder], RefuseLoss: c.OnLoss == "refuse",
	})
	if err != nil {
		return err
	}
	b := bulk{work: work, inputs: inputs(c.Args, s.in, isRecord), flags: &c.bulkFlags, message: &c.messageFlags}
	return b.run(s)
}
