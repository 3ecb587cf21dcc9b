package conformance

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// schema is what the test reads of a schema: the keywords that tell which keys an object
// has. The file is held to all of it where Node is there (see cmd/forsyth).
type schema struct {
	Ref         string             `json:"$ref"`
	Description string             `json:"description"`
	Type        any                `json:"type"`
	Enum        []string           `json:"enum"`
	AllOf       []schema           `json:"allOf"`
	Properties  map[string]schema  `json:"properties"`
	Required    []string           `json:"required"`
	Items       *schema            `json:"items"`
	Additional  *schema            `json:"additionalProperties"`
	Defs        map[string]*schema `json:"$defs"`
}

// shapes are the definitions that say what a type of this package says.
var shapes = map[string]any{
	"header": Header{}, "case": Case{}, "query": Query{}, "reply": Reply{}, "question": Question{}, "answer": Answer{},
	"finding": Finding{}, "enPassant": EnPassant{}, "legality": Legality{},
}

// alsoRequired are keys that the types leave out of answers, and cases do not.
var alsoRequired = map[string][]string{"case": {"verdict"}}

func readSchema(t *testing.T) schema {
	t.Helper()
	data, err := os.ReadFile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var s schema
	if err := json.Unmarshal(data, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSchema asks that the schema and the types have the same keys, demand the same ones
// and hold the same kinds of values.
func TestSchema(t *testing.T) {
	s := readSchema(t)
	for name, value := range shapes {
		def := s.Defs[name]
		if def == nil {
			t.Errorf("no definition of %s", name)
			continue
		}
		want := shapeOf(reflect.TypeOf(value))
		want.required = append(want.required, alsoRequired[name]...)
		got := shape{kinds: map[string]string{}, required: slices.Clone(def.Required)}
		for key, property := range def.Properties {
			got.kinds[key] = kindOf(&s, &property)
			if property.Description == "" && property.Ref == "" {
				t.Errorf("%s: %s is not described", name, key)
			}
		}
		for _, part := range def.AllOf {
			got.parts = append(got.parts, strings.TrimPrefix(part.Ref, "#/$defs/"))
		}
		slices.Sort(want.required)
		slices.Sort(got.required)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(shape{})); diff != "" {
			t.Errorf("%s (-type +schema):\n%s", name, diff)
		}
	}
	checkEnum(t, s.Defs["verdict"], Verdicts)
	checkEnum(t, s.Defs["certainty"], Certainties)
}

func checkEnum[S ~string](t *testing.T, def *schema, want []S) {
	t.Helper()
	var words []string
	for _, word := range want {
		words = append(words, string(word))
	}
	if diff := cmp.Diff(words, def.Enum); diff != "" {
		t.Error(diff)
	}
}

// shape is the keys of an object: its own with their kinds, those that it has to have,
// and the definitions of which it has all keys as well.
type shape struct {
	kinds    map[string]string
	required []string
	parts    []string
}

// shapeOf returns the shape of a type in JSON. What it embeds is a part.
func shapeOf(of reflect.Type) shape {
	s := shape{kinds: map[string]string{}}
	for i := range of.NumField() {
		f := of.Field(i)
		if f.Anonymous {
			s.parts = append(s.parts, strings.ToLower(f.Name[:1])+f.Name[1:])
			continue
		}
		key, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		s.kinds[key] = kindOfType(f.Type)
		if options == "" {
			s.required = append(s.required, key)
		}
	}
	return s
}

func kindOfType(of reflect.Type) string {
	switch of.Kind() {
	case reflect.Pointer:
		if of.Elem().Kind() == reflect.String {
			return "string or null"
		}
		return kindOfType(of.Elem())
	case reflect.Slice:
		return "array of " + kindOfType(of.Elem())
	case reflect.Map:
		return "object of " + kindOfType(of.Elem())
	case reflect.Struct:
		return "object"
	case reflect.Int:
		return "integer"
	case reflect.Bool:
		return "boolean"
	}
	return of.Kind().String()
}

func kindOf(all, s *schema) string {
	if s.Ref != "" {
		return kindOf(all, all.Defs[strings.TrimPrefix(s.Ref, "#/$defs/")])
	}
	switch types := s.Type.(type) {
	case nil:
		if s.Enum != nil {
			return "string"
		}
	case []any:
		return types[0].(string) + " or " + types[1].(string)
	case string:
		if s.Items != nil {
			return "array of " + kindOf(all, s.Items)
		}
		if s.Additional != nil {
			return "object of " + kindOf(all, s.Additional)
		}
		return types
	}
	return "?"
}
