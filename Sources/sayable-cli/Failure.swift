/// Why the program cannot go on, in words for whoever started it.
internal struct Failure: Error {
  /// What is wrong.
  let message: String
  /// What can be done about it, a line each.
  var notes: [String] = []
  /// The help that tells more, such as `sayable rules --help`; nil where the command line is not at fault.
  var help: String?

  init(_ message: String, notes: [String] = [], help: String? = nil) {
    self.message = message
    self.notes = notes
    self.help = help
  }
}
