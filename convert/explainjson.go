package convert

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// factData is a fact as JSON.
type factData struct {
	Code    string `json:"code"`
	Args    []any  `json:"args,omitempty"`
	Message string `json:"message"`
}

type sectionData struct {
	About string     `json:"about"`
	Text  string     `json:"text,omitempty"`
	Facts []factData `json:"facts"`
}

type stepData struct {
	Step    factData `json:"step"`
	Outcome factData `json:"outcome"`
}

// AppendJSON appends the explanation as one object of JSON, with the messages in a
// language: record, read, sections (each about, text and facts), other (the sections of
// the second board of bughouse), steps (each step and outcome) and findings, which are
// those of [diag.Finding] without the record. A fact has code, args and message. The names
// are stable.
func (e *Explanation) AppendJSON(dst []byte, lang diag.Lang) []byte {
	data := struct {
		Record   string         `json:"record"`
		IsRead   bool           `json:"read"`
		Sections []sectionData  `json:"sections"`
		Other    []sectionData  `json:"other,omitempty"`
		Steps    []stepData     `json:"steps"`
		Findings []diag.Finding `json:"findings"`
	}{Record: e.Record.Whole(), IsRead: e.IsRead, Findings: findingsData(e.Record.Whole(), e.Findings, lang)}
	data.Sections = sectionsData(e.Sections, lang)
	if e.Other != nil {
		data.Other = sectionsData(e.Other.Sections[1:], lang)
	}
	for i := range e.Steps {
		step := ast.FactOf(e.Steps[i].Step)
		data.Steps = append(data.Steps, stepData{dataOf(&step, lang), dataOf(&e.Steps[i].Outcome, lang)})
	}
	return diag.AppendJSON(dst, data)
}

func sectionsData(sections []Section, lang diag.Lang) (all []sectionData) {
	for _, s := range sections {
		section := sectionData{About: aboutName(&s), Text: s.Text}
		for i := range s.Facts {
			section.Facts = append(section.Facts, dataOf(&s.Facts[i], lang))
		}
		all = append(all, section)
	}
	return all
}

// aboutName is the name of a field, or of a section that is about none.
func aboutName(s *Section) string {
	switch {
	case s.Field != ast.NoField:
		return s.Field.String()
	case s.About == ast.AboutReading:
		return "reading"
	}
	return "position"
}

// findingsData are the findings, each without the record, which stands once.
func findingsData(text string, found ast.Diagnostics, lang diag.Lang) []diag.Finding {
	all := make([]diag.Finding, 0, len(found))
	for i := range found {
		f := diag.NewFinding(diag.Source{}, text, &found[i], lang)
		f.Record = ""
		all = append(all, f)
	}
	return all
}

func dataOf(f *ast.Fact, lang diag.Lang) factData {
	return factData{Code: f.String(), Args: argsData(f.Args), Message: diag.Fact(f, lang)}
}

// argsData returns arguments as JSON has them: names in place of numbers.
func argsData(args []any) []any {
	var all []any
	for _, arg := range args {
		all = append(all, argData(arg))
	}
	return all
}

func argData(arg any) any {
	switch v := arg.(type) {
	case ast.Color:
		return v.String()
	case ast.Role:
		return v.String()
	case ast.Wing:
		return [...]string{ast.KingSide: "king-side", ast.QueenSide: "queen-side"}[v&1]
	case ast.Piece:
		return map[string]any{"color": v.Color.String(), "role": v.Role.String(), "promoted": v.Promoted}
	case ast.Operands:
		return v.String()
	case []ast.Held:
		men := map[string]int{}
		for _, h := range v {
			men[h.Role.String()] = int(h.Count)
		}
		return men
	case []ast.Code:
		return namesOf(v, ast.Code.String)
	case *ast.Letters:
		return v.Tag
	case []*ast.Letters:
		return namesOf(v, func(l *ast.Letters) string { return l.Tag })
	case *ast.Variant:
		return v.Name
	case *ast.Opcode:
		return v.Name
	}
	return arg
}

func namesOf[T any](list []T, name func(T) string) []string {
	names := make([]string, len(list))
	for i, item := range list {
		names[i] = name(item)
	}
	return names
}

// DifferenceData is a difference as JSON has it.
type DifferenceData struct {
	Field string   `json:"field"`
	A     factData `json:"a"`
	B     factData `json:"b"`
}

// Data returns the difference as JSON has it, with the messages in a language.
func (f *Difference) Data(lang diag.Lang) DifferenceData {
	return DifferenceData{f.Field.String(), dataOf(&f.A, lang), dataOf(&f.B, lang)}
}
