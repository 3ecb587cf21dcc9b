package main

// formatFlags say what findings and explanations are printed as.
type formatFlags struct {
	Format string `enum:"text,json" default:"text" help:"Form of the output: text or json (a JSON object a line)."`
	JSON   bool   `name:"json" help:"Short for --format json."`
}

func (f *formatFlags) isJSON() bool { return f.JSON || f.Format == "json" }
