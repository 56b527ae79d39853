/// Something found in a file or while a label was normalized, with its place.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The rules cannot be used, or an example failed.
    case error
    /// The rules can be used; somebody should look.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// The kind of finding, such as `unknown-key`: the same word for the same kind, in every version.
  public let code: String
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// Where it was found; nil where no file is at fault.
  public let location: SourceLocation?
  /// What was expected or what can be done about it, a sentence each.
  public let notes: [String]

  package init(
    _ severity: Severity = .error, code: String, _ message: String, at location: SourceLocation? = nil,
    notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.notes = notes
  }
}

/// A place in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The file's name as it was given when the file was loaded, such as `en/labels.yaml`.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// The text of the line, without its line break; empty where it is too long to be shown.
  public let text: String

  package init(file: String, line: Int, column: Int, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }
}

extension Diagnostic {
  /// The finding as text of several lines, without a final line break: `file:line:column: severity: message`, the
  /// line with a caret under the column, and the notes. What a terminal or a build server would obey is written out.
  ///
  ///     en/labels.yaml:12:5: error: unknown key 'mach'
  ///         mach: '5'
  ///         ^
  ///       note: did you mean 'match'?
  public var rendered: String {
    var text = "\(severity.rawValue): \(VisibleText(message, limit: Self.limit).string) [\(code)]"
    if let location {
      text = "\(VisibleText(location.file).string):\(location.line):\(location.column): " + text
      // Of a line that is too long to be shown there is no text.
      if location.text.isEmpty, location.column > 1 { return text + notesText }
      // A tab stays a tab above the caret, so that the two lines agree whatever its width.
      let line = VisibleText(location.text, keepsTabs: true)
      let before = VisibleText(String(location.text.unicodeScalars.prefix(location.column - 1)), keepsTabs: true)
      let lead = before.string.unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
      text += "\n  \(line.string)\n  \(lead)^"
    }
    return text + notesText
  }

  private var notesText: String { notes.map { "\n  note: \(VisibleText($0, limit: Self.limit).string)" }.joined() }

  /// How many scalars of a message are shown: it may quote a value of any length.
  private static var limit: Int { 1000 }

  /// Files in alphabetical order, the findings of a file by position, those without a place first.
  package static func inReadingOrder(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    switch (first.location, second.location) {
    case (nil, nil): first.message < second.message
    case (nil, _): true
    case (_, nil): false
    case (let first?, let second?):
      (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }
}

extension [Diagnostic] {
  /// Adds an error.
  package mutating func report(
    _ code: String, _ message: String, at location: SourceLocation? = nil, notes: [String] = []
  ) {
    append(Diagnostic(code: code, message, at: location, notes: notes))
  }

  /// Adds a warning.
  package mutating func warn(
    _ code: String, _ message: String, at location: SourceLocation? = nil, notes: [String] = []
  ) {
    append(Diagnostic(.warning, code: code, message, at: location, notes: notes))
  }
}
