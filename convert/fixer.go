package convert

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Fixer repairs records: it makes the repairs that are certain, and no others. A record
// that they do not make sound is left as it is. It does not change and may be shared.
type Fixer struct {
	checker *Checker
	only    ast.Codes // the findings that are repaired
}

// FixOptions say what to repair. The zero value is for all that is illegal or not as the
// dialect's source has it, in any dialect.
type FixOptions struct {
	CheckOptions
	Only ast.Codes // the findings that are repaired; none for all of them
}

// NewFixer returns a Fixer. The error is that of [NewChecker].
func NewFixer(o FixOptions) (*Fixer, error) {
	checker, err := NewChecker(o.CheckOptions)
	if err != nil {
		return nil, err
	}
	if o.Only.IsEmpty() {
		o.Only = ast.CodesOf(ast.AllCodes()...)
	}
	return &Fixer{checker, o.Only}, nil
}

// Fixed is what a Fixer made of a record.
type Fixed struct {
	Text string // in several lines where several records stood in one
	// Made are the findings that were repaired, each with its repair. Their spans are
	// those of the text before; of what only another repair brought to light, those of
	// the text after that.
	Made ast.Diagnostics
	// Left are the findings in the record when some of them keep it from being sound:
	// errors, and those of which nothing tells which repair is meant. Text is then the
	// record unchanged, and nothing was made.
	Left ast.Diagnostics
}

// mostRounds bounds how often what repairs have brought to light is repaired.
const mostRounds = 6

// Fix reads text into rec and repairs it.
func (f *Fixer) Fix(rec *ast.Record, text string) Fixed {
	done := Fixed{Text: text}
	first := f.checker.Check(rec, text)
	if isOpen(rec, first) {
		return Fixed{Text: text, Left: first}
	}
	found := first
	for range mostRounds {
		made := f.certain(found)
		if len(made) == 0 {
			break
		}
		done.Made = append(done.Made, made...)
		done.Text = ast.Apply(done.Text, distinct(made))
		if strings.Contains(done.Text, "\n") && !strings.Contains(text, "\n") {
			return f.lines(rec, text, done, first)
		}
		found = f.checker.Check(rec, done.Text)
	}
	if slices.ContainsFunc(found, f.isLeft) {
		f.checker.Check(rec, text) // rec is of the text that stays
		return Fixed{Text: text, Left: first}
	}
	done.Made = slices.DeleteFunc(done.Made, func(d ast.Diagnostic) bool { return ofLine.Has(d.Code) })
	return done
}

// isOpen reports whether a board looks upside down and its rights cannot be, so that they
// may be right once the board is: as long as no repair of it is certain, they stay.
func isOpen(rec *ast.Record, found ast.Diagnostics) bool {
	isDoubted := slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return doubtful.Has(d.Code) })
	isMended := slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return explains.Has(d.Code) && len(d.Fixes) > 0 })
	return isDoubted && !isMended && !slices.ContainsFunc(found, isUnread) && pawnsAreFar(&rec.Board)
}

// ofLine are findings about the line that a record stands in: who writes lines ends them
// in his own way.
var ofLine = ast.CodesOf(ast.ByteOrderMark, ast.CarriageReturn)

// lines repairs the records that stood in one line; rec is the last of them.
func (f *Fixer) lines(rec *ast.Record, text string, done Fixed, first ast.Diagnostics) Fixed {
	lines := strings.Split(done.Text, "\n")
	for i, line := range lines {
		one := f.Fix(rec, line)
		if one.Left != nil {
			return Fixed{Text: text, Left: first}
		}
		lines[i] = one.Text
		done.Made = append(done.Made, one.Made...)
	}
	done.Text = strings.Join(lines, "\n")
	return done
}

// isLeft reports whether a finding keeps a record from being sound.
func (f *Fixer) isLeft(d ast.Diagnostic) bool {
	return d.Severity == ast.Error || f.only.Has(d.Code) && len(d.Choices) > 0
}

// certain returns the findings with repairs that can be made together: that of a mistake
// alone, as it explains the others.
func (f *Fixer) certain(found ast.Diagnostics) (made ast.Diagnostics) {
	taken := takenFixes{made: map[ast.Fix]bool{}, covered: map[int32]bool{}}
	for _, d := range found {
		if isHalf := national.Has(d.Code) && !isNational(found); isHalf || !f.only.Has(d.Code) || len(d.Fixes) == 0 || slices.ContainsFunc(d.Fixes, taken.overlap) {
			continue
		}
		made = append(made, d)
		for _, fix := range d.Fixes {
			taken.add(fix)
		}
		if explains.Has(d.Code) {
			break
		}
	}
	return made
}

// national are findings of side and rights in the letters of a language. They are repaired
// with the board or not at all: in letters that were named it is no finding.
var national = ast.CodesOf(ast.SideNational, ast.CastlingNational)

func isNational(found ast.Diagnostics) bool {
	return slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return d.Code == ast.LettersNational })
}

// explains are the mistakes that explain other findings.
var explains = ast.CodesOf(ast.RecordWrapped, ast.URLForm, ast.RecordsJoined, ast.FieldsUnparted, ast.LookAlikes, ast.RanksReversed,
	ast.BoardRotated, ast.CaseSwapped, ast.CaseLost)

// takenFixes are repairs that are made together.
type takenFixes struct {
	made    map[ast.Fix]bool
	covered map[int32]bool // the places of bytes that are replaced, and of insertions
}

func (t *takenFixes) add(fix ast.Fix) {
	t.made[fix] = true
	for at := fix.Span.Start; at < max(fix.Span.End, fix.Span.Start+1); at++ {
		t.covered[at] = true
	}
}

// overlap reports whether a repair cannot be made beside the others. One that is among
// them can.
func (t *takenFixes) overlap(fix ast.Fix) bool {
	if t.made[fix] {
		return false
	}
	for at := fix.Span.Start; at < max(fix.Span.End, fix.Span.Start+1); at++ {
		if t.covered[at] {
			return true
		}
	}
	return false
}

// From returns the dialect that is read.
func (f *Fixer) From() *dialects.Dialect { return f.checker.From() }

// Append reads text into rec and appends it to dst repaired. The error is what is left,
// all that was found among it. The codes of what was repaired are the reasons of the
// marks.
func (f *Fixer) Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, error) {
	done := f.Fix(rec, text)
	if done.Left != nil {
		return dst, Marks{}, done.Left
	}
	return append(dst, done.Text...), Marks{why: codesOf(done.Made)}, nil
}

// codesOf returns the codes of findings, nil for none.
func codesOf(found ast.Diagnostics) *ast.Codes {
	if len(found) == 0 {
		return nil
	}
	var set ast.Codes
	for i := range found {
		set.Add(found[i].Code)
	}
	return &set
}

// Found returns what was repaired in a record that Append has written: warnings, as no
// error is left.
func (f *Fixer) Found(_ *ast.Record, text string, m Marks) ast.Diagnostics {
	if m.why == nil {
		return nil
	}
	var rec ast.Record
	made := f.Fix(&rec, text).Made
	for i := range made {
		made[i].Severity = min(made[i].Severity, ast.Warning)
	}
	return made
}

// distinct returns the repairs of findings, each once.
func distinct(made ast.Diagnostics) (fixes []ast.Fix) {
	seen := map[ast.Fix]bool{}
	for i := range made {
		for _, fix := range made[i].Fixes {
			if !seen[fix] {
				seen[fix] = true
				fixes = append(fixes, fix)
			}
		}
	}
	return fixes
}
