package ast_test

import (
	"encoding"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// texter is a type with a text form, pointer its pointer.
type texter interface {
	comparable
	fmt.Stringer
	encoding.TextMarshaler
}

type pointer[T any] interface {
	*T
	encoding.TextUnmarshaler
}

// checkText asks that a value and its text are each read from the other.
func checkText[T texter, P pointer[T]](t *testing.T, parse func(string) (T, error), value T, want string) {
	t.Helper()
	if value.String() != want {
		t.Errorf("%#v is %q, want %q", value, value, want)
	}
	if text, err := value.MarshalText(); err != nil || string(text) != want {
		t.Errorf("%v marshals as %q, %v", value, text, err)
	}
	if got, err := parse(want); err != nil || got != value {
		t.Errorf("%q is parsed as %v, %v", want, got, err)
	}
	var got T
	if err := P(&got).UnmarshalText([]byte(want)); err != nil || got != value {
		t.Errorf("%q is unmarshalled as %v, %v", want, got, err)
	}
}

// checkNoText asks that a value which is none marshals as an error that names
// it.
func checkNoText[T texter](t *testing.T, value T, name string) {
	t.Helper()
	if text, err := value.MarshalText(); err == nil || len(text) > 0 || !strings.Contains(err.Error(), name) {
		t.Errorf("%#v marshals as %q, %v", value, text, err)
	}
}

// checkRefused asks that a text is refused by name, and that what was there
// before stays.
func checkRefused[T texter, P pointer[T]](t *testing.T, parse func(string) (T, error), before T, texts ...string) {
	t.Helper()
	var zero T
	for _, text := range texts {
		if got, err := parse(text); err == nil || got != zero || !strings.Contains(err.Error(), strconv.Quote(text)) {
			t.Errorf("%q is parsed as %v, %v", text, got, err)
		}
		got := before
		if err := P(&got).UnmarshalText([]byte(text)); text != "" && (err == nil || got != before) {
			t.Errorf("%q is unmarshalled as %v, %v", text, got, err)
		}
	}
}

// checkZeroText asks that a zero value without a name is the empty text, which
// is for marshalling alone.
func checkZeroText[T texter, P pointer[T]](t *testing.T, parse func(string) (T, error), other T) {
	t.Helper()
	var zero T
	if text, err := zero.MarshalText(); err != nil || len(text) > 0 {
		t.Errorf("%v marshals as %q, %v", zero, text, err)
	}
	got := other
	if err := P(&got).UnmarshalText(nil); err != nil || got != zero {
		t.Errorf("nothing is unmarshalled as %v, %v", got, err)
	}
	checkRefused[T, P](t, parse, other, "", zero.String())
}

// TestTexts asks for the text form of every value. These are stored by others:
// none may change.
func TestTexts(t *testing.T) {
	roles := "none pawn knight bishop rook queen king archbishop chancellor " +
		"grasshopper nightrider zebra camel giraffe wazir alfil fers dabbaba lion locust amazon gnu antelope leo mao pao " +
		"vao rose equihopper kanglion bouncer chinese-pawn protean-pawn contrahamster " +
		"commoner centaur advisor elephant horse cannon soldier banner gold silver lance ai-wok bers fers-alfil stone wizard champion " +
		"general captain warlord lieutenant hoplite falcon crane pheasant left-quail right-quail swallow"
	for i, name := range strings.Fields(roles) {
		checkText(t, ast.ParseRole, ast.Role(i), name)
	}
	for i := len(strings.Fields(roles)); i < 256; i++ {
		checkText(t, ast.ParseRole, ast.Role(i), fmt.Sprintf("role %d", i))
	}
	for i, name := range strings.Fields("white black neutral") {
		checkText(t, ast.ParseColor, ast.Color(i), name)
	}
	for i, name := range strings.Fields("record placement turn castling ep halfmove fullmove operations pocket checks moves") {
		checkText(t, ast.ParseField, ast.Field(i), name)
	}
	for i, name := range strings.Fields("info warning error") {
		checkText(t, ast.ParseSeverity, ast.Info+ast.Severity(i), name)
	}
	for i, name := range strings.Fields("syntax consistent legal suspicious") {
		checkText(t, ast.ParseLevel, ast.SyntaxLevel+ast.Level(i), name)
	}
	for _, code := range ast.AllCodes() {
		checkText(t, ast.ParseCode, code, code.String())
	}
}

// TestTextsOfNothing asks that a value is valid where its type gives it a text
// of its own, and an error where it has none.
func TestTextsOfNothing(t *testing.T) {
	for i := range 256 {
		color, field, severity, level := ast.Color(i), ast.Field(i), ast.Severity(i), ast.Level(i)
		if color.IsValid() != (i <= 2) || field.IsValid() != (i >= 1 && i < ast.NumFields) {
			t.Errorf("%v is valid: %v; %v is: %v", color, color.IsValid(), field, field.IsValid())
		}
		// A new severity or level that IsValid has not heard of has a name all the same.
		named := [2]bool{severity.String() != ast.Severity(0).String(), level.String() != ast.Level(0).String()}
		if got := [2]bool{severity.IsValid(), level.IsValid()}; got != named {
			t.Errorf("%v and %v are valid: %v", severity, level, got)
		}
	}
	for _, i := range []uint8{17, 255} {
		number := strconv.Itoa(int(i))
		checkNoText(t, ast.Color(i), "colour "+number)
		checkNoText(t, ast.Field(i), "field "+number)
		checkNoText(t, ast.Severity(i), "severity "+number)
		checkNoText(t, ast.Level(i), "level "+number)
	}
	checkNoText(t, ast.Code(999), "999")
	checkZeroText(t, ast.ParseSeverity, ast.Error)
	checkZeroText(t, ast.ParseLevel, ast.ConsistentLevel)
	checkZeroText(t, ast.ParseCode, ast.RankShort)
}

func TestTextsRefused(t *testing.T) {
	garbage := []string{"x", "1", " ", "\x00", "é", "\xff", "black,white", strings.Repeat("king", 1000)}
	checkRefused(t, ast.ParseRole, ast.King, append(garbage, "", "King", "king ", "k", "role", "role 1", "role 08", "role 256",
		"role -1", "role +99", "role  99")...)
	checkRefused(t, ast.ParseColor, ast.Black, append(garbage, "", "WHITE", "w", "color 7", "color 1", "colour 7")...)
	checkRefused(t, ast.ParseField, ast.TurnField, append(garbage, "", "field", "Turn", "en passant", "none")...)
	checkRefused(t, ast.ParseSeverity, ast.Warning, append(garbage, "Error", "no-severity", "note", "fatal")...)
	checkRefused(t, ast.ParseLevel, ast.SyntaxLevel, append(garbage, "Syntax", "no-level", "strict")...)
	checkRefused(t, ast.ParseCode, ast.RankShort, append(garbage, "RankShort", "rank short", "no-code")...)
	checkRefused(t, ast.ParseSpan, ast.Span{Start: 3, End: 7}, append(garbage, "", "-", "3", "3-", "-3", "7-3", "-1-3", "-0-1", "3--7", "+3-7",
		"3-+7", "03-7", "3-07", "3 - 7", "3-7 ", "3-7-9", "0x3-7", "1_0-20", "3–7", "0-2147483648", "0-99999999999999999999")...)
}

func TestSpanTexts(t *testing.T) {
	for text, span := range map[string]ast.Span{
		"0-0": {}, "3-7": {Start: 3, End: 7}, "7-7": {Start: 7, End: 7}, "0-1048577": {End: 1048577},
		"2147483647-2147483647": {Start: math.MaxInt32, End: math.MaxInt32},
	} {
		checkText(t, ast.ParseSpan, span, text)
		if !span.IsValid() {
			t.Errorf("%v is not valid", span)
		}
	}
	for _, span := range []ast.Span{{Start: 7, End: 3}, {Start: -1, End: 3}, {Start: -3, End: -1}, {End: -1}} {
		checkNoText(t, span, "span "+span.String())
		if span.IsValid() {
			t.Errorf("%v is valid", span)
		}
	}
}

func TestAppendTexts(t *testing.T) {
	for want, appendTo := range map[string]func([]byte) []byte{
		"a: queen": ast.Queen.Append, "a: role 200": ast.Role(200).Append,
		"a: rank-short": ast.RankShort.Append, "a: 3-7": ast.Span{Start: 3, End: 7}.Append,
	} {
		if got := string(appendTo([]byte("a: "))); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestMustParse(t *testing.T) {
	if r := ast.MustParseRole("queen"); r != ast.Queen {
		t.Errorf("queen is %v", r)
	}
	if c := ast.MustParseCode("rank-short"); c != ast.RankShort {
		t.Errorf("rank-short is %v", c)
	}
	if s := ast.MustParseSpan("3-7"); s != (ast.Span{Start: 3, End: 7}) {
		t.Errorf("3-7 is %v", s)
	}
	for name, parse := range map[string]func(string){
		"role": func(s string) { ast.MustParseRole(s) }, "code": func(s string) { ast.MustParseCode(s) }, "span": func(s string) { ast.MustParseSpan(s) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("no panic for %s", name)
				}
			}()
			parse("x")
		}()
	}
}

// TestDiagnosticJSON asks that a diagnostic has words in JSON, not numbers, and
// is read again.
func TestDiagnosticJSON(t *testing.T) {
	for want, d := range map[string]ast.Diagnostic{
		`{"Span":"44-45","Field":"turn","Code":"turn-capital","Severity":"warning","Args":["black","b"],"Fixes":[{"Span":"44-45","Text":"b"}]}`: {
			Span: ast.Span{Start: 44, End: 45}, Field: ast.TurnField, Code: ast.TurnCapital, Severity: ast.Warning,
			Args: []any{ast.Black, "b"}, Fixes: []ast.Fix{{Span: ast.Span{Start: 44, End: 45}, Text: "b"}},
		},
		`{"Span":"0-0","Field":"record","Code":"","Severity":"","Args":null,"Fixes":null}`: {},
	} {
		text, err := json.Marshal(d)
		if err != nil || string(text) != want {
			t.Errorf("%s, %v, want %s", text, err, want)
		}
		var back ast.Diagnostic
		if err := json.Unmarshal([]byte(want), &back); err != nil {
			t.Error(err)
		}
		for i, arg := range d.Args { // JSON does not know of what type an argument was
			d.Args[i] = fmt.Sprint(arg)
		}
		if diff := cmp.Diff(d, back); diff != "" {
			t.Errorf("%s (-want +got):\n%s", want, diff)
		}
	}
	text, err := json.Marshal(map[ast.Role][]ast.Piece{ast.King: {{Role: ast.Role(200), Color: ast.Neutral}}})
	if want := `{"king":[{"Role":"role 200","Color":"neutral","Promoted":false}]}`; err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
}
