package diagram

import "image/color"

// Theme is the colours of a diagram. The men are black and white in all of them.
type Theme struct {
	Name        string
	Light, Dark color.NRGBA // of the squares
	Page, Ink   color.NRGBA // of the paper, and of the frame and what is written on it
	Mark, Arrow color.NRGBA // over squares and men: not opaque
	Hatched     bool        // dark squares have lines of the colour Dark on Light
}

var (
	paper = gray(0xff)
	ink   = gray(0x1c)
	mid   = gray(0xa0) // of neutral men
	red   = rgb(0xb0201a)
	rim   = rgba(0xffffff, 0xb0) // around arrows
)

// Themes are those that there are, the one for diagrams that name none first.
var Themes = []Theme{
	{Name: "brown", Light: rgb(0xf0d9b5), Dark: rgb(0xb58863), Page: paper, Ink: ink, Mark: rgba(0x4f9d2f, 0x90), Arrow: rgba(0x15781b, 0xc8)},
	{Name: "green", Light: rgb(0xebecd0), Dark: rgb(0x779556), Page: paper, Ink: ink, Mark: rgba(0xe8c52b, 0xa0), Arrow: rgba(0xd98200, 0xc8)},
	{Name: "blue", Light: rgb(0xe4eaf1), Dark: rgb(0x86a2bf), Page: paper, Ink: ink, Mark: rgba(0xf0b429, 0xa0), Arrow: rgba(0xc2410c, 0xc8)},
	{Name: "light", Light: gray(0xfa), Dark: rgb(0xd3dae2), Page: paper, Ink: ink, Mark: rgba(0x3b82c4, 0x80), Arrow: rgba(0x1d5fa0, 0xc0)},
	{Name: "dark", Light: rgb(0x9a9fa6), Dark: rgb(0x656b73), Page: rgb(0x22262b), Ink: rgb(0xd8dce2), Mark: rgba(0xe0b13a, 0x90), Arrow: rgba(0xf2c14e, 0xd0)},
	{Name: "mono", Light: paper, Dark: gray(0xc4), Page: paper, Ink: ink, Mark: rgba(0x000000, 0x48), Arrow: rgba(0x000000, 0xb0)},
	{Name: "print", Light: paper, Dark: gray(0x50), Page: paper, Ink: gray(0), Mark: rgba(0x000000, 0x48), Arrow: rgba(0x000000, 0xc0), Hatched: true},
}

// ThemeNamed returns the theme of a name.
func ThemeNamed(name string) (*Theme, bool) {
	for i := range Themes {
		if Themes[i].Name == name {
			return &Themes[i], true
		}
	}
	return nil, false
}

func gray(level uint8) color.NRGBA { return color.NRGBA{level, level, level, 0xff} }

func rgb(hex uint32) color.NRGBA { return rgba(hex, 0xff) }

func rgba(hex uint32, alpha uint8) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), alpha}
}
