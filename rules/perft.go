package rules

// Perft counts the legal games of a number of plies from here: what programs
// compare to prove their rules. A game that ends before counts as none.
func (s *State) Perft(plies int) uint64 {
	if plies <= 0 {
		return 1
	}
	var room [512]Move
	return s.perft(plies, room[:0], new(frame))
}

// frame is the state of a ply, and the frame of the next, both used again and
// again.
type frame struct {
	state State
	below *frame
}

// perft counts; the room after the moves is for the plies below.
func (s *State) perft(plies int, room []Move, f *frame) (games uint64) {
	moves := s.Moves(room)
	if plies == 1 {
		return uint64(len(moves) - len(room))
	}
	if f.below == nil {
		f.below = new(frame)
	}
	for _, m := range moves[len(room):] {
		f.state = *s
		f.state.Play(m)
		games += f.state.perft(plies-1, moves, f.below)
	}
	return games
}
