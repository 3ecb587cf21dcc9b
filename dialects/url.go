package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// URL is a record in the address of a web page: in its path, or as the parameter fen,
// with underscores or escapes for blanks (notations 1.4, L08 and L09), or alone. A
// variant that the path or the parameter variant names is that of the record, unless
// another was named. What is held is read as X-FEN.
//
// Beyond that, with a warning each, it reads
//   - blanks as they are (address-blank);
//   - plus signs for blanks where there are no others (address-plus);
//   - an address of another variant than was named (variant-differs).
var URL = newDialect(Dialect{
	Name:    "url",
	Title:   "web address",
	Source:  "the addresses that lichess.org, chess.com and pychess.org give; RFC 3986",
	Example: "https://lichess.org/analysis/standard/r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1",
	Writes:  grammar.FENForm,
}, grammar.Config{Layout: ast.AddressLayout, Style: grammar.XFENStyle, Form: grammar.FENForm})

const addressEBNF = `Address = <margin>* Page? XFEN Rest? <margin>* .
Page = <scheme>? <host> ("/" <segment>)* ("/" | ("?" (Parameter "&")* "fen=")) .
Rest = (("?" Parameter) | ("&" Parameter))* ("#" <fragment>)? .
Parameter = ("variant=" <variant>) | (<key> "=" <value>) .
(* XFEN: in an address each character as it is, or as % and two hexadecimal digits; a blank also as _, and as it is or as + where there is no other, not strict *)
(* <scheme>: https:// or http:// *)
(* <host>: the name of a site, such as lichess.org *)
(* <segment>: a part of the path; one that names a variant is that of the record *)
(* <variant>: the name of a variant, which is that of the record *)
(* <key>: the name of a parameter *)
(* <value>: the value of a parameter *)
(* <fragment>: the rest of the address *)
`

// isAddress reports whether a text is one that nothing else can be: it begins with the
// scheme, or has no blanks, and a side to move after an underscore, or an escape.
func isAddress(text string) bool {
	start, end := margins(text)
	text = text[start:end]
	if hasScheme(text) {
		return true
	}
	if strings.IndexByte(text, ' ') >= 0 || strings.ContainsAny(text, "\t\n") {
		return false
	}
	if at := strings.IndexByte(text, '/'); at > 0 && siteOf(text[:at]) != nil {
		return true
	}
	_, rest, isParted := strings.Cut(text, "_")
	hasTurn := isParted && len(rest) > 0 && strings.IndexByte("wbWB", rest[0]) >= 0 && (len(rest) == 1 || rest[1] == '_')
	return hasTurn && strings.Contains(text, "/") || strings.Contains(text, "%20") || strings.Contains(strings.ToUpper(text), "%2F")
}

func hasScheme(text string) bool {
	scheme, _, ok := strings.Cut(text, "://")
	return ok && (strings.EqualFold(scheme, "https") || strings.EqualFold(scheme, "http"))
}

// appendAddress appends a record as a site has it.
func (d *Dialect) appendAddress(dst []byte, rec *ast.Record) ([]byte, error) {
	plain, err := xfenOf(d.OfRecord(rec).Variant()).append(nil, rec)
	if err != nil {
		return dst, err
	}
	return d.AppendAddress(dst, rec, string(plain))
}

// xfenOf returns X-FEN for a variant; nil is none.
func xfenOf(v *ast.Variant) *Dialect {
	if v == nil {
		return XFEN
	}
	return XFEN.of(v)
}

// AppendAddress appends a FEN of a record as the site of the dialect has it. The error is
// an [ast.Diagnostics]: a site that has no page for the variant.
func (d *Dialect) AppendAddress(dst []byte, rec *ast.Record, fen string) ([]byte, error) {
	v := variantOf(rec)
	if d.Variant() != nil {
		v = d.Variant()
	}
	site := d.siteOf(rec)
	page, ok := site.variants()[v.OrChess()]
	if !ok || rec.Other != nil {
		return dst, ast.FaultAt(rec.Spans[ast.PlacementField], ast.PageMissing, site.Name, v.OrChess().Title)
	}
	return site.append(dst, page, fen), nil
}

// siteOf returns the site that was named, or that a record comes from.
func (d *Dialect) siteOf(rec *ast.Record) *Site {
	if d.site != nil {
		return d.site
	}
	if rec.Source != "" && !isObject(rec.Source) {
		if a := parseAddress(rec.Source); a.site != nil {
			return a.site
		}
	}
	return Sites[0]
}
