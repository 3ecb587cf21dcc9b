package forsyth_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// noVerbs are the functions and methods that need no example of their own: they read a
// value, or they are parts that the packages above are made of. The text contract, and
// what begins with Is or Has, is left out beside them.
var noVerbs = map[string]string{
	"dialects": `All Named SiteNamed HolderOf DetectRecord CutBoards UnendedAt
		Dialect.AppendAddress Dialect.AppendBoard Dialect.AppendCastling Dialect.AppendChecks Dialect.AppendObject
		Dialect.AppendPlacement Dialect.AppendPly Dialect.AppendPockets Dialect.AppendTarget Dialect.AppendTurn
		Dialect.Cut Dialect.EBNF Dialect.Form Dialect.GoesOn Dialect.GrantRights Dialect.KeepsCastling Dialect.Layout
		Dialect.LeavesOut Dialect.Letters Dialect.OfRecord Dialect.Place Dialect.PlaceOf Dialect.Refused Dialect.RewriteCastling
		Dialect.RewriteLine Dialect.Site Dialect.Unended Dialect.Variant`,
	"grammar/diag": `Append AppendProse AppendJSON CodeHelp FieldTitle Heading Help Phrase Printable Summary Langs ParseLang Title`,
	"convert": `Lines NoRules Warnings Checker.FindsSequences Checker.Follows Checker.Judge Checker.Soundness Checker.Unjudged
		Converter.Found Converter.Report Converter.Shortcut Converter.Unjudged Difference.Data Explanation.AppendJSON
		Fixer.Found Formatter.Found Marks.Codes Marks.Reasons Note.Diagnostic NoteKind.Code Player.StartOf Player.Variant
		Shortcut.Remarks`,
	"convert/lint":    `ModeOf Programs Program.Release`,
	"convert/diagram": `Diagram.Description Diagram.Title`,
	"convert/stream":  `CheckTags RunGame Carrier.End Stats.Add`,
	"rules": `CastledKingFile Known PriorCheck Variants EnPassant.Square Move.Wing State.CastlingMove State.Fullmove State.Halfmove
		State.Men State.Set State.Turn State.Variant State.Winner`,
	"rules/san": `Line.Extent Line.Remarks`,
}

// TestExamples asks that every verb of the packages for users is in an example: some
// example calls it. What is in package ast are values, which the others are given.
func TestExamples(t *testing.T) {
	called := map[string]bool{}
	for _, x := range examples(t) {
		for _, verb := range calls(x) {
			called[verb] = true
		}
	}
	for dir := range sources(t) {
		if dir == "grammar/ast" {
			continue
		}
		needless := strings.Fields(noVerbs[dir])
		for _, verb := range verbs(t, dir) {
			key := path.Base(dir) + "." + verb
			if _, method, ok := strings.Cut(verb, "."); ok {
				key = "." + method
			}
			listed := slices.Index(needless, verb)
			if called[key] == (listed >= 0) {
				t.Errorf("%s: %s: in an example %v, listed as none %v", dir, verb, called[key], listed >= 0)
			}
			if listed >= 0 {
				needless = slices.Delete(needless, listed, listed+1)
			}
		}
		if len(needless) > 0 {
			t.Errorf("%s has no %v", dir, needless)
		}
	}
}

// calls returns what an example calls: functions as package.Name, methods as .Name,
// whatever type they are of.
func calls(x example) []string {
	var names []string
	ast.Inspect(x.body, func(n ast.Node) bool {
		var f ast.Expr
		switch n := n.(type) {
		case *ast.CallExpr:
			f = n.Fun
		case *ast.RangeStmt: // over a function
			f = n.X
		}
		called, ok := f.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		of := ""
		if name, ok := called.X.(*ast.Ident); ok && slices.ContainsFunc(x.imports, func(i *ast.ImportSpec) bool {
			return path.Base(strings.Trim(i.Path.Value, `"`)) == name.Name
		}) {
			of = name.Name
		}
		names = append(names, of+"."+called.Sel.Name)
		return true
	})
	return names
}

// textContract are the methods of values that are texts, or errors.
var textContract = strings.Fields("String Error Unwrap MarshalText UnmarshalText")

// verbs returns the exported functions and methods of a package that may do something.
func verbs(t *testing.T, dir string) []string {
	t.Helper()
	paths, err := filepath.Glob(dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	p, err := doc.NewFromFiles(set, files, module+dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	add := func(of string, functions []*doc.Func) {
		for _, f := range functions {
			isVerb := !strings.HasPrefix(f.Name, "Is") && !strings.HasPrefix(f.Name, "Has") && !slices.Contains(textContract, f.Name)
			if isVerb {
				names = append(names, of+f.Name)
			}
		}
	}
	add("", p.Funcs)
	for _, typ := range p.Types {
		add("", typ.Funcs)
		add(typ.Name+".", typ.Methods)
	}
	return names
}
