package conformance

import "testing"

// TestDecode asks that what is wrong with a line is said in words, and nothing of Go's.
func TestDecode(t *testing.T) {
	for line, want := range map[string]string{
		`{}`:                                     "",
		" {\"skip\":\"why\"} \r":                 "",
		`{"verdict":1}`:                          `"verdict" holds a number, want a string`,
		`{"verdict":true}`:                       `"verdict" holds true or false, want a string`,
		`{"rooks":"a1"}`:                         `"rooks" holds a string, want an array`,
		`{"rooks":[1]}`:                          `"rooks" holds a number, want a string`,
		`{"canonical":{"fen":[]}}`:               `"canonical" holds an array, want a string`,
		`{"legality":{"legal":"no"}}`:            `"legality.legal" holds a string, want true or false`,
		`{"legality":false}`:                     `"legality" holds true or false, want an object`,
		`{"findings":[{"start":1.5}]}`:           `"findings.start" holds the number 1.5, want a whole number`,
		`{"san":[]}`:                             `"san" holds an array, want an object`,
		`{"verdikt":"accept"}`:                   `there is no key "verdikt"`,
		`{"enPassant":{"fen":"e3"}}`:             `there is no key "fen"`,
		`[]`:                                     "no object",
		`null`:                                   "no object",
		`"accept"`:                               "no object",
		``:                                       "nothing stands there",
		`{"verdict":"accept"`:                    "it ends before its object does",
		`Loading ...`:                            "no JSON from byte 1 on",
		`{"verdict":"accept",}`:                  "no JSON from byte 21 on",
		`{"skip":'why'}`:                         "no JSON from byte 9 on",
		`{"verdict":"accept"} {}`:                "more follows the object, from byte 22 on",
		"{\"verdict\":\"accept\"}\n{\"skip\":\"": "more follows the object, from byte 22 on",
		"{\"skip\":\"\xe9\"}":                    "byte 10 is not UTF-8",
	} {
		var reply Reply
		got := ""
		if err := Decode([]byte(line), &reply); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}
