package ast

import (
	"strings"
	"unicode/utf8"
)

// lookAlikes pairs characters with the one of FEN that they are taken for:
// Cyrillic, Greek, dashes, slashes, the no-break space.
const lookAlikes = "КKРPВBрpкkԚQԛq" + "ΚKΡPΒBΝNρpκk" + "–-—-−-‐-‑-" + "∕/⁄/" + "\u00a0 "

// LookAlike returns the character of FEN that a character of another script
// looks like, empty where there is none.
func LookAlike(r rune) string {
	if IsFullWidth(r) {
		return string(r - '！' + '!')
	}
	if at := strings.IndexRune(lookAlikes, r); at >= 0 && r >= utf8.RuneSelf {
		at += utf8.RuneLen(r)
		return lookAlikes[at : at+1]
	}
	return ""
}

// IsFullWidth reports whether r is a full-width form; they stand in the order
// of ASCII.
func IsFullWidth(r rune) bool { return r >= '！' && r <= '～' }
