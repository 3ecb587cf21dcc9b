package main

import (
	"errors"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

type detectCmd struct {
	inputArgs

	All bool `help:"Name the other dialects that write the record the same way, too, all variants that it can be of, and all languages that read it so."`

	listFlags

	readFlags
	carrierFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *detectCmd) Help() string {
	return `Prints dialect, variant (ambiguous where several read the text, - for a board alone), language of the letters,
and the reason.
Languages that make different boards of a text stand apart with |, the likeliest first: it is ambiguous.

Examples:
  forsyth detect 'r3k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1'
  forsyth detect book.epd | cut -f1 | sort | uniq -c
  forsyth detect --json book.epd | jq .dialect
  forsyth detect --all 't1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T'`
}

func (c *detectCmd) Run(s *streams) error {
	words, err := c.options(s.err)
	if err != nil {
		return err
	}
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	work := func(from *dialects.Dialect) (convert.Work, error) {
		return &detector{from: from, lang: words.Lang, all: c.All, json: c.isJSON()}, nil
	}
	b := bulk{flags: &c.bulkFlags, message: &c.messageFlags, bare: true}
	if b.work, err = work(from); err != nil {
		return err
	}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{From: from, Bare: true, Work: work})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	return b.run(s)
}

// detector is the work of detect: a line of tab-separated columns a record.
type detector struct {
	from *dialects.Dialect
	lang diag.Lang
	all  bool
	json bool
}

// From implements stream.Work.
func (d *detector) From() *dialects.Dialect { return d.from }

// Found implements stream.Work.
func (d *detector) Found(rec *ast.Record, text string, _ convert.Marks) ast.Diagnostics {
	return convert.Warnings(d.from, rec, text)
}

// Append implements stream.Work.
func (d *detector) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	err := d.from.ParseInto(rec, text)
	if found, ok := findingOf(err, ast.LettersAmbiguous); ok {
		return d.ambiguous(dst, rec, &found), convert.Marks{}, nil
	}
	others := d.others(err, text)
	if others != nil {
		err = d.from.For(others[0]).ParseInto(rec, text)
	}
	if err != nil {
		return dst, convert.Marks{}, err
	}
	found := dialects.DetectRecord(rec)
	if others != nil {
		found.Reasons = append(found.Reasons, ast.Diagnostic{
			Field: ast.PlacementField, Code: ast.DetectVariants, Severity: ast.Info, Args: []any{others},
		})
	}
	if assumed, ok := findingOf(d.assumptions(rec), ast.LettersAssumed); ok {
		found.Reasons = append(found.Reasons, assumed)
	}
	name := found.Dialect.Name
	if d.all {
		for _, other := range found.Others {
			name += "," + other.Name
		}
	}
	variant := d.variant(rec, &found, others)
	title := found.Dialect.Title
	if found.Castling != found.Dialect {
		title += " (" + found.Castling.Title + ")"
	}
	return d.line(dst, name, variant, d.tags(found.Letters), title, found.Reasons), convert.Marks{}, nil
}

// others returns the variants of a text that is refused as chess, nil for none.
func (d *detector) others(err error, text string) []*ast.Variant {
	if err == nil || d.from.Variant() != nil {
		return nil
	}
	return d.from.Variants(text)
}

// variant names the variant of a record: the one that it needs, or is of in place of chess;
// of several all of which read it, that it is ambiguous, or their names.
func (d *detector) variant(rec *ast.Record, found *dialects.Detection, others []*ast.Variant) string {
	variants := []*ast.Variant{found.Variant}
	switch {
	case others != nil:
		variants = others
	case found.Variant == nil && rec.Layout == ast.FieldsLayout && !d.all:
		return ambiguous
	case rec.Layout == ast.FieldsLayout && d.all:
		variants = d.from.Variants(rec.Text)
	}
	switch {
	case len(variants) == 0 || variants[0] == nil:
		return "-"
	case len(variants) > 1 && !d.all:
		return ambiguous
	}
	names := make([]string, len(variants))
	for i, v := range variants {
		names[i] = v.Name
	}
	return strings.Join(names, ",")
}

// ambiguous stands for the variant of a record that is of several.
const ambiguous = "ambiguous"

// assumptions returns the findings of a record that could be another board.
func (d *detector) assumptions(rec *ast.Record) ast.Diagnostics {
	if !rec.Warnings.Has(ast.LettersAssumed) {
		return nil
	}
	return d.from.Diagnose(rec.Text)
}

// ambiguous appends the line of a text that is a different board in several
// languages: those of one board after those of another, the likeliest first.
func (d *detector) ambiguous(dst []byte, rec *ast.Record, found *ast.Diagnostic) []byte {
	dialect := dialects.Forsyth
	if rec.Layout == ast.ListLayout {
		dialect = dialects.Pieces
	}
	var letters []string
	for _, r := range d.from.Readings(rec.Text) {
		letters = append(letters, d.tags(r.Letters))
	}
	return d.line(dst, dialect.Name, "-", strings.Join(letters, "|"), dialect.Title, ast.Diagnostics{*found})
}

var detectColumns = []string{"dialect", "variant", "letters", "reason"}

// line appends the columns of a record.
func (d *detector) line(dst []byte, dialect, variant, letters, title string, reasons ast.Diagnostics) []byte {
	words := make([]string, len(reasons))
	for i := range reasons {
		words[i] = diag.Message(&reasons[i], d.lang)
	}
	columns := []string{dialect, variant, letters, title + ": " + strings.Join(words, "; ")}
	if d.json {
		return diag.AppendJSON(dst, byName(detectColumns, columns))
	}
	return append(dst, strings.Join(columns, "\t")...)
}

// tags lists languages, or names the likeliest of them.
func (d *detector) tags(letters []*ast.Letters) string {
	if !d.all {
		letters = letters[:1]
	}
	tags := make([]string, len(letters))
	for i, l := range letters {
		tags[i] = l.Tag
	}
	return strings.Join(tags, ",")
}

// findingOf returns the first finding of a code in an error.
func findingOf(err error, code ast.Code) (ast.Diagnostic, bool) {
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		return ast.Diagnostic{}, false
	}
	i := slices.IndexFunc(found, func(f ast.Diagnostic) bool { return f.Code == code })
	if i < 0 {
		return ast.Diagnostic{}, false
	}
	return found[i], true
}
