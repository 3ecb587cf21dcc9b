package main

import (
	"sync/atomic"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules/san"
)

type explainCmd struct {
	inputArgs

	ToLetters string `placeholder:"LANG" help:"Language of the piece letters of the drawing and of the moves. Default: the drawing in those of the record, the moves in those of the messages."`

	listFlags
	readFlags
	carrierFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *explainCmd) Help() string {
	return `Decodes a record for a person: how it was read, the board, each field and what it means, the eight steps of
checking a FEN, and what is wrong or odd. A record that cannot be read is explained as far as it is right; the exit
status is 1 then, and for a position that is illegal. A blank line parts two records. The word explain may be
left out before a record.

Examples:
  forsyth 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
  forsyth explain --lang pt '4k3/8/8/8/8/8/4P3/4K3 w - - 5 39'
  forsyth explain --json suite.epd`
}

func (c *explainCmd) Run(s *streams) error {
	shown := c.messageFlags.on(s.out, c.Output)
	words, err := shown.options(s.out)
	if err != nil {
		return err
	}
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	o := convert.ExplainOptions{From: from}
	if o.Letters, o.Moves, err = c.letters(words.Lang); err != nil {
		return err
	}
	faulty := new(atomic.Bool)
	work := func(from *dialects.Dialect) (convert.Work, error) {
		o := o
		o.From = from
		x, err := convert.NewExplainer(o)
		return &explaining{x, words, c.isJSON(), faulty}, err
	}
	b := bulk{flags: &c.bulkFlags, message: &c.messageFlags, bare: true, listing: !c.isJSON()}
	if b.work, err = work(from); err != nil {
		return err
	}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{From: from, Bare: true, Work: work})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	if err := b.run(s); err != nil || !faulty.Load() {
		return err
	}
	return errFaults
}

// letters returns those of the drawing and of the moves, nil for those of the record.
func (c *explainCmd) letters(lang diag.Lang) (drawing, moves *ast.Letters, err error) {
	if drawing, err = lettersNamed("--to-letters", c.ToLetters); err != nil || drawing != nil {
		if err == nil && san.Usable(drawing) != nil {
			err = unusable("--to-letters", san.Usable(drawing), c.Lang)
		}
		return drawing, drawing, err
	}
	if lang == diag.English {
		return nil, nil, nil
	}
	moves, err = dialects.LettersNamed(lang.String())
	return nil, moves, err
}

// explaining is the work of explain. It refuses nothing: what is wrong is told.
type explaining struct {
	*convert.Explainer
	words  diag.Options
	isJSON bool
	faulty *atomic.Bool
}

// Found implements stream.Work: all is told in the explanation.
func (*explaining) Found(*ast.Record, string, convert.Marks) ast.Diagnostics { return nil }

// Append implements stream.Work.
func (x *explaining) Append(dst []byte, _ *ast.Record, text string) ([]byte, convert.Marks, error) {
	e := x.Explain(text)
	if e.Findings.Err() != nil {
		x.faulty.Store(true)
	}
	if x.isJSON {
		return e.AppendJSON(dst, x.words.Lang), convert.Marks{}, nil
	}
	return e.Append(dst, x.words), convert.Marks{}, nil
}
