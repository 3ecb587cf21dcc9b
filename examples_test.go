package forsyth_test

import (
	"go/ast"
	"go/doc"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// noVerbs are the functions and methods that need no example of their own: they read a
// value, or they are parts that the packages above are made of. The text contract, and
// what begins with Is or Has, is left out beside them.
var noVerbs = map[string]string{
	"dialects": `All Named HolderOf DetectRecord CutBoards UnendedAt
		Dialect.AppendAddress Dialect.AppendBoard Dialect.AppendCastling Dialect.AppendChecks Dialect.AppendObject
		Dialect.AppendPlacement Dialect.AppendPly Dialect.AppendPockets Dialect.AppendTarget Dialect.AppendTurn
		Dialect.Cut Dialect.EBNF Dialect.Form Dialect.GoesOn Dialect.GrantRights Dialect.HandLetters Dialect.KeepsCastling Dialect.Layout
		Dialect.LeavesOut Dialect.Letters Dialect.Line Dialect.OfRecord Dialect.Place Dialect.PlaceOf Dialect.Refused Dialect.RewriteCastling
		Dialect.RewriteLine Dialect.Site Dialect.Unended Text.Append`,
	"grammar/diag": `Append AppendProse AppendJSON CodeHelp FieldTitle Finding.Append Heading Help Phrase Printable Summary Langs ParseLang Title`,
	"convert": `Lines NoRules Warnings Checker.FindsSequences Checker.Follows Checker.From Checker.Judge Checker.Soundness Checker.Unjudged
		Converter.Found Converter.From Converter.Report Converter.Shortcut Converter.Unjudged Difference.Data Explainer.From Explanation.AppendJSON
		Fixer.Found Fixer.From Formatter.Found Formatter.From Marks.Codes Note.Diagnostic NoteKind.Code Player.StartOf Player.Variant
		Shortcut.Append Shortcut.Remarks`,
	"convert/lint":    `ModeOf Programs Program.Release`,
	"convert/diagram": `Diagram.Description Diagram.Title`,
	"convert/stream":  `CheckTags RunGame Carrier.End Stats.Add`,
	"rules": `CastledKingFile Known PriorCheck Variants EnPassant.Square Move.Wing State.At State.CastlingMove State.Fullmove State.Halfmove
		State.Men State.Set State.Turn State.Variant State.Winner`,
	"rules/san": `Line.Extent Line.Remarks`,
}

// TestExamples asks that every verb of the packages for users is in an example: some
// example calls it. What is in package ast are values, which the others are given.
func TestExamples(t *testing.T) {
	called := calledInExamples(t)
	for dir := range sources(t) {
		if dir == "grammar/ast" {
			continue
		}
		needless := strings.Fields(noVerbs[dir])
		for _, verb := range verbs(t, dir) {
			isCalled, listed := called[module+dir+"."+verb], slices.Index(needless, verb)
			if isCalled == (listed >= 0) {
				t.Errorf("%s: %s: in an example %v, listed as none %v", dir, verb, isCalled, listed >= 0)
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

// calledInExamples returns what the examples call: functions as package.Name, methods as
// package.Type.Name.
func calledInExamples(t *testing.T) map[string]bool {
	t.Helper()
	files := token.NewFileSet()
	packages := exampleFiles(t, files)
	checked := types.Config{Importer: exported(t, files, packages), Error: func(error) {}} // what stands in other files is not known
	called := map[string]bool{}
	for dir, parsed := range packages {
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
		checked.Check(module+dir+"_test", files, parsed, info)
		for _, file := range parsed {
			for _, declared := range file.Decls {
				if f, ok := declared.(*ast.FuncDecl); ok && strings.HasPrefix(f.Name.Name, "Example") {
					addCalls(called, f, info)
				}
			}
		}
	}
	return called
}

// exampleFiles are the files of tests that have examples, by the folder.
func exampleFiles(t *testing.T, files *token.FileSet) map[string][]*ast.File {
	t.Helper()
	packages := map[string][]*ast.File{}
	for dir, paths := range sources(t) {
		for _, path := range paths {
			file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(file.Decls, func(d ast.Decl) bool {
				f, ok := d.(*ast.FuncDecl)
				return ok && strings.HasPrefix(f.Name.Name, "Example")
			}) {
				packages[dir] = append(packages[dir], file)
			}
		}
	}
	return packages
}

// exported gives the types of what the files import, which the compiler has written.
func exported(t *testing.T, files *token.FileSet, packages map[string][]*ast.File) types.Importer {
	t.Helper()
	args := []string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}"}
	for _, parsed := range packages {
		for _, file := range parsed {
			for _, spec := range file.Imports {
				args = append(args, strings.Trim(spec.Path.Value, `"`))
			}
		}
	}
	list := exec.Command("go", args...)
	list.Stderr = t.Output()
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	where := map[string]string{}
	for line := range strings.Lines(string(out)) {
		importPath, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		where[importPath] = file
	}
	return importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(where[path]) })
}

// addCalls adds what an example calls. A method of an embedded type is one of the type
// around it, too.
func addCalls(called map[string]bool, example *ast.FuncDecl, info *types.Info) {
	ast.Inspect(example.Body, func(n ast.Node) bool {
		var f ast.Expr
		switch n := n.(type) {
		case *ast.CallExpr:
			f = n.Fun
		case *ast.RangeStmt: // over a function
			f = n.X
		}
		selected, ok := f.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		function, ok := info.Uses[selected.Sel].(*types.Func)
		if !ok {
			return true
		}
		selection := info.Selections[selected]
		if selection == nil {
			called[function.Pkg().Path()+"."+function.Name()] = true
			return true
		}
		for _, of := range []types.Type{selection.Recv(), function.Signature().Recv().Type()} {
			called[nameOf(of)+"."+function.Name()] = true
		}
		return true
	})
}

// nameOf is the name of a type, or of what a pointer leads to, after the path of its
// package.
func nameOf(of types.Type) string {
	if pointer, ok := types.Unalias(of).(*types.Pointer); ok {
		of = pointer.Elem()
	}
	named, ok := types.Unalias(of).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return ""
	}
	return named.Obj().Pkg().Path() + "." + named.Obj().Name()
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
