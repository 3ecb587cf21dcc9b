package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// census is the men of a position: all of them, and those in the pockets.
type census struct{ men, held [2]tally }

func (n *census) take(p *ast.Position) {
	b := &p.Board
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			if man := b.At(ast.SquareAt(file, rank)); man.Role != ast.NoRole && man.Color <= ast.Black {
				n.men[man.Color][man.Role]++
			}
		}
	}
	for c := range p.Pockets {
		for role, count := range p.Pockets[c].All() {
			n.men[c][role] += uint16(count)
			n.held[c][role] += uint16(count)
		}
	}
}

// outlined finds what is impossible in a game whose rules are not known here.
func outlined(p *ast.Position, v *ast.Variant, stated ast.Fields) (found []Finding) {
	if o := outlines()[v]; o != nil {
		found = o.judge(p)
	}
	if countsChecks(v, stated) && stated.Has(ast.TurnField) && p.Turn <= ast.Black && p.Checks[p.Turn] == 0 {
		found = append(found, Finding{Code: ast.GameOverBefore, Side: p.Turn})
	}
	return found
}

// judge finds what the outline of a game proves to be impossible.
func (o *outline) judge(p *ast.Position) []Finding {
	if p.Board.Geometry != o.variant.Geometry {
		return nil
	}
	var n census
	n.take(p)
	found := o.judgeKings(nil, &n, &p.Board)
	found = o.judgeFacing(found, &p.Board)
	found = o.judgeZones(found, &p.Board)
	found = o.judgeFiles(found, &p.Board)
	return o.judgeMen(found, &n)
}

// judgeKings is rule A1 as far as it holds in the game.
func (o *outline) judgeKings(found []Finding, n *census, b *ast.Board) []Finding {
	for c := ast.White; o.kings != anyKings && c <= ast.Black; c++ {
		least, most := 1, 1
		if o.kings == someKings || o.kings == lostKings {
			most = int(o.start[c][ast.King])
		}
		if o.kings == lostKings || o.kings == tsumeKing && n.men[c.Other()][ast.King] > 0 {
			least = 0
		}
		kings := int(n.men[c][ast.King])
		if want := min(max(kings, least), most); want != kings {
			found = append(found, Finding{Code: ast.KingCount, Side: c, Men: menOf(b, ast.King, c), Count: kings, Want: want})
		}
	}
	return found
}

// judgeMen asks whether the men can come from those of the start (B1 to B3).
func (o *outline) judgeMen(found []Finding, n *census) []Finding {
	switch o.men {
	case ownMen:
		for c := ast.White; c <= ast.Black; c++ {
			found = o.judgeHeld(found, c, &n.held[c])
			found = o.judgeArmy(found, c, &n.men[c], &o.start[c])
		}
	case bothMen:
		var now, first tally
		for _, r := range o.roles {
			now[r], first[r] = n.men[ast.White][r]+n.men[ast.Black][r], o.start[ast.White][r]+o.start[ast.Black][r]
		}
		found = o.judgeArmy(found, ast.Neutral, &now, &first)
	}
	return found
}

// judgeHeld asks whether there are more men in a pocket, into which none ever comes, than
// at the start.
func (o *outline) judgeHeld(found []Finding, side ast.Color, held *tally) []Finding {
	for _, r := range o.roles {
		if r != ast.King && held[r] > o.held[side][r] {
			found = append(found, o.tooMany(side, r, held, &o.held[side]))
		}
	}
	return found
}

// judgeArmy compares the men of a side, or of both, with those of the start. What is more
// than those comes from promotions, if it can.
func (o *outline) judgeArmy(found []Finding, side ast.Color, now, first *tally) []Finding {
	var n strength
	pawns, men := 0, 0
	for _, r := range o.roles {
		n.men, men = n.men+int(now[r]), men+int(first[r])
		switch more := int(now[r]) - int(first[r]); {
		case o.isPawn(r):
			n.pawns, pawns = n.pawns+int(now[r]), pawns+int(first[r])
		case r == ast.King && o.kings != anyKings: // counted by judgeKings
		case more > 0 && o.gains(r):
			n.promoted += more
		case more > 0:
			found = append(found, o.tooMany(side, r, now, first))
		}
	}
	if o.fixed {
		return found
	}
	return n.judge(found, side, pawns, men)
}

func (o *outline) tooMany(side ast.Color, r ast.Role, now, first *tally) Finding {
	return Finding{Code: ast.MenTooMany, Side: side, Role: r, Count: int(now[r]), Want: int(first[r])}
}
