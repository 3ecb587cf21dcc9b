package conformance

// A Query is a line that a program is sent: a case without its answer.
type Query struct {
	ID string `json:"id"`
	Question
}

// A Reply is the line that it sends back: what it can say, or why it says nothing.
type Reply struct {
	Answer
	Skip string `json:"skip,omitempty"` // such as: no such variant
}
