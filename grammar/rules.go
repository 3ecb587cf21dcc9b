package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Style is the letters of the castling field.
type Style uint8

// The styles.
const (
	AnyStyle      Style = iota // K, Q and file letters, none of them worth a warning
	StandardStyle              // KQkq: PGN standard 16.1.3.3
	XFENStyle                  // KQkq for the outermost rook, a file letter for an inner one
	ShredderStyle              // a file letter for each rook
)

// Form is which fields a record has.
type Form uint8

// The forms.
const (
	AnyForm   Form = iota
	FENForm        // six fields
	EPDForm        // four fields, and operations
	BoardForm      // the board alone
	HandForm       // board, side, hands, number of the move: SFEN
)

// Config is what sets one reader apart from another.
type Config struct {
	Layout  ast.Layout
	Style   Style
	Form    Form
	Variant *ast.Variant // nil where none was named
	Letters *ast.Letters // nil for those of FEN
	// Found says that the letters were found in the text, not named by who
	// reads it.
	Found  bool
	Refuse ast.Codes // leniencies that are errors; ast.Leniencies for a strict reader
}

// Rules is a Config made ready for both drivers. It does not change and may be
// shared.
type Rules struct {
	Config
	game     *ast.Variant // chess where none was named
	geometry ast.Geometry
	roles    ast.Roles
	letters  *ast.Letters // for all roles
	longer   [256]bool    // bytes with which spellings of several bytes begin
	wings    [2]byte      // capitals for the castling wings in the language, 0 where it has FEN's
	kingFile int          // of orthodox castling
	orthodox bool         // some rights must be, or their letters
	pawnRank int
	words    bool  // castling fields may be read and written as words
	plain    bool  // the fields after the placement are those of chess, but for check counts, in the letters of FEN
	pocket   bool  // men are dropped
	marked   bool  // there are signs beside those of men and counts
	checks   uint8 // that win, 0 where they are not counted
	cells    [256]cell
	sides    [256]side  // by the letter of the turn field
	menBytes [256]byte  // the letters of men that are one byte each; 0 for others
	moves    pieceBytes // men before the moves of EPD operations
}

// cell is what one byte means in the placement field, in one word that a scan
// loads at once, and adds up: the upper half of the sum tells where it stands, and how
// many slashes it has passed.
type cell uint64

const (
	cellMan     cell = 0xff        // the man; none for empty squares
	cellGap     cell = 1 << gapBit // a count; a sum of men stays below it
	gapBit           = 20
	cellTally        = 32             // slashes, and strayTally for what is no cell
	slashTally  cell = 1 << cellTally // one slash
	strayTally       = 0x80 * slashTally
	cellAdvance      = 48                                     // squares, or from the end of a rank to the start of the next, signed
	slashMan         = ast.BlackMan | ast.Man(ast.LastRole+1) // what a walk leaves where a rank ends
)

func (c cell) man() ast.Man { return ast.Man(c & cellMan) }

// count is 1 for a count of empty squares, else 0.
func (c cell) count() cell { return c >> gapBit & 1 }

// isMan reports whether the cell is one man.
func (c cell) isMan() bool { return c.man() != ast.NoMan && c.man() != slashMan }

func advancing(squares int) cell { return cell(squares) << cellAdvance }

// piece returns the man of a cell.
func (c cell) piece() ast.Piece { return ast.Piece{Role: c.man().Role(), Color: c.man().Color()} }

// side is who moves by a letter, if there is nothing to say of it.
type side struct {
	color   ast.Color
	isPlain bool
}

// NewRules compiles a Config.
func NewRules(c Config) *Rules {
	if c.Letters == &ast.English && c.Layout.HasFields() {
		c.Letters = nil
	}
	v := c.Variant.OrChess()
	r := &Rules{
		Config: c, game: v, geometry: v.Geometry, roles: v.Roles, kingFile: standardKingFile(v.Geometry), pawnRank: v.PawnRank,
		pocket: v.Pocket, checks: v.Checks, marked: v.Marks() != ast.NoMark || v.Walls != ast.NoWalls || v.Beyond,
	}
	r.letters = v.Spelling()
	if c.Letters != nil {
		r.letters = c.Letters.For(v)
	}
	if v.Unmoved && r.Style != AnyStyle { // file letters say nothing of rooks
		r.Style = XFENStyle
	}
	r.words = v.Castling != ast.NoCastling && !v.Unmoved && v.Geometry.Files <= 'k'-'a' && c.Letters == nil
	r.plain = c.Letters == nil && !v.Short && v.Passant == ast.OnePassed
	r.wings = [2]byte{r.wingLetter(ast.King, 'K'), r.wingLetter(ast.Queen, 'Q')}
	if c.Letters != nil && !c.Layout.HasFields() { // diagrams may have men of problem chess
		r.roles = v.Roles.Or(c.Letters.Roles())
	}
	if v.Castling == ast.OrthodoxCastling {
		r.kingFile = v.KingFile
	}
	r.orthodox = r.Style == StandardStyle || c.Variant != nil && v.Castling == ast.OrthodoxCastling
	r.findSides()
	r.moves = bytesOf(r.moveLetters())
	r.compile()
	return r
}

// compile fills the tables of bytes. Most bytes begin no spelling.
func (r *Rules) compile() {
	for b := range r.cells {
		r.cells[b] = strayTally
	}
	for _, b := range []byte("/0123456789") {
		r.cells[b] = r.cellOf(b)
	}
	for _, m := range r.letters.Men {
		for _, spelling := range []string{m.White, m.Black} {
			first := spelling[0]
			r.cells[first] = r.cellOf(first)
			r.longer[first] = r.longer[first] || len(spelling) > 1
		}
		if r.roles.Has(m.Role) {
			for c := ast.White; c <= ast.Black; c++ {
				r.menBytes[ast.ManOf(m.Role, c)] = onlyByte(r.letters.Spell(m.Role, c))
			}
		}
	}
}

// findSides fills the table of sides.
func (r *Rules) findSides() {
	var rec ast.Record
	build := Builder{rules: r, rec: &rec}
	for _, letter := range []string{"w", "b"} {
		isPlain := build.Turn(letter) == ast.NoCode
		r.sides[letter[0]] = side{rec.Turn, isPlain}
	}
}

// onlyByte returns the byte of a text that is one; 0 for others.
func onlyByte(text string) byte {
	if len(text) != 1 {
		return 0
	}
	return text[0]
}

// moveLetters are those of the moves of EPD operations.
func (r *Rules) moveLetters() *ast.Letters {
	if r.Letters == nil {
		return r.game.Spelling()
	}
	return r.Letters.For(r.game)
}

func (r *Rules) cellOf(b byte) cell {
	files := r.geometry.Files
	switch {
	case b == '/':
		return advancing(-ast.MaxFiles-int(files)) | slashTally | cell(slashMan)
	case b >= '0' && b <= '9' && (r.wide() || b > '0' && b <= '0'+files):
		return advancing(int(b-'0')) | cellGap
	}
	p, ok := r.letters.Byte(b, &r.roles)
	if !ok {
		return strayTally
	}
	return advancing(1) | cell(ast.ManOf(p.Role, p.Color))
}

// Geometry returns the size of the board.
func (r *Rules) Geometry() ast.Geometry { return r.geometry }

// Game returns the variant: chess where none was named.
func (r *Rules) Game() *ast.Variant { return r.game }

// castles reports whether the castling field can say anything in the game.
func (r *Rules) castles() bool { return r.game.Castling != ast.NoCastling || r.game.Unmoved }

// wide reports whether digits side by side are one decimal number, as on
// boards of more than nine files.
func (r *Rules) wide() bool { return r.geometry.Files > 9 }

// severity is what a code means to this reader.
func (r *Rules) severity(c ast.Code) ast.Severity { return c.Severity(r.Refuse.Has(c)) }
