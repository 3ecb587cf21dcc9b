package main

// urlSources are those of records in web addresses: the standard of addresses, and what the
// sites take.
var urlSources = map[string]source{
	"address-plus":    {"RFC 3986: a plus sign is no blank in an address; in a form it is", agreed},
	"address-blank":   {"RFC 3986: an address has no blanks", agreed},
	"address-escape":  {"RFC 3986, 2.1: a percent sign and two hexadecimal digits, here of a byte that a record can have", said},
	"variant-differs": {"The address names its game", decided},
	"variant-unknown": {"The parameter variant names the game; the record of an unknown one is read without it", decided},
	"not-a-record":    {"The address of a position has a record in its path, or as a parameter", agreed},
	"blank-leading":   {"RFC 3986: an address has no blanks", agreed},
	"blank-trailing":  {"RFC 3986: an address has no blanks", agreed},
	"byte-order-mark": {"RFC 3986: an address is ASCII", decided},
	"carriage-return": {"RFC 3986: an address has no line ends", agreed},
}

// jsonSources are those of records as objects of JSON, a format of Forsyth's own.
var jsonSources = map[string]source{
	"json-invalid":     {"RFC 8259: a record is one object of JSON", said},
	"not-a-record":     {"RFC 8259: a record is one object of JSON", said},
	"key-unknown":      {jsonFormat + "it has these keys and no others", decided},
	"key-missing":      {jsonFormat + "a record has a placement, an operation its opcode", decided},
	"key-repeated":     {jsonFormat + "a key stands once", decided},
	"value-unknown":    {jsonFormat + "each key has values of one type, or one of some words", decided},
	"keys-contradict":  {jsonFormat + "keys that say the same have to agree", decided},
	"castling-unknown": {"X-FEN: the letters are K, Q, k and q and A to H and a to h", said},
	"castling-order":   {"X-FEN: White before Black, the king's side before the queen's", agreed},
}

const jsonFormat = "Forsyth's decision, docs/json.md: "
