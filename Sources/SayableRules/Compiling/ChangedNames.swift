/// What files change that are laid over compiled rules: a rule that refers to none of it stays as it was compiled.
internal struct ChangedNames {
  private var rules: Set<String> = []
  /// Of variables and tables.
  private var names: Set<String> = []

  /// Adds all that a file says, or that is missing without it.
  internal mutating func insert(_ content: RuleFileContent) {
    rules.formUnion(content.rules.map(\.id.value))
    names.formUnion(content.variables.map(\.name.value) + content.tables.map(\.name.value))
  }

  /// Adds the variables that refer to changed ones.
  internal mutating func insertReferring(_ variables: [String: SourcedText?]) {
    var left = variables.compactMap { name, text in text.map { (name, references(in: $0.value)) } }
    // The words around a range stand in a variable that no template names.
    if names.contains("range-with-unit") { names.insert("range") }
    while true {
      let count = left.count
      left.removeAll { name, references in
        if references.isDisjoint(with: names) { return false }
        names.insert(name)
        return true
      }
      if left.count == count || names.isEmpty { return }
    }
  }

  /// Whether the files change the table of this name.
  internal func touchTable(_ name: String) -> Bool { names.contains(name) }

  /// Whether the rule is another one than it was.
  internal func touch(_ rule: RuleDefinition) -> Bool {
    if rules.contains(rule.id.value) { return true }
    return !names.isEmpty
      && [rule.match, rule.say].contains { $0.map { !references(in: $0.value).isDisjoint(with: names) } ?? false }
  }
}

/// The names that may be those of variables and tables in a pattern or template: what stands behind a brace, a colon or
/// a space.
internal func references(in text: String) -> Set<String> {
  var found: Set<String> = []
  let bytes = Array(text.utf8)
  var position = 0
  while position < bytes.count {
    let isBehind = [UInt8(ascii: "{"), UInt8(ascii: " "), UInt8(ascii: ":")].contains(bytes[position])
    position += 1
    guard isBehind else { continue }
    let name = bytes[position...].prefix { isPartOfName($0) }
    if !name.isEmpty { found.insert(String(decoding: name, as: UTF8.self)) }
    position = name.endIndex
  }
  return found
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
  default: false
  }
}
