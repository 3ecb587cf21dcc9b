package diagram

import (
	"encoding/base64"
	"strconv"
)

// AppendKitty appends a picture in PNG as terminals show it that speak kitty's graphics
// protocol: commands of that, the data in base64 in pieces of 4096 bytes at most.
// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/ (remote client).
func AppendKitty(dst, picture []byte) []byte {
	const piece = 4096
	data := base64.StdEncoding.EncodeToString(picture)
	keys := "a=T,f=100," // transmit and display, PNG
	for {
		rest := data[min(piece, len(data)):]
		dst = append(append(dst, "\x1b_G"...), keys...)
		if keys = ""; rest != "" {
			dst = append(dst, "m=1;"...)
		} else {
			dst = append(dst, "m=0;"...)
		}
		dst = append(append(dst, data[:len(data)-len(rest)]...), "\x1b\\"...)
		if rest == "" {
			return dst
		}
		data = rest
	}
}

// AppendITerm appends a picture in PNG as iTerm2 shows it, and terminals that follow it:
// operating system command 1337, the data in base64.
// Source: https://iterm2.com/documentation-images.html.
func AppendITerm(dst, picture []byte) []byte {
	dst = append(dst, "\x1b]1337;File=inline=1;size="...)
	dst = append(strconv.AppendInt(dst, int64(len(picture)), 10), ':')
	return append(base64.StdEncoding.AppendEncode(dst, picture), '\a')
}
