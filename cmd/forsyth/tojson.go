package main

import "errors"

// jsonFlag is short for the dialect of what a command writes.
type jsonFlag struct {
	JSON bool `name:"json" help:"Short for --to json."`
}

var errDialects = errors.New("--json is short for --to json: leave one of them out")

// name returns the dialect that is asked for.
func (f jsonFlag) name(to, byDefault string) (string, error) {
	switch {
	case !f.JSON:
		return to, nil
	case to != byDefault && to != "json":
		return "", errDialects
	}
	return "json", nil
}
