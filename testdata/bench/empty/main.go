// Command empty does nothing: what it takes to start a Go program, to compare with.
package main

func main() {}
