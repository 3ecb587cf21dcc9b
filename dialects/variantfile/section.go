package variantfile

import (
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// section is a variant as far as it is known. Those that are like it begin with a copy.
type section struct {
	row ast.Variant // all but letters and roles
	men []man

	drops, hands, holds, gates bool // what makes a pocket: drops, captured men, one in the start, gating
	steps, noPassant           bool // double steps, and none of them captured en passant
	triples, others            bool // pawns or others step in a way that chess does not have
	white, black               int  // ranks of the double steps, 0 where none are given; see word.region
	counts                     bool // checks

	own struct { // what the section says itself
		head                 word
		files, ranks, behind word
		start, royal         word
		castlers, promoting  word
		letters              map[byte]int // by letter: the piece
	}
	isBroken bool
}

// newSection begins a section without a parent: chess without men.
func newSection(name string) *section {
	s := &section{row: ast.Variant{Geometry: ast.Standard, PawnRank: ast.Chess.PawnRank, Start: ast.Chess.Start}, steps: true}
	return s.begin(name)
}

// sectionOf begins a section like a row of the table.
func sectionOf(v *ast.Variant, name string) *section {
	s := &section{row: *v, men: menOf(v), drops: v.Pocket, steps: v.PawnRank > 0 || v.Passant == ast.AnyPassed, counts: v.Checks > 0}
	s.row.Promotes, s.row.Aliases = ast.Roles{}, nil
	if s.row.Castling != ast.NoCastling { // other arrays than that of chess come of it
		s.row.Castling = ast.AnyCastling
	}
	return s.begin(name)
}

// child begins a section like another.
func (s *section) child(name string) *section {
	c := *s
	c.men = append([]man(nil), s.men...)
	c.isBroken = false
	return c.begin(name)
}

func (s *section) begin(name string) *section {
	s.row.Name, s.row.Title = name, name
	s.own = section{}.own
	s.own.letters = map[byte]int{}
	s.white, s.black = 0, 0
	if s.row.KingFile == 0 {
		s.row.KingFile = ast.Chess.KingFile
	}
	return s
}

// set reads a key that tells how positions are written, and passes over all others.
func (s *section) set(key, value word) *Fault {
	if p := pieceOf(key.text); p >= 0 {
		return s.setMan(p, value)
	}
	if read, ok := keys()[key.text]; ok {
		return read(s, value)
	}
	return nil
}

// keys are what is read beside the men.
var keys = sync.OnceValue(func() map[string]func(*section, word) *Fault {
	return map[string]func(*section, word) *Fault{
		"maxFile":      func(s *section, w word) *Fault { return keep(&s.own.files, w, ast.MaxFiles) },
		"maxRank":      func(s *section, w word) *Fault { return keep(&s.own.ranks, w, ast.MaxRanks) },
		"castlingRank": func(s *section, w word) *Fault { return keep(&s.own.behind, w, ast.MaxRanks) },
		"castlingKingFile": func(s *section, w word) *Fault {
			file, fault := w.number(ast.MaxFiles)
			s.row.KingFile = file - 1
			return fault
		},
		"startFen":           func(s *section, w word) *Fault { s.own.start = w; return nil },
		"castlingKingPiece":  func(s *section, w word) *Fault { s.own.royal = w; return nil },
		"castlingRookPieces": func(s *section, w word) *Fault { s.own.castlers = w; return nil },
		"promotedPieceType":  func(s *section, w word) *Fault { s.own.promoting = w; return nil },

		"castling": func(s *section, w word) *Fault {
			castles := false
			fault := w.toggle(&castles)
			s.row.Castling = ast.NoCastling
			if castles {
				s.row.Castling = ast.AnyCastling
			}
			return fault
		},
		"pieceDrops":     func(s *section, w word) *Fault { return w.toggle(&s.drops) },
		"mustDrop":       func(s *section, w word) *Fault { return w.either(&s.drops) },
		"capturesToHand": func(s *section, w word) *Fault { return w.toggle(&s.hands) },
		"captureType":    func(s *section, w word) *Fault { s.hands = w.text == "hand"; return nil },
		"pocketSize": func(s *section, w word) *Fault {
			s.drops = s.drops || strings.Trim(w.text, "0") != ""
			return nil
		},
		"seirawanGating": func(s *section, w word) *Fault { return w.toggle(&s.gates) },
		"gating":         func(s *section, w word) *Fault { return w.toggle(&s.row.Unmoved) },
		"cambodianMoves": func(s *section, w word) *Fault { return w.either(&s.row.Unmoved) },
		"checkCounting":  func(s *section, w word) *Fault { return w.toggle(&s.counts) },
		"twoBoards": func(s *section, w word) *Fault {
			isTwo := false
			fault := w.toggle(&isTwo)
			s.row.Boards = 0
			if isTwo {
				s.row.Boards = 2
			}
			return fault
		},
		"wallingRule": func(s *section, w word) *Fault {
			s.row.Walls = map[string]ast.WallRule{"none": ast.NoWalls, "duck": ast.OneWall, "": ast.NoWalls}[w.text]
			if w.text != "none" && w.text != "duck" && w.text != "" {
				s.row.Walls = ast.AnyWalls
			}
			return nil
		},
		"petrifyOnCaptureTypes": func(s *section, w word) *Fault {
			if !w.isNone() {
				s.row.Walls = ast.AnyWalls
			}
			return nil
		},
		"countingRule": func(s *section, w word) *Fault {
			s.row.Passant = ast.CountLimit
			if w.isNone() || w.text == "none" {
				s.row.Passant = ast.OnePassed
			}
			return nil
		},
		"doubleStep":            func(s *section, w word) *Fault { return w.toggle(&s.steps) },
		"doubleStepRank":        func(s *section, w word) *Fault { s.black = mirrored; return w.rank(&s.white) },
		"doubleStepRegionWhite": func(s *section, w word) *Fault { s.white = w.region(); return nil },
		"doubleStepRegionBlack": func(s *section, w word) *Fault { s.black = w.region(); return nil },
		"tripleStepRegionWhite": func(s *section, w word) *Fault { s.triples = !w.isNone(); return nil },
		"tripleStepRegionBlack": func(s *section, w word) *Fault { s.triples = !w.isNone(); return nil },
		"enPassantRegion":       func(s *section, w word) *Fault { s.noPassant = w.isNone(); return nil },
		"enPassantTypes":        func(s *section, w word) *Fault { s.others = s.others || w.text != "p"; return nil },
		"pawnTypes":             func(s *section, w word) *Fault { s.others = s.others || w.text != "p"; return nil },
	}
})
