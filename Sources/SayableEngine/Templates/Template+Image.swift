extension ImageReader {
  /// Reads a template.
  ///
  /// - Parameter tables: The tables that it may name.
  package mutating func template(_ tables: [String: Table]) -> Template { Template(parts: parts(tables)) }

  /// Reads a comparison.
  internal mutating func comparison() -> Comparison {
    Comparison(smaller: group(), larger: group(), allowsEqual: flag())
  }

  private mutating func group() -> Template.Group { list { $0.number() } }

  private mutating func table(_ tables: [String: Table]) -> Table {
    guard let table = tables[text()] else { preconditionFailure("a template names a table that is not there") }
    return table
  }

  private mutating func parts(_ tables: [String: Table]) -> [Template.Part] {
    list { image in
      switch image.choice(of: Template.StoredPart.self) {
      case .literal: return .literal(image.text())
      case .copy: return .copy(image.group())
      case .words:
        let group = image.group()
        return .words(group, image.list { $0.table(tables) }, image.form(tables))
      case .look: return .look(image.group(), image.table(tables))
      case .count:
        let (group, table) = (image.group(), image.table(tables))
        guard let entry = table.entry(id: image.text()) else {
          preconditionFailure("a template names an entry that is not there")
        }
        return .count(group, entry, of: table)
      case .change: return .change(image.group(), image.choice(of: TextChange.self))
      case .placed: return .placed(image.group(), atOpening: image.flag(), image.text())
      }
    }
  }

  private mutating func form(_ tables: [String: Table]) -> Template.Form {
    switch choice(of: Template.StoredForm.self) {
    case .number: .number(group())
    case .bare: .bare
    case .each: .each
    case .range: .range(end: group(), parts(tables))
    }
  }
}

extension Template {
  /// The kinds of the parts of a template, as they are stored.
  package enum StoredPart: CaseIterable { case literal, copy, words, look, count, change, placed }

  /// The forms of the words of a table, as they are stored.
  package enum StoredForm: CaseIterable { case number, bare, each, range }
}
