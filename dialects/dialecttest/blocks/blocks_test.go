package blocks

import (
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func file(content string) fstest.MapFS { return fstest.MapFS{"a.txt": {Data: []byte(content)}} }

// example has each kind of mark, and a record in quotes.
const example = `# of the file

# PGN standard 16.1.3.1: a rank is
# eight squares
8/8/8/8/8/8/8/7 w - -
              ^ rank-short
                     | counters-missing (warning)

# another
"\ufeffé\t8\x00"
 ^^^^^^ byte-order-mark (warning)
       ^ piece-unknown
           ^^^^ nul-byte (warning)
`

func TestInvalid(t *testing.T) {
	got, err := Invalid(file(example), "a.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := []Case{
		{5, "PGN standard 16.1.3.1: a rank is eight squares", "8/8/8/8/8/8/8/7 w - -", "", []Finding{
			{14, 15, "rank-short", false}, {21, 21, "counters-missing", true},
		}},
		{10, "another", "\ufeffé\t8\x00", "", []Finding{
			{0, 3, "byte-order-mark", true}, {3, 5, "piece-unknown", false}, {7, 8, "nul-byte", true},
		}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestValid(t *testing.T) {
	got, err := Valid(file("# a\n8/8 w\n#= 8/8 b\n# c\n8/7\n\n# b\n\" 8\"\n8/9\n"), "a.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := []Case{
		{2, "a", "8/8 w", "8/8 b", nil}, {5, "c", "8/7", "8/7", nil}, {8, "b", " 8", " 8", nil}, {9, "b", "8/9", "8/9", nil},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFilesRefused(t *testing.T) {
	for why, invalid := range map[string]string{
		"no comment":               "8/8\n^ rank-short\n",
		"a comment elsewhere":      "# a\n\n8/8\n^ rank-short\n",
		"no findings":              "# a\n8/8\n",
		"no findings, then more":   "# a\n8/8\n\n# b\n8/8\n^ rank-short\n",
		"no code at all":           "# a\n8/8\n^^^\n",
		"carets beside the record": "# a\n8/8\n  ^^ rank-short\n",
		"a bar beside the record":  "# a\n8/8\n    | rank-short\n",
		"half of an escape":        "# a\n\"8\\t8\"\n  ^ rank-short\n",
		"under the quote":          "# a\n\"8\\t8\"\n^ rank-short\n",
		"another severity":         "# a\n8/8\n^ rank-short (note)\n",
		"carets apart":             "# a\n8/8\n^ ^ rank-short\n",
		"two records":              "# a\n8/8\n8/8\n^ rank-short\n",
		"no closing quote":         "# a\n\"8/8\n ^ rank-short\n",
		"text after the quote":     "# a\n\"8/8\" \n ^ rank-short\n",
		"no escape":                "# a\n\"8\\q8\"\n ^ rank-short\n",
	} {
		if got, err := Invalid(file(invalid), "a.txt"); err == nil {
			t.Errorf("%s: %v", why, got)
		}
	}
	for why, valid := range map[string]string{"no comment": "8/8\n", "no record": "#= 8/8\n", "a comment elsewhere": "# a\n\n8/8\n"} {
		if got, err := Valid(file(valid), "a.txt"); err == nil {
			t.Errorf("%s: %v", why, got)
		}
	}
	if _, err := Valid(fstest.MapFS{}, "a.txt"); err == nil {
		t.Error("no file is read")
	}
}
