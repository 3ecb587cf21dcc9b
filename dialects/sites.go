package dialects

import (
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Site is a place in the web that shows positions, and how its addresses hold them.
type Site struct {
	Name  string // as flags write it
	hosts []string
	// pages are the words that may stand before a record in the path, beside the names of
	// variants.
	pages []string
	// base is what stands before the record, {} for the variant.
	base string
	// blank and plus stand for these characters; a plus that is empty is escaped.
	blank, plus string
	slash       string
	variants    func() map[*ast.Variant]string // the names of their pages
}

// Sites are those whose addresses are known: by links that the sites themselves give.
var Sites = []*Site{
	{
		Name: "lichess", hosts: []string{"lichess.org"},
		pages: []string{"analysis", "editor", "embed", "board", "training", "study"},
		base:  "https://lichess.org/analysis/{}/", blank: "_", slash: "/",
		variants: sync.OnceValue(func() map[*ast.Variant]string {
			return map[*ast.Variant]string{
				ast.Chess: "standard", ast.Chess960: "chess960", ast.Crazyhouse: "crazyhouse", ast.Antichess: "antichess",
				ast.Atomic: "atomic", ast.Horde: "horde", ast.KingOfTheHill: "kingOfTheHill", ast.RacingKings: "racingKings",
				ast.ThreeCheck: "threeCheck",
			}
		}),
	}, {
		Name: "chess.com", hosts: []string{"chess.com", "www.chess.com"},
		pages: []string{"analysis", "practice", "custom", "play", "computer", "dynboard"},
		base:  "https://www.chess.com/analysis?fen=", blank: "%20", slash: "%2F",
		variants: func() map[*ast.Variant]string { return map[*ast.Variant]string{ast.Chess: ""} },
	}, {
		// Its editor writes a full stop for a plus sign.
		Name: "pychess", hosts: []string{"pychess.org", "www.pychess.org"},
		pages: []string{"analysis", "editor"},
		base:  "https://www.pychess.org/analysis/{}?fen=", blank: "_", plus: ".", slash: "/",
		variants: named("chess", "crazyhouse", "atomic", "makruk", "sittuyin", "cambodian", "shogi", "minishogi", "kyotoshogi",
			"xiangqi", "minixiangqi", "janggi", "capablanca", "seirawan", "grand", "grandhouse", "shako", "hoppelpoppel"),
	},
}

// named are variants whose pages have their own names.
func named(names ...string) func() map[*ast.Variant]string {
	return sync.OnceValue(func() map[*ast.Variant]string {
		all := map[*ast.Variant]string{}
		for _, name := range names {
			if v, ok := ast.VariantNamed(name); ok {
				all[v] = name
			}
		}
		return all
	})
}

// SiteNamed returns the site of a name.
func SiteNamed(name string) (*Site, bool) {
	for _, s := range Sites {
		if s.Name == name {
			return s, true
		}
	}
	return nil, false
}

// siteOf returns the site of a host, nil for one that is not known.
func siteOf(host string) *Site {
	host, _, _ = strings.Cut(strings.ToLower(host), ":")
	for _, s := range Sites {
		for _, own := range s.hosts {
			if host == own {
				return s
			}
		}
	}
	return nil
}

// At returns the dialect of the addresses of a site; nil is the one that a record comes
// from, or else the first of [Sites].
func (d *Dialect) At(s *Site) *Dialect {
	at := d.with(func(*grammar.Config) {})
	at.site = s
	return at
}

// Site returns the site of [Dialect.At].
func (d *Dialect) Site() *Site { return d.site }

// append appends a record of FEN as the site has it.
func (s *Site) append(dst []byte, page, fen string) []byte {
	dst = append(dst, strings.Replace(s.base, "{}", page, 1)...)
	for i := range len(fen) {
		dst = append(dst, s.escape(fen[i])...)
	}
	return dst
}

// escape returns how the site writes a character of a record.
func (s *Site) escape(b byte) string {
	switch {
	case b == ' ':
		return s.blank
	case b == '/':
		return s.slash
	case b == '+' && s.plus != "":
		return s.plus
	case b >= '0' && b <= '9', b|0x20 >= 'a' && b|0x20 <= 'z', b == '-', b == '.', b == '~', b == '_':
		return string(rune(b))
	}
	return "%" + string([]byte{hexDigits[b>>4], hexDigits[b&15]})
}

const hexDigits = "0123456789ABCDEF"
