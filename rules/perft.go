package rules

// Perft counts the legal games of a number of plies from here: what programs
// compare to prove their rules. A game that ends before counts as none.
func (s *State) Perft(plies int) uint64 {
	if plies <= 0 {
		return 1
	}
	var room [512]Move
	return s.perft(plies, room[:0])
}

// perft counts; the room after the moves is for those of the plies below.
func (s *State) perft(plies int, room []Move) (games uint64) {
	moves := s.Moves(room)
	if plies == 1 {
		return uint64(len(moves) - len(room))
	}
	for _, m := range moves[len(room):] {
		next := *s
		next.Play(m)
		games += next.perft(plies-1, moves)
	}
	return games
}
