internal import CYAML

/// Runs libyaml over a text. This is the only file that knows of C.
@safe struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Whether libyaml got the memory to start.
  private let isReady: Bool

  /// Hands the events of `text`, valid UTF-8 without byte order mark, to `take`, until the end or the first problem.
  static func read(
    _ text: ArraySlice<UInt8>, take: (Event) throws(YAMLError) -> Void
  ) throws(YAMLError) {
    try unsafe text.withUnsafeBufferPointer { (bytes) throws(YAMLError) in
      // libyaml rejects a null address, which is what an empty text may have.
      guard let address = bytes.baseAddress, !bytes.isEmpty else {
        return try take(Event(kind: .streamEnd, start: 0, end: 0))
      }
      let reader = unsafe EventReader(address: address, count: bytes.count)
      while true {
        let event = reader.next()
        if let event { try take(event) }
        switch event?.kind {
        case .streamEnd, .problem: return
        default: continue
        }
      }
    }
  }

  /// The `count` bytes at `address` must outlive the reader.
  private init(address: UnsafePointer<UInt8>, count: Int) {
    // libyaml keeps the parser's address, so it must not move.
    unsafe parser = .allocate(capacity: 1)
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_input_string(parser, address, count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event, or nil for one that says nothing.
  private func next() -> Event? {
    var event = unsafe yaml_event_t()
    guard isReady, unsafe yaml_parser_parse(parser, &event) == 1 else { return problem() }
    defer { unsafe yaml_event_delete(&event) }
    guard let kind = unsafe Self.kind(of: event) else { return nil }
    return unsafe Event(kind: kind, start: event.start_mark.index, end: event.end_mark.index)
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind? {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_END_EVENT: .streamEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_SCALAR_EVENT:
      unsafe .scalar(
        String(
          decoding: UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length),
          as: UTF8.self),
        style(event.data.scalar.style))
    default: nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func problem() -> Event {
    let state = unsafe parser.pointee
    // While libyaml decodes, its marks stay empty and only the byte offset tells the place.
    let place: ParserProblem.Place =
      if unsafe state.error == YAML_READER_ERROR {
        unsafe .byte(state.problem_offset)
      } else {
        unsafe .scalar(state.problem_mark.index)
      }
    let problem = unsafe ParserProblem(
      problem: state.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      context: state.context.map { unsafe String(cString: $0) } ?? "",
      place: place, contextStart: state.context_mark.index, value: Int(state.problem_value))
    return unsafe Event(kind: .problem(problem), start: state.mark.index, end: state.mark.index)
  }
}

/// The version of the libyaml library in use, such as `0.2.5`.
public func libraryVersion() -> String {
  var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
  unsafe yaml_get_version(&major, &minor, &patch)
  return "\(major).\(minor).\(patch)"
}
