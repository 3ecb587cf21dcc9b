package railroad

import (
	"encoding/xml"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the diagrams")

// diagrams returns what is drawn of each grammar, by the name of its file.
func diagrams(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../../grammar/*.ebnf")
	if err != nil || len(files) == 0 {
		t.Fatal("no grammars", err)
	}
	drawn := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(file, ".ebnf")
		if drawn[name+".svg"], err = Draw("Grammar "+filepath.Base(name), string(text)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	return drawn
}

// TestDiagrams compares docs/grammar/*.svg with what is drawn of the grammars; -update
// rewrites them, and takes away those of no grammar.
func TestDiagrams(t *testing.T) {
	all := diagrams(t)
	files, err := filepath.Glob("../../grammar/*.svg")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if _, isDrawn := all[file]; isDrawn {
			continue
		}
		t.Errorf("%s is of no grammar", file)
		if *update {
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
		}
	}
	for file, drawn := range all {
		if *update {
			if err := os.WriteFile(file, []byte(drawn), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		there, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(there) != drawn {
			t.Errorf("%s is not that of its grammar: go test ./docs/internal/railroad -update", file)
		}
	}
}

// element is one of a file of SVG.
type element struct {
	XMLName  xml.Name
	ID       string     `xml:"id,attr"`
	Class    string     `xml:"class,attr"`
	Link     string     `xml:"href,attr"`
	D        string     `xml:"d,attr"`
	ViewBox  string     `xml:"viewBox,attr"`
	X        int        `xml:"x,attr"`
	Y        int        `xml:"y,attr"`
	Width    int        `xml:"width,attr"`
	Height   int        `xml:"height,attr"`
	Length   int        `xml:"textLength,attr"`
	Others   []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Elements []element  `xml:",any"`
}

func read(t *testing.T, svg string) *element {
	t.Helper()
	root := &element{}
	if err := xml.Unmarshal([]byte(svg), root); err != nil {
		t.Fatal(err)
	}
	return root
}

// each calls f with every element below one.
func (e *element) each(f func(*element)) {
	for i := range e.Elements {
		f(&e.Elements[i])
		e.Elements[i].each(f)
	}
}

// TestPassive asks that a diagram needs nothing but itself: the elements that it is made
// of are these, and links lead to what is in it.
func TestPassive(t *testing.T) {
	known := map[string]bool{
		"title": true, "desc": true, "style": true, "g": true, "a": true, "path": true, "rect": true, "text": true,
	}
	for file, drawn := range diagrams(t) {
		root, ids, links := read(t, drawn), map[string]bool{}, map[string]bool{}
		root.each(func(e *element) {
			if !known[e.XMLName.Local] {
				t.Errorf("%s: an element %s", file, e.XMLName.Local)
			}
			if e.XMLName.Local == "style" && (strings.Contains(e.Text, "url(") || strings.Contains(e.Text, "@import")) {
				t.Errorf("%s: a style from elsewhere", file)
			}
			for _, other := range e.Others {
				if strings.HasPrefix(other.Name.Local, "on") {
					t.Errorf("%s: an attribute %s", file, other.Name.Local)
				}
			}
			if e.ID != "" && ids[e.ID] {
				t.Errorf("%s: two elements %s", file, e.ID)
			}
			ids[e.ID] = true
			if e.XMLName.Local == "a" {
				links[e.Link] = true
			}
		})
		if len(links) == 0 {
			t.Errorf("%s: no links", file)
		}
		for link := range links {
			if name, isHere := strings.CutPrefix(link, "#"); !isHere || !ids[name] {
				t.Errorf("%s: nothing is at %s", file, link)
			}
		}
		if root.Elements[0].XMLName.Local != "title" || root.Elements[1].XMLName.Local != "desc" {
			t.Errorf("%s: no title and description", file)
		}
	}
}

// TestRefused asks for an error where a diagram would lead nowhere.
func TestRefused(t *testing.T) {
	for text, why := range map[string]string{
		"A = B .": "B is not defined",
		"A = \"x\" B .\nB = \"y\" .\nB = \"z\" .": "B is defined twice",
		"A = <b> .":                             "no comment says what <b> is",
		"A = <b> .\n(* <b>: 1 *)\n(* <b>: 2 *)": "<b> has two meanings",
		"A = ( .":                               `unexpected "."`,
		"A = \"x\"":                             `unexpected ""`,
		"A = \"x\" \"y .":                       `unexpected "\"y ."`,
		"A = \"x\" |\n.":                        `unexpected "."`,
		"A = .":                                 `unexpected "."`,
		"A = \"x\" ) .":                         `unexpected ") ."`,
		"A \"x\" .":                             `unexpected "\"x\" ."`,
		"":                                      "no production",
	} {
		if _, err := Draw("A", text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v, want %s", text, err, why)
		}
	}
}
