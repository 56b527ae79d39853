/// One step of the parser through the text.
struct Event {
  enum Kind {
    case documentStart
    case documentEnd
    case streamEnd
    case scalar(String, ScalarStyle)
    case alias
    case sequenceStart
    case mappingStart
    case collectionEnd
    case problem(ParserProblem)
  }

  let kind: Kind

  /// Where the event starts, in Unicode scalars after the start of the text or its byte order mark.
  let start: Int

  /// Where the event ends, in the same unit.
  let end: Int
}
