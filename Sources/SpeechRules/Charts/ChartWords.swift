package import SayableEngine

/// The words for charts in one locale: messages by name, each with slots such as `{value}`.
package struct ChartWords: Sendable {
  /// The forms of one message.
  package struct Message: Sendable {
    /// By the name of the plural category; `other` is always there.
    package var forms: [String: String] = [:]

    package init(forms: [String: String] = [:]) { self.forms = forms }
  }

  /// What places are, such as years, so that they are said with the preposition of their kind.
  package struct PlaceKind: Sendable {
    /// The names of columns of numbers that are such places, in small letters.
    package var columns: [String] = []
    /// The smallest and the largest number that is one; nothing where all are.
    package var range: [Int32] = []
    /// Labels that are such places, in small letters.
    package var labels: [String] = []

    package init() {}
  }

  package var messages: [String: Message] = [:]
  /// By their names; the message `at-` with the name says such a place.
  package var kinds: [String: PlaceKind] = [:]

  package init() {}

  /// The words of a message with its slots filled.
  ///
  /// - Parameters:
  ///   - name: The message.
  ///   - category: The plural category of the number that governs it.
  ///   - slots: What stands in the slots, by name.
  package func words(_ name: String, _ category: PluralCategory = .other, _ slots: [String: String]) -> String {
    guard let message = messages[name] else { preconditionFailure("there is no message '\(name)'") }
    let form = message.forms[category.rawValue] ?? message.forms[PluralCategory.other.rawValue] ?? ""
    return Self.filled(form, slots)
  }

  /// A form with its slots filled; a slot that is not among `slots` is left out.
  internal static func filled(_ form: String, _ slots: [String: String]) -> String {
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      text += slots[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// The names of the slots in a form, in their order.
  package static func slots(of form: String) -> [String] {
    var names: [String] = []
    var rest = form[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// The kind of numbers below a name; nil where they are of none.
  package func kind(ofColumn name: String, _ numbers: [Double]) -> String? {
    let name = name.lowercased()
    return kinds.sorted { $0.key < $1.key }.first { _, kind in
      guard kind.columns.contains(name), numbers.allSatisfy({ $0 == $0.rounded() }) else { return false }
      guard kind.range.count == 2 else { return true }
      return numbers.allSatisfy { Double(kind.range[0]) <= $0 && $0 <= Double(kind.range[1]) }
    }?.key
  }

  /// The kind of labels; nil where they are of none.
  package func kind(ofLabels labels: [String]) -> String? {
    kinds.sorted { $0.key < $1.key }.first { _, kind in labels.allSatisfy { kind.labels.contains($0.lowercased()) } }?
      .key
  }

  /// Writes or reads all.
  package mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &messages, blank: ("", Message())) { message, fields in
      fields.field(&message.0)
      fields.field(each: &message.1.forms, blank: ("", "")) { form, fields in
        fields.field(&form.0)
        fields.field(&form.1)
      }
    }
    fields.field(each: &kinds, blank: ("", PlaceKind())) { kind, fields in
      fields.field(&kind.0)
      fields.field(each: &kind.1.columns)
      fields.field(each: &kind.1.range)
      fields.field(each: &kind.1.labels)
    }
  }
}
