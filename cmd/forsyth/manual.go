package main

import (
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// manualDate is the day of the last change of what is written here: the page is the same
// whenever it is made.
const manualDate = "December 1, 2026"

const manualHead = `.Sh NAME
.Nm forsyth
.Nd read, check and convert chess position texts
.Sh SYNOPSIS
.Nm
.Ar command
.Op Ar flags
.Op Ar input ...
.Nm
.Ar record
.Sh DESCRIPTION
.Nm
reads chess position texts in every dialect, says what is wrong with
them, and turns one dialect into another.
A record alone is explained.
.Pp
An argument that names a file, or is
.Cm \- ,
is input; without one it is standard input.
Compressed files are read as they are.
Another argument with a slash and a blank in it is a record; its words
need not be quoted.
So is
.Cm startpos ,
the start of the variant; in a file or a pipe it is none.
.Pp
Good records go to standard output in the order that they came.
What is wrong is told on standard error, as
.Ar file : Ns Ar line : Ns Ar column : severity : code : message ,
with the line and carets under it.`

const manualTail = `.Sh ENVIRONMENT
.Bl -tag -width FORSYTH_LANG
.It Ev FORSYTH_LANG , LC_ALL , LC_MESSAGES , LANG
The language of messages: the first that is set.
.It Ev NO_COLOR
If it is set, messages have no colours, unless
.Fl Fl color Ns = Ns Cm always
asks for them.
.It Ev TERM
The same, if it is
.Cm dumb ;
no progress is shown then, either.
.It Ev GOGC
How often memory is collected; see the documentation of Go.
.El
.Sh FILES
.Bl -tag -width Ds
.It Pa *.gz , *.zst , *.xz
What is written to a file of such a name with
.Fl o
is compressed.
Compressed input is known by its first bytes, bzip2 and zip archives of
one file too.
.It Pa *.pgn
Games: their FEN tags are the records.
.It Pa variants.ini
Variants of your own, for
.Fl Fl variant\-file .
.El
.Sh EXIT STATUS
.Bl -tag -width Ds
.It 0
All records were sound.
.It 1
Some records had errors.
For
.Cm diff :
they differ.
For
.Cm fmt
with
.Fl l
or
.Fl d :
a file would change.
For
.Cm fix :
something is left.
.It 2
The command could not do its work: it was misused, a file could not be
read, a disk was full.
.El
.Sh EXAMPLES
Turn a book with any castling letters into X\-FEN:
.Pp
.Dl forsyth convert \-\-to xfen book.epd > unified.epd
.Pp
What is wrong, where and why:
.Pp
.Dl forsyth check suite.epd
.Pp
What a record says:
.Pp
.Dl forsyth \(aq4k3/8/8/8/8/8/8/4K2R w K \- 0 40\(aq
.Pp
What a code means:
.Pp
.Dl forsyth codes rank\-short
.Sh SEE ALSO
.Lk https://github.com/forsyth\-notation/forsyth "The documentation of Forsyth"`

// manual returns the manual page.
func manual(app *kong.Application) string {
	m := &mdoc{}
	m.raw(".Dd "+manualDate, ".Dt FORSYTH 1", ".Os", manualHead, ".Sh COMMANDS")
	shared := sharedFlags(app)
	for _, node := range app.Children {
		m.command(node, shared)
	}
	m.raw(".Sh FLAGS")
	m.text("These mean the same in every command that has them.")
	m.flags(app.Flags)
	for _, group := range groups {
		if of := shared[group.Key]; of != nil {
			m.macro("Ss", strings.TrimSuffix(group.Title, ":"))
			m.flags(of)
		}
	}
	m.raw(manualTail)
	return m.String()
}

// sharedFlags returns the flags of the groups that several commands have, by group.
func sharedFlags(app *kong.Application) map[string][]*kong.Flag {
	shared := map[string][]*kong.Flag{}
	for _, node := range app.Children {
		for _, f := range node.Flags {
			if f.Group != nil && !slices.ContainsFunc(shared[f.Group.Key], func(s *kong.Flag) bool { return s.Name == f.Name }) {
				shared[f.Group.Key] = append(shared[f.Group.Key], f)
			}
		}
	}
	return shared
}

func (m *mdoc) command(node *kong.Node, shared map[string][]*kong.Flag) {
	m.macro("Ss", node.Name)
	m.WriteString(".Nm Cm " + node.Name)
	for _, p := range node.Positional {
		m.WriteString(" " + argument(p))
	}
	m.raw("", ".Pp")
	m.text(node.Help)
	if node.Detail != "" {
		m.raw(".Pp")
		m.prose(node.Detail)
	}
	var own []*kong.Flag
	var others []string
	for _, f := range node.Flags {
		if isShared(f, shared) {
			others = append(others, f.Name)
		} else {
			own = append(own, f)
		}
	}
	m.flags(own)
	if len(others) == 0 {
		return
	}
	m.raw(".Pp")
	m.text("Also, as below:")
	for i, other := range others {
		end := " ,"
		if i == len(others)-1 {
			end = " ."
		}
		m.raw(".Fl Fl " + mdocText(other) + end)
	}
}

// isShared reports whether a flag of a command is one that the page has for all.
func isShared(f *kong.Flag, shared map[string][]*kong.Flag) bool {
	return f.Group != nil && slices.ContainsFunc(shared[f.Group.Key], func(s *kong.Flag) bool {
		return s.Name == f.Name && s.Help == f.Help
	})
}

// argument returns what stands for a positional argument.
func argument(p *kong.Positional) string {
	text := "Ar " + mdocText(p.Name)
	if p.IsCumulative() {
		text += " ..."
	}
	if !p.Required {
		text = "Op " + text
	}
	return text
}

// flags writes a list of flags.
func (m *mdoc) flags(all []*kong.Flag) {
	if len(all) == 0 {
		return
	}
	m.raw(".Bl -tag -width Ds")
	for _, f := range all {
		item := ".It "
		if f.Short != 0 {
			item += "Fl " + string(f.Short) + " , "
		}
		item += "Fl Fl " + mdocText(f.Name)
		if !f.IsBool() && !f.IsCounter() {
			item += " Ns = Ns Ar " + valueOf(f)
		}
		m.raw(item)
		m.text(helpOf(f.Value))
	}
	m.raw(".El")
}

// valueOf returns what stands for the value of a flag.
func valueOf(f *kong.Flag) string {
	text := mdocText(strings.ReplaceAll(f.FormatPlaceHolder(), " ", `\ `))
	return strings.ReplaceAll(text, `\e `, `\ `)
}
