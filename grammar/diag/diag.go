// Package diag puts diagnostics into words: a message and a help text a code
// in English, Portuguese and Spanish, and the line of text with carets under
// the very bytes. Codes, spans and arguments come from package ast; what is
// written here may be reworded at any time, the codes may not.
package diag

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Message says on one line what was found, what was wanted, and where the
// text itself makes it certain, what may have been meant. It is valid UTF-8
// without control characters, whatever the record holds.
func Message(d *ast.Diagnostic, lang Lang) string { return string(appendMessage(nil, d, lang)) }

func appendMessage(dst []byte, d *ast.Diagnostic, lang Lang) []byte {
	r := rowOf(d.Code)
	if r == nil {
		return append(dst, d.Code.String()...)
	}
	dst = appendFilled(dst, r.message.in(lang), lang, d.Field, d.Args)
	if r.hint != nil {
		if hint := r.hint(lang, d.Args); hint != "" {
			dst = append(append(dst, "; "...), hint...)
		}
	}
	return dst
}

// Help says what would be right, or what to do.
func Help(d *ast.Diagnostic, lang Lang) string {
	if r := rowOf(d.Code); r != nil && r.cure != nil {
		if other := r.cure(d.Args); other != nil {
			return other.in(lang)
		}
	}
	return CodeHelp(d.Code, lang)
}

// CodeHelp is the help text of a code, empty for what is no code.
func CodeHelp(c ast.Code, lang Lang) string {
	if r := rowOf(c); r != nil {
		return r.help.in(lang)
	}
	return ""
}
