package ast

// Phrase is an argument of a diagnostic that is worded in the language of its
// message: the name, in kebab case, by which package diag has it.
type Phrase string
