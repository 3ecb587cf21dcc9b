package lint

import "github.com/forsyth-notation/forsyth/grammar/ast"

var counterFeatures = []*feature{
	{"counter-zeros", ast.HalfmoveField, warned(ast.CounterZeros)},
	{"counter-dash", ast.HalfmoveField, warned(ast.CounterDash)},
	{"fullmove-zero", ast.FullmoveField, warned(ast.FullmoveZero)},
	{"clock-beyond-moves", ast.HalfmoveField, (*view).isClockBeyondMoves},
	{"halfmove-over-100", ast.HalfmoveField, halfmoveOver(100)},
	{"fullmove-over-1", ast.FullmoveField, fullmoveOver(1)},
	{"fullmove-over-500", ast.FullmoveField, fullmoveOver(500)},
	{"halfmove-over-9999", ast.HalfmoveField, halfmoveOver(9999)},
	{"fullmove-over-9999", ast.FullmoveField, fullmoveOver(9999)},
	{"halfmove-over-32767", ast.HalfmoveField, halfmoveOver(32767)},
	{"fullmove-over-50000", ast.FullmoveField, fullmoveOver(50000)},
	{"halfmove-over-65535", ast.HalfmoveField, halfmoveOver(65535)},
	{"fullmove-over-65535", ast.FullmoveField, fullmoveOver(65535)},
}

func halfmoveOver(limit uint32) func(*view) bool {
	return func(w *view) bool { return w.rec.Halfmove > limit }
}

func fullmoveOver(limit uint32) func(*view) bool {
	return func(w *view) bool { return w.rec.Fullmove > limit }
}

// isClockBeyondMoves reports whether the half-move clock counts more moves than the
// move number does.
func (w *view) isClockBeyondMoves() bool {
	played := 2 * (max(uint64(w.rec.Fullmove), 1) - 1)
	if w.rec.Turn == ast.Black {
		played++
	}
	return uint64(w.rec.Halfmove) > played
}
