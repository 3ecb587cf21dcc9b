package main

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// machine says when and on what is measured.
func machine() string {
	return fmt.Sprintf("%s, %s, %s/%s, %d processors%s", time.Now().Format(time.DateOnly),
		runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), processor())
}

// processor names the processor where Linux does, after a comma.
func processor() string {
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	_, rest, _ := bytes.Cut(info, []byte("model name"))
	line, _, _ := bytes.Cut(rest, []byte("\n"))
	_, name, found := strings.Cut(string(line), ":")
	if !found {
		return ""
	}
	return "," + name
}
