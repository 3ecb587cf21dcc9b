package railroad

import (
	"fmt"
	"regexp"
	"strings"
)

// production is a line of a grammar.
type production struct {
	name string
	is   alternatives
	text string // all of it
}

// alternatives are sequences of which one is taken.
type alternatives []sequence

type sequence []term

// term is a group, the name of a production, characters as a string of Go, or a token,
// with ?, * or + after it where it may be absent or come again.
type term struct {
	group                alternatives
	name, literal, token string
	repetition           string
}

// sign is what a grammar is made of, with the blanks before it.
var sign = regexp.MustCompile(`^\s*("(?:[^"\\]|\\.)*"|<[a-z]+>|[A-Za-z]+|\+\?|[=.|()?*+])`)

// grammar is a grammar that is being read.
type grammar struct {
	rest string
	next string // the sign that is next, empty at the end
	err  error  // the first one
}

// productions reads all that there are in a text without comments.
func productions(text string) (all []production, err error) {
	g := &grammar{rest: text}
	g.advance()
	for g.next != "" && g.err == nil {
		start := g.next + g.rest
		p := production{name: g.take()}
		g.want("=")
		p.is = g.alternatives()
		p.text = strings.Join(strings.Fields(start[:len(start)-len(g.rest)]), " ")
		g.want(".")
		all = append(all, p)
	}
	return all, g.err
}

// advance goes to the next sign.
func (g *grammar) advance() {
	found := sign.FindStringSubmatch(g.rest)
	if found == nil {
		if left := strings.TrimSpace(g.rest); left != "" {
			g.fail(left)
		}
		g.next, g.rest = "", ""
		return
	}
	g.next, g.rest = found[1], g.rest[len(found[0]):]
}

func (g *grammar) fail(at string) {
	if g.err == nil {
		line, _, _ := strings.Cut(at, "\n")
		g.err = fmt.Errorf("railroad: unexpected %q", line)
	}
}

// take returns the next sign and goes on.
func (g *grammar) take() string {
	taken := g.next
	g.advance()
	return taken
}

func (g *grammar) want(sign string) {
	if g.next != sign {
		g.fail(g.next + g.rest)
	}
	g.advance()
}

func (g *grammar) alternatives() (all alternatives) {
	for {
		all = append(all, g.sequence())
		if g.next != "|" || g.err != nil {
			return all
		}
		g.advance()
	}
}

// sequence reads terms up to what cannot be one, and at least one.
func (g *grammar) sequence() (all sequence) {
	for g.err == nil && (len(all) == 0 || g.next != "" && !strings.Contains("=.|)", g.next)) {
		all = append(all, g.term())
	}
	return all
}

func (g *grammar) term() (t term) {
	switch first := g.next + " "; {
	case first[0] == '(':
		g.advance()
		t.group = g.alternatives()
		g.want(")")
	case first[0] == '"':
		t.literal = g.take()
	case first[0] == '<':
		t.token = strings.Trim(g.take(), "<>")
	case first[0] >= 'A' && first[0] <= 'z':
		t.name = g.take()
	default:
		g.fail(g.next + g.rest)
	}
	switch g.next {
	case "+?": // one or more that may be absent
		g.advance()
		t.repetition = "*"
	case "?", "*", "+":
		t.repetition = g.take()
	}
	return t
}
