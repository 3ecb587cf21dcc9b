package ast_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var kebab = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// TestCodeTexts asks that every code has a name of its own, in kebab case, that
// reads as the code.
func TestCodeTexts(t *testing.T) {
	seen := map[string]bool{"no-code": true}
	for _, code := range ast.AllCodes() {
		name := code.String()
		if !kebab.MatchString(name) || seen[name] {
			t.Errorf("code %d is %q", code, name)
		}
		seen[name] = true
		if parsed, err := ast.ParseCode(name); err != nil || parsed != code {
			t.Errorf("%s: %v, %v", name, parsed, err)
		}
		text, err := json.Marshal(code)
		if err != nil || string(text) != `"`+name+`"` {
			t.Errorf("%s as JSON: %s, %v", name, text, err)
		}
		var back ast.Code
		if err := json.Unmarshal(text, &back); err != nil || back != code {
			t.Errorf("%s from JSON: %v, %v", name, back, err)
		}
		if !code.IsValid() || code.Level() < ast.SyntaxLevel || code.Level() > ast.SuspiciousLevel {
			t.Errorf("%s: valid %v, level %v", name, code.IsValid(), code.Level())
		}
	}
}

func TestNoCode(t *testing.T) {
	for _, name := range []string{"", "no-code", "rank short", "RANK-SHORT", "rank-short "} {
		if code, err := ast.ParseCode(name); err == nil || code != ast.NoCode {
			t.Errorf("%q is %v", name, code)
		}
	}
	code := ast.RankShort
	if err := code.UnmarshalText([]byte("rank-shorter")); err == nil || code != ast.RankShort {
		t.Errorf("after a failure: %v, %v", code, err)
	}
	for _, code := range []ast.Code{ast.NoCode, 65535} {
		if code.IsValid() || code.String() != "no-code" || code.IsLeniency() {
			t.Errorf("code %d: valid %v, %v", code, code.IsValid(), code)
		}
	}
}

// proofs are what a strict checker refuses though every reader reads it.
var proofs = ast.CodesOf(ast.PawnsNeedCaptures, ast.PawnsNoOrigin, ast.NothingCaptured, ast.ClockBeyondGame, ast.MoveParity,
	ast.ClockMustBeZero, ast.LastMoveMissing, ast.CheckImpossible, ast.DoubleCheckImpossible, ast.ManOutOfReach,
	ast.MenLockedIn, ast.GameOverBefore, ast.CheckUncounted, ast.LastCheckMissing)

// TestSeverities asks that strictness changes leniencies and proofs, and those alone.
func TestSeverities(t *testing.T) {
	for _, code := range ast.AllCodes() {
		tolerant, strict := code.Severity(false), code.Severity(true)
		if changes := tolerant == ast.Warning && strict == ast.Error; changes != (code.IsLeniency() || proofs.Has(code)) {
			t.Errorf("%v: %v, strict %v", code, tolerant, strict)
		}
		if tolerant != strict && !code.IsLeniency() && !proofs.Has(code) {
			t.Errorf("%v: %v, strict %v", code, tolerant, strict)
		}
	}
	for code, want := range map[ast.Code][2]ast.Severity{
		ast.BlankTrailing:  {ast.Warning, ast.Error},
		ast.NeedsChess960:  {ast.Warning, ast.Warning},
		ast.RankShort:      {ast.Error, ast.Error},
		ast.TurnAssumed:    {ast.Info, ast.Info},
		ast.DetectOrthodox: {ast.Info, ast.Info},
	} {
		if got := [2]ast.Severity{code.Severity(false), code.Severity(true)}; got != want {
			t.Errorf("%v: %v, want %v", code, got, want)
		}
	}
}

// TestCodesHold asks that each code fits in a set, and that the set of the
// leniencies holds them and nothing else.
func TestCodesHold(t *testing.T) {
	var all ast.Codes
	order := ast.AllCodes()
	for _, code := range order {
		if all.Has(code) {
			t.Errorf("%v was in the set", code)
		}
		all.Add(code)
		one := ast.CodesOf(code)
		if !one.Has(code) || one.Len() != 1 || one.String() != code.String() || !all.Has(code) {
			t.Errorf("%v: %v", code, one)
		}
		if got := one.And(ast.Leniencies) == one; got != code.IsLeniency() || one.Without(ast.Leniencies).IsEmpty() != got {
			t.Errorf("%v: leniency %v", code, got)
		}
	}
	if got := slices.Collect(all.All()); !slices.Equal(got, order) || all.Len() != len(order) {
		t.Errorf("%d codes: %v, want %v", all.Len(), got, order)
	}
	for code := range all.All() {
		if code != order[0] {
			t.Error("All goes on after a break")
		}
		break
	}
	pair := ast.CodesOf(ast.CounterLone).With(ast.NulByte)
	if pair.String() != "nul-byte,counter-lone" || pair.IsEmpty() {
		t.Errorf("%v", pair)
	}
	if (ast.Codes{}).String() != "" || pair.Has(ast.NoCode) || pair.Has(200) {
		t.Error("the empty set has a member, or no code is one")
	}
}
