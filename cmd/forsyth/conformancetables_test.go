package main

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
	gocmp "github.com/google/go-cmp/cmp"
)

// filesTable lists the files, how many cases of each verdict they have, and by number
// where their values come from.
func filesTable(t *testing.T) string {
	names, err := filepath.Glob("../../testdata/conformance/*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	topics, err := conformance.Load(conformance.Files())
	if err != nil || len(topics) != len(names) {
		t.Fatal(len(topics), len(names), err)
	}
	var table strings.Builder
	table.WriteString("| file | topic | cases | accept | with a warning | reject | values |\n|---|---|---|---|---|---|---|\n")
	row := func(file, topic string, cases []conformance.Case, source string) {
		of := map[conformance.Verdict]int{}
		for i := range cases {
			of[cases[i].Verdict]++
		}
		fmt.Fprintf(&table, "| %s | %s | %d | %d | %d | %d | %s |\n", file, topic, len(cases),
			of[conformance.Accept], of[conformance.Warning], of[conformance.Reject], source)
	}
	var all []conformance.Case
	var sources []string
	for i, topic := range topics { // both in the order of the names
		at := slices.Index(sources, topic.Source)
		if at < 0 {
			at = len(sources)
			sources = append(sources, topic.Source)
		}
		row(strings.TrimSuffix(filepath.Base(names[i]), ".jsonl"), topic.Topic, topic.Cases, fmt.Sprint(at+1))
		all = append(all, topic.Cases...)
	}
	row("all", "", all, "")
	table.WriteByte('\n')
	for i, source := range sources {
		fmt.Fprintf(&table, "%d. %s\n", i+1, source)
	}
	return table.String()
}

// definition is what a table of keys reads of the schema.
type definition struct {
	Ref         string                `json:"$ref"`
	Description string                `json:"description"`
	Properties  map[string]definition `json:"properties"`
	Required    []string              `json:"required"`
	Enum        []string              `json:"enum"`
}

// formKeys are the keys of the table, in its order: of each definition those that it has.
var formKeys = []struct {
	of   string
	keys string
}{
	{"header", "topic source"},
	{"question", "dialect variant letters input inputBase64 move"},
	{"answer", "verdict findings canonical enPassant rooks legality uci san after"},
	{"finding", "code start end"},
	{"enPassant", "always xfen legal"},
	{"legality", "legal codes"},
	{"case", "id rule certainty"},
	{"reply", "id skip"},
}

// formTable lists the keys of lines as the schema describes them.
func formTable(t *testing.T) string {
	var schema struct {
		Defs map[string]definition `json:"$defs"`
	}
	readJSON(t, "../../testdata/conformance/schema.json", &schema)
	var table strings.Builder
	table.WriteString("| part | key | needed | what it holds |\n|---|---|---|---|\n")
	for _, part := range formKeys {
		def := schema.Defs[part.of]
		keys := strings.Fields(part.keys)
		if diff := gocmp.Diff(slices.Sorted(maps.Keys(def.Properties)), slices.Sorted(slices.Values(keys))); diff != "" {
			t.Errorf("keys of %s (-schema +table):\n%s", part.of, diff)
		}
		for _, key := range keys {
			property := def.Properties[key]
			meant := schema.Defs[strings.TrimPrefix(property.Ref, "#/$defs/")]
			words := cmp.Or(property.Description, meant.Description)
			if enum := cmp.Or(strings.Join(property.Enum, ", "), strings.Join(meant.Enum, ", ")); enum != "" && property.Description != "" {
				words += ": " + enum
			}
			needed := ""
			if slices.Contains(def.Required, key) || part.of == "answer" && slices.Contains(schema.Defs["case"].Required, key) {
				needed = "yes"
			}
			fmt.Fprintf(&table, "| %s | `%s` | %s | %s |\n", part.of, key, needed, words)
		}
	}
	return table.String()
}
