package conformance

// A Query is a line that a program is sent: a case without its answer.
type Query struct {
	ID string `json:"id"`
	Question
}

// A Reply is the line that it sends back: what it can say, or why it says nothing.
type Reply struct {
	ID string `json:"id,omitempty"` // that of the Query, so that an answer to another one is found out
	Answer
	Skip string `json:"skip,omitempty"` // such as: no such variant
}
