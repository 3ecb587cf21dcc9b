package diag

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Ellipsis stands in a [Summary] for what each finding says in that place.
const Ellipsis = "…"

// Summary is the message of a code in general: rank … holds … …, want …
func Summary(c ast.Code, lang Lang) string {
	r := rowOf(c)
	if r == nil {
		return c.String()
	}
	return string(eachSlot(nil, r.message.in(lang), func(slot string) (string, bool) { return generalSlot(slot, lang), true }))
}

// generalSlot returns what stands for any argument: the word for many of it, the
// counter, or an ellipsis. Whether the text ends in the middle makes no difference.
func generalSlot(slot string, lang Lang) string {
	switch _, many, isChoice := strings.Cut(slot, "|"); {
	case isChoice:
		return many
	case slot == "field":
		return someCounter.in(lang)
	case slot[0] == '?':
		return ""
	}
	return Ellipsis
}
