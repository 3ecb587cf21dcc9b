module example.org/importer

go 1.26.0

require github.com/forsyth-notation/forsyth v0.0.0

require (
	github.com/alecthomas/participle/v2 v2.1.4 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	golang.org/x/image v0.48.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/text v0.44.0 // indirect
)

replace github.com/forsyth-notation/forsyth => ../..
