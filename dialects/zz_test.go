package dialects_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
)

func TestZZ(t *testing.T) {
	data, _ := os.ReadFile("/work/shared/spec/vectors/forsyth.tsv")
	for _, l := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(l, "\t")
		text := strings.ReplaceAll(f[0], `\n`, "\n")
		for _, tag := range strings.Split(f[2], ",") {
			let, err := dialects.LettersNamed(tag)
			if err != nil {
				t.Error(err)
				continue
			}
			d, err := dialects.Forsyth.In(let)
			if err != nil {
				t.Error(tag, err)
				continue
			}
			rec, err := d.Parse(text)
			out, _ := dialects.FEN.AppendPlacement(nil, &rec)
			if err != nil || string(out) != f[1] {
				t.Errorf("%s %q: %v %s want %s", tag, text, err, out, f[1])
			}
		}
		found := dialects.Auto.Diagnose(text)
		rec, err := dialects.Auto.Parse(text)
		tag := "-"
		if rec.Letters != nil {
			tag = rec.Letters.Tag
		}
		fmt.Println(text, err, rec.Layout, tag, found)
	}
}
