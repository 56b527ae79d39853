package import SayableEngine

/// The words for charts in one locale: messages by name, each with slots such as `{value}`.
package struct ChartWords: Sendable {
  /// The forms of one message.
  package struct Message: Sendable {
    /// By the name of the plural category; `other` is always there.
    package var forms: [String: String] = [:]

    package init(forms: [String: String] = [:]) { self.forms = forms }
  }

  package var messages: [String: Message] = [:]

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
  package static func filled(_ form: String, _ slots: [String: String]) -> String {
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

  /// Writes or reads all.
  package mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &messages, blank: ("", Message())) { message, fields in
      fields.field(&message.0)
      fields.field(each: &message.1.forms, blank: ("", "")) { form, fields in
        fields.field(&form.0)
        fields.field(&form.1)
      }
    }
  }
}
