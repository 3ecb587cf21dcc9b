package main

import (
	"sync"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// languages counts the games in whose moves a language was found, for all
// workers.
type languages struct {
	sync.Mutex
	games map[any]int // by the argument of the finding
}

// see counts a game, be it refused for another reason or not.
func (l *languages) see(found ast.Diagnostics) {
	for i := range found {
		if d := &found[i]; d.Code == ast.MovesNational && d.Severity != ast.Error {
			l.Lock()
			l.games[d.Args[0]]++
			l.Unlock()
		}
	}
}

// notes tells each language, in the order of the table.
func (l *languages) notes(stream.Stats) (notes []note) {
	for _, language := range ast.Languages() {
		if n := l.games[language]; n > 0 {
			notes = append(notes, note{&ast.Diagnostic{Code: ast.MovesNational, Args: []any{language}}, n})
		}
	}
	return notes
}
