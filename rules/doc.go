// Package rules says what the rules of a variant say of a position. It knows
// no text.
package rules
