package main

import (
	"errors"
	"fmt"

	"github.com/forsyth-notation/forsyth/convert/stream"
)

// choiceFlags say which of the records are written.
type choiceFlags struct {
	Unique bool `group:"stream" help:"Pass over records whose position came before, in any input: by board, side, castling rights, en passant captures that are legal, pockets and check counts, not by counters and operations. Takes some 60 bytes of memory a position."`
	Count  bool `group:"stream" help:"Write each position once, after how often it came and a tab, when all has been read. Blank lines and comments are left out. The records are held in memory, with some 120 bytes each beside the text."`
	Max    *int `placeholder:"N" group:"stream" help:"Stop after N records have been written; what follows is not read."`
}

var (
	errMax   = errors.New("--count needs all records, --max stops before")
	errKept  = errors.New("--on-error keep: a count has no place for what is refused (see: --rejects)")
	errGames = errors.New("--unique, --count and --transform are for records, not for games, whose moves would be left without their position")
)

// choice returns what the flags ask for, nil for all records.
func (f *choiceFlags) choice(onError string) (*stream.Choice, error) {
	most := 0
	if f.Max != nil {
		most = *f.Max
	}
	switch {
	case f.Max != nil && most < 1:
		return nil, fmt.Errorf("--max: %d is no number of records", most)
	case f.Count && most > 0:
		return nil, errMax
	case f.Count && policies[onError] == stream.Keep:
		return nil, errKept
	case !f.Unique && !f.Count && most == 0:
		return nil, nil
	}
	return &stream.Choice{Unique: f.Unique, Count: f.Count, Max: most}, nil
}
