package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type convertCmd struct {
	inputArgs

	To            string `placeholder:"DIALECT" help:"Dialect to write (see: forsyth dialects). Needed unless --for is given."`
	JSON          bool   `name:"json" help:"Short for --to json."`
	For           string `placeholder:"PROGRAM" help:"Write what a program is known to read rightly (see: forsyth check --help), and refuse records that it would read as others. What other flags ask for goes before what it would choose."`
	Form          string `enum:"keep,fen,epd" default:"keep" help:"Fields to write: fen (six), epd (four and operations), or keep: those that the target has for its own, and for X-FEN and Shredder-FEN those of the record."`
	CastlingOrder string `enum:"sides,files" default:"sides" help:"Order of Shredder-FEN's castling letters: sides (HAha) or files (AHah)."`
	Checks        string `enum:"remaining,lichess," default:"" help:"How the check counts of three-check and five-check are written: remaining (3+3, before the counters) or lichess (+0+0, given, at the end). Default: as the record has them, else remaining."`
	EP            string `name:"ep" enum:"keep,always,xfen,legal" default:"keep" help:"En passant squares to write: those of the record (keep), after each double step (always; a square that the record leaves out does not come back), where a pawn stands ready to take (xfen), where it may (legal). All but keep drop squares that cannot be."`
	Transform     string `enum:"mirror,rotate,flip,swap-colors," default:"" placeholder:"HOW" help:"Turn the board or exchange the sides: mirror (White becomes Black and the first rank the last: the same game from the other side), flip (the first rank becomes the last), rotate (by 180 degrees), swap-colors (men stay where they are). But for mirror, castling rights, en passant squares and the moves of operations do not hold: they are left out and reported."`
	Level         string `enum:"consistent,legal" default:"consistent" help:"How deep records are judged: legal refuses illegal positions too, which are converted else (see: forsyth check)."`
	OnLoss        string `enum:"report,refuse" default:"report" help:"What to do when the target cannot hold all of a record: report it or refuse the record."`

	ToLetters string  `placeholder:"LANG" help:"Language of the piece letters to write. Default: those of FEN, and for Forsyth and piece lists those of the record. x-wxf is for xiangqi: E and H in place of B and N."`
	Site      string  `placeholder:"SITE" help:"With --to url: the site whose address is written, {sites}. Default: that of the record, else lichess. A record that the site has no page for is refused."`
	Separator *string `placeholder:"TEXT" sep:"none" help:"What parts the ranks of Forsyth: ' - ' (the default), '-', '/', '\\n' for a line each; an empty text for nothing."`
	editFlags
	givenFlags

	readFlags
	carrierFlags
	choiceFlags
	bulkFlags
	messageFlags
}

var forms = map[string]grammar.Form{"keep": grammar.AnyForm, "fen": grammar.FENForm, "epd": grammar.EPDForm}

var orders = map[string]grammar.Order{"sides": grammar.SideOrder, "files": grammar.FileOrder}

var enPassants = map[string]convert.EnPassant{
	"keep": convert.KeepEnPassant, "always": convert.AlwaysEnPassant, "xfen": convert.XFENEnPassant, "legal": convert.LegalEnPassant,
}

var transforms = map[string]ast.Transform{"mirror": ast.Mirror, "rotate": ast.Rotate, "flip": ast.Flip, "swap-colors": ast.SwapColors}

var checkStyles = map[string]convert.Checks{"remaining": convert.RemainingChecks, "lichess": convert.LichessChecks}

// Help is shown by --help.
func (c *convertCmd) Help() string {
	return `Examples:
  forsyth convert --to xfen book.epd > unified.epd
  forsyth convert --to shredder --rejects bad.epd -o book.fen book.epd
  forsyth convert --to xfen 'r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1'
  forsyth convert --to fen --stats book.epd.gz -o book.fen.zst
  forsyth convert --to fen --turn b 't1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T'
  forsyth convert --to forsyth --to-letters de --separator / 'r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
  forsyth convert --to xfen --ep legal book.epd > keys.epd
  forsyth convert --to pieces --to-letters es '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  forsyth convert --to xfen --csv --column FEN puzzles.csv > puzzles.xfen.csv
  forsyth convert --to xfen --form fen --jsonl --field fen evals.jsonl.zst > evals.jsonl
  forsyth convert --to shredder --variant chess960 -o shredder.pgn games.pgn
  forsyth convert --for stockfish book.epd > stockfish.fen
  forsyth convert --to sfen --variant shogi book.fen
  forsyth convert --to xfen --variant capablanca 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w JAja - 0 1'
  forsyth convert --to url --site chess.com '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
  forsyth convert --to json book.epd | jq .placement
  forsyth convert --to fen --encoding windows-1252 column.txt
  forsyth convert --to epd --set 'id "A.{n}"' --drop c9 suite.epd
  forsyth convert --to epd --keep bm,id --moves uci suite.epd
  forsyth convert --to xfen --unique book.epd more.epd > unique.epd
  forsyth convert --to epd --count book.epd | sort -rn
  forsyth convert --to epd --max 100 suite.epd
  forsyth convert -0 --to fen diagrams.txt | tr '\0' '\n'
  forsyth convert --to epd --transform mirror suite.epd`
}

func (c *convertCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	o := convert.Options{
		From: from, Form: forms[c.Form], Order: orders[c.CastlingOrder], Checks: checkStyles[c.Checks],
		EnPassant: enPassants[c.EP], RefuseLoss: c.OnLoss == "refuse", RefuseIllegal: c.Level == ast.LegalLevel.String(), Separator: c.separator(),
		Transform: transforms[c.Transform],
	}
	if o.To, o.For, err = c.target(); err != nil {
		return err
	}
	if o.Given, err = c.given(); err != nil {
		return err
	}
	o.Edit = c.edit()
	if o.Letters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
		return err
	}
	var judges judges
	work, err := judges.converter(o)
	var bad *convert.OperationError
	switch {
	case errors.Is(err, convert.ErrSeparator):
		return fmt.Errorf("--separator: %q parts no ranks (there are -, /, comma, |, ;, dashes, \\n, with blanks around them, and nothing)", *c.Separator)
	case errors.As(err, &bad):
		return c.editFlags.fault(bad, c.Lang)
	case errors.Is(err, convert.ErrSet):
		return errors.New("--set: there is no place for operations in the target (see: --to epd, --form epd)")
	case err != nil:
		return unusable("--to-letters", err, c.Lang)
	}
	choice, err := c.choice(c.OnError)
	if err != nil {
		return err
	}
	b := bulk{work: work, choice: choice, bare: c.Count, numbers: c.hasNumbers(), flags: &c.bulkFlags, message: &c.messageFlags}
	b.notes = func(total stream.Stats) []note { return append(notRecovered(total), judges.notes(total)...) }
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{
		From: from, Notes: c.Verbose > 1, Work: func(from *dialects.Dialect) (convert.Work, error) {
			o := o
			o.From = from
			return judges.converter(o)
		},
	})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	if (c.Unique || c.Count || c.Transform != "") && slices.ContainsFunc(b.inputs, c.isGames) {
		return errGames
	}
	return b.run(s)
}

// target returns the dialect to write, or the program that is to read it, or both.
func (c *convertCmd) target() (to *dialects.Dialect, program *lint.Program, err error) {
	if c.JSON {
		c.To = cmp.Or(c.To, dialects.JSON.Name)
	}
	switch {
	case c.JSON && c.To != dialects.JSON.Name:
		return nil, nil, errors.New("--json is short for --to json: choose one target")
	case c.To == "" && c.For == "":
		return nil, nil, errors.New("missing flags: --to=DIALECT or --for=PROGRAM (see: forsyth convert --help)")
	}
	if c.For != "" {
		if program, err = programNamed("--for", c.For); err != nil {
			return nil, nil, err
		}
	}
	if c.To != "" {
		to, err = targetNamed(c.To)
	}
	if err == nil && c.Site != "" {
		to, err = atSite(to, c.Site)
	}
	return to, program, err
}

// atSite returns the dialect of the addresses of a site.
func atSite(to *dialects.Dialect, name string) (*dialects.Dialect, error) {
	site, ok := dialects.SiteNamed(name)
	switch {
	case !ok:
		return nil, siteNames.noSuch("--site", name)
	case to == nil || to.Name != dialects.URL.Name:
		return nil, errors.New("--site: addresses are written with --to url")
	}
	return to.At(site), nil
}

// hasNumbers reports whether an operation asks for the number of its record.
func (c *convertCmd) hasNumbers() bool {
	return slices.ContainsFunc(c.Set, func(text string) bool { return strings.Contains(text, "{n}") })
}

// notRecovered tells of squares that were dropped and may have been wanted.
func notRecovered(total stream.Stats) []note {
	if n := total.Codes[ast.EnPassantNotRecovered]; n > 0 {
		return []note{{&ast.Diagnostic{Code: ast.EnPassantNotRecovered}, n}}
	}
	return nil
}

// separator returns what parts the ranks, nil where nothing is asked for.
func (c *convertCmd) separator() *string {
	if c.Separator == nil {
		return nil
	}
	text := strings.ReplaceAll(*c.Separator, `\n`, "\n")
	return &text
}
