internal import Sayable

/// Answers labels: reads them from files or standard input, and writes what should be said to standard output.
internal struct Filter {
  /// The form of an answer.
  enum Form: String {
    case text, json, ssml
  }

  private let normalizer: Normalizer
  private let form: Form
  private let offsets: OffsetUnit
  private let language: LanguageTag
  private let explains: Bool
  private let endsWithNull: Bool

  private var output = BufferedOutput.standardOutput
  private var messages = Messages()
  /// The warnings that were given: each is given once.
  private var warned: Set<String> = []
  /// What has to be written before another answer, since the label before had no end.
  private var missingEnding = LabelEnding.nothing

  private static let chunkSize = 131_072

  init(_ request: Request, normalizer: Normalizer, language: LanguageTag) {
    self.normalizer = normalizer
    // The choices of the options are the names of the cases.
    form = request.value(of: .output).flatMap(Form.init(rawValue:)) ?? .text
    offsets = request.value(of: .offsets).flatMap(OffsetUnit.init(rawValue:)) ?? .utf8
    self.language = language
    explains = request.has(.explain)
    endsWithNull = request.has(.null)
  }

  /// Answers the labels of all files, in order. A file that cannot be read is reported, and the others go on.
  ///
  /// - Throws: Where the answers cannot be written.
  mutating func run(_ files: [String]) throws(SystemError) -> ExitStatus {
    var status = ExitStatus.success
    for file in files.isEmpty ? ["-"] : files where try !answer(file) { status = .failure }
    try output.finish()
    return status
  }

  /// Whether the file could be read to its end.
  private mutating func answer(_ file: String) throws(SystemError) -> Bool {
    let input: InputFile
    do throws(SystemError) {
      input = file == "-" ? .standard : try InputFile(file)
    } catch {
      report(file, error, isMissing: error.isMissingFile)
      return false
    }
    if file == "-", input.isTerminal {
      messages.say("sayable: type labels, one a line; Ctrl-D ends. For help: sayable --help")
      messages.flush()
    }
    var splitter = LabelSplitter(nullSeparated: endsWithNull)
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    var isReadable = true
    while true {
      let count: Int
      do throws(SystemError) {
        count = try input.read(into: &chunk)
      } catch {
        report(file, error)
        isReadable = false
        break
      }
      if count == 0 { break }
      try splitter.split(chunk, count: count) { label, ending throws(SystemError) in try answer(label, ending) }
      // Whoever waits for the answer gets it before more is read.
      try flush()
    }
    try splitter.finish { label, ending throws(SystemError) in try answer(label, ending) }
    try flush()
    return isReadable
  }

  private mutating func answer(_ label: [UInt8], _ ending: LabelEnding) throws(SystemError) {
    try output.write(missingEnding.rawValue)
    switch form {
    // Without a trace the answer is had sooner.
    case .text where !explains: try output.write(spoken(label))
    case .text: try output.write(trace(label).spoken)
    case .json: try output.write(JSONAnswer(trace(label), offsets: offsets).bytes)
    case .ssml: try output.write(SpeechMarkup(trace(label), language: language).text)
    }
    try output.write(ending.rawValue)
    missingEnding = ending == .nothing || ending == .carriageReturn ? (endsWithNull ? .null : .lineFeed) : .nothing
  }

  /// What should be said for a label.
  private mutating func spoken(_ label: [UInt8]) -> [UInt8] {
    let normalizer = normalizer
    return normalizer.normalize(label) { warn($0) }
  }

  /// The trace of a label, told if it is to be explained.
  private mutating func trace(_ label: [UInt8]) -> Trace {
    let trace = normalizer.trace(label)
    for diagnostic in trace.diagnostics { warn(diagnostic) }
    if explains { for line in Explanation(of: trace).lines { messages.say(line) } }
    return trace
  }

  /// Tells of a rule that was skipped, once for each rule.
  private mutating func warn(_ diagnostic: Diagnostic) {
    if warned.insert(diagnostic.rendered).inserted { messages.say(diagnostic.rendered) }
  }

  private mutating func flush() throws(SystemError) {
    messages.flush()
    try output.flush()
  }

  private mutating func report(_ file: String, _ error: SystemError, isMissing: Bool = false) {
    // Who gives the name of no file may have meant a command.
    let command = isMissing ? nearestName(to: file, among: Command.sayable.commands.map(\.name)) : nil
    messages.error(
      Failure(
        "cannot read \(file == "-" ? "standard input" : "'\(file)'"): \(error.message)",
        notes: command.map { ["did you mean 'sayable \($0)'?"] } ?? []))
  }
}
