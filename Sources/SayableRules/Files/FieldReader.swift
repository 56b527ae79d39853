package import YAML
package import SayableEngine

/// Reads the fields of one mapping of a rule file, and notes what is wrong with them.
package struct FieldReader {
  package let file: RuleFile
  package let node: Node

  /// - Parameters:
  ///   - what: What the mapping is, for messages: "a rule".
  ///   - known: The keys that it may have; another one is reported with the nearest of these.
  ///   - renamed: What to write for keys that were once known.
  package init?(
    _ node: Node, of file: RuleFile, what: String, known: [String], renamed: [String: String] = [:],
    problems: inout [Diagnostic]
  ) {
    guard let entries = node.entries else {
      problems.report(
        "wrong-kind", "expected \(what), which is a mapping of keys, but found \(node.kind)",
        at: file.location(of: node.start))
      return nil
    }
    self.file = file
    self.node = node
    for entry in entries {
      let key = entry.key.string ?? ""
      guard !known.contains(key) else { continue }
      problems.report(
        "unknown-key", "unknown key '\(key)' in \(what)", at: file.location(of: entry.key.start),
        notes: [renamed[key].map { "write '\($0)'" } ?? nearestNameNote(to: key, among: known)])
    }
  }

  /// The same for all of `file`; nil as well where it is empty.
  package init?(
    all file: RuleFile, what: String, known: [String], renamed: [String: String] = [:], problems: inout [Diagnostic]
  ) {
    guard let root = file.root(problems: &problems), !root.isNull else { return nil }
    self.init(root, of: file, what: what, known: known, renamed: renamed, problems: &problems)
  }

  /// The text under `key`; a list or mapping there is reported.
  package func text(_ key: String, problems: inout [Diagnostic]) -> SourcedText? {
    guard let value = node[key], !value.isNull else { return nil }
    return text(of: value, under: key, problems: &problems)
  }

  /// Reports a locale that is not the one of the folder.
  internal func checkLocale(_ locale: LanguageTag, problems: inout [Diagnostic]) {
    guard let text = text("locale", problems: &problems), (try? LanguageTag(text.value)) != locale else { return }
    problems.report(
      "wrong-locale", "the file says it is of the locale '\(text.value)' and is loaded for '\(locale)'",
      at: text.location(), notes: ["the folder of a rule file is named after its locale"])
  }

  /// The text under `key` that is a pattern: not between double quotes, where YAML changes backslashes.
  package func pattern(_ key: String, problems: inout [Diagnostic]) -> SourcedText? {
    guard let text = text(key, problems: &problems) else { return nil }
    return checkedPattern(text, problems: &problems)
  }

  internal func checkedPattern(_ text: SourcedText, problems: inout [Diagnostic]) -> SourcedText? {
    guard case .scalar(_, .doubleQuoted) = text.node.content else { return text }
    problems.report(
      "double-quoted-pattern", "a pattern may not stand between double quotes, where YAML changes backslashes",
      at: text.location(), notes: ["write it between single quotes, with every ' in it doubled"])
    return text
  }

  /// One of the words of `type` under `key`.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, as type: Word.Type, problems: inout [Diagnostic]
  ) -> Word? where Word.RawValue == String {
    guard let text = text(key, problems: &problems) else { return nil }
    return word(text, as: type, orElse: "is not a value of '\(key)'", problems: &problems)
  }

  /// The word of `type` that `text` is.
  ///
  /// - Parameters:
  ///   - complaint: What is said of another text.
  ///   - others: What is expected besides, and is no word of `type`.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ text: SourcedText, as type: Word.Type, orElse complaint: String, besides others: [String] = [],
    problems: inout [Diagnostic]
  ) -> Word? where Word.RawValue == String {
    if let word = Word(rawValue: text.value) { return word }
    let words = Word.allCases.map(\.rawValue) + others
    problems.report(
      "unknown-value", "'\(text.value)' \(complaint)", at: text.location(),
      notes: ["expected one of: " + words.joined(separator: ", ")])
    return nil
  }

  /// `true` or `false` under `key`.
  internal func flag(_ key: String, problems: inout [Diagnostic]) -> Bool? {
    guard let text = text(key, problems: &problems) else { return nil }
    if let flag = Bool(text.value) { return flag }
    problems.report(
      "unknown-value", "'\(key)' is '\(text.value)'", at: text.location(), notes: ["expected true or false"])
    return nil
  }

  /// The one character under `key`, such as a decimal mark.
  internal func mark(_ key: String, problems: inout [Diagnostic]) -> Unicode.Scalar? {
    guard let text = text(key, problems: &problems) else { return nil }
    if let mark = text.value.unicodeScalars.first, text.value.unicodeScalars.count == 1 { return mark }
    problems.report(
      "unknown-value", "'\(key)' is '\(text.value)'", at: text.location(), notes: ["expected one character"])
    return nil
  }

  /// The texts of the list under `key`.
  package func texts(_ key: String, problems: inout [Diagnostic]) -> [SourcedText]? {
    guard let value = node[key], !value.isNull else { return nil }
    guard let items = value.items else {
      wrongKind(value, under: key, expected: "a list", problems: &problems)
      return nil
    }
    return items.compactMap { text(of: $0, under: key, problems: &problems) }
  }

  /// The items of the list under `key`.
  package func items(_ key: String, problems: inout [Diagnostic]) -> [Node] {
    guard let value = node[key], !value.isNull else { return [] }
    if let items = value.items { return items }
    wrongKind(value, under: key, expected: "a list", problems: &problems)
    return []
  }

  /// The entries of the mapping under `key`, in their order.
  package func entries(_ key: String, problems: inout [Diagnostic]) -> [Node.Entry] {
    guard let value = node[key], !value.isNull else { return [] }
    if let entries = value.entries { return entries }
    wrongKind(value, under: key, expected: "a mapping of keys", problems: &problems)
    return []
  }

  package func text(of value: Node, under key: String, problems: inout [Diagnostic]) -> SourcedText? {
    if let text = value.string { return SourcedText(value: text, node: value, file: file) }
    wrongKind(value, under: key, expected: "a text", problems: &problems)
    return nil
  }

  internal func wrongKind(_ value: Node, under key: String, expected: String, problems: inout [Diagnostic]) {
    problems.report(
      "wrong-kind", "'\(key)' is \(value.kind)", at: file.location(of: value.start), notes: ["expected \(expected)"])
  }
}
