package import YAML
package import SayableEngine

/// A text of a rule file with its place.
package struct SourcedText: Sendable {
  package let value: String
  package let node: Node
  package let file: RuleFile

  package init(value: String, node: Node, file: RuleFile) {
    self.value = value
    self.node = node
    self.file = file
  }

  /// The place of the UTF-8 offset `offset` of the text.
  package func location(atOffset offset: Int = 0) -> SourceLocation {
    file.location(of: node.position(ofValueOffset: offset, in: file.text))
  }

  /// What is wrong with words that hold a line break or a NUL: a label would become two.
  internal var lineBreakProblem: Diagnostic? {
    guard value.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return nil
    }
    return Diagnostic(
      code: "line-break-in-words", "what is said holds a line break or a NUL", at: location(),
      notes: ["a label is one line, and so is what is said of it"])
  }
}

extension RuleFile {
  /// The place of a position in this file, with the text of its line.
  package func location(of position: Position) -> SourceLocation {
    SourceLocation(
      file: name, line: position.line, column: position.column,
      text: line(around: min(position.offset, text.count)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// The line around an offset, without its line break; nil where it is too long to be shown. No rule is as long, but a
  /// file that is none may be one line, and much may be wrong with it.
  private func line(around offset: Int) -> [UInt8]? {
    let (newline, longest) = (UInt8(ascii: "\n"), 10_000)
    let before = text[max(0, offset - longest)..<offset]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    guard start == 0 || text[start - 1] == newline else { return nil }
    let end = text[offset...].prefix(longest).firstIndex(of: newline) ?? min(offset + longest, text.count)
    guard end - start <= longest, end == text.count || text[end] == newline else { return nil }
    return text[start..<end].filter { $0 != UInt8(ascii: "\r") }
  }
}

/// A rule as one or several files define it: a child's fields stand in place of its parent's.
internal struct RuleDefinition: Sendable {
  internal let id: SourcedText
  /// The locale whose file first defines the rule.
  internal let origin: LanguageTag
  internal var pass: SourcedText?
  internal var before: SourcedText?
  internal var match: SourcedText?
  internal var say: SourcedText?
  /// The key `protect`: what the match becomes.
  internal var protection: SourcedText?
  internal var reads: ReadValue?
  internal var isGuess: Bool?
  internal var condition: Condition?
  internal var comparison: SourcedText?
  internal var isRemoved: Bool?
  /// Of a check: what it tells of what it finds.
  internal var remark: Remark?
  internal var examples: [RuleExample] = []
  /// Labels that the rule must leave alone.
  internal var unchanged: [RuleExample] = []
  /// The locale that last gave `match`, `say` or `protect`; its examples are asked for.
  internal var definingLocale: LanguageTag

  /// Lays a later definition of the same rule over this one.
  internal mutating func override(with later: RuleDefinition) {
    pass = later.pass ?? pass
    before = later.before ?? before
    match = later.match ?? match
    if later.say != nil { (say, protection) = (later.say, nil) }
    if later.protection != nil { (say, protection) = (nil, later.protection) }
    reads = later.reads ?? reads
    isGuess = later.isGuess ?? isGuess
    condition = later.condition ?? condition
    comparison = later.comparison ?? comparison
    isRemoved = later.isRemoved ?? isRemoved
    remark = later.remark ?? remark
    if later.match != nil || later.say != nil || later.protection != nil { definingLocale = later.definingLocale }
    examples += later.examples
    unchanged += later.unchanged
  }
}

/// A text that a rule is held to, in the locale whose file gives it.
internal struct RuleExample: Sendable {
  internal let locale: LanguageTag
  internal let written: SourcedText
  /// What is said; the written text itself where a rule leaves it, and for `unchanged`.
  internal let said: String
}
