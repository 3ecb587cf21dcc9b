package lint

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Row is a line of peers.tsv, which joins a Feature and an Effect.
type (
	Row     = row
	Feature = feature
	Effect  = effect
)

// The effects.
const (
	Rewrites, Drops, Flags, Differs, Refuses = rewrites, drops, flags, differs, refuses
)

// Features returns the table.
func Features() []*feature { return features }

// Rows returns the lines of a program.
func (p *Program) Rows() []row { return p.rows }

// Answers returns the name of a program in the list of answers.
func (p *Program) Answers() string { return p.answers }

// Applies reports whether a row tells of a record that was read for a variant.
func (r *row) Applies(rec *ast.Record, v *ast.Variant) bool {
	return r.applies(viewOf(rec, v), ModeOf(rec, v))
}

// Feature returns what a row is about.
func (r *row) Feature() *feature { return r.feature }

// Effect returns what the program does.
func (r *row) Effect() effect { return r.effect }

// Evidence returns the texts that show it, none where the source was read.
func (r *row) Evidence() []string {
	if r.evidence[0] == "read" {
		return nil
	}
	return r.evidence
}

// Modes returns the games of a row, none for any.
func (r *row) Modes() []string { return r.modes }

// Does returns what the program does instead, empty where the effect says all.
func (r *row) Does() ast.Phrase { return r.does }
