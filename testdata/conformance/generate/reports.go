package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const reportsSource = "testdata/cases/reports.tsv: records of public bug reports with the right value, most of them tried on several programs."

// A reported record is a row of testdata/cases/reports.tsv.
type reported struct {
	id, sure, dialect, variant, verdict, text, canonical, why string
}

// A bugReport is where a report was made, and what it is about.
type bugReport struct{ topic, source string }

var bugReports = map[string]bugReport{
	"c001": {"chess960", "lichess-org/scalachess#495"},
	"c003": {"epd", "niklasf/python-chess#340"},
	"c005": {"placement", "official-stockfish/Stockfish#6663; official-stockfish/Stockfish#905"},
	"c007": {"en-passant", "Disservin/fastchess#559"},
	"c011": {"variants", "ml-research/liground#185; lichess-org/scalachess#62; cutechess/cutechess#186; lantonov/asmFish#73"},
	"c013": {"en-passant", "official-stockfish/Stockfish#2797"},
	"c015": {"whitespace", "niklasf/chessops#43"},
	"c017": {"epd", "official-stockfish/books#40; AndyGrant/OpenBench#280; cutechess/cutechess#546"},
	"c019": {"castling", "LeelaChessZero/lc0#896; LeelaChessZero/lc0#1348; pioz/chess#17"},
	"c021": {"chess960", "lichess-org/lila#15770"},
	"c023": {"counters", "bhlangonijr/chesslib#52; rabestro/dicechess-engine-scala#586; jhlywa/chess.js#327"},
	"c027": {"variants", "fairy-stockfish/Fairy-Stockfish#370"},
	"c029": {"placement", "official-stockfish/Stockfish#6315; SindreSvendby/pgnToFen#6; bhlangonijr/chesslib#52"},
	"c031": {"epd", "niklasf/python-chess#376; niklasf/python-chess#646"},
	"c033": {"epd", "vondele/cdbexplore#92; niklasf/python-chess#259; niklasf/python-chess#411"},
	"c035": {"variants", "niklasf/python-chess#913; ddugovic/Stockfish#152; lichess-org/scalachess#86"},
	"c037": {"variants", "cutechess/cutechess#159"},
	"c039": {"en-passant", "rosenthj/Winter#12; niklasf/shakmaty#71; jhlywa/chess.js#107"},
	"c043": {"legality", "lichess-org/lila#19686; official-stockfish/Stockfish#2316; official-stockfish/Stockfish#4768"},
	"c045": {"variants", "niklasf/python-chess#276; niklasf/python-chess#1202; cutechess/cutechess#244"},
	"c047": {"variants", "jniemann66/react-chessdiagram#5; Psyyke/A.C.A.S#119; gbtami/pychess-variants#487"},
	"c051": {"castling", "lichess-org/lila#12751"},
	"c053": {"chess960", "official-stockfish/books#71; pychess/pychess#1402"},
	"c055": {"placement", "py-stockfish/stockfish#52; rooklift/nibbler#152; Elucidation/tensorflow_chessbot#30"},
	"c057": {"legality", "niklasf/syzygy-tables.info#194; tromp/ChessPositionRanking#159; niklasf/python-chess#452"},
	"c059": {"whitespace", "JonathanHallstrom/pawnocchio#4; PGG106/Alexandria#566"},
	"c061": {"variants", "niklasf/python-chess#115; niklasf/chessops#194"},
	"c063": {"variants", "gbtami/pychess-variants#138"},
	"c065": {"variants", "fairy-stockfish/Fairy-Stockfish#849; fairy-stockfish/Fairy-Stockfish#565"},
	"c067": {"placement", "niklasf/python-chess#1055; niklasf/python-chess#826; niklasf/shakmaty#74"},
	"c069": {"variants", "ddugovic/Stockfish#188"},
}

// overruled are records, by variant, whose verdict Forsyth has decided in another way than the
// report.
var overruled = map[string]struct {
	verdict conformance.Verdict
	rule    string
}{
	"3check rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 3+3": {conformance.Accept, "Forsyth's decision: counts of checks are read in either place"},
	"3check rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":     {conformance.Accept, "Forsyth's decision: without counts it is 3+3"},
	"racingkings 3krQK1/8/8/8/1q6/3B1N2/1b6/1R4R1 b - - 0 0":              {conformance.Warning, "Forsyth's decision: move 0 is read as 1"},
}

// unsettled are records, by variant, of which no text says whether they are read with a
// warning, and why.
var unsettled = map[string]string{
	"crazyhouse rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR/P b KQkq - 0 2":           "pockets as a ninth rank are read; with a warning?",
	"crazyhouse r2q1rk1/pp2bb1p/2pp2pK/7N/3pPR1P/1B1P2p1/PPPq4/R7/PPBNNN b - - 49 25":   "the same",
	"shogi ln2k2nl/9/+p+p+p+p+p+p+p+p+p/9/9/9/PPPPPPPPP/1+B5+R1/LNSGKGSNL[-] w - - 0 1": "empty pockets as [-] are read; with a warning?",
	"capablanca rnbqkmcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR w KQkq - 0 1":   "are the letters of one site read?",
	"chess960 rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB b Ckq - 1 9":                "the rooks of c and e begin no game of Chess960: Forsyth warns, the report does not",
	"racingkings rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":              "castling letters where there is no castling; with a warning?",
}

// reportsOn returns the cases of a topic.
func reportsOn(topic string) func() []conformance.Case {
	return func() (cases []conformance.Case) {
		for _, f := range table("cases/reports.tsv") {
			text, err := strconv.Unquote(f[5])
			if err != nil {
				panic(err)
			}
			r := reported{f[0], f[1], f[2], f[3], f[4], text, f[6], f[7]}
			if r.topic() == topic && unsettled[r.variant+" "+r.text] == "" && r.verdict != "disputed" {
				cases = append(cases, r.judged())
			}
		}
		return once(cases)
	}
}

// topic is that of the report. One report is of several fields.
func (r *reported) topic() string {
	switch {
	case r.id == "c029" && strings.Contains(r.text, " r KQkq"):
		return "turn"
	case r.id == "c029" && (strings.Contains(r.text, "KKkq") || strings.Contains(r.text, "KQXq") || strings.Contains(r.text, "e3 KQkq")):
		return "castling"
	}
	return bugReports[r.id].topic
}

func (r *reported) judged() conformance.Case {
	c := conformance.Case{Question: conformance.Question{Dialect: r.reader(), Variant: strings.Trim(r.variant, "-"), Input: r.text}}
	c.ID = r.topic() + "/report-" + r.id + "-" + tag(c.Question)
	r.source().into(&c)
	switch r.verdict {
	case "accept":
		c.Verdict = conformance.Accept
	case "lenient":
		c.Verdict = conformance.Warning
	case "reject":
		c.Verdict = conformance.Reject
	case "accept-illegal":
		c.Verdict = conformance.Accept
		if r.sure != "disputed" {
			c.Legality = &conformance.Legality{}
		}
	}
	if d, ok := overruled[r.variant+" "+r.text]; ok {
		c.Verdict, c.Rule, c.Certainty = d.verdict, d.rule+": "+r.why, conformance.Decision
	}
	c.Rule += " (" + bugReports[r.id].source + ")"
	c.Canonical = r.written()
	return c
}

// standards are the texts that settle what they say, by how a reason begins.
var standards = []string{"PGN standard ", "X-FEN: ", "UCI protocol, ", "Laws of Chess, "}

// source is the reason of a record: the source of its finding, or the text that it names.
func (r *reported) source() source {
	code, words, _ := strings.Cut(r.why, ": ")
	isCode := code != "" && strings.Trim(code, "abcdefghijklmnopqrstuvwxyz-") == "" && strings.Contains(code, "-")
	switch {
	case isCode && moveSources[code] != "":
		return source{moveSources[code] + ": " + words, decided}
	case isCode:
		s := sourceOf(r.dialect, strings.Trim(r.variant, "-"), sourceCode(code, words))
		s.text += ": " + words
		return s
	case slices.ContainsFunc(standards, func(s string) bool { return strings.HasPrefix(r.why, s) }):
		return source{r.why, said}
	case strings.HasPrefix(r.why, variantStandard), r.sure == "certain":
		return source{r.why, agreed}
	}
	return source{r.why, decided}
}

// reader is the dialect whose record it is: the castling letters tell, and standard FEN has
// no other game than chess.
func (r *reported) reader() string {
	switch {
	case r.dialect == "epd" || r.variant == "chess" || r.variant == "-":
		return r.dialect
	case strings.Trim(strings.Fields(r.text)[2], "ABCDEFGHabcdefgh") == "":
		return "shredder"
	}
	return "xfen"
}

// written is the canonical record where the report has it: with all six fields, which
// X-FEN need not have. Of EPD the reports sort the operations in one record and not in
// another; and whether a square that no pawn passed over is left out no decision says.
func (r *reported) written() map[string]*string {
	fields, canonical := strings.Fields(r.text), strings.Fields(r.canonical)
	switch {
	case r.canonical == "-" || r.dialect == "epd" && r.text != r.canonical:
		return nil
	case r.dialect == "epd":
		return map[string]*string{"epd": &r.canonical}
	case len(fields) > 3 && fields[3] != "-" && canonical[3] == "-":
		return nil
	case r.variant == "chess" || r.variant == "-":
		return map[string]*string{"fen": &r.canonical}
	case len(fields) < 6:
		return nil
	}
	return map[string]*string{"xfen": &r.canonical}
}
