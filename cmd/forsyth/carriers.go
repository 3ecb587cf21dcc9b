package main

import (
	"errors"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
)

// carrierFlags say how records stand in an input that is more than records.
type carrierFlags struct {
	In     string `enum:"lines,pgn," default:"" placeholder:"lines|pgn" group:"read" help:"What the input is: lines (records) or pgn (games, whose FEN tags are the records). Default: pgn for files whose names end so, else lines."`
	CSV    bool   `name:"csv" group:"read" help:"The records are a column of a table, parted by commas; see --column."`
	TSV    bool   `name:"tsv" group:"read" help:"The records are a column of a table, parted by tabs; see --column."`
	Column string `placeholder:"NAME" group:"read" help:"Column of the records: its name in the first row, or its number from 1."`
	JSONL  bool   `name:"jsonl" group:"read" help:"Each line is an object of JSON with a record in it; see --field."`
	Null   bool   `short:"0" group:"read" help:"Records end in NUL bytes, not in line ends, which they may hold; what is written of each ends so, too. Lines are counted as if NUL ended them (see: find -print0, grep -z)."`
	Field  string `placeholder:"NAME" group:"read" help:"Field of the records, dots between the names of objects within objects: position.fen. Of several with one name it is the first."`
}

// carrier returns what the flags ask for.
func (f *carrierFlags) carrier() (stream.Carrier, error) {
	asked := 0
	for _, is := range []bool{f.CSV, f.TSV, f.JSONL, f.In != "", f.Null} {
		if is {
			asked++
		}
	}
	isTable := f.CSV || f.TSV
	switch {
	case asked > 1:
		return stream.Carrier{}, errors.New("--csv, --tsv, --jsonl, -0 and --in: an input is one of these")
	case isTable && f.Column == "":
		return stream.Carrier{}, errors.New("--csv and --tsv want --column, the name or the number of the column with the records")
	case !isTable && f.Column != "":
		return stream.Carrier{}, errors.New("--column is for --csv and --tsv")
	case f.JSONL && f.Field == "":
		return stream.Carrier{}, errors.New("--jsonl wants --field, the name of the field with the record")
	case !f.JSONL && f.Field != "":
		return stream.Carrier{}, errors.New("--field is for --jsonl")
	case f.CSV:
		return stream.CSV(f.Column), nil
	case f.TSV:
		return stream.TSV(f.Column), nil
	case f.JSONL:
		return stream.JSONL(f.Field), nil
	case f.Null:
		return stream.NUL(), nil
	}
	return stream.Carrier{}, nil
}

// readInto gives a command's work its inputs, and says how they are read.
func (f *carrierFlags) readInto(b *bulk, s *streams, args []string, read *readFlags) (err error) {
	if b.carrier, err = f.carrier(); err != nil {
		return err
	}
	b.inputs, err = read.inputs(args, s.in, isRecord, b.carrier.End(), b.message.Lang)
	return err
}

// tags returns the work on the FEN tags of games, for the inputs that are such.
func (f *carrierFlags) tags(read *readFlags, o convert.TaggingOptions) func(in input) func() stream.GameWork {
	o.Strict = read.Strict
	return func(in input) func() stream.GameWork {
		if !f.isGames(in) {
			return nil
		}
		return func() stream.GameWork { return convert.NewTagging(o) }
	}
}

// isPlain reports whether an input is records and nothing else.
func (f *carrierFlags) isPlain(in input) bool {
	return !f.CSV && !f.TSV && !f.JSONL && !f.Null && !f.isGames(in)
}

// isGames reports whether an input is games of PGN.
func (f *carrierFlags) isGames(in input) bool {
	isNamed := f.In == "" && !f.CSV && !f.TSV && !f.JSONL && !f.Null && strings.HasSuffix(unpackedName(in.name), ".pgn")
	return f.In == "pgn" || isNamed
}
