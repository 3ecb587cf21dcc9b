package grammar

import (
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func (l *lexing) placement() {
	start, field := l.at, l.word(' ')
	end := start + l.rules.pocketStart(l.text[start:field])
	for l.at < end {
		kind, n := l.cell(end)
		switch isEdge := (l.at == start || l.at == end-1) && end-start > 1; {
		case kind == slashToken && isEdge:
			kind = edgeSlashToken
		case l.coarse:
			kind, n = ranksToken, len(strings.TrimSuffix(l.text[l.at+1:end], "/"))+1
		}
		l.emit(kind, ast.PlacementField, l.at+n)
	}
	if l.at < field {
		l.pocket(field)
	}
}

// cell reads one cell of a rank, or the slash after it.
func (l *lexing) cell(end int) (lexer.TokenType, int) {
	rest := l.text[l.at:end]
	if rest[0] == '/' {
		return slashToken, 1
	}
	if n := digitRun(rest); n > 0 {
		if !l.rules.wide() {
			n = 1
		}
		count, code := Counter(rest[:n])
		if code != ast.NoCode || count < 1 || count > uint32(l.rules.geometry.Files) {
			return invalidToken, n
		}
		return emptyToken, n
	}
	if rest[0] == promotedMark && l.follows(pieceToken) {
		return promotedToken, 1
	}
	if _, n := l.rules.man(rest); n > 0 {
		return pieceToken, n
	}
	switch {
	case rest[0] == wallMark && l.rules.game.Walls != ast.NoWalls:
		return wallToken, 1
	case rest[0] == plusMark && l.isMark(rest):
		return plusToken, 1
	case rest[0] == beyondMark && l.isMark(rest):
		return beyondToken, 1
	}
	_, n := utf8.DecodeRuneInString(rest)
	return invalidToken, n
}

// isMark reports whether a text begins with a mark of the man that follows.
func (l *lexing) isMark(rest string) bool {
	man, n := l.rules.letters.Match(rest[1:], &l.rules.roles)
	return n > 0 && l.rules.marks(rest[0], man.Role)
}

// follows reports whether the last token is of a kind.
func (l *lexing) follows(kind lexer.TokenType) bool {
	return len(l.tokens) > 0 && l.tokens[len(l.tokens)-1].kind == kind
}

func (l *lexing) color() {
	end := l.word(' ')
	kind := invalidToken
	switch word := l.text[l.at:end]; word {
	case "w", "b", "W", "B":
		kind = colorToken
	default:
		if l.rules.isSide(word) || word == "r" && l.rules.game.Red {
			kind = colorToken
		}
	}
	l.emit(kind, ast.TurnField, end)
}

func (l *lexing) castling() {
	end := l.word(' ')
	national := l.rules.isNationalCastling(l.text[l.at:end])
	for l.at < end {
		letter := l.text[l.at]
		_, n := utf8.DecodeRuneInString(l.text[l.at:end])
		kind := invalidToken
		switch {
		case letter == '-':
			kind = dashToken
		case national && l.rules.nationalWing(letter) != 0:
			kind = wingToken
			if l.rules.Style == ShredderStyle {
				kind = foreignToken
			}
		case l.rules.isRight(letter):
			kind = l.rightToken(letter)
		}
		l.emit(kind, ast.CastlingField, l.at+n)
	}
}

func (l *lexing) rightToken(letter byte) lexer.TokenType {
	style := l.rules.Style
	switch wing := isWing(letter); {
	case wing && style == ShredderStyle, !wing && style == StandardStyle:
		return foreignToken
	case wing:
		return wingToken
	}
	return fileToken
}

// enPassant reads a square or a dash; a dash may touch what follows.
func (l *lexing) enPassant() {
	end := l.word(';')
	word := l.text[l.at:end]
	switch {
	case word == "-" || len(word) > 1 && word[0] == '-' && isDigits(word[1:]):
		l.emit(dashToken, ast.EnPassantField, l.at+1)
	case word != "":
		l.emit(l.rules.target(word), ast.EnPassantField, end)
	}
}

// target is what a word is in the en passant field of the game.
func (r *Rules) target(word string) lexer.TokenType {
	passant := r.game.Passant
	if passant == ast.CountLimit {
		if isDigits(word) {
			return pliesToken
		}
		return invalidToken
	}
	if passant != ast.TwoSquares && r.squareNamed(word) != ast.NoSquare {
		return squareToken
	}
	if _, _, isTwo := r.twoSquares(word); isTwo && passant != ast.OnePassed {
		return squaresToken
	}
	return invalidToken
}

// squareNamed reads a square of this board; the file may be a capital.
func (r *Rules) squareNamed(word string) ast.Square {
	if word == "" || word[len(word)-1]-'0' > 9 { // as most are that are none
		return ast.NoSquare
	}
	if s := ast.SquareNamed(strings.ToLower(word)); r.geometry.Contains(s) {
		return s
	}
	return ast.NoSquare
}
