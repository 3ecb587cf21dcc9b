package grammar

import (
	"sync"

	"github.com/alecthomas/participle/v2/lexer"
)

// Forsyth is a board that stands alone: the ranks from the highest down, what
// parts them, and no more. An empty rank may be left out between separators.
type Forsyth struct {
	First *Squares     `parser:"Margin* ( @@"`
	Rest  []PartedRank `parser:"@@*"`
	Blank []PartedRank `parser:"| @@+ ) Margin*"`
}

// PartedRank is a separator and the rank after it.
type PartedRank struct {
	Separator lexer.Token `parser:"@Separator"`
	Squares   *Squares    `parser:"@@?"`
}

// Squares is what stands between two separators: a rank, several of them or,
// where nothing parts the ranks, the board.
type Squares struct {
	Cells []DiagramCell `parser:"@@+"`
	Stray []lexer.Token // where no production takes the cells
}

// DiagramCell is a man, a number of empty squares, or a sign for one of them.
type DiagramCell struct {
	Neutral lexer.Token `parser:"( @Neutral?"`
	Piece   lexer.Token `parser:"@Piece"`
	Empty   lexer.Token `parser:"| @( Number | Vacant )"`
	Space   lexer.Token `parser:"| @Space )"`
}

var forsythParser = sync.OnceValue(build[Forsyth])

// ranks returns what stands before, between and after the separators: nil
// where nothing does.
func (n *Forsyth) ranks() []partedSquares {
	all := []partedSquares{{squares: n.First}}
	for _, p := range append(n.Rest, n.Blank...) {
		all = append(all, partedSquares{p.Separator, p.Squares})
	}
	return all
}

// partedSquares is the squares of a rank with the separator before them.
type partedSquares struct {
	separator lexer.Token
	squares   *Squares
}
