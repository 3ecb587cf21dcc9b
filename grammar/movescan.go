package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// moveScan reads a score that is written as most are, in one run over the
// bytes: moves as SAN has them in the letters of a language, judged by ! and ? or
// not, with their numbers, comments in braces, NAGs and variations between, and a
// result. What it takes, the grammar
// takes, with the same tree; what it does not take is for the grammar to judge.
type moveScan struct {
	text    string
	at      int
	letters *pieceBytes
	score   ast.Score
	number  ast.Span // the move number that has just been read
}

// pieceBytes are the men that one byte spells before a move: capitals for which
// no longer spelling can be meant.
type pieceBytes [256]ast.Role

func bytesOf(l *ast.Letters) (table pieceBytes) {
	for i := len(l.Men) - 1; i >= 0; i-- { // of two men with one letter the first is meant
		if m := &l.Men[i]; m.Role <= ast.King && len(m.White) == 1 {
			table[m.White[0]] = m.Role
		}
	}
	for i := range l.Men {
		if m := &l.Men[i]; m.Role <= ast.King && len(m.White) > 1 {
			table[m.White[0]] = ast.NoRole
		}
	}
	for _, b := range []byte("abcdefghO") { // files, and castling
		table[b] = ast.NoRole
	}
	return table
}

// scanScore scans the rest of a text, which has no blanks at its ends.
func scanScore(l *moveLexing) (ast.Score, bool) {
	if l.fault != ast.NoCode {
		return ast.Score{}, false
	}
	letters := bytesOf(l.letters)
	s := moveScan{text: l.text, at: l.at, letters: &letters}
	for s.at < len(s.text) {
		if !s.element() {
			return ast.Score{}, false
		}
	}
	return s.score, true
}

// element takes a blank, a comment, a NAG or a word.
func (s *moveScan) element() bool {
	switch b := s.text[s.at]; {
	case b == ' ' || b == '\n' || b == '\r' || b == '\t':
		s.at++
		return true
	case !s.score.Result.IsEmpty():
		return false
	case b == '{':
		end := strings.IndexByte(s.text[s.at:], '}')
		s.at += end + 1
		s.number = ast.Span{}
		return end > 0
	case b == '$':
		n := digitRun(s.text[s.at+1:])
		s.at += 1 + n
		s.number = ast.Span{}
		return n > 0 && s.isBoundary(s.at)
	case b == '(':
		return s.variation()
	}
	return s.word()
}

// variation passes over a variation and those in it, without comments to the end
// of the line. A draw offer in brackets belongs to the move before.
func (s *moveScan) variation() bool {
	if strings.HasPrefix(s.text[s.at:], drawOffer) {
		return false
	}
	s.number = ast.Span{}
	for depth := 0; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case ';', '%':
			return false
		case '{':
			end := strings.IndexByte(s.text[s.at:], '}')
			if end < 0 {
				return false
			}
			s.at += end
		case '(':
			if depth++; depth > maxNesting {
				return false
			}
		case ')':
			if depth--; depth == 0 {
				s.at++
				return true
			}
		}
	}
	return false
}

// isBoundary reports whether a word may end at a place.
func (s *moveScan) isBoundary(at int) bool {
	return at == len(s.text) || strings.IndexByte(" \n\r\t{$", s.text[at]) >= 0
}

// word takes a move number, a result or a move. A number may touch its move.
func (s *moveScan) word() bool {
	end := s.at
	for !s.isBoundary(end) {
		end++
	}
	word := s.text[s.at:end]
	if strings.IndexByte("01*", word[0]) >= 0 && isResult(word) {
		s.score.Result = ast.Span{Start: int32(s.at), End: int32(end)}
		s.at = end
		return true
	}
	if digits := digitRun(word); digits > 0 && !strings.HasPrefix(word, "0-0") {
		stops := len(word[digits:]) - len(strings.TrimLeft(word[digits:], "."))
		if stops == 0 {
			return false
		}
		s.number = ast.Span{Start: int32(s.at), End: int32(s.at + digits + stops)}
		s.at += digits + stops
		word = word[digits+stops:]
	}
	return word == "" || s.move(word)
}

// isResult reports whether a word is a result as PGN has it.
func isResult(word string) bool {
	canonical, ok := Result(word)
	return ok && canonical == word
}

// move takes a move, the whole of a word.
func (s *moveScan) move(word string) bool {
	m := ast.MoveText{Number: s.number}
	if !s.letters.read(&m, word, int32(s.at)) {
		return false
	}
	s.score.Moves = append(s.score.Moves, m)
	s.number = ast.Span{}
	s.at = int(m.Span.End)
	return true
}

// scanMoveWord reads a word that is a move and nothing else.
func scanMoveWord(letters *pieceBytes, word string) (m ast.MoveText, ok bool) {
	return m, letters.read(&m, word, 0)
}

// read reads a move that begins at a place.
func (p *pieceBytes) read(m *ast.MoveText, word string, start int32) bool {
	m.Span = ast.Span{Start: start, End: start + int32(len(word))}
	if judged := len(strings.TrimRight(word, "!?")); judged < len(word) {
		m.Warnings.Add(ast.MoveGlyph)
		word = word[:judged]
	}
	if n := len(word); n > 0 && word[n-1] == '+' {
		m.Sign, word = ast.CheckSign, word[:n-1]
	} else if n > 0 && word[n-1] == '#' {
		m.Sign, word = ast.MateSign, word[:n-1]
	}
	return p.body(m, word, start)
}

// body reads a move without its sign.
func (p *pieceBytes) body(m *ast.MoveText, word string, start int32) bool {
	switch word {
	case "0-0", "0-0-0":
		m.Warnings.Add(ast.MoveCastlingSign)
		fallthrough
	case "O-O", "O-O-O":
		m.Kind, m.Wing = ast.CastlingMove, ast.KingSide
		if len(word) > 3 {
			m.Wing = ast.QueenSide
		}
		return true
	}
	if len(word) < 2 {
		return false
	}
	if len(word) >= 4 && isSquare(word[:2]) && word[2] != '=' {
		return coordinates(m, word, start)
	}
	rest, offset := word, start
	switch role, at := p[word[0]], len(word)-2; {
	case role == ast.Pawn:
		return false
	case role != ast.NoRole && word[1] == '@':
		m.Kind, m.Role, rest, offset = ast.DropMove, role, word[2:], start+2
		if len(rest) != 2 {
			return false
		}
	case role != ast.NoRole:
		m.Role, rest, offset = role, word[1:], start+1
	case at > 1 && word[at] == '=':
		m.Promotion, rest = p[word[at+1]], word[:at]
		m.Promoted = ast.Span{Start: start + int32(at) + 1, End: start + int32(len(word))}
		if m.Promotion == ast.NoRole {
			return false
		}
	}
	square := len(rest) - 2
	if square < 0 || !isSquare(rest[square:]) {
		return false
	}
	m.To = ast.Place{File: rest[square] - 'a' + 1, Rank: rest[square+1] - '0'}
	m.Target = ast.Span{Start: offset + int32(square), End: offset + int32(len(rest))}
	origin, isCapture := strings.CutSuffix(rest[:square], "x")
	m.Capture = isCapture
	if origin != "" {
		m.Origin = ast.Span{Start: offset, End: offset + int32(len(origin))}
	}
	return p.origin(m, origin, isCapture)
}

// coordinates reads two squares, with nothing, a hyphen or an x between them; a small
// letter after them is what a pawn becomes.
func coordinates(m *ast.MoveText, word string, start int32) bool {
	to, code := 2, ast.MoveCoordinates
	if word[2] == '-' || word[2] == 'x' {
		to, code, m.Capture = 3, ast.MoveLong, word[2] == 'x'
	}
	if len(word) < to+2 || !isSquare(word[to:to+2]) {
		return false
	}
	m.Coordinates = true
	m.Warnings.Add(code)
	m.From = ast.Place{File: word[0] - 'a' + 1, Rank: word[1] - '0'}
	m.To = ast.Place{File: word[to] - 'a' + 1, Rank: word[to+1] - '0'}
	m.Origin = ast.Span{Start: start, End: start + 2}
	m.Target = ast.Span{Start: start + int32(to), End: start + int32(to) + 2}
	switch rest := word[to+2:]; {
	case rest == "":
		return true
	case len(rest) > 1 || to == 3:
		return false
	default:
		m.Promotion = smallRoles[rest]
		m.Promoted = ast.Span{Start: m.Target.End, End: m.Target.End + 1}
		return m.Promotion != ast.NoRole
	}
}

// origin reads what tells a man from others: of a piece a file, a rank or both,
// of a pawn the file from which it takes.
func (p *pieceBytes) origin(m *ast.MoveText, origin string, isCapture bool) bool {
	switch {
	case m.Role == ast.NoRole && !m.Capture:
		return origin == ""
	case m.Role == ast.NoRole:
		if len(origin) != 1 || !isFile(origin[0]) {
			return false
		}
		m.From.File = origin[0] - 'a' + 1
		return m.From.File+1 == m.To.File || m.From.File == m.To.File+1
	case origin == "":
	case len(origin) == 3 && origin[2] == '-' && isSquare(origin[:2]) && !isCapture:
		m.Warnings.Add(ast.MoveLong)
		m.Origin.End--
		fallthrough
	case isSquare(origin):
		m.From = ast.Place{File: origin[0] - 'a' + 1, Rank: origin[1] - '0'}
	case len(origin) == 1 && isFile(origin[0]):
		m.From.File = origin[0] - 'a' + 1
	case len(origin) == 1 && isRank(origin[0]):
		m.From.Rank = origin[0] - '0'
	default:
		return false
	}
	return true
}

func isFile(b byte) bool { return b >= 'a' && b <= 'h' }

func isRank(b byte) bool { return b >= '1' && b <= '8' }

func isSquare(text string) bool { return len(text) == 2 && isFile(text[0]) && isRank(text[1]) }

// scanGame scans the tag pairs and the moves of a game.
func scanGame(l *moveLexing) (ast.Game, bool) {
	game := l.tagged()
	var ok bool
	game.Score, ok = scanScore(l)
	return game, ok
}
