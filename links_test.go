package forsyth_test

import (
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// docsPages returns the pages of the repository: the README and those of docs, without what
// npm has installed beside the adapters of the conformance suite.
func docsPages(t *testing.T) []string {
	t.Helper()
	pages := []string{"README.md"}
	eachFile(t, "docs", func(name string) {
		if path.Ext(name) == ".md" && !strings.Contains(name, "node_modules/") {
			pages = append(pages, "docs/"+name)
		}
	})
	return pages
}

// TestIndex asks that docs/README.md links each page of docs.
func TestIndex(t *testing.T) {
	const index = "docs/README.md"
	linked := links(t, index)
	for _, page := range docsPages(t)[1:] {
		if page != index && !slices.Contains(linked, page) {
			t.Errorf("%s has no link to %s", index, page)
		}
	}
}

// TestLinks asks that the links of all pages lead to files of the repository, and to
// headings that they have.
func TestLinks(t *testing.T) {
	for _, page := range docsPages(t) {
		for _, link := range links(t, page) {
			file, anchor, hasAnchor := strings.Cut(link, "#")
			if _, err := os.Stat(file); err != nil {
				t.Errorf("%s: %v", page, err)
			} else if hasAnchor && !slices.Contains(anchors(t, file), anchor) {
				t.Errorf("%s: %s has no heading #%s", page, file, anchor)
			}
		}
	}
}

var (
	codeOfPage = regexp.MustCompile("(?ms)^```.*?^```|`[^`\n]*`")
	linkOfPage = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading    = regexp.MustCompile(`(?m)^#+ (.*)$`)
	notAnchor  = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// links returns where the links of a page lead that stay in the repository, from its root.
func links(t *testing.T, page string) []string {
	t.Helper()
	var found []string
	for _, match := range linkOfPage.FindAllStringSubmatch(codeOfPage.ReplaceAllString(text(t, page), ""), -1) {
		switch link := match[1]; {
		case strings.Contains(link, "://"):
		case link[0] == '#':
			found = append(found, page+link)
		default:
			file, anchor, hasAnchor := strings.Cut(link, "#")
			file = path.Join(path.Dir(page), file)
			if hasAnchor {
				file += "#" + anchor
			}
			found = append(found, file)
		}
	}
	return found
}

// anchors returns those of the headings of a page, as GitHub makes them.
func anchors(t *testing.T, page string) []string {
	t.Helper()
	var all []string
	for _, match := range heading.FindAllStringSubmatch(text(t, page), -1) {
		plain := notAnchor.ReplaceAllString(strings.ToLower(match[1]), "")
		all = append(all, strings.ReplaceAll(plain, " ", "-"))
	}
	return all
}

func text(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
