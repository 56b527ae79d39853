/// Builds the tree from events and rejects what a strict reader does not want.
struct TreeBuilder {
  private let bytes: [UInt8]
  private let origin: Position
  private var cursor: TextCursor
  private var open: [OpenCollection] = []
  private var root: Node?
  private var sawDocument = false

  /// Where the last token ended that is a text, a bracket or a document mark.
  private var lastEnd: Position

  /// A builder for `bytes`, valid UTF-8 whose text starts at `origin`, after a byte order mark.
  init(_ bytes: [UInt8], from origin: Position) {
    self.bytes = bytes
    self.origin = origin
    cursor = TextCursor(bytes, at: origin)
    lastEnd = origin
  }

  /// Takes the next event.
  mutating func take(_ event: Event) throws(YAMLError) {
    switch event.kind {
    case .documentStart: try startDocument(event)
    case .scalar(let text, let style): try addScalar(text, style, event)
    case .sequenceStart: try startCollection(.sequence, event)
    case .mappingStart: try startCollection(.mapping, event)
    case .collectionEnd: try endCollection(event)
    case .alias:
      throw YAMLError(
        "Aliases (*name) are not supported; write the value out.", at: cursor.position(ofScalar: event.start))
    case .problem(let problem): throw problem.error(in: bytes, from: origin)
    case .documentEnd, .streamEnd: break
    }
  }

  /// The outermost node, once all events are taken.
  func finish() -> Node {
    root ?? Node(content: .scalar("", .plain), start: origin, end: origin)
  }

  private mutating func startDocument(_ event: Event) throws(YAMLError) {
    let start = cursor.position(ofScalar: event.start)
    guard !sawDocument else {
      throw YAMLError("A second document starts here; write one document per text.", at: start)
    }
    if event.start < event.end, byte(at: start.offset) == UInt8(ascii: "%") {
      throw YAMLError("Directives (%) are not supported; remove the line.", at: start)
    }
    sawDocument = true
    lastEnd = cursor.position(ofScalar: event.end)
  }

  private mutating func addScalar(_ text: String, _ style: ScalarStyle, _ event: Event) throws(YAMLError) {
    var start = cursor.position(ofScalar: event.start)
    var end = cursor.position(ofScalar: event.end)
    if event.start == event.end {
      start = placeOfAbsentValue(start)
      end = start
    } else {
      try checkProperties(at: start)
    }
    lastEnd = end
    try add(Node(content: .scalar(text, style), start: start, end: end))
  }

  /// Where an absent value stands: after its `-` or `:`, and without one of them after what comes before it, where
  /// libyaml gives the start of what comes next.
  private func placeOfAbsentValue(_ place: Position) -> Position {
    guard place.line > lastEnd.line else { return place }
    return switch byte(at: place.offset - 1) {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "?"): place
    default: lastEnd
    }
  }

  private mutating func startCollection(_ kind: OpenCollection.Kind, _ event: Event) throws(YAMLError) {
    let start = cursor.position(ofScalar: event.start)
    if event.start < event.end { try checkProperties(at: start) }
    if open.last?.awaitsKey == true {
      throw YAMLError("A key must be a text; write lists and mappings as values only.", at: start)
    }
    guard open.count < Document.maximumDepth else {
      throw YAMLError(
        "Lists and mappings are nested more than \(Document.maximumDepth) deep; flatten them.", at: start)
    }
    lastEnd = cursor.position(ofScalar: event.end)
    let hasBracket = event.start < event.end && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte(at: start.offset))
    open.append(OpenCollection(kind: kind, start: start, hasBracket: hasBracket))
  }

  private mutating func endCollection(_ event: Event) throws(YAMLError) {
    guard let collection = open.popLast() else { return }
    // Without a bracket libyaml notices the end at the next token only, so the last item tells it.
    if collection.hasBracket { lastEnd = cursor.position(ofScalar: event.end) }
    try add(Node(content: collection.content, start: collection.start, end: lastEnd))
  }

  private mutating func add(_ node: Node) throws(YAMLError) {
    if open.isEmpty {
      root = node
    } else {
      try open[open.count - 1].add(node)
    }
  }

  /// Rejects an anchor or tag, by the one character that starts either and nothing else.
  private func checkProperties(at start: Position) throws(YAMLError) {
    switch byte(at: start.offset) {
    case UInt8(ascii: "&"):
      throw YAMLError("Anchors (&name) are not supported; remove it, and put a text with & in quotes.", at: start)
    case UInt8(ascii: "!"):
      throw YAMLError("Tags (!name) are not supported; remove it, and put a text with ! in quotes.", at: start)
    default: break
    }
  }

  private func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }
}
