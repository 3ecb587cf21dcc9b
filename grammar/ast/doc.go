// Package ast holds a chess position as meaning, whatever text it came from:
// the one tree that every dialect reads into and writes from. It also holds
// the tables that the dialects share (letters, variants) and the diagnostics
// as values. It imports nothing but the standard library and reads no text
// itself, but for walking the operations of an EPD record.
//
// Boards of up to 16 by 16 squares fit; nothing above this package knows
// the number 8.
package ast
