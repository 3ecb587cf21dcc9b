package diag

// table has texts by a name. It is searched from the start, like the catalogue: slices
// cost nothing at start-up where a map would.
type table []struct {
	name string
	is   texts
}

// at returns the texts of a name, false where there are none.
func (t table) at(name string) (is texts, ok bool) {
	for i := range t {
		if t[i].name == name {
			return t[i].is, true
		}
	}
	return is, false
}
