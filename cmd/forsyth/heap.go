package main

import (
	"os"
	"runtime/debug"
)

// How much the heap of a run may grow, in percent of what is in use. That is so little that
// at Go's 100 the collector would come every few milliseconds.
const (
	bulkPercent   = 200
	playPercent   = 400 // games
	windowPercent = 100 // a window of zstd or xz
)

// growHeap lets the heap grow by some percent, unless the environment has its say.
func growHeap(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}
