/// Keys that differ in their endings alone, one for each plural category: `day_one`, `day_other`, `day_ordinal_two`.
internal struct PluralKeys {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private var names: Set<String> = []

  /// The keys among `members`: each of them has a form `other`.
  internal init(of members: [JSONMember], in source: [UInt8]) {
    for member in members where source[member.name.range].suffix(6).elementsEqual("_other".utf8) {
      let name = member.name.string(in: source)
      if member.value.string != nil, name.utf8.count > 6 { names.insert(String(name.dropLast(6))) }
    }
  }

  /// The name and form in a key; nil where it has none.
  internal func form(of key: String) -> (name: String, form: String)? {
    guard !names.isEmpty, let bar = key.lastIndex(of: "_") else { return nil }
    let (name, form) = (String(key[..<bar]), String(key[key.index(after: bar)...]))
    guard Self.categories.contains(form), names.contains(name) || isPartOfPlural(name) else { return nil }
    return name.hasSuffix("_ordinal") ? (String(name.dropLast(8)), "ordinal." + form) : (name, form)
  }

  /// Whether a name with `_` before or behind it has forms, as `day` in `day_spoken`: then this one has them, too, even
  /// where `other` is not among them yet.
  private func isPartOfPlural(_ name: String) -> Bool {
    name.indices.contains { index in
      name[index] == "_"
        && (names.contains(String(name[..<index])) || names.contains(String(name[name.index(after: index)...])))
    }
  }

  /// Whether one of `members` is in a form beside `other`.
  internal func haveForms(in members: [JSONMember], of source: [UInt8]) -> Bool {
    !names.isEmpty
      && members.contains { member in
        form(of: member.name.string(in: source)).map { $0.form != "other" && $0.form != "ordinal.other" } ?? false
      }
  }
}
