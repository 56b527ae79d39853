internal import SayableEngine

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
        image.append(choice: Template.StoredPart.literal)
        image.append(words)
      case .copy(let group):
        image.append(choice: Template.StoredPart.copy)
        image.append(group: group)
      case .words(let group, let tables, let form):
        image.append(choice: Template.StoredPart.words)
        image.append(group: group)
        image.append(each: tables) { $1.append($0.name) }
        image.append(form)
      case .look(let group, let table):
        image.append(choice: Template.StoredPart.look)
        image.append(group: group)
        image.append(table.name)
      case .count(let group, let entry, let table):
        image.append(choice: Template.StoredPart.count)
        image.append(group: group)
        image.append(table.name)
        image.append(entry.id)
      case .change(let group, let change):
        image.append(choice: Template.StoredPart.change)
        image.append(group: group)
        image.append(choice: change)
      case .placed(let group, let atOpening, let words):
        image.append(choice: Template.StoredPart.placed)
        image.append(group: group)
        image.append(atOpening)
        image.append(words)
      }
    }
  }

  private mutating func append(_ form: Template.Form) {
    switch form {
    case .number(let group):
      append(choice: Template.StoredForm.number)
      append(group: group)
    case .bare: append(choice: Template.StoredForm.bare)
    case .each: append(choice: Template.StoredForm.each)
    case .range(let end, let range):
      append(choice: Template.StoredForm.range)
      append(group: end)
      append(range)
    }
  }
}
