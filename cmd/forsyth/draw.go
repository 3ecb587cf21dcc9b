package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/dialects"
)

type drawCmd struct {
	inputArgs

	As        string   `enum:"unicode,ascii,svg,png,kitty,iterm," default:"" placeholder:"FORM" help:"What to draw: text with figurines (unicode) or letters (ascii), a picture (svg, png), or a picture in a terminal that shows them (kitty, iterm). Default: svg or png where the name given to -o ends so, else unicode."`
	Flip      bool     `help:"Black at the bottom."`
	Coords    bool     `negatable:"" default:"true" help:"Name files and ranks; --no-coords leaves that out."`
	Theme     string   `placeholder:"THEME" help:"Colours: {themes}. Default: brown. In a terminal that has colours too."`
	Size      int      `default:"48" placeholder:"PIXELS" help:"Side of a square of pictures, 8 to 256. Default: 48."`
	Mark      []string `placeholder:"SQUARE" help:"Mark squares. May be repeated, or list squares with commas."`
	Arrows    []string `placeholder:"MOVE" help:"Draw arrows: from a square to another (e2e4), for a move (Nf3), or for the moves of an operation of EPD (bm, pv). May be repeated, or list them with commas. In text their squares are marked."`
	Sheet     string   `placeholder:"CxR" help:"Draw pages of so many diagrams beside and below one another, such as 3x4, with svg and png. Each has its id below."`
	ToLetters string   `placeholder:"LANG" help:"Language of the piece letters to draw: in text in place of figurines, in pictures of the men that have no figure. Default: those of FEN."`

	readFlags
	carrierFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *drawCmd) Help() string {
	return `Draws each record: in text with the side to move, castling rights and pockets beside the board. A picture is one
record, or a page of them; where there are more, the name given to -o holds %d, or %03d, for the number of the page.
The id of a record of EPD is its caption. Men that have no figure are letters on discs. Text is coloured on a
terminal, and with --color always.

Examples:
  forsyth draw startpos
  forsyth draw --mark e3 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
  forsyth draw --as ascii --flip --to-letters pt '4k3/8/8/8/8/8/4P3/4K3 b - - 5 39'
  forsyth draw --theme print --arrows bm --mark f7 -o problem.svg 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7+;'
  forsyth draw --sheet 3x4 --theme mono -o 'page-%d.png' suite.epd
  forsyth draw --variant shogi --size 32 -o board.png startpos
  forsyth draw --as kitty book.fen`
}

func (c *drawCmd) Run(s *streams) error {
	d, err := c.drawing()
	if err != nil {
		return err
	}
	form := c.form()
	style, err := c.style(form)
	if err != nil {
		return err
	}
	flags := c.bulkFlags
	b := bulk{flags: &flags, message: &c.messageFlags, bare: true}
	var put put
	switch form {
	case "svg", "png":
		var p *pages
		if p, err = c.pages(form, style, s.out); err != nil {
			return err
		}
		put, b.end, flags.Jobs = p.add, p.end, 1
		if isNumbered(c.Output) {
			flags.Output = "" // the pages are written to files of their own
		}
	case "kitty", "iterm":
		put = escapes(form, style)
	default:
		put, b.listing = c.text(form, style, s.out), true
	}
	b.work = drawer{d.from, d, put}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{
		From: d.from, Bare: true, Work: func(from *dialects.Dialect) (convert.Work, error) { return drawer{from, d, put}, nil },
	})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	return b.run(s)
}

// form returns what is drawn: what is asked for, or what the name of the output says.
func (c *drawCmd) form() string {
	ending := strings.TrimPrefix(filepath.Ext(unpackedName(c.Output)), ".")
	switch {
	case c.As != "":
		return c.As
	case ending == "svg", ending == "png":
		return ending
	}
	return "unicode"
}

var errSheetForm = errors.New("--sheet: only svg and png have pages (see: --as)")

// style returns how a form is drawn.
func (c *drawCmd) style(form string) (diagram.Style, error) {
	o := diagram.Style{Square: c.Size, Flip: c.Flip, NoCoords: !c.Coords}
	if c.Sheet != "" && form != "svg" && form != "png" {
		return o, errSheetForm
	}
	if c.Size < diagram.SmallestSquare || c.Size > diagram.LargestSquare {
		return o, fmt.Errorf("--size: %d pixels, want %d to %d", c.Size, diagram.SmallestSquare, diagram.LargestSquare)
	}
	if c.Theme == "" {
		return o, nil
	}
	var ok bool
	if o.Theme, ok = diagram.ThemeNamed(c.Theme); !ok {
		return o, themeNames.noSuch("--theme", c.Theme)
	}
	return o, nil
}
