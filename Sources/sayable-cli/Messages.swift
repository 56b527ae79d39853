internal import SayableEngine

/// What the program says to people, on standard error. Where that cannot be written to, nobody is left to tell.
internal struct Messages {
  private var stream = BufferedOutput.standardError

  mutating func error(_ failure: Failure) {
    for diagnostic in failure.diagnostics { say(diagnostic) }
    say("sayable: \(VisibleText(failure.message.shownPath, limit: 1000).string)")
    for note in failure.notes { say("  note: \(note)") }
    if let help = failure.help { say("Try '\(help)'.") }
    flush()
  }

  mutating func error(_ error: RuleSetError) {
    let count = error.diagnostics.count
    // Who wants to use rules needs to see what is wrong with them; who mends them has `rules check`.
    for diagnostic in error.diagnostics.prefix(5) { say(diagnostic) }
    if count > 5 { say("and \(count - 5) more, which 'sayable rules check' shows") }
    say("sayable: the rules cannot be used: \(count) \(count == 1 ? "problem" : "problems")")
    flush()
  }

  /// Says what somebody should know, though the work goes on.
  mutating func warning(_ message: String) {
    say("sayable: warning: \(message)")
    flush()
  }

  /// Writes a line, at the latest when flushed. What a terminal or a build server would obey in it is written out.
  mutating func say(_ line: String) { try? stream.write(VisibleText(line.shownPath, limit: 10_000).string + "\n") }

  /// Writes what was found.
  mutating func say(_ diagnostic: Diagnostic) { try? stream.write(diagnostic.rendered + "\n") }

  /// Writes what people are told of lines.
  mutating func say(_ message: LineAnswers.Message) { try? stream.write(message.text + "\n") }

  mutating func flush() { try? stream.flush() }
}
