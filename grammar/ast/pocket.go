package ast

import "iter"

// MaxHeld is how many kinds of men a pocket can hold.
const MaxHeld = 16

// Pocket is the men that a side may drop: a holding, a hand. It is comparable:
// == is equality. The zero value is empty.
type Pocket [MaxHeld]Held // by role, what is empty at the end

// Held is a number of men of one role.
type Held struct {
	Role  Role
	Count uint8
}

// Count returns how many men of a role are held.
func (p *Pocket) Count(r Role) int {
	for _, h := range p {
		if h.Role == r && r != NoRole {
			return int(h.Count)
		}
	}
	return 0
}

// Set makes a pocket hold n men of a role. It reports false and changes nothing
// where there is no place for them: more than 255, or of more than MaxHeld
// roles.
func (p *Pocket) Set(r Role, n int) bool {
	if r == NoRole || n < 0 || n > 255 {
		return false
	}
	at := 0
	for at < MaxHeld && p[at].Role != NoRole && p[at].Role < r {
		at++
	}
	found := at < MaxHeld && p[at].Role == r
	switch {
	case found && n > 0:
		p[at].Count = uint8(n)
	case found:
		copy(p[at:], p[at+1:])
		p[MaxHeld-1] = Held{}
	case n == 0:
	case p[MaxHeld-1].Role != NoRole:
		return false
	default:
		copy(p[at+1:], p[at:])
		p[at] = Held{r, uint8(n)}
	}
	return true
}

// All yields the men by role.
func (p Pocket) All() iter.Seq2[Role, int] {
	return func(yield func(Role, int) bool) {
		for _, h := range p {
			if h.Role == NoRole || !yield(h.Role, int(h.Count)) {
				return
			}
		}
	}
}

// Held yields the men of a pocket in the order in which the game writes them: in chess the
// queen first and the pawns last. What the game does not have comes after them.
func (v *Variant) Held(p *Pocket) iter.Seq2[Role, int] {
	return func(yield func(Role, int) bool) {
		var seen Roles
		for _, m := range v.Spelling().Men {
			if n := p.Count(m.Role); n > 0 && !seen.Has(m.Role) && !yield(m.Role, n) {
				return
			}
			seen.Add(m.Role)
		}
		for role, n := range p.All() {
			if !seen.Has(role) && !yield(role, n) {
				return
			}
		}
	}
}
