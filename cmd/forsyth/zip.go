package main

import (
	"archive/zip"
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// unzip reads the one file of an archive. An archive is read from its end, so that one
// which comes through a pipe is put into a temporary file.
func unzip(r *bufio.Reader, of io.Reader) (io.ReadCloser, error) {
	if file, ok := of.(archive); ok && isRegular(file) {
		return onlyMember(file)
	}
	spool, err := spooled(r)
	if err != nil {
		return nil, err
	}
	member, err := onlyMember(spool.File)
	if err != nil {
		spool.Close()
		return nil, err
	}
	return opened{member, spool}, nil
}

// archive is a file that can be read from its end.
type archive interface {
	io.ReaderAt
	Stat() (os.FileInfo, error)
}

func isRegular(f archive) bool {
	info, err := f.Stat()
	return err == nil && info.Mode().IsRegular()
}

// temporary is a file that is gone when it is closed, and where the system can, has no
// name before.
type temporary struct{ *os.File }

// Close implements io.Closer.
func (t temporary) Close() error {
	err := t.File.Close()
	os.Remove(t.Name())
	return err
}

// spooled copies what comes through a pipe into a file.
func spooled(r io.Reader) (temporary, error) {
	f, err := os.CreateTemp("", "forsyth-*.zip")
	if err != nil {
		return temporary{}, err
	}
	os.Remove(f.Name())
	if _, err := io.Copy(f, r); err != nil {
		temporary{f}.Close()
		return temporary{}, err
	}
	return temporary{f}, nil
}

// onlyMember opens the one file of an archive; folders are none.
func onlyMember(f archive) (io.ReadCloser, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	members, err := zip.NewReader(f, info.Size())
	if err != nil {
		return nil, err
	}
	var member *zip.File
	files := 0
	for _, m := range members.File {
		if !strings.HasSuffix(m.Name, "/") {
			member, files = m, files+1
		}
	}
	switch files {
	case 1:
		return member.Open()
	case 0:
		return nil, errors.New("the archive is empty")
	}
	return nil, fmt.Errorf("the archive has %d files, want one: unzip it, and give the files", files)
}
