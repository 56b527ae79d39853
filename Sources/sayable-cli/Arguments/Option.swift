/// An option of a command.
internal struct Option {
  /// What follows an option.
  enum Value {
    /// Nothing: the option is on or off.
    case none
    case choice([String])
    /// A text, shown by this name in help.
    case text(String)
    case file
    case folder
    /// A folder behind `=`, or nothing.
    case optionalFolder
  }

  /// The name, without the hyphens.
  let name: String
  /// The name that it had before; a command line that gives it is told the new one. Nil where it had none.
  var formerName: String?
  /// The letter that may stand for the name behind one hyphen.
  var short: Character?
  var value = Value.none
  /// A command of the shell that lists values, for completions; nil where there is no such list.
  var listing: String?
  /// Whether each use adds a value, in place of the last one counting.
  var isRepeatable = false
  /// Whether its value may be empty, which then says nothing.
  var mayBeEmpty = false
  /// What it does, in one or two sentences.
  let summary: String

  static let localeListing = "sayable locales 2>/dev/null | sed \"s/ .*//\""
  static let ruleListing = "sayable rules list 2>/dev/null | sed \"s/ .*//\""
  static let checkListing = "sayable lint --list-checks 2>/dev/null | sed \"s/ .*//\""

  /// Whether the option may stand without its value.
  var mayLackValue: Bool {
    if case .optionalFolder = value { true } else { false }
  }

  /// How help shows the value; nil where there is none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .text(let name): name
    case .file: "FILE"
    case .folder, .optionalFolder: "DIR"
    }
  }
}
