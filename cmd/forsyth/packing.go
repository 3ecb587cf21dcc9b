package main

import (
	"bufio"
	"compress/bzip2"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/ulikunitz/xz"
)

// packing is one way to compress a file.
type packing struct {
	name   string
	magic  string // its first bytes; ? is any byte
	suffix string // of its files
	reader func(r *bufio.Reader, of io.Reader) (io.ReadCloser, error)
	writer func(w io.Writer) (io.WriteCloser, error) // nil where none can be written
}

// packings are what is read; compressed files may have any name.
var packings = []*packing{
	{"gzip", "\x1f\x8b\x08", ".gz", gunzip, gzipInto},
	{"zstd", "\x28\xb5\x2f\xfd", ".zst", unzstd, zstdInto},
	{"bzip2", "BZh?1AY&SY", ".bz2", bunzip2, nil},
	{"xz", "\xfd7zXZ\x00", ".xz", unxz, xzInto},
	{"zip", "PK\x03\x04", ".zip", unzip, nil},
}

// A skippable frame, whose first byte has sixteen values, may come before the others (RFC
// 8878, section 3.1.2): pzstd writes one there.
func init() {
	for first := byte(0x50); first < 0x60; first++ {
		packings = append(packings, &packing{"zstd", string(rune(first)) + "*M\x18", ".zst", unzstd, zstdInto})
	}
}

// largestWindow bounds the memory that a compressed file can ask for: twice what xz -9
// needs, and all that the zstd command reads without --long.
const largestWindow = 128 << 20

var errWindow = fmt.Errorf("it needs more than %d MiB of memory to be read", largestWindow>>20)

func gunzip(r *bufio.Reader, _ io.Reader) (io.ReadCloser, error) { return gzip.NewReader(r) }

func gzipInto(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriter(w), nil }

func unzstd(r *bufio.Reader, _ io.Reader) (io.ReadCloser, error) {
	d, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(largestWindow))
	if err != nil {
		return nil, err
	}
	return d.IOReadCloser(), nil
}

func zstdInto(w io.Writer) (io.WriteCloser, error) {
	return zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
}

func bunzip2(r *bufio.Reader, _ io.Reader) (io.ReadCloser, error) {
	return io.NopCloser(bzip2.NewReader(r)), nil
}

func unxz(r *bufio.Reader, _ io.Reader) (io.ReadCloser, error) {
	if head, _ := r.Peek(xzHeader); xzWindow(head) > largestWindow {
		return nil, errWindow
	}
	d, err := xz.NewReader(r)
	return io.NopCloser(d), err
}

func xzInto(w io.Writer) (io.WriteCloser, error) { return xz.NewWriter(w) }

// xzHeader is as long as the headers of a stream and of its first block can be.
const xzHeader = 12 + 1024

// xzWindow returns the bytes that the first block of a file asks for (the .xz file format,
// sections 3.1 and 5.3.1), 0 if it cannot be told.
func xzWindow(head []byte) uint64 {
	const block, bothSizes = 12, 0xc0
	if len(head) < block+2 {
		return 0
	}
	flags, rest := head[block+1], head[block+2:]
	for size := byte(0x40); size&bothSizes != 0; size <<= 1 { // numbers whose last byte is below 0x80
		if flags&size != 0 {
			last := slices.IndexFunc(rest, func(b byte) bool { return b < 0x80 })
			rest = rest[last+1:]
		}
	}
	const lzma2 = 0x21
	if len(rest) < 3 || rest[0] != lzma2 || rest[2] > 40 {
		return 0
	}
	return uint64(2|rest[2]&1) << (rest[2]/2 + 11)
}

// packingOf tells how an input is compressed by its first bytes, nil for one that is not.
// No more of them are waited for than are needed to tell.
func packingOf(r *bufio.Reader) *packing {
	left := packings
	for n := 1; len(left) > 0; n++ {
		head, err := r.Peek(n)
		if err != nil {
			return nil
		}
		var more []*packing
		for _, p := range left {
			switch {
			case p.magic[n-1] != '?' && p.magic[n-1] != head[n-1]:
			case n == len(p.magic):
				return p
			default:
				more = append(more, p)
			}
		}
		left = more
	}
	return nil
}

// unpackedName returns the name of a file in small letters, without that of its compression.
func unpackedName(name string) string {
	name = strings.ToLower(name)
	for _, p := range packings {
		name = strings.TrimSuffix(name, p.suffix)
	}
	return name
}

// packingNamed returns how a file of a name is compressed, nil for one that is not.
func packingNamed(name string) (*packing, error) {
	for _, p := range packings {
		if !strings.HasSuffix(strings.ToLower(name), p.suffix) {
			continue
		}
		if p.writer == nil {
			return nil, fmt.Errorf("%s: %s is not written here; name the file .gz, .zst or .xz", name, p.name)
		}
		return p, nil
	}
	return nil, nil
}

// unpacked returns what an input holds, and how it was compressed. A name is for errors.
func unpacked(name string, r io.ReadCloser) (io.ReadCloser, *packing, error) {
	const enough = 4 << 10 // longer reads go past the buffer
	head := bufio.NewReaderSize(r, enough)
	p := packingOf(head)
	if p == nil {
		return opened{head, r}, nil, nil
	}
	of := &unpacking{name: name, packing: p, of: r}
	var err error
	if of.ReadCloser, err = p.reader(head, r); err != nil {
		r.Close()
		return nil, p, of.wrong(err)
	}
	return of, p, nil
}

// opened reads from a reader, and closes what it reads from.
type opened struct {
	io.Reader
	io.Closer
}

// unpacking is the reader of a compressed input.
type unpacking struct {
	io.ReadCloser
	name    string
	packing *packing
	of      io.Closer
}

// Read implements io.Reader.
func (u *unpacking) Read(p []byte) (int, error) {
	n, err := u.ReadCloser.Read(p)
	if err != nil && err != io.EOF {
		err = u.wrong(err)
	}
	return n, err
}

// Close implements io.Closer.
func (u *unpacking) Close() error { return errors.Join(u.ReadCloser.Close(), u.of.Close()) }

func (u *unpacking) wrong(err error) error {
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("the file ends too early")
	}
	return fmt.Errorf("%s: reading %s: %w", u.name, u.packing.name, err)
}
