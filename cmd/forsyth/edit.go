package main

import "github.com/forsyth-notation/forsyth/convert"

// editFlags say what becomes of the operations of EPD.
type editFlags struct {
	Set   []string `sep:"none" placeholder:"OPERATION" group:"operations" help:"Operation to write, such as 'id \"A.{n}\"': in place of the one with its opcode, or added; {n} is the number of the record. May be repeated."`
	Drop  []string `placeholder:"OPCODES" group:"operations" help:"Operations to leave out, such as c9 or c7,c8; what is dropped is not reported as lost."`
	Keep  []string `placeholder:"OPCODES" group:"operations" help:"The only operations to keep, such as bm,id."`
	Moves string   `enum:"san,lan,uci," default:"" placeholder:"NOTATION" group:"operations" help:"How the moves of bm, am, pm, pv, sm and sv are written: san, lan or uci, in the letters of --to-letters. A record with a move that is not legal is refused. Default: as they stand; in other letters san."`
}

var moveNotations = map[string]convert.Moves{"san": convert.SANMoves, "lan": convert.LANMoves, "uci": convert.UCIMoves}

func (f *editFlags) edit() convert.Edit {
	return convert.Edit{Set: f.Set, Drop: f.Drop, Keep: f.Keep, Moves: moveNotations[f.Moves]}
}
