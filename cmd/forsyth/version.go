package main

import "runtime/debug"

// version returns the version that the binary was built as.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "forsyth (devel)"
	}
	return "forsyth " + info.Main.Version
}
