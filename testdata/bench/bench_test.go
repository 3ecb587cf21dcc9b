package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

func took(seconds ...int) (f figures) {
	for _, s := range seconds {
		f = append(f, run{wall: time.Duration(s) * time.Second, cpu: time.Duration(2*s) * time.Second})
	}
	return f
}

// TestFigures: medians, and what is compared round by round.
func TestFigures(t *testing.T) {
	base, f := took(1, 2, 4, 100), took(3, 2, 16, 200)
	for name, got := range map[string][2]float64{
		"wall of four": {f.wall(), 9.5}, // of 2, 3, 16, 200
		"processor":    {f.cpu(), 19},
		"ratio":        {f.ratio(base), 2.5}, // of 1, 2, 3, 4
		"more":         {f.more(base), 14},   // of 0, 4, 24, 200
		"one":          {took(7).wall(), 7},
	} {
		if got[0] != got[1] {
			t.Errorf("%s: %v, want %v", name, got[0], got[1])
		}
	}
}

// TestEqual compares files that differ at their ends, and with nothing.
func TestEqual(t *testing.T) {
	texts := []string{"", "a", strings.Repeat("a", 1<<16), strings.Repeat("a", 1<<16) + "b", strings.Repeat("a", 1<<16) + "c"}
	dir := t.TempDir()
	path := func(i int) string { return filepath.Join(dir, strconv.Itoa(i)) }
	for i, text := range texts {
		if err := os.WriteFile(path(i), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for i := range texts {
		for j := range texts {
			if same, err := equal(path(i), path(j)); err != nil || same != (i == j) {
				t.Errorf("texts %d and %d: %v, %v", i, j, same, err)
			}
		}
	}
}

// TestAxis: a logarithmic axis, and its ticks.
func TestAxis(t *testing.T) {
	a := axis{low: 1, high: 100, from: 0, to: 200}
	if got := a.at(10); math.Abs(got-100) > 1e-9 {
		t.Errorf("10 is at %v, want 100", got)
	}
	for _, test := range []struct {
		low, high float64
		want      string
	}{{1.5, 60, "2 5 10 20 50"}, {0.3, 4, "0.5 1 2"}, {15, 60_000, "100 1k 10k"}} {
		var got []string
		for _, tick := range (axis{low: test.low, high: test.high}).ticks() {
			got = append(got, short(tick))
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%v to %v: %v, want %s", test.low, test.high, got, test.want)
		}
	}
}

// TestPlot: the plot is XML, names its series, and parts the names of those that end
// at one place.
func TestPlot(t *testing.T) {
	p := newPanel("a < b", "x", "y")
	for i := range p.series {
		p.series[i].points = []point{{1000, 50}, {10_000, 5}}
	}
	drawn := plot([]panel{p, p})
	for d := xml.NewDecoder(bytes.NewReader(drawn)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"a &lt; b", ">10k<", ">copying<", "<desc>check legal: 50 y at 1k x, 5 at 10k."} {
		if !bytes.Contains(drawn, []byte(want)) {
			t.Errorf("no %s in the plot", want)
		}
	}
	_, y := p.axes()
	heights := p.names(y)
	for i := range heights {
		for j := range i {
			if math.Abs(heights[i]-heights[j]) < gap-0.01 {
				t.Errorf("names at %v", heights)
			}
		}
	}
}
