package grammar_test

import (
	"fmt"
	"maps"
	"reflect"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// faultsAgree holds the scan for faults to the grammar: where it is sure, it finds the
// same, and makes the same record.
func faultsAgree(rules *grammar.Rules, text string) error {
	var scanned, parsed ast.Record
	found, ok := grammar.ScanFaults(&scanned, rules, text)
	if !ok {
		return nil
	}
	want := grammar.Parse(&parsed, rules, text)
	if !reflect.DeepEqual(found, want) {
		return fmt.Errorf("%s: %q: two lists of faults (-grammar +scan):\n%s", describe(rules), text, cmp.Diff(want, found))
	}
	if !reflect.DeepEqual(scanned, parsed) {
		return fmt.Errorf("%s: %q: two records (-grammar +scan):\n%s", describe(rules), text, cmp.Diff(parsed, scanned))
	}
	return nil
}

// TestFaultsAgree reads every seed by some of all rules.
func TestFaultsAgree(t *testing.T) {
	all := append(allRules, nationalRules...)
	for i, text := range append(seeds(t), boards...) {
		for j := i % 7; j < len(all); j += 7 {
			if err := faultsAgree(all[j], text); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestFaultsAreFound keeps the scan for faults from leaving common ones to the grammar,
// which costs a hundred times as much.
func TestFaultsAreFound(t *testing.T) {
	folders := map[string]*grammar.Rules{}
	maps.Copy(folders, readers)
	maps.Copy(folders, otherReaders)
	for folder, rules := range folders {
		if rules.Layout != ast.FieldsLayout {
			continue
		}
		for _, c := range testdataCases(t, dialecttest.Invalid, folder) {
			if _, ok := grammar.ScanFaults(new(ast.Record), rules, c.Text); !ok {
				t.Errorf("%s: left to the grammar: %q", folder, c.Text)
			}
		}
	}
}

func FuzzFaultsAgree(f *testing.F) {
	all := append(allRules, nationalRules...)
	for i, text := range append(seeds(f), boards...) {
		f.Add(text, uint16(i))
		f.Add(text, uint16(i*7+3))
	}
	for _, record := range everyByte {
		for i := range 32 {
			f.Add(record.text, uint16(i*11))
		}
	}
	f.Fuzz(func(t *testing.T, text string, number uint16) {
		if err := faultsAgree(all[int(number)%len(all)], text); err != nil {
			t.Error(err)
		}
	})
}
