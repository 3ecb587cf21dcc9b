package rules

// Perft counts the legal games of a number of plies from here: what programs
// compare to prove their rules. A game that ends before counts as none.
func (s *State) Perft(plies int) uint64 {
	if plies <= 0 {
		return 1
	}
	var room [512]Move
	return s.perft(plies, room[:0], make([]State, plies))
}

// perft counts; the room after the moves, and the states, are for the plies
// below.
func (s *State) perft(plies int, room []Move, below []State) (games uint64) {
	moves := s.Moves(room)
	if plies == 1 {
		return uint64(len(moves) - len(room))
	}
	next := &below[0]
	for _, m := range moves[len(room):] {
		*next = *s
		next.Play(m)
		games += next.perft(plies-1, moves, below[1:])
	}
	return games
}
