package main

import (
	"fmt"
	"slices"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// editFlags say what becomes of the operations of EPD.
type editFlags struct {
	Set   []string `sep:"none" placeholder:"OPERATION" group:"operations" help:"Operation to write, such as 'id \"A.{n}\"': in place of the one with its opcode, or added; {n} is the number of the record. May be repeated."`
	Drop  []string `placeholder:"OPCODES" group:"operations" help:"Operations to leave out, such as c9 or c7,c8, and the counters of an EPD, hmvc and fmvn; what is dropped is not reported as lost."`
	Keep  []string `placeholder:"OPCODES" group:"operations" help:"The only operations to keep, such as bm,id."`
	Moves string   `enum:"san,lan,uci," default:"" placeholder:"NOTATION" group:"operations" help:"How the moves of bm, am, pm, pv, sm and sv are written: san, lan or uci, in the letters of --to-letters. A record with a move that is not legal is refused. Default: as they stand; in other letters san."`
}

var moveNotations = map[string]convert.Moves{"san": convert.SANMoves, "lan": convert.LANMoves, "uci": convert.UCIMoves}

func (f *editFlags) edit() convert.Edit {
	return convert.Edit{Set: f.Set, Drop: f.Drop, Keep: f.Keep, Moves: moveNotations[f.Moves]}
}

// fault says why an operation or an opcode of the flags is none; lang is the language of
// messages.
func (f *editFlags) fault(bad *convert.OperationError, lang string) error {
	flag, example := "--set", `id "A.1"`
	switch {
	case slices.Contains(f.Drop, bad.Text):
		flag, example = "--drop", "id"
	case slices.Contains(f.Keep, bad.Text):
		flag, example = "--keep", "id"
	}
	if bad.Found == nil {
		return fmt.Errorf("%s: %w, such as %s", flag, bad, example)
	}
	return fmt.Errorf("%s: %q: %s", flag, bad.Text, diag.Message(&bad.Found[0], languageNamed(lang)))
}
