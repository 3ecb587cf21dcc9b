package ast

import "fmt"

// Geometry is the size of a board, and where the kings of both sides start. The
// zero value is no board.
type Geometry struct {
	Files, Ranks uint8
	Behind       uint8 // ranks behind the home rank: 1 in shako
}

// Standard is the board of orthodox chess, 8 by 8.
var Standard = Geometry{Files: 8, Ranks: 8}

// IsValid reports whether a board of this size can be held.
func (g Geometry) IsValid() bool {
	return g.Files > 0 && g.Files <= MaxFiles && g.Ranks > 0 && g.Ranks <= MaxRanks && 2*g.Behind < g.Ranks
}

// Contains reports whether s lies on the board.
func (g Geometry) Contains(s Square) bool {
	return s.IsValid() && s.File() < int(g.Files) && s.Rank() < int(g.Ranks)
}

// HomeRank returns the rank (0 is rank 1) from which a colour starts.
func (g Geometry) HomeRank(c Color) int {
	if c == Black {
		return int(g.Ranks) - 1 - int(g.Behind)
	}
	return int(g.Behind)
}

// String returns files by ranks, such as 8x8.
func (g Geometry) String() string { return fmt.Sprintf("%dx%d", g.Files, g.Ranks) }
