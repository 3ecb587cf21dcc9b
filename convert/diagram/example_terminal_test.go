package diagram_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/convert/diagram"
)

// What shows a picture in a terminal of kitty: its graphics protocol, which has the bytes
// of the PNG in base64.
func ExampleAppendKitty() {
	fmt.Printf("%q\n", diagram.AppendKitty(nil, []byte("PNG")))
	// Output: "\x1b_Ga=T,f=100,m=0;UE5H\x1b\\"
}

// The same for iTerm2's inline images.
func ExampleAppendITerm() {
	fmt.Printf("%q\n", diagram.AppendITerm(nil, []byte("PNG")))
	// Output: "\x1b]1337;File=inline=1;size=3:UE5H\a"
}
