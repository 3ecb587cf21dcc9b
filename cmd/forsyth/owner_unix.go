//go:build unix

package main

import (
	"os"
	"syscall"
)

// keepOwner gives a file the owner and the group of the one that it is to replace, as
// far as the system lets it.
func keepOwner(f *os.File, replaced os.FileInfo) {
	if of, ok := replaced.Sys().(*syscall.Stat_t); ok {
		f.Chown(int(of.Uid), int(of.Gid))
	}
}
