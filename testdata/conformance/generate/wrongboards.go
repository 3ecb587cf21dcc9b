package main

import (
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// name is a text in an id: letters and digits as they are, all others by their bytes.
func name(text string) string {
	if strings.Trim(text, latin+"0123456789") == "" {
		return text
	}
	return "x" + hex.EncodeToString([]byte(text))
}

// wrongBoards are the placements of the hosts with a letter that is no man, with a rank of
// seven or nine squares, and with too few, too many, empty or wrongly parted ranks.
func wrongBoards() (all []wrongText) {
	for _, host := range hosts {
		board, _, _ := strings.Cut(host.Input, " ")
		put := func(name, board string) { all = append(all, with(host, name, 0, board)) }
		strangers(board, put)
		ranks := strings.Split(board, "/")
		wrongRanks(ranks, put)
		wrongNumbers(ranks, put)
		for _, sign := range `-|\,.:_` {
			put("parted-"+name(string(sign)), strings.ReplaceAll(board, "/", string(sign)))
			for i := 1; i < 8; i++ {
				put(fmt.Sprintf("parted-%s-%d", name(string(sign)), i), strings.Join(ranks[:i], "/")+string(sign)+strings.Join(ranks[i:], "/"))
			}
		}
	}
	return all
}

// strangers are all letters that are no man, in the place of the first man and of the last
// one but one.
func strangers(board string, put func(name, board string)) {
	first, last := strings.IndexAny(board, lettersOfMen), strings.LastIndexAny(board, lettersOfMen)
	last = strings.LastIndexAny(board[:last], lettersOfMen)
	for _, c := range latin {
		if strings.ContainsRune(lettersOfMen, c) {
			continue
		}
		for _, i := range []int{first, last} {
			put(fmt.Sprintf("man-%c-%d", c, i), board[:i]+string(c)+board[i+1:])
		}
	}
}

// wrongRanks puts a wrong one in the place of each rank.
func wrongRanks(ranks []string, put func(name, board string)) {
	for i, rank := range ranks {
		squares := strings.NewReplacer("1", " ", "2", "  ", "3", "   ", "4", "    ", "5", "     ", "6", "      ", "7", "       ", "8", "        ").Replace(rank)
		wrong := map[string]string{
			"short-left": counted(squares[1:]), "short-right": counted(squares[:7]), "long-left": "n" + rank, "long-right": rank + "P",
			"nought": "0", "nine": "9", "twice": rank + rank, "empty": "",
		}
		if i == 0 || i == 7 {
			delete(wrong, "empty") // a slash before the board or after it
		}
		for _, name := range slices.Sorted(maps.Keys(wrong)) {
			changed := slices.Clone(ranks)
			changed[i] = wrong[name]
			put(fmt.Sprintf("%s-%d", name, 8-i), strings.Join(changed, "/"))
		}
	}
}

// counted has numbers for the empty squares of a rank.
func counted(squares string) string {
	for n := 8; n > 0; n-- {
		squares = strings.ReplaceAll(squares, strings.Repeat(" ", n), fmt.Sprint(n))
	}
	return squares
}

// wrongNumbers are boards of two to seven ranks, and of nine and sixteen.
func wrongNumbers(ranks []string, put func(name, board string)) {
	for i := range ranks {
		put(fmt.Sprintf("without-%d", 8-i), strings.Join(slices.Delete(slices.Clone(ranks), i, i+1), "/"))
		put(fmt.Sprintf("again-%d", 8-i), strings.Join(slices.Insert(slices.Clone(ranks), i, ranks[i]), "/"))
		put(fmt.Sprintf("eight-before-%d", 8-i), strings.Join(slices.Insert(slices.Clone(ranks), i, "8"), "/"))
	}
	for n := 2; n < 8; n++ {
		put(fmt.Sprintf("first-%d", n), strings.Join(ranks[:n], "/"))
		put(fmt.Sprintf("last-%d", n), strings.Join(ranks[8-n:], "/"))
	}
	put("doubled", strings.Join(append(slices.Clone(ranks), ranks...), "/"))
}
