package main

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// annotations are the workflow commands of GitHub for what is of a severity, as
// "Workflow commands for GitHub Actions" has them.
var annotations = map[string]string{"info": "notice", "warning": "warning", "error": "error"}

// The signs that would end a command or a part of it.
var (
	dataEscapes     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// appendAnnotation appends a finding as a command that annotates a file. Columns are
// for findings in one line alone.
func appendAnnotation(dst []byte, f *diag.Finding) []byte {
	command := cmp.Or(annotations[f.Severity], "notice")
	dst = fmt.Appendf(dst, "::%s ", command)
	if f.File != "" {
		dst = fmt.Appendf(dst, "file=%s,", propertyEscapes.Replace(f.File))
	}
	dst = fmt.Appendf(dst, "line=%d,endLine=%d,", f.Line, f.EndLine)
	if f.Line == f.EndLine {
		dst = fmt.Appendf(dst, "col=%d,endColumn=%d,", f.Column, f.EndColumn)
	}
	message := f.Message
	if f.Help != "" {
		message += "\n" + f.Help
	}
	if f.More > 0 {
		message += fmt.Sprintf("\n... and %d more", f.More)
	}
	return fmt.Appendf(dst, "title=%s::%s\n", propertyEscapes.Replace(f.Code), dataEscapes.Replace(message))
}
