package main

type manCmd struct{}

func (c *manCmd) Run(s *streams) error { return nil }
