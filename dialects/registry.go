package dialects

// All returns the dialects that are read and written, in the order of lists.
func All() []*Dialect { return []*Dialect{FEN, XFEN, Shredder, EPD, Forsyth, Pieces, SFEN, URL, JSON} }

// Named returns the dialect of a name, auto included.
func Named(name string) (*Dialect, bool) {
	for _, d := range append(All(), Auto) {
		if d.Name == name {
			return d, true
		}
	}
	return nil, false
}
