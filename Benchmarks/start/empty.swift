// The least that a static Swift program can do: end.
