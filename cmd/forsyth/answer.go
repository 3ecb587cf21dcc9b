package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// answerer answers the questions of the conformance suite as the commands would:
// check at level consistent, convert to each dialect, play.
type answerer struct {
	made map[subject]*respondent
	rec  ast.Record
}

func newAnswerer() *answerer { return &answerer{made: map[subject]*respondent{}} }

// subject is what questions have in common that one respondent answers.
type subject struct {
	dialect, variant, letters string
	isMove                    bool // the letters are then those of the move
}

// asKeys names the keys of a question in place of the flags that say the same.
var asKeys = strings.NewReplacer("--from: ", "dialect: ", "--variant: ", "variant: ", "--letters: ", "letters: ")

// answer answers a question: by a word to skip it where it names a dialect, a variant or
// letters that there are not.
func (a *answerer) answer(q *conformance.Question) (reply conformance.Reply) {
	text, err := q.Text()
	if err != nil {
		return conformance.Reply{Skip: "inputBase64: " + err.Error()}
	}
	r, err := a.respondent(q)
	if err != nil {
		return conformance.Reply{Skip: asKeys.Replace(err.Error())}
	}
	if q.Move != "" {
		return conformance.Reply{Answer: r.move(text, q.Move)}
	}
	return conformance.Reply{Answer: r.record(&a.rec, text)}
}

func (a *answerer) respondent(q *conformance.Question) (*respondent, error) {
	key := subject{q.Dialect, q.Variant, q.Letters, q.Move != ""}
	if r := a.made[key]; r != nil {
		return r, nil
	}
	r, err := key.respondent()
	if err == nil {
		a.made[key] = r
	}
	return r, err
}

func (s subject) respondent() (*respondent, error) {
	flags := readFlags{From: s.dialect, Variant: s.variant}
	if !s.isMove {
		flags.Letters = s.letters
	}
	from, err := flags.dialect("en")
	switch {
	case err != nil:
		return nil, err
	case s.isMove:
		return newMover(from, s.letters)
	}
	return newRespondent(from)
}

// askForsyth returns a function that asks Forsyth itself.
func askForsyth() asker {
	a := newAnswerer()
	return func(q *conformance.Query) (reaction, error) { return reaction{reply: a.answer(&q.Question)}, nil }
}

// respondent answers the questions about records of one dialect, variant and language.
type respondent struct {
	consistent, legal *convert.Checker
	writers           map[string]*convert.Converter
	player            *convert.Player // for moves
}

func newRespondent(from *dialects.Dialect) (*respondent, error) {
	r := &respondent{writers: map[string]*convert.Converter{}}
	var err error
	if r.consistent, err = convert.NewChecker(convert.CheckOptions{From: from, Level: ast.ConsistentLevel}); err != nil {
		return nil, err
	}
	if r.legal, err = convert.NewChecker(convert.CheckOptions{From: from}); err != nil {
		return nil, err
	}
	return r, r.write(from)
}

// write adds the writers of each dialect. Diagrams are in the letters of the question, or
// else in those of FEN; a game in whose letters they cannot be has none.
func (r *respondent) write(from *dialects.Dialect) error {
	letters := from.Letters()
	if letters == nil {
		english, err := dialects.LettersNamed("en")
		if err != nil {
			return err
		}
		letters = english
	}
	for name, o := range map[string]convert.Options{
		"fen":      {To: dialects.FEN},
		"xfen":     {To: dialects.XFEN},
		"shredder": {To: dialects.Shredder},
		"epd":      {To: dialects.XFEN, Form: grammar.EPDForm},
		"forsyth":  {To: dialects.Forsyth, Letters: letters},
		"pieces":   {To: dialects.Pieces, Letters: letters},
		"sfen":     {To: dialects.SFEN},
		"url":      {To: dialects.URL},
		"json":     {To: dialects.JSON},
	} {
		o.From = from
		if w, err := convert.New(o); err == nil {
			r.writers[name] = w
		}
	}
	return nil
}

// record answers the question about a record.
func (r *respondent) record(rec *ast.Record, text string) (a conformance.Answer) {
	found := r.consistent.Check(rec, text)
	if a.Verdict, a.Findings = verdict(found); a.Verdict == conformance.Reject {
		if _, read := verdict(r.consistent.From().Diagnose(text)); len(read) > 0 {
			a.Findings = read // without what explains the others
		}
		return a
	}
	a.Legality = r.legality(rec, text) // which reads it again
	a.Rooks = []string{}
	for s := range rec.Castling.All() {
		a.Rooks = append(a.Rooks, s.String())
	}
	v := r.consistent.From().OfRecord(rec).Variant()
	if ep, err := rules.EnPassantOf(&rec.Position, v); err == nil {
		a.EnPassant = &conformance.EnPassant{Always: field(ep.Always), XFEN: field(ep.XFEN), Legal: field(ep.Legal)}
	}
	a.Canonical = r.canonical(rec, text)
	return a
}

// canonical writes the record in every dialect: in its own as the dialect writes it, since
// to convert a record into its dialect leaves it as it is. Four fields stay four but in
// standard FEN, which has six.
func (r *respondent) canonical(rec *ast.Record, text string) map[string]*string {
	texts := map[string]*string{}
	for name, w := range r.writers {
		texts[name] = nil
		if line, _, err := w.Append(nil, rec, text); err == nil {
			text := string(line)
			texts[name] = &text
		}
	}
	from := r.consistent.From()
	if err := from.ParseInto(rec, text); err != nil {
		return texts // it has been read before
	}
	texts[from.Name] = nil
	if line, err := from.OfRecord(rec).Append(nil, rec); err == nil {
		text := string(line)
		if from.Writes == grammar.AnyForm && rec.Stated.Has(ast.EnPassantField) && !rec.HasCounters() {
			text = strings.TrimSuffix(text, " 0 1") // the counters that are assumed
		}
		texts[from.Name] = &text
	}
	return texts
}

// field is the en passant field of a square.
func field(s ast.Square) string {
	if s == ast.NoSquare {
		return "-"
	}
	return s.String()
}

// mistakes are what explains other findings of an illegal position, and no rule of the game.
var mistakes = ast.CodesOf(ast.RanksReversed, ast.BoardRotated, ast.CaseSwapped, ast.CaseLost)

// legality gathers the rules of the game that a position breaks, those that a proof needs
// and a check before the last move among them.
func (r *respondent) legality(rec *ast.Record, text string) *conformance.Legality {
	var codes []string
	for _, d := range r.legal.Check(rec, text) {
		isRule := d.Level() == ast.LegalLevel && !d.Code.IsAboutMoves() && !mistakes.Has(d.Code)
		if isRule && (d.Code.IsFault() || d.Code.IsProof() || d.Code == ast.EnPassantPriorCheck) {
			codes = append(codes, d.Code.String())
		}
	}
	slices.Sort(codes)
	return &conformance.Legality{Legal: codes == nil, Codes: slices.Compact(codes)}
}

// verdict sums findings up: an error rejects, a note is none.
func verdict(found ast.Diagnostics) (conformance.Verdict, []conformance.Finding) {
	v, all := conformance.Accept, []conformance.Finding{}
	for i := range found {
		switch d := &found[i]; {
		case d.Severity == ast.Error:
			v = conformance.Reject
		case d.Severity != ast.Warning:
			continue
		case v == conformance.Accept:
			v = conformance.Warning
		}
		at := found[i].Span
		all = append(all, conformance.Finding{Code: found[i].Code.String(), Start: int(at.Start), End: int(at.End)})
	}
	slices.SortStableFunc(all, conformance.Finding.Compare)
	return v, all
}
