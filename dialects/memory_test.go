package dialects_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
)

// TestMemory reads records of a mebibyte that were made to be costly: none
// takes more than a few times its own size.
func TestMemory(t *testing.T) {
	const record = "8/8/8/8/8/8/8/8 w - - 0 1"
	for name, text := range map[string]string{
		"margin":     record + strings.Repeat("\r\x00", 499_000),
		"blanks":     strings.Repeat(" ", 1_000_000) + record,
		"slashes":    strings.Repeat("/", 1_000_000) + " w - - 0 1",
		"placement":  strings.Repeat("8/", 500_000) + " w - - 0 1",
		"castling":   "8/8/8/8/8/8/8/8 w " + strings.Repeat("K", 1_000_000) + " - 0 1",
		"fields":     record + strings.Repeat(" x", 500_000),
		"semicolons": record + strings.Repeat(";", 1_000_000),
		"counters":   "8/8/8/8/8/8/8/8 w - - " + strings.Repeat("hmvc 01;", 120_000),
		"quotes":     record + ` c0 ` + strings.Repeat(`"`, 1_000_000),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		found := dialects.Auto.Diagnose(text)
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > 8<<20 {
			t.Errorf("%s: %d KiB", name, took>>10)
		}
		if len(found) == 0 || len(found) > 40 {
			t.Errorf("%s: %d findings", name, len(found))
		}
	}
}
