package main

import (
	"fmt"
	"io"
	"maps"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// sarifLog is a log of one run, SARIF 2.1.0 (OASIS Standard, 27 March 2020): the
// results as they come, and after them the rules that they name. Results are written
// to it with a comma before each.
type sarifLog struct {
	w     io.Writer
	begun bool // the head is written
}

const sarifHead = `{"version":"2.1.0","$schema":"https://json.schemastore.org/sarif-2.1.0.json","runs":[{` +
	`"columnKind":"unicodeCodePoints","results":[` + "\n"

// Write implements io.Writer.
func (l *sarifLog) Write(results []byte) (int, error) {
	if len(results) == 0 {
		return 0, nil
	}
	out := results
	if !l.begun {
		out = append([]byte(sarifHead), results[1:]...)
	}
	l.begun = true
	if _, err := l.w.Write(out); err != nil {
		return 0, err
	}
	return len(results), nil
}

// end writes what stands after the results; ok is false for a run that could not do
// its work.
func (l *sarifLog) end(total stream.Stats, ok bool, lang diag.Lang) error {
	head := ""
	if !l.begun {
		head = sarifHead
	}
	var rules []any
	for _, c := range codesIn(total) {
		rules = append(rules, sarifRule(c, lang))
	}
	driver := object{
		"name": "Forsyth", "version": strings.TrimPrefix(version(), "forsyth "), "informationUri": homepage, "rules": rules,
	}
	if rules == nil {
		delete(driver, "rules")
	}
	tail := diag.AppendJSON([]byte("],\n\"tool\":"), object{"driver": driver})
	tail = diag.AppendJSON(append(tail, ",\n\"invocations\":"...), []object{{"executionSuccessful": ok}})
	_, err := fmt.Fprintf(l.w, "%s%s}]}\n", head, tail)
	return err
}

const homepage = "https://github.com/forsyth-notation/forsyth"

// object is an object of JSON. Its names are written in the order of the alphabet.
type object map[string]any

// codesIn returns the codes of what was found, in order.
func codesIn(total stream.Stats) []ast.Code {
	codes := slices.AppendSeq(slices.Collect(maps.Keys(total.Codes)), maps.Keys(total.Refusals))
	slices.Sort(codes)
	return slices.Compact(codes)
}

func sarifRule(c ast.Code, lang diag.Lang) object {
	return object{
		"id": c.String(), "shortDescription": said(diag.Summary(c, lang)), "help": said(diag.CodeHelp(c, lang)),
		"helpUri":              homepage + "/blob/main/docs/diagnostics.md#" + c.String(),
		"defaultConfiguration": object{"level": sarifLevel(c.Severity(false).String())},
		"properties":           object{"level": c.Level().String(), "field": c.Field().String()},
	}
}

func said(text string) object { return object{"text": text} }

// sarifLevel returns the level of a severity, which has the same name but for notes.
func sarifLevel(severity string) string {
	if severity == ast.Info.String() {
		return "note"
	}
	return severity
}

// appendResult appends a finding as a result, with a comma before it.
func appendResult(dst []byte, f *diag.Finding) []byte {
	region := sarifRegion(&f.Region)
	file := artifact(f.File)
	if f.Snippet != "" {
		region["snippet"] = said(f.Snippet)
	}
	result := object{
		"ruleId": f.Code, "level": sarifLevel(f.Severity), "message": said(f.Message),
		"locations": []object{{"physicalLocation": object{"artifactLocation": file, "region": region}}},
	}
	if fixes := sarifFixes(f, file); fixes != nil {
		result["fixes"] = fixes
	}
	if f.More > 0 {
		result["properties"] = object{"more": f.More}
	}
	return append(diag.AppendJSON(append(dst, ','), result), '\n')
}

// artifact names a file: relative as it was given, or absolute. A record that is in
// none has no name.
func artifact(file string) object {
	if file == "" {
		return object{"description": said("argument")}
	}
	at := url.URL{Path: filepath.ToSlash(file)}
	if filepath.IsAbs(file) {
		at.Scheme = "file"
	}
	return object{"uri": at.String()}
}

func sarifRegion(r *diag.Region) object {
	return object{"startLine": r.Line, "startColumn": r.Column, "endLine": r.EndLine, "endColumn": r.EndColumn}
}

// sarifFixes returns the repairs: each fix of a result is one that may be made.
func sarifFixes(f *diag.Finding, file object) (fixes []object) {
	all := f.Choices
	if len(f.Fixes) > 0 {
		all = append([][]diag.Repair{f.Fixes}, all...)
	}
	for _, repairs := range all {
		var replacements []object
		for i := range repairs {
			replacements = append(replacements, object{
				"deletedRegion": sarifRegion(&repairs[i].Region), "insertedContent": said(repairs[i].Text),
			})
		}
		fixes = append(fixes, object{"artifactChanges": []object{{"artifactLocation": file, "replacements": replacements}}})
	}
	return fixes
}
