package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/ulikunitz/xz"
)

// stored are the book of testdata/storage in the ways that gzip, zstd, bzip2, xz, zip and
// iconv have stored it.
var stored = []string{
	"book.fen", "book.fen.gz", "book.fen.zst", "book.fen.bz2", "book.fen.xz", "book.zip",
	"utf16le.fen", "utf16be.fen", "utf16le.fen.gz",
}

const (
	storedBook = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n# a comment\n4k3/8/8/8/8/8/8/4K3 W - - 0 40\n"
	writtenOf  = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n# a comment\n4k3/8/8/8/8/8/8/4K3 w - - 0 40\n"
)

func storedFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "testdata", "storage", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// forsyth runs the command on a standard input.
func forsyth(stdin io.Reader, args ...string) (status int, stdout, stderr string) {
	var out, errs strings.Builder
	status = run(args, stdin, &out, &errs)
	return status, out.String(), errs.String()
}

// TestStoredFiles reads each file by its name, whatever that is, and through a pipe that
// gives a byte at a time.
func TestStoredFiles(t *testing.T) {
	for _, name := range stored {
		data := storedFile(t, name)
		other := filepath.Join(t.TempDir(), "book")
		if err := os.WriteFile(other, data, 0o666); err != nil {
			t.Fatal(err)
		}
		status, out, errs := forsyth(nil, "convert", "--to", "xfen", other)
		if status != exitSound || out != writtenOf {
			t.Errorf("%s: %d, %q, %q", name, status, out, errs)
		}
		status, out, errs = forsyth(slow{bytes.NewReader(data)}, "convert", "--to", "xfen")
		if status != exitSound || out != writtenOf {
			t.Errorf("%s, piped: %d, %q, %q", name, status, out, errs)
		}
	}
	twice := append(storedFile(t, "book.fen.gz"), storedFile(t, "book.fen.gz")...)
	if status, out, errs := forsyth(bytes.NewReader(twice), "convert", "--to", "xfen"); status != exitSound || out != writtenOf+writtenOf {
		t.Errorf("two gzip files, one after the other: %d, %q, %q", status, out, errs)
	}
}

// TestSkippableFrame reads what pzstd writes: a skippable frame, with the size of the next
// one in it, before each.
func TestSkippableFrame(t *testing.T) {
	zst := storedFile(t, "book.fen.zst")
	for _, first := range []byte{0x50, 0x5f} {
		frame := append([]byte{first, '*', 'M', 0x18, 4, 0, 0, 0, byte(len(zst)), 0, 0, 0}, zst...)
		data := slices.Concat(frame, frame)
		if status, out, errs := forsyth(slow{bytes.NewReader(data)}, "convert", "--to", "xfen"); status != exitSound || out != writtenOf+writtenOf {
			t.Errorf("%x: %d, %q, %q", first, status, out, errs)
		}
	}
}

// slow reads a byte at a time.
type slow struct{ io.Reader }

func (s slow) Read(p []byte) (int, error) { return s.Reader.Read(p[:min(len(p), 1)]) }

// TestStoredBadly names the file and what is wrong with it; the others are read.
func TestStoredBadly(t *testing.T) {
	large := storedFile(t, "book.fen.xz")
	large[12+4] = 40 // the dictionary of the first block: 4 GiB
	broken := storedFile(t, "book.fen.zst")
	broken[len(broken)-1] ^= 1 // of the checksum
	for name, test := range map[string]struct {
		data []byte
		want string
	}{
		"cut.gz":     {storedFile(t, "book.fen.gz")[:60], "reading gzip: the file ends too early"},
		"cut.bz2":    {storedFile(t, "book.fen.bz2")[:60], "reading bzip2: "},
		"cut.xz":     {storedFile(t, "book.fen.xz")[:60], "reading xz: the file ends too early"},
		"broken.zst": {broken, "reading zstd: "},
		"large.xz":   {large, "reading xz: it needs more than 128 MiB of memory to be read"},
		"two.zip":    {storedFile(t, "two.zip"), "reading zip: the archive has 2 files, want one: unzip it, and give the files"},
	} {
		bad, good := filepath.Join(t.TempDir(), name), filepath.Join(t.TempDir(), "good.fen")
		if os.WriteFile(bad, test.data, 0o666) != nil || os.WriteFile(good, []byte(storedBook), 0o666) != nil {
			t.Fatal("no files")
		}
		status, out, errs := forsyth(nil, "convert", "--to", "xfen", bad, good)
		if status != exitFailed || !strings.HasSuffix(out, writtenOf) || !strings.Contains(errs, bad+": "+test.want) {
			t.Errorf("%s: %d, %q, %q", name, status, out, errs)
		}
	}
}

// TestStoredOutput writes what the name of the output says.
func TestStoredOutput(t *testing.T) {
	for suffix, unpack := range map[string]func(io.Reader) (io.Reader, error){
		".gz":  func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
		".zst": func(r io.Reader) (io.Reader, error) { return zstd.NewReader(r) },
		".xz":  func(r io.Reader) (io.Reader, error) { return xz.NewReader(r) },
		".fen": func(r io.Reader) (io.Reader, error) { return r, nil },
	} {
		name := filepath.Join(t.TempDir(), "out"+suffix)
		if status, _, errs := forsyth(strings.NewReader(storedBook), "convert", "--to", "xfen", "-o", name); status != exitSound {
			t.Fatalf("%s: %d, %s", suffix, status, errs)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := unpack(bytes.NewReader(data))
		if err != nil {
			t.Fatal(suffix, err)
		}
		if got, err := io.ReadAll(r); err != nil || string(got) != writtenOf {
			t.Errorf("%s: %q, %v", suffix, got, err)
		}
	}
	name := filepath.Join(t.TempDir(), "out.bz2")
	status, _, errs := forsyth(strings.NewReader(storedBook), "convert", "--to", "xfen", "-o", name)
	if status != exitFailed || !strings.Contains(errs, "bzip2 is not written here; name the file .gz, .zst or .xz") || exists(name) {
		t.Errorf("%d, %q", status, errs)
	}
}

// TestStoredInPlace formats files in place: they stay stored as they are, line ends and
// marks included. What cannot be written is left alone.
func TestStoredInPlace(t *testing.T) {
	for _, name := range stored {
		file := filepath.Join(t.TempDir(), name)
		before := storedFile(t, name)
		if err := os.WriteFile(file, before, 0o640); err != nil {
			t.Fatal(err)
		}
		status, _, errs := forsyth(nil, "fmt", "-w", file)
		after, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, ".bz2") || strings.HasSuffix(name, ".zip") {
			if status != exitFailed || !bytes.Equal(after, before) || !strings.Contains(errs, "is not written here: unpack the file first") {
				t.Errorf("%s: %d, %q", name, status, errs)
			}
			continue
		}
		_, as, err := openText(name, io.NopCloser(bytes.NewReader(before)))
		if err != nil {
			t.Fatal(err)
		}
		text, still, err := openText(name, io.NopCloser(bytes.NewReader(after)))
		if err != nil || still != as {
			t.Fatalf("%s: %v, %v was %v", name, err, still, as)
		}
		got, err := io.ReadAll(text)
		if want := strings.ReplaceAll(writtenOf, "\n", "\r\n"); status != exitSound || err != nil || string(got) != want {
			t.Errorf("%s: %d, %q, %q, %v", name, status, errs, got, err)
		}
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
}

// TestStoredGames knows games by the name that they have inside.
func TestStoredGames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "Games.PGN.gz")
	const games = "[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\"]\n\n*\n"
	status, _, errs := forsyth(strings.NewReader(games), "convert", "--to", "xfen", "--in", "pgn", "-o", name)
	if status != exitSound {
		t.Fatal(errs)
	}
	status, out, errs := forsyth(nil, "convert", "--to", "shredder", name)
	if want := games; status != exitSound || out != want {
		t.Errorf("%d, %q, %q", status, out, errs)
	}
}

// TestXZWindow reads the memory that xz's presets ask for, from its manual.
func TestXZWindow(t *testing.T) {
	head := storedFile(t, "book.fen.xz")
	if got := xzWindow(head); got != 8<<20 { // -6
		t.Errorf("%d", got)
	}
	sized := append(bytes.Clone(head[:13]), 0xc0, 0x85, 0x01, 0x90, 0x02, 0x21, 1, 28) // -9, both sizes stated
	if got := xzWindow(sized); got != 64<<20 {
		t.Errorf("with sizes: %d", got)
	}
	for n := range sized {
		xzWindow(sized[:n]) // and does not panic
	}
}
