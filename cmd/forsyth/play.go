package main

import (
	"errors"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type playCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"A record, or startpos, and moves; or files of games in PGN, - for standard input."`

	targetFlags
	ToLetters string `placeholder:"LANG" help:"Language of the piece letters to write. Default: those of FEN, and for Forsyth, piece lists and --moves those of the moves."`
	EP        string `name:"ep" enum:"always,xfen,legal" default:"always" help:"En passant squares to write: always (after each double step), xfen (where a pawn stands ready to take) or legal (where it may)."`
	Each      bool   `help:"Print the position before the first move and after each; of a game that breaks off at a fault, up to there."`
	Moves     bool   `help:"Print the moves in place of positions, in the letters of --to-letters."`

	readFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *playCmd) Help() string {
	return `Moves may have numbers, commas, comments and a result. They are read in SAN, long algebraic notation and
coordinates, in the piece letters of any language; --letters names them, and records may be in those or in FEN's.
Of a game in PGN the main line is played.

Examples:
  forsyth play startpos e4 c5 Nf3
  forsyth play --letters pt --to forsyth startpos '1. Cf3, Cc6 2. d3, d6'
  forsyth play --each --ep legal 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' '1. e4 d5 2. e5 f5'
  forsyth play --letters pt --moves --to-letters de startpos '1. Cf3 Cc6 2. d3 d6'
  forsyth play --each game.pgn > positions.fen`
}

func (c *playCmd) Run(s *streams) error {
	player, err := c.player()
	if err != nil {
		return err
	}
	record, moves, isLine, err := c.given(player)
	if err != nil {
		return err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	work := playing{player: player, each: c.Each, moves: c.Moves, languages: &languages{games: map[any]int{}}}
	b := bulk{flags: &c.bulkFlags, message: &c.messageFlags, notes: work.languages.notes}
	if isLine {
		b.inputs = inputs([]string{moves}, s.in, func(string) bool { return true }, '\n')
		b.carry = func(w io.Writer, _ io.Reader, _ input, o stream.Options) (stream.Stats, error) {
			return work.line(w, record, moves, strings.Join(c.Args, " "), o)
		}
		return b.run(s)
	}
	if b.inputs, err = c.inputs(c.Args, s.in, func(string) bool { return false }, '\n', c.Lang); err != nil {
		return err
	}
	b.carry = func(w io.Writer, r io.Reader, _ input, o stream.Options) (stream.Stats, error) {
		return stream.RunGames(w, r, work.copy, o)
	}
	return b.run(s)
}

// gcPercent lets the heap grow to some tens of megabytes: that of a run is so
// small that at Go's 100 the collector comes every few milliseconds.
const gcPercent = 400

func (c *playCmd) player() (*convert.Player, error) {
	o := convert.PlayOptions{EnPassant: enPassants[c.EP], Strict: c.Strict}
	var err error
	if o.Letters, err = c.letters(); err != nil {
		return nil, err
	}
	records := c.readFlags
	if _, collides := collision(o.Letters); collides { // no record is in letters of one case only, but moves are
		records.Letters = ""
	}
	if o.From, err = records.dialect(c.Lang); err != nil {
		return nil, err
	}
	if o.To, err = c.target(); err != nil {
		return nil, err
	}
	if o.ToLetters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
		return nil, err
	}
	if _, err := o.To.In(o.ToLetters); err != nil && !c.Moves {
		return nil, unusable("--to-letters", err, c.Lang)
	}
	player, err := convert.NewPlayer(o)
	if err != nil {
		return nil, unusable("the letters of the moves", err, c.Lang)
	}
	return player, nil
}

func collision(l *ast.Letters) (ast.Collision, bool) {
	if l == nil {
		return ast.Collision{}, false
	}
	return l.Collision(ast.Chess)
}

var errNothingToPlay = errors.New("play: an empty argument is neither a record nor a move")

// given returns the record and the moves of a command line that names no files.
// Moves alone are played from the start.
func (c *playCmd) given(p *convert.Player) (record, moves string, ok bool, err error) {
	words := c.Args
	if len(words) == 0 || words[0] == "-" || isFileName(words[0]) {
		return "", "", false, nil
	}
	if words = withoutKeywords(words); len(words) > 0 && isPlacement(words[0]) && len(strings.Fields(words[0])) == 1 {
		words = []string{strings.Join(words, " ")} // a record that was not quoted
	}
	switch {
	case len(words) == 0 || strings.TrimSpace(words[0]) == "":
		return "", "", false, errNothingToPlay
	case words[0] == startpos:
		words = words[1:]
	case isRecord(words[0]) || isPlacement(words[0]) || startsDiagram(strings.Fields(words[0])):
		record, moves = cutRecord(p, words[0])
		words = append([]string{moves}, words[1:]...)
	}
	moves = strings.TrimSpace(strings.Join(words, " "))
	if word, rest, _ := strings.Cut(moves, " "); word == "moves" {
		moves = rest
	}
	return record, moves, true, nil
}

// withoutKeywords takes the keywords of the UCI protocol's command position away,
// which may be one argument: position fen ... moves e2e4.
func withoutKeywords(words []string) []string {
	first := strings.Fields(words[0])
	isOne := len(first) > 1 && (first[0] == "position" || first[0] == "fen" || first[0] == startpos)
	if isOne {
		words = append(first, words[1:]...)
	}
	if words[0] == "position" {
		words = words[1:]
	}
	if len(words) > 1 && words[0] == "fen" {
		words = words[1:]
		if isOne {
			words = []string{strings.Join(words, " ")}
		}
	}
	return words
}

// isFileName reports whether a word is the name of a file, be it there or not,
// rather than a record or a move.
func isFileName(word string) bool {
	if exists(word) {
		return true
	}
	if strings.ContainsAny(word, " \t\n") || isPlacement(word) {
		return false
	}
	_, ending, _ := strings.Cut(word, ".")
	return strings.Contains(word, "/") || strings.HasSuffix(ending, "pgn") || strings.HasSuffix(ending, "txt")
}

// isPlacement reports whether a word has the ranks of a board.
func isPlacement(word string) bool { return strings.Count(word, "/") >= 7 }
