package main

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
)

// peersScript does the works of forsyth with libraries of JavaScript.
//
//go:embed peers.mjs
var peersScript []byte

// peerLines are enough for programs that take 10 µs a line.
const peerLines = 100_000

// peer is a library, and a work that it does.
type peer struct {
	library, work string
	book          *book
	in            string
	ours          string // the same work for forsyth
}

// peers do what one would ask of them: chess.js knows no Chess960, and writes no en
// passant square on which no pawn may be taken.
var peers = []peer{
	{"chessops", "convert", &chess960, "shredder.fen", "convert --to xfen -j 1"},
	{"chessops", "legal", &chess960, "shredder.fen", "convert --to xfen --ep legal -j 1"},
	{"kokopu", "convert", &chess960, "shredder.fen", "convert --to xfen -j 1"},
	{"chess.js", "legal", &standard, "xfen.fen", "convert --to xfen --ep legal -j 1"},
}

// beside prints how many times as long as forsyth other libraries take, which npm has
// installed in a folder.
func (b *bench) beside(folder string) error {
	if folder == "" {
		fmt.Println("\nSKIPPED: other libraries: -peers names no folder in which npm has installed them.")
		return nil
	}
	script := filepath.Join(b.dir, "peers.mjs")
	if err := os.WriteFile(script, peersScript, 0o644); err != nil {
		return err
	}
	lines := min(b.lines, peerLines)
	fmt.Printf("\n| whole processes, %d lines | ns a line | forsyth | forsyth = 1 |\n| --- | ---: | ---: | ---: |\n", lines)
	for _, p := range peers {
		if err := p.book.write(b.dir, lines); err != nil {
			return err
		}
		in := p.book.path(b.dir, p.in, lines)
		ours := process{name: "forsyth", args: b.over(p.ours, in)}
		theirs := process{name: p.library + ", " + p.work, args: []string{"node", script, folder, p.library, p.work, in}}
		all, err := inTurn([]process{ours, theirs}, b.rounds)
		if err != nil {
			return err
		}
		line := 1e9 / float64(lines)
		fmt.Printf("| %s | %.0f | %.0f | %.0f |\n", theirs.name, all[1].wall()*line, all[0].wall()*line, all[1].ratio(all[0]))
	}
	return nil
}
