package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"time"
)

// process is a program that runs and answers a line with a line.
type process struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	lines   chan []byte   // what it writes; closed at the end
	fault   error         // why no more is read, once lines are closed; nil at the end
	stopped chan struct{} // closed when nobody waits for lines any more
}

// Of a program that is told to end, or that reads no more: how long it may take. Of its
// answers: how long one may be, in MiB.
const (
	grace      = time.Second
	mostAnswer = 16
)

// errEnded is the error of a program that writes no more in place of an answer.
var errEnded = errors.New("it writes no more")

// inPlainWords says why a program cannot be started.
func inPlainWords(name string, err error) error {
	var path *fs.PathError
	var lookup *exec.Error
	switch {
	case errors.Is(err, exec.ErrNotFound), errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no program %q", name)
	case errors.As(err, &path):
		return fmt.Errorf("%q cannot be started: %w", name, path.Err)
	case errors.As(err, &lookup):
		return fmt.Errorf("%q cannot be started: %w", name, lookup.Err)
	}
	return err
}

func startProcess(words []string, stderr io.Writer) (*process, error) {
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Stderr = stderr
	cmd.WaitDelay = grace // its own children may hold its output open
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := startGroup(cmd); err != nil {
		return nil, inPlainWords(words[0], err)
	}
	p := &process{cmd: cmd, in: in, lines: make(chan []byte), stopped: make(chan struct{})}
	go p.read(out)
	return p, nil
}

func (p *process) read(out io.Reader) {
	defer close(p.lines)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, mostAnswer<<20)
	lines.Split(splitAnswer)
	for lines.Scan() {
		select {
		case p.lines <- bytes.Clone(lines.Bytes()):
		case <-p.stopped:
			return
		}
	}
	p.fault = lines.Err()
}

// splitAnswer takes a line together with what came with it: a second line would otherwise
// be taken for the answer to the next question, and so on to the last.
func splitAnswer(data []byte, atEnd bool) (advance int, answer []byte, err error) {
	if bytes.IndexByte(data, '\n') < 0 && !atEnd || len(data) == 0 {
		return 0, nil, nil
	}
	return len(data), bytes.TrimSuffix(data, []byte{'\n'}), nil
}

// ask sends a line and returns the one that comes back. A program that does not read must
// not hold its asker up: the writing ends when the program does.
func (p *process) ask(line []byte, timeout time.Duration) ([]byte, error) {
	select {
	case early, ok := <-p.lines:
		if ok {
			return nil, fmt.Errorf("%q was written before the question", shortened(early))
		}
		return nil, p.ended()
	default:
	}
	sent := make(chan error, 1)
	go func() {
		_, err := p.in.Write(line)
		sent <- err
	}()
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	late := fmt.Errorf("no answer within %v", timeout)
	for {
		select {
		case answer, ok := <-p.lines:
			if !ok {
				return nil, p.ended()
			}
			return answer, nil
		case err := <-sent:
			if err != nil { // it may have answered, and it may be about to end
				timer.Reset(min(grace, timeout))
				late = errors.New("the program reads no questions any more")
			}
		case <-timer.C:
			return nil, late
		}
	}
}

// ended says why there are no more lines.
func (p *process) ended() error {
	if errors.Is(p.fault, bufio.ErrTooLong) {
		return fmt.Errorf("the answer is longer than %d MiB", mostAnswer)
	}
	return errEnded
}

// kill ends the program at once.
func (p *process) kill() {
	killGroup(p.cmd.Process)
	p.end()
}

// end closes the input of the program, by which it should end, sees that it does, and says
// how.
func (p *process) end() string {
	close(p.stopped)
	p.in.Close()
	timer := time.AfterFunc(grace, func() { killGroup(p.cmd.Process) })
	waitGroup(p.cmd)
	if !timer.Stop() {
		return "the program closed its output and went on"
	}
	return fmt.Sprintf("the program ended (%v)", p.cmd.ProcessState)
}
