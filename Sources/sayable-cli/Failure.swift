internal import SayableEngine

/// Why the program cannot go on, in words for whoever started it.
internal struct Failure: Error {
  let message: String
  /// What can be done about it, a line each.
  var notes: [String] = []
  /// What is wrong in files, shown first.
  var diagnostics: [Diagnostic] = []
  /// The help that tells more, such as `sayable rules --help`; nil where the command line is not at fault.
  var help: String?

  init(_ message: String, notes: [String] = [], diagnostics: [Diagnostic] = [], help: String? = nil) {
    self.message = message
    self.notes = notes
    self.diagnostics = diagnostics
    self.help = help
  }
}

/// What `body` gives; where the system refuses that, the failure says `message` and why.
internal func attempt<Value: ~Copyable>(
  _ message: String, _ body: () throws(SystemError) -> Value
) throws(Failure) -> Value {
  do throws(SystemError) {
    return try body()
  } catch {
    throw Failure("\(message): \(error.message)")
  }
}
