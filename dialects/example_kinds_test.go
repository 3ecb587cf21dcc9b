package dialects_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
)

// A record becomes the address of a board of the site.
func ExampleDialect_At() {
	rec := dialects.FEN.MustParse("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	site, _ := dialects.SiteNamed("lichess")
	address, err := dialects.URL.At(site).Append(nil, &rec)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(address))
	// Output: https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1
}

// A suite of EPD may name another game in each record.
func ExampleDialect_Of() {
	for _, text := range []string{
		`4k3/8/8/8/8/8/8/4K2R w K - variant "atomic";`,
		`4k3/8/8/8/8/8/8/4K2R w K - id "none is named";`,
	} {
		fmt.Println(dialects.EPD.Of(text).Variant().OrChess().Name)
	}
	// Output:
	// atomic
	// chess
}
