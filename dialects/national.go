package dialects

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// otherLetters tries what FEN cannot read as a board alone, and as a FEN in
// the letters of another language.
func (d *Dialect) otherLetters(dst *ast.Record, text string, found ast.Diagnostics) ast.Diagnostics {
	if d.rules.Letters != nil || !has(found, ast.PieceUnknown) {
		return found
	}
	if d.isAuto && isAlone(text) {
		board := d.boards().diagram.read(dst, text)
		if board.Err() == nil || has(board, ast.LettersAmbiguous) {
			return board
		}
	}
	if !mayBeNational(text) {
		return found
	}
	return d.nationalFEN(dst, text, found)
}

// mayBeNational reports whether the board of a text has two letters that are none of
// FEN's, which most have not that are none of another language.
func mayBeNational(text string) bool {
	text = strings.TrimLeft(strings.TrimPrefix(text, grammar.ByteOrderMark), " \t\r\n\x00")
	board, _, _ := strings.Cut(text, " ")
	first := rune(0)
	for _, r := range board {
		if r < utf8.RuneSelf && fenLetterBit[r] != 0 || !grammar.IsManLetter(r) {
			continue
		}
		if r = unicode.ToLower(r); first != 0 && r != first {
			return true
		}
		first = r
	}
	return false
}

// nationalFEN reads a FEN in the letters of another language, where that is
// certain: a board with a king a side comes of it, and two letters at least are
// none of FEN's. One may be a man of another game. A reader of a dialect, which
// has letters of its own, gets the repair.
func (d *Dialect) nationalFEN(dst *ast.Record, text string, found ast.Diagnostics) ast.Diagnostics {
	all := d.readings(text)
	best, sure := choose(all)
	if best < 0 || !all[best].Kings || d.strangers(text) < 2 {
		return found
	}
	r := &all[best]
	placement := r.record.Spans[ast.PlacementField]
	english, _ := d.AppendPlacement(nil, &r.record)
	fixes := []ast.Fix{{Span: placement, Text: string(english)}}
	if pocket := r.record.Spans[ast.PocketField]; pocket.Start < pocket.End {
		english, _ := d.AppendPockets(nil, &r.record)
		fixes = append(fixes, ast.Fix{Span: pocket, Text: string(english)})
	}
	if !d.isAuto {
		for i := range found {
			if found[i].Code == ast.PieceUnknown {
				found[i].Fixes = fixes
			}
		}
		return found
	}
	*dst = r.record
	dst.Warnings.Add(ast.LettersNational)
	national := append(ast.Diagnostics{{
		Span: placement, Field: ast.PlacementField, Code: ast.LettersNational,
		Severity: ast.LettersNational.Severity(d.Refused().Has(ast.LettersNational)),
		Args:     []any{r.Letters[0]}, Fixes: fixes,
	}}, r.found...)
	if !sure {
		national = append(national, assumed(dst, all, best))
	}
	national.Sort()
	mendTogether(national)
	return national
}

// strangers returns how many letters of the placement, small and capital as one,
// are none of FEN's.
func (d *Dialect) strangers(text string) int {
	strange := strings.Map(func(r rune) rune {
		if strings.ContainsRune(fenLetters, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, d.lettersOf(text))
	letters := map[rune]bool{}
	for _, r := range strange {
		letters[r] = true
	}
	return len(letters)
}

// mendTogether gives what is national in a FEN one repair: one field in the
// letters of FEN and another in those of a language are no record.
func mendTogether(found ast.Diagnostics) {
	var fixes []ast.Fix
	for i := range found {
		if isNational(found[i].Code) {
			fixes = append(fixes, found[i].Fixes...)
		}
	}
	for i := range found {
		if isNational(found[i].Code) {
			found[i].Fixes = fixes
		}
	}
}

func isNational(c ast.Code) bool {
	return c == ast.LettersNational || c == ast.SideNational || c == ast.CastlingNational
}

// isNationalBoard reports whether a text is a board alone in letters that were
// named and that FEN does not have: Forsyth, with slashes.
func (d *Dialect) isNationalBoard(text string) bool {
	if d.rules.Letters == nil || !isAlone(text) {
		return false
	}
	return strings.IndexFunc(text, func(r rune) bool { return grammar.IsManLetter(r) && !strings.ContainsRune(fenLetters, r) }) >= 0
}

// isAlone reports whether a text is one word: a board, and no field after it.
func isAlone(text string) bool { return !strings.ContainsAny(strings.Trim(text, " \t\r\n\x00"), " \t") }
