internal import SayableEngine

/// Why the program cannot go on, in words for whoever started it.
internal struct Failure: Error {
  /// What is wrong.
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
