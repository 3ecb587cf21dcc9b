package stream_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/google/go-cmp/cmp"
)

// tagsTo is the work that writes a dialect into the tags of games.
func tagsTo(to *dialects.Dialect) func() stream.GameWork {
	o := convert.TaggingOptions{Work: func(from *dialects.Dialect) (convert.Work, error) {
		return convert.New(convert.Options{From: from, To: to})
	}}
	return func() stream.GameWork { return convert.NewTagging(o) }
}

func tagged(t *testing.T, in string, o stream.Options) carried {
	t.Helper()
	var out, rejects, report bytes.Buffer
	o.Rejects, o.Report, o.Render = &rejects, &report, place
	stats, err := stream.RunTags(&out, iotest.HalfReader(strings.NewReader(in)), tagsTo(dialects.XFEN), o)
	if err != nil {
		t.Fatal(err)
	}
	if stats.Lines != stats.Written+stats.Refused+stats.Passed {
		t.Errorf("%+v do not add up", stats)
	}
	return carried{out.String(), rejects.String(), report.String(), stats}
}

// TestRunTags: all that is not a tag stays, whatever the policy.
func TestRunTags(t *testing.T) {
	game := func(fen string) string {
		return "[SetUp \"1\"]\r\n[FEN \"" + fen + "\"]\r\n\r\n1. e4 { c }\r\n% x\r\n*"
	}
	const passed = "[A \"b\"]\n\n*\n"
	in := "\ufeff\n  " + game(good) + "\r\n\n\n" + passed + "\n\n" + game(bad) + "\n" + passed + game(good) + "\n\n; end"
	for policy, wrong := range map[stream.OnError]string{stream.Skip: "", stream.Keep: game(bad) + "\n"} {
		for _, workers := range []int{1, 4} {
			got := tagged(t, in, stream.Options{Workers: workers, OnError: policy, Numbered: true})
			out := "\ufeff\n  " + game(want) + "\r\n\n\n" + passed + "\n\n" + wrong + passed + game(want) + "\n\n; end"
			if got.Out != out {
				t.Errorf("%q, want\n%q", got.Out, out)
			}
			// The bad game comes after a blank line, 6 lines and 2 blank ones, 3 and 2.
			if got.Stats.Records != 3 || got.Stats.Refused != 6 || got.Report != "15:37-42:rank-short\n" {
				t.Errorf("%+v, %s", got.Stats, got.Report)
			}
			if got.Rejects != game(bad)+"\n\n" {
				t.Errorf("rejected %q", got.Rejects)
			}
		}
	}
	got := tagged(t, in, stream.Options{OnError: stream.Stop, Workers: 2})
	if got.Out != "\ufeff\n  "+game(want)+"\r\n\n\n"+passed+"\n\n" {
		t.Errorf("stopped after %q", got.Out)
	}
}

// TestRunTagsLong passes a game of more than 1 MiB on in its place.
func TestRunTagsLong(t *testing.T) {
	long := "[A \"b\"]\n\n" + strings.Repeat("x\n", grammar.MaxRecord) + "\n"
	in := "{ c }\n\n" + long + "[A \"c\"]\n\n*\n"
	for _, workers := range []int{1, 4} {
		got := tagged(t, in, stream.Options{Workers: workers, OnError: stream.Keep})
		if got.Out != in || got.Rejects != "{ c }\n\n"+long {
			t.Errorf("%d of %d bytes, %d rejected", len(got.Out), len(in), len(got.Rejects))
		}
	}
}

// TestRunTagsOverBlocks: many games, by one worker and by several.
func TestRunTagsOverBlocks(t *testing.T) {
	var in, out strings.Builder
	for i := range 5000 {
		game := fmt.Sprintf("[Event \"%d\"]\n[SetUp \"1\"]\n[FEN \"%%s\"]\n\n%s*\n\n\n", i, strings.Repeat("e4 ", i%99))
		fmt.Fprintf(&in, game, good)
		fmt.Fprintf(&out, game, want)
	}
	var first carried
	for _, workers := range []int{1, 2, 4} {
		got := tagged(t, in.String(), stream.Options{Workers: workers, Numbered: true})
		if workers == 1 {
			first = got
		}
		if got.Out != out.String() || got.Stats.Records != 5000 || !cmp.Equal(first, got) {
			t.Errorf("%d workers: %d bytes, want %d; %+v", workers, len(got.Out), out.Len(), got.Stats)
		}
	}
}

// TestRealTags reads every game of the real files and writes its position as it is:
// nothing but SetUp changes.
func TestRealTags(t *testing.T) {
	needCorpora(t)
	echoes := func() stream.GameWork {
		return convert.NewTagging(convert.TaggingOptions{Work: func(*dialects.Dialect) (convert.Work, error) { return echo{}, nil }})
	}
	files := 0
	err := filepath.WalkDir(filepath.Join(corpora, "pgn"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		in, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		var out bytes.Buffer
		if _, err := stream.RunTags(&out, bytes.NewReader(in), echoes, stream.Options{OnError: stream.Keep}); err != nil {
			return err
		}
		if got, want := withoutSetUp(out.String()), withoutSetUp(string(in)); got != want {
			t.Errorf("%s: changed", path)
		}
		return nil
	})
	if err != nil || files == 0 {
		t.Fatal(files, err)
	}
	t.Log(files, "files")
}

// withoutSetUp leaves SetUp tags out, which stand on lines of their own.
func withoutSetUp(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(strings.TrimLeft(line, "\ufeff \t"), "[SetUp ") {
			out.WriteString(line)
		}
	}
	return out.String()
}
