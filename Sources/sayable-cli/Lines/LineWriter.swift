internal import SayableEngine

/// Writes answers to standard output, and what people are told to standard error.
internal struct LineWriter {
  private let subject: String
  private var output = BufferedOutput.standardOutput
  private var messages = Messages()
  private var said: Set<String> = []
  /// What has to be written before another answer, since the line before had no end.
  private var missingEnd: [UInt8] = []
  private var isUnreadable = false
  private var hasProblems = false
  /// How many bytes were answered, told at a terminal that does not show the answers.
  private var answered = 0
  private var progress = TerminalLine(isShown: RunningProgram.isErrorTerminal && !RunningProgram.isOutputTerminal)

  init(subject: String) { self.subject = subject }

  var status: ExitStatus { isUnreadable ? .failure : hasProblems ? .found : .success }

  mutating func open(_ text: String) throws(SystemError) { try output.write(text) }

  /// Writes what stands behind all answers, and closes the output.
  mutating func close(_ text: String) throws(SystemError) {
    if !text.isEmpty {
      try output.write(missingEnd)
      try output.write(text)
    }
    progress.show("")
    try output.finish()
  }

  /// Writes the answers to a batch, so that whoever waits for them gets them.
  mutating func write(_ answers: LineAnswers, to batch: LineBatch) throws(SystemError) {
    tell(answers.messages)
    try output.write(missingEnd)
    try output.write(answers.bytes)
    var later = answers.later
    while let (bytes, diagnostics) = later?.next() {
      tell(diagnostics.map { LineAnswers.Message(text: $0.rendered, isOnce: true) })
      try output.write(bytes)
    }
    try output.flush()
    missingEnd = batch.lacksEnd ? [batch.separator] : []
    hasProblems = hasProblems || answers.hasProblems
    answered += batch.bytes.count
    let step = 10_000_000
    if answered >= step { progress.show("\(answered / step * 10) MB") }
  }

  private mutating func tell(_ new: [LineAnswers.Message]) {
    if !new.isEmpty { progress.show("") }
    for message in new where !message.isOnce || said.insert(message.text).inserted { messages.say(message) }
    messages.flush()
  }

  mutating func tell(_ item: LineSource.Item) {
    switch item {
    case .lines: break
    case .terminal:
      messages.say("sayable: type \(subject), one a line; Ctrl-D ends. For help: sayable --help")
      messages.flush()
    case .unreadable(let file, let error): report(file, error)
    case .tooLong(let batch, let limit):
      isUnreadable = true
      messages.error(Failure("\(batch.place(ofLine: 0)): \(limit.refusal)"))
    }
  }

  private mutating func report(_ file: String, _ error: SystemError) {
    isUnreadable = true
    // Who gives the name of no file may have meant a command.
    let command = error.isMissingFile ? nearestName(to: file, among: Command.sayable.commands.map(\.name)) : nil
    messages.error(
      Failure(
        "cannot read \(file == "-" ? "standard input" : "'\(file)'"): \(error.message)",
        notes: command.map { ["did you mean 'sayable \($0)'?"] } ?? []))
  }
}
