extension MessageEvidence {
  /// What all strings and keys in `node` tell.
  internal init(of node: JSONNode?, in source: [UInt8]) {
    self.init()
    if let node { add(node, in: source) }
  }

  private mutating func add(_ node: JSONNode, in source: [UInt8]) {
    switch node.content {
    case .string(let string): add(source[string.range])
    case .array(let elements): for element in elements { add(element, in: source) }
    case .object(let members):
      for member in members where !MessageNotes.isNote(member, in: source) {
        if source[member.name.range].last == UInt8(ascii: ")") { add(key: member.name.string(in: source)) }
        add(member.value, in: source)
      }
      if PluralKeys(of: members, in: source).haveForms(in: members, of: source) { addPluralKeys() }
    default: break
    }
  }
}
