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
	AnyForm Form = iota
	FENForm      // six fields
	EPDForm      // four fields, and operations
)

// Config is what sets one reader apart from another.
type Config struct {
	Style   Style
	Form    Form
	Variant *ast.Variant // nil where none was named
	Letters *ast.Letters // nil for English
	Strict  bool         // every leniency is an error
}

// Rules is a Config made ready for both drivers. It does not change and may be
// shared.
type Rules struct {
	Config
	geometry ast.Geometry
	roles    ast.Roles
	kingFile int // of orthodox castling
	pawnRank int
	cells    [256]cell
}

// cell is what one byte means in the placement field.
type cell struct {
	man     uint8 // the role, and blackMan for Black's; 0 for empty squares
	advance int8  // squares, or from the end of a rank to the start of the next
	ends    uint8 // all ones where a rank must be full, as at a slash
	class   cellClass
}

const blackMan = 0x80

// cellClass is a set of bits, so that a scan can gather the classes of many
// cells.
type cellClass uint8

const (
	manCell cellClass = 1 << iota
	gapCell
	slashCell
	otherCell // the grammar decides
)

// piece returns the man of a cell.
func (c *cell) piece() ast.Piece {
	p := ast.Piece{Role: ast.Role(c.man &^ blackMan)}
	if c.man&blackMan != 0 {
		p.Color = ast.Black
	}
	return p
}

// NewRules compiles a Config.
func NewRules(c Config) *Rules {
	if c.Letters == nil {
		c.Letters = &ast.English
	}
	v := c.Variant
	if v == nil {
		v = ast.Chess
	}
	r := &Rules{Config: c, geometry: v.Geometry, roles: v.Roles, kingFile: ast.Chess.KingFile, pawnRank: v.PawnRank}
	if v.Castling == ast.OrthodoxCastling {
		r.kingFile = v.KingFile
	}
	for b := range r.cells {
		r.cells[b] = r.cellOf(byte(b))
	}
	return r
}

func (r *Rules) cellOf(b byte) cell {
	switch {
	case b == '/':
		return cell{advance: -ast.MaxFiles - int8(r.geometry.Files), ends: 0xff, class: slashCell}
	case b >= '0' && b <= '9' && (r.wide() || b > '0' && b <= '0'+r.geometry.Files):
		return cell{advance: int8(b - '0'), class: gapCell}
	}
	p, ok := r.Letters.Byte(b, &r.roles)
	switch {
	case !ok || p.Role >= blackMan:
		return cell{class: otherCell}
	case p.Color == ast.Black:
		return cell{man: uint8(p.Role) | blackMan, advance: 1, class: manCell}
	}
	return cell{man: uint8(p.Role), advance: 1, class: manCell}
}

// wide reports whether digits side by side are one decimal number, as on
// boards of more than nine files.
func (r *Rules) wide() bool { return r.geometry.Files > 9 }

// severity is what a code means to this reader.
func (r *Rules) severity(c ast.Code) ast.Severity { return c.Severity(r.Strict) }

// knownOpcodes are those of the PGN standard 16.2.5 and of the EPD
// specification of 1995, and acd, which is common in files.
var knownOpcodes = func() map[string]bool {
	known := map[string]bool{}
	for _, op := range []string{
		"acd", "acn", "acs", "am", "bm", "cc", "ce", "dm", "draw_accept", "draw_claim", "draw_offer", "draw_reject",
		"eco", "fmvn", "hmvc", "id", "nic", "noop", "pm", "ptp", "pv", "rc", "refcom", "refreq", "resign", "sm", "sv",
		"tcgs", "tcri", "tcsi", "ts", "variant",
	} {
		known[op] = true
	}
	for d := '0'; d <= '9'; d++ {
		known["c"+string(d)] = true
		known["v"+string(d)] = true
	}
	return known
}()
