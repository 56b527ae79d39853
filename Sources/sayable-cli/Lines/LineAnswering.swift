internal import Sayable

/// Reads lines from files or standard input, and writes an answer for each to standard output.
///
/// An answer ends as its line did, and is written before more is read, so that whoever waits for it gets it.
internal struct LineAnswering {
  /// What may be said to people while lines are answered.
  var messages = Messages()

  private let subject: String
  private let endsWithNull: Bool
  private var output = BufferedOutput.standardOutput
  /// What has to be written before another answer, since the line before had no end.
  private var missingEnding = LineEnding.nothing
  /// The line that is being answered, counted from 1 in its file.
  private(set) var number = 0
  /// The file that is being read; `-` is standard input.
  private(set) var file = "-"

  /// The line that is being answered and its file, for messages.
  var place: String { file == "-" ? "line \(number)" : "\(file):\(number)" }

  private static let chunkSize = 131_072

  /// - Parameters:
  ///   - subject: What the lines hold, such as `labels`, for the greeting at a terminal.
  ///   - endsWithNull: Whether lines end with a NUL byte.
  init(_ subject: String, endsWithNull: Bool) {
    self.subject = subject
    self.endsWithNull = endsWithNull
  }

  /// Answers the lines of all files, in order. A file that cannot be read is reported, and the others go on.
  ///
  /// - Parameters:
  ///   - opening: What is written before all answers.
  ///   - closing: What is written behind them.
  ///   - answer: Gives the answer to a line.
  /// - Throws: Where the answers cannot be written.
  mutating func run(
    _ files: [String], opening: String = "", closing: String = "",
    answer: (_ line: [UInt8], _ answering: inout LineAnswering) -> [UInt8]
  ) throws(SystemError) -> ExitStatus {
    var status = ExitStatus.success
    try output.write(opening)
    for file in files.isEmpty ? ["-"] : files where try !answerLines(of: file, answer) { status = .failure }
    if !closing.isEmpty { try output.write(missingEnding.rawValue + closing) }
    try output.finish()
    return status
  }

  /// Whether the file could be read to its end.
  private mutating func answerLines(
    of file: String, _ answer: ([UInt8], inout LineAnswering) -> [UInt8]
  ) throws(SystemError) -> Bool {
    self.file = file
    number = 0
    let input: InputFile
    do throws(SystemError) {
      input = file == "-" ? .standard : try InputFile(file)
    } catch {
      report(file, error, isMissing: error.isMissingFile)
      return false
    }
    if file == "-", input.isTerminal {
      messages.say("sayable: type \(subject), one a line; Ctrl-D ends. For help: sayable --help")
      messages.flush()
    }
    var splitter = LineSplitter(nullSeparated: endsWithNull)
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
      try splitter.split(chunk, count: count) { line, ending throws(SystemError) in
        try write(line, ending, answer)
      }
      try flush()
    }
    try splitter.finish { line, ending throws(SystemError) in try write(line, ending, answer) }
    try flush()
    return isReadable
  }

  private mutating func write(
    _ line: [UInt8], _ ending: LineEnding, _ answer: ([UInt8], inout LineAnswering) -> [UInt8]
  ) throws(SystemError) {
    number += 1
    let spoken = answer(line, &self)
    try output.write(missingEnding.rawValue)
    try output.write(spoken)
    try output.write(ending.rawValue)
    missingEnding = ending == .nothing || ending == .carriageReturn ? (endsWithNull ? .null : .lineFeed) : .nothing
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
