package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// rejects is the file of the refused lines, byte for byte. A nil one takes
// nothing.
type rejects struct {
	file *os.File
	seam
}

// seam writes what comes of several inputs: a last record without its end does not
// run together with what follows.
type seam struct {
	w     io.Writer
	end   byte // of a record
	last  byte // the last byte written
	apart bool // what comes next is of another input
}

func createRejects(name string, end byte) (*rejects, error) {
	if name == "" {
		return nil, nil
	}
	f, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	return &rejects{f, seam{w: f, end: end, last: end}}, nil
}

// part begins another input.
func (r *rejects) part() {
	if r != nil {
		r.seam.part()
	}
}

func (p *seam) part() { p.apart = true }

// Write implements io.Writer.
func (p *seam) Write(data []byte) (int, error) {
	if len(data) == 0 {
		return 0, nil
	}
	if p.apart && p.last != p.end {
		if _, err := p.w.Write([]byte{p.end}); err != nil {
			return 0, err
		}
	}
	p.apart, p.last = false, data[len(data)-1]
	return p.w.Write(data)
}

func (r *rejects) close() error {
	if r == nil {
		return nil
	}
	return r.file.Close()
}

// apart refuses a file of rejects that is an input or the output: writing one
// would destroy the other.
func (b *bulk) apart(s *streams) error {
	if b.flags.Rejects == "" {
		return nil
	}
	rejects := identify(b.flags.Rejects)
	used := []fileID{identify(b.flags.Output), identifyStream(s.out)}
	for _, in := range b.inputs {
		if in.name == "stdin" {
			used = append(used, identifyStream(s.in))
		}
		used = append(used, identify(in.name))
	}
	for _, id := range used {
		if rejects.is(id) {
			return fmt.Errorf("--rejects: %s is read or written already", b.flags.Rejects)
		}
	}
	return nil
}

// fileID tells files apart, those that do not exist yet by where they would be.
type fileID struct {
	path string
	info os.FileInfo
}

func identify(name string) fileID {
	if isStdout(name) {
		return fileID{}
	}
	path := resolve(name)
	info, err := os.Stat(path)
	if err != nil {
		info = nil
	}
	return fileID{path, info}
}

// resolve follows links as far as there is something to follow.
func resolve(name string) string {
	for range 40 {
		if path, err := filepath.EvalSymlinks(name); err == nil {
			return absolute(path)
		}
		link, err := os.Readlink(name)
		if err != nil {
			break
		}
		if !filepath.IsAbs(link) {
			link = filepath.Join(filepath.Dir(name), link)
		}
		name = link
	}
	dir, err := filepath.EvalSymlinks(filepath.Dir(name))
	if err != nil {
		return absolute(name)
	}
	return absolute(filepath.Join(dir, filepath.Base(name)))
}

func absolute(name string) string {
	if path, err := filepath.Abs(name); err == nil {
		return path
	}
	return name
}

func identifyStream(stream any) fileID {
	if f, ok := stream.(*os.File); ok {
		if info, err := f.Stat(); err == nil {
			return fileID{info: info}
		}
	}
	return fileID{}
}

func (a fileID) is(b fileID) bool {
	if a.info != nil && b.info != nil {
		return a.info.Mode().IsRegular() && os.SameFile(a.info, b.info)
	}
	return a.path != "" && a.path == b.path
}
