package main

import (
	"regexp"
	"sync"
)

// pattern returns a regular expression that is compiled when it is first asked for: most
// runs need none.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
