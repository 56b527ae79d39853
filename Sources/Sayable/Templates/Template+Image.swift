extension ImagePart {
  /// Appends a template, its tables by name.
  internal mutating func append(_ template: Template) { append(template.parts) }

  /// Appends a comparison.
  internal mutating func append(_ comparison: Comparison) {
    append(group: comparison.smaller)
    append(group: comparison.larger)
    append(comparison.allowsEqual)
  }

  private mutating func append(group: Template.Group) { append(each: group) { $1.append($0) } }

  private mutating func append(_ parts: [Template.Part]) {
    append(each: parts) { part, image in
      switch part {
      case .literal(let words):
        image.append(choice: Kind.literal)
        image.append(words)
      case .copy(let group):
        image.append(choice: Kind.copy)
        image.append(group: group)
      case .words(let group, let tables, let form):
        image.append(choice: Kind.words)
        image.append(group: group)
        image.append(each: tables) { $1.append($0.name) }
        image.append(form)
      case .look(let group, let table):
        image.append(choice: Kind.look)
        image.append(group: group)
        image.append(table.name)
      case .count(let group, let entry):
        image.append(choice: Kind.count)
        image.append(group: group)
        image.append(entry.table.name)
        image.append(entry.id)
      case .change(let group, let change):
        image.append(choice: Kind.change)
        image.append(group: group)
        image.append(choice: change)
      }
    }
  }

  private mutating func append(_ form: Template.Form) {
    switch form {
    case .number(let group):
      append(choice: FormKind.number)
      append(group: group)
    case .bare: append(choice: FormKind.bare)
    case .each: append(choice: FormKind.each)
    case .range(let end, let range):
      append(choice: FormKind.range)
      append(group: end)
      append(range)
    }
  }
}

extension ImageReader {
  /// Reads a template.
  ///
  /// - Parameter tables: The tables that it may name.
  internal mutating func template(_ tables: [String: Table]) -> Template { Template(parts: parts(tables)) }

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
      switch image.choice(of: Kind.self) {
      case .literal: return .literal(image.text())
      case .copy: return .copy(image.group())
      case .words:
        let group = image.group()
        return .words(group, image.list { $0.table(tables) }, image.form(tables))
      case .look: return .look(image.group(), image.table(tables))
      case .count:
        let group = image.group()
        guard let entry = image.table(tables).entry(id: image.text()) else {
          preconditionFailure("a template names an entry that is not there")
        }
        return .count(group, entry)
      case .change: return .change(image.group(), image.choice(of: TextChange.self))
      }
    }
  }

  private mutating func form(_ tables: [String: Table]) -> Template.Form {
    switch choice(of: FormKind.self) {
    case .number: .number(group())
    case .bare: .bare
    case .each: .each
    case .range: .range(end: group(), parts(tables))
    }
  }
}

/// The kinds of the parts of a template.
private enum Kind: CaseIterable { case literal, copy, words, look, count, change }

/// The forms of the words of a table.
private enum FormKind: CaseIterable { case number, bare, each, range }
