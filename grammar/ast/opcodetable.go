package ast

import "math"

// perftOpcode stands for D1, D2 and so on.
const perftOpcode = "D"

// mostGames bounds what counts nodes and games.
const mostGames = 1e18

// opcodeRows are the opcodes of the PGN standard (16.2.5), of the EPD specification
// (1995-11-26, 8) and those that are common in files.
var opcodeRows = [...]Opcode{
	{Name: "acd", Takes: OneInteger, Most: math.MaxUint32, Meaning: "depth of the analysis, in plies"},
	{Name: "acn", Takes: OneInteger, Most: mostGames, Source: "PGN", Meaning: "nodes analysed"},
	{Name: "acs", Takes: OneInteger, Most: math.MaxUint32, Source: "PGN", Meaning: "seconds of analysis"},
	{Name: "am", Takes: MoveSet, Source: "PGN", Meaning: "moves to avoid"},
	{Name: "bm", Takes: MoveSet, Source: "PGN", Meaning: "best moves"},
	{Name: "c0", Takes: StringOrNone, Source: "PGN", Meaning: "comment 0"},
	{Name: "c1", Takes: StringOrNone, Source: "PGN", Meaning: "comment 1"},
	{Name: "c2", Takes: StringOrNone, Source: "PGN", Meaning: "comment 2"},
	{Name: "c3", Takes: StringOrNone, Source: "PGN", Meaning: "comment 3"},
	{Name: "c4", Takes: StringOrNone, Source: "PGN", Meaning: "comment 4"},
	{Name: "c5", Takes: StringOrNone, Source: "PGN", Meaning: "comment 5"},
	{Name: "c6", Takes: StringOrNone, Source: "PGN", Meaning: "comment 6"},
	{Name: "c7", Takes: StringOrNone, Source: "PGN", Meaning: "comment 7"},
	{Name: "c8", Takes: StringOrNone, Source: "PGN", Meaning: "comment 8"},
	{Name: "c9", Takes: StringOrNone, Source: "PGN", Meaning: "comment 9"},
	{Name: "cc", Takes: TwoWords, Source: "EPD", Meaning: "time used by White and by Black"},
	{Name: "ce", Takes: OneInteger, Least: -32768, Most: 32767, Source: "PGN", Meaning: "evaluation for the side to move, in centipawns"},
	{Name: "dm", Takes: OneInteger, Least: 1, Most: math.MaxUint32, Source: "PGN", Meaning: "mate in so many moves"},
	{Name: "draw_accept", Takes: NoOperands, Source: "PGN", Meaning: "a draw is accepted"},
	{Name: "draw_claim", Takes: NoOperands, Source: "PGN", Meaning: "a draw is claimed"},
	{Name: "draw_offer", Takes: NoOperands, Source: "PGN", Meaning: "a draw is offered"},
	{Name: "draw_reject", Takes: NoOperands, Source: "PGN", Meaning: "a draw is rejected"},
	{Name: "eco", Takes: StringOrNone, Source: "PGN", Meaning: "opening, by the Encyclopaedia of Chess Openings"},
	{Name: "fmvn", Takes: OneInteger, Least: 1, Most: math.MaxUint32, Counter: FullmoveField, Source: "PGN", Meaning: "move number"},
	{Name: "hmvc", Takes: OneInteger, Most: math.MaxUint32, Counter: HalfmoveField, Source: "PGN", Meaning: "half-move clock"},
	{Name: "id", Takes: OneString, Source: "PGN", Meaning: "name of the position"},
	{Name: "nic", Takes: StringOrNone, Source: "PGN", Meaning: "opening, by New in Chess"},
	{Name: "noop", Takes: AnyOperands, Source: "PGN", Meaning: "nothing"},
	{Name: "pm", Takes: OneMove, Source: "PGN", Meaning: "predicted move"},
	{Name: "ptp", Takes: StringPairs, Source: "EPD", Meaning: "tag pairs of PGN"},
	{Name: "pv", Takes: MoveLine, Source: "PGN", Meaning: "predicted variation"},
	{Name: "rc", Takes: OneInteger, Least: 1, Most: math.MaxUint32, Source: "PGN", Meaning: "how often the position has occurred"},
	{Name: "refcom", Takes: OneName, Source: "EPD", Meaning: "command of a referee"},
	{Name: "refreq", Takes: OneName, Source: "EPD", Meaning: "request to a referee"},
	{Name: "resign", Takes: NoOperands, Source: "PGN", Meaning: "the side to move resigns"},
	{Name: "sm", Takes: OneMove, Source: "PGN", Meaning: "supplied move"},
	{Name: "sv", Takes: MoveLine, Source: "EPD", Meaning: "supplied variation"},
	{Name: "tcgs", Takes: OneInteger, Least: 1, Most: math.MaxUint32, Source: "PGN", Meaning: "game, of games by e-mail"},
	{Name: "tcri", Takes: TwoStrings, Source: "PGN", Meaning: "address and name of who receives"},
	{Name: "tcsi", Takes: TwoStrings, Source: "PGN", Meaning: "address and name of who sends"},
	{Name: "ts", Takes: TwoWords, Source: "EPD", Meaning: "date and time of the last change"},
	{Name: "v0", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 0"},
	{Name: "v1", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 1"},
	{Name: "v2", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 2"},
	{Name: "v3", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 3"},
	{Name: "v4", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 4"},
	{Name: "v5", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 5"},
	{Name: "v6", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 6"},
	{Name: "v7", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 7"},
	{Name: "v8", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 8"},
	{Name: "v9", Takes: StringOrNone, Source: "PGN", Meaning: "name of variation 9"},
	{Name: "variant", Takes: OneName, Meaning: "variant of the game"},
	{Name: perftOpcode, Takes: OneInteger, Most: mostGames, Meaning: "games of so many plies (D1, D2, ...)"},
}
