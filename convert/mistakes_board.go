package convert

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// ranks returns the ranks of a placement in the letters of FEN, as written. There are
// none where it is another.
func (s *suspect) ranks() []string {
	if !s.isRead || s.rec.Layout != ast.FieldsLayout || s.rec.Letters != nil {
		return nil
	}
	ranks := strings.Split(strings.Trim(s.rec.Field(ast.PlacementField), "/"), "/")
	if len(ranks) != int(s.rec.Board.Geometry.Ranks) {
		return nil
	}
	return ranks
}

// placed is the repair that writes a placement in place of that of the record.
func (s *suspect) placed(code ast.Code, ranks []string) repair {
	span := s.rec.Spans[ast.PlacementField]
	return repair{code: code, span: span, fixes: []ast.Fix{{Span: span, Text: strings.Join(ranks, "/")}}}
}

// farRanks returns the ranks of a board that looks upside down by its pawns.
func (s *suspect) farRanks() []string {
	if !s.isRead || !pawnsAreFar(&s.rec.Board) {
		return nil
	}
	return s.ranks()
}

// ranksReversed finds a board that is listed from the first rank up.
func ranksReversed(s *suspect) []repair {
	ranks := s.farRanks()
	if ranks == nil {
		return nil
	}
	slices.Reverse(ranks)
	return []repair{s.placed(ast.RanksReversed, ranks)}
}

// boardRotated finds a board that is written as Black sees it.
func boardRotated(s *suspect) []repair {
	ranks := s.farRanks()
	if ranks == nil || strings.Contains(s.rec.Field(ast.PlacementField), "~") {
		return nil
	}
	return []repair{s.placed(ast.BoardRotated, rotated(ranks))}
}

func rotated(ranks []string) []string {
	slices.Reverse(ranks)
	for i, rank := range ranks {
		turned := []byte(rank)
		slices.Reverse(turned)
		ranks[i] = string(turned)
	}
	return ranks
}

// caseSwapped finds a record in which capitals are Black's.
func caseSwapped(s *suspect) []repair {
	ranks := s.farRanks()
	if ranks == nil {
		return nil
	}
	for i, rank := range ranks {
		ranks[i] = strings.Map(otherCase, rank)
	}
	r := s.placed(ast.CaseSwapped, ranks)
	if castling := s.rec.Field(ast.CastlingField); strings.Trim(castling, "-") != "" {
		both := r
		both.fixes = append(slices.Clip(r.fixes), ast.Fix{Span: s.rec.Spans[ast.CastlingField], Text: strings.Map(otherCase, castling)})
		return []repair{r, both}
	}
	return []repair{r}
}

func otherCase(r rune) rune {
	switch {
	case r >= 'a' && r <= 'z':
		return r - 'a' + 'A'
	case r >= 'A' && r <= 'Z':
		return r - 'A' + 'a'
	}
	return r
}

// caseLost finds men of both sides in one case: all of them, or all pawns of the board.
// On the ranks of White they are White's; men in the middle of the board could be of
// either side. Few men show nothing.
func caseLost(s *suspect) []repair {
	ranks := s.ranks()
	if ranks == nil || !isOneCase(&s.rec.Board) {
		return nil
	}
	isGuess := false
	for i, rank := range ranks {
		ranks[i] = strings.ToLower(rank)
		if i >= len(ranks)/2 {
			ranks[i] = strings.ToUpper(rank)
		}
		isGuess = isGuess || i > 1 && i < len(ranks)-2 && strings.Trim(rank, "12345678") != ""
	}
	r := s.placed(ast.CaseLost, ranks)
	r.isGuess = isGuess
	return []repair{r}
}

// isOneCase reports whether a board of half of the men of a game or more has men of one
// side only, or more pawns of one side than a side begins with and none of the other.
func isOneCase(b *ast.Board) bool {
	men, black, ok := b.Bitboards()
	all := uint64(0)
	for _, set := range men {
		all |= set
	}
	const half, pawns = 16, 8
	if !ok || bits.OnesCount64(all) < half {
		return false
	}
	white, dark := bits.OnesCount64(men[ast.Pawn]&^black), bits.OnesCount64(men[ast.Pawn]&black)
	return black == 0 || black == all || white > pawns && dark == 0 || dark > pawns && white == 0
}

// upsideDown finds a position in which most pawns of both sides stand on the last ranks
// before their promotion, and which is sound when it is turned. Where men are dropped
// pawns stand there in many games.
func (c *Checker) upsideDown(rec *ast.Record, text string, found ast.Diagnostics) ast.Diagnostics {
	isDropped := c.from.Variant().OrChess().Pocket
	if isDropped || c.dropped.Has(ast.BoardUpsideDown) || isDoubtful(found) || !pawnsAreFar(&rec.Board) {
		return nil
	}
	s := &suspect{checker: c, rec: rec, text: text, found: found, isRead: true}
	var choices [][]ast.Fix
	for _, undo := range []func(*suspect) []repair{boardRotated, ranksReversed} {
		for _, r := range undo(s) {
			if s.isSound(ast.Apply(text, r.fixes)) {
				choices = append(choices, r.fixes)
			}
		}
	}
	if len(choices) == 0 {
		return nil
	}
	d := ast.FindingAt(rec.Spans[ast.PlacementField], ast.BoardUpsideDown, false)
	d.Choices = choices
	return ast.Diagnostics{d}
}

// pawnsAreFar reports whether each side has three pawns at least, and more of them on the
// sixth and seventh rank, as it sees them, than elsewhere.
func pawnsAreFar(b *ast.Board) bool {
	men, black, ok := b.Bitboards()
	const sixth, seventh, second, third uint64 = 0xff << 40, 0xff << 48, 0xff << 8, 0xff << 16
	white, dark := men[ast.Pawn]&^black, men[ast.Pawn]&black
	return ok && mostAre(white, sixth|seventh) && mostAre(dark, second|third)
}

func mostAre(pawns, there uint64) bool {
	n := bits.OnesCount64(pawns)
	return n >= 3 && 2*bits.OnesCount64(pawns&there) > n
}
