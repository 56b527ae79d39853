package import SayableEngine
package import YAML

/// A rule file: its name and its YAML text. See `Rules/README.md` for the language.
public struct RuleFile: Sendable, Hashable {
  /// The name that diagnostics give, such as `nl/words.yaml`.
  public let name: String
  /// The text, UTF-8 bytes of YAML; empty for a file that comes with Sayable, of which only the meaning is kept.
  public let text: [UInt8]
  /// The nodes of a file whose text is not kept.
  private let stored: Node?

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
    stored = nil
  }

  /// Whether it comes with Sayable, so that what it says is known to be sound.
  internal var isStored: Bool { stored != nil }

  /// A rule file that was parsed before.
  internal init(name: String, root: Node) {
    self.name = name
    text = []
    stored = root
  }

  /// The outermost node; nil where the text is no YAML, which goes to `problems`.
  package func root(problems: inout [Diagnostic]) -> Node? {
    if let stored { return stored }
    do throws(YAMLError) {
      return try Document.parse(text).root
    } catch {
      problems.report("bad-yaml", "this is not YAML: \(error.message)", at: location(of: error.position))
      return nil
    }
  }

  /// Whether two files have the same name and text.
  public static func == (first: RuleFile, second: RuleFile) -> Bool {
    first.name == second.name && first.text == second.text && (first.stored == nil) == (second.stored == nil)
  }

  /// Hashes the name and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(text)
  }
}

extension RuleFile {
  /// The ids of the checks that it has; none where it cannot be read, of which loading it tells.
  public var checkNames: [String] {
    var ignored: [Diagnostic] = []
    return RuleFileContent(self, of: .root, problems: &ignored).rules.filter { $0.remark != nil }.map(\.id.value)
  }
}
