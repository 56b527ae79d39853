/// A rule file: its name and its YAML text. See `Rules/README.md` for the language.
public struct RuleFile: Sendable, Hashable {
  /// The name that diagnostics give, such as `nl/words.yaml`.
  public let name: String
  /// The text, UTF-8 bytes of YAML.
  public let text: [UInt8]

  /// A rule file of an app's own.
  ///
  /// ```swift
  /// let file = RuleFile(name: "app.yaml", text: """
  ///   rules:
  ///     - id: seats
  ///       pass: abbreviations
  ///       match: '(?<n>{number}) st\\.'
  ///       say: '${n} seats'
  ///       examples: [['2 st.', '2 seats']]
  ///   """)
  /// ```
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// A rule file from the bytes of a file; bytes that are not UTF-8 are reported when it is loaded.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    text = bytes
  }
}
