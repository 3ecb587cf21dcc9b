package diag

import (
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// row is the wording of one code. The slots of a message are those of [fill];
// the number of a slot is the place in the arguments of the diagnostic. A
// help text has no slots. The hint says more where the arguments make it
// certain, and is empty otherwise.
type row struct {
	code    ast.Code
	message texts
	help    texts
	hint    func(lang Lang, args []any) string
	cure    func(args []any) *texts // another help text that some arguments have, or nil
}

// catalogue is slices, which cost nothing at start-up where a map would.
var catalogue = [][]row{
	recordRows, fieldRows, placementRows, forsythRows, letterRows, castlingRows, enPassantRows, counterRows, noteRows, transformRows, detectionRows,
	variantRows, gameRows, moveRows, legalRows, ruleRows, operationRows, operandRows, carrierRows, heldRows, positionRows, mistakeRows, proofRows, peerRows,
}

func rowOf(c ast.Code) *row {
	if !c.IsValid() {
		return nil
	}
	return rowsByCode()[c]
}

// rowsByCode are made for the first line that is shown.
var rowsByCode = sync.OnceValue(func() []*row {
	all := make([]*row, len(ast.AllCodes())+1)
	for _, rows := range catalogue {
		for i := range rows {
			all[rows[i].code] = &rows[i]
		}
	}
	return all
})
