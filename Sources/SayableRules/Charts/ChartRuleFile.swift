internal import SayableEngine
internal import YAML

/// What one file of words for charts says, each text with its place.
internal struct ChartRuleFile {
  /// Something that is described, or a message with its slots filled, and what is said then.
  struct Example {
    enum Subject {
      /// A formula.
      case graph(String)
      /// Comma-separated values.
      case chart(String)
      /// A message with its slots.
      case message(String, [String: String])
    }

    var subject: Subject
    var says: SourcedText
  }

  /// The messages that are declared, with the names of their slots.
  var declarations: [(name: SourcedText, slots: [String])] = []
  /// The words of messages, by the name of the plural category.
  var words: [(name: SourcedText, forms: [(category: String, text: SourcedText)])] = []
  /// The kinds of places with what tells them: names of columns, the first and the last number, and labels.
  var kinds: [(name: SourcedText, columns: [SourcedText], range: [SourcedText], labels: [SourcedText])] = []
  var examples: [Example] = []
  /// The locale that the file is of.
  let locale: LanguageTag

  init(_ file: RuleFile, of locale: LanguageTag, problems: inout [Diagnostic]) {
    self.locale = locale
    let keys = ["locale", "messages", "words", "places", "examples"]
    guard let fields = FieldReader(all: file, what: "a file of words for charts", known: keys, problems: &problems)
    else { return }
    fields.checkLocale(locale, problems: &problems)
    declarations = fields.entries("messages", problems: &problems).map {
      (fields.sourced($0.key), fields.texts(ofItemsIn: $0, problems: &problems).map(\.value))
    }
    for entry in fields.entries("words", problems: &problems) {
      let name = fields.sourced(entry.key)
      let forms = entry.value.entries?.map { ($0.key.string ?? "", $0.value) } ?? [("other", entry.value)]
      words.append(
        (
          name,
          forms.compactMap { category, node in
            fields.text(of: node, under: name.value, problems: &problems).map { (category, $0) }
          }
        ))
    }
    for entry in fields.entries("places", problems: &problems) {
      let name = fields.sourced(entry.key)
      guard
        let own = FieldReader(
          entry.value, of: file, what: "a kind of place", known: ["columns", "range", "labels"], problems: &problems)
      else { continue }
      kinds.append(
        (
          name, own.texts("columns", problems: &problems) ?? [], own.texts("range", problems: &problems) ?? [],
          own.texts("labels", problems: &problems) ?? []
        ))
    }
    for item in fields.items("examples", problems: &problems) {
      examples += Self.example(item, of: file, problems: &problems).map { [$0] } ?? []
    }
  }

  private static func example(_ node: Node, of file: RuleFile, problems: inout [Diagnostic]) -> Example? {
    let keys = ["graph", "chart", "message", "with", "says"]
    guard let fields = FieldReader(node, of: file, what: "an example", known: keys, problems: &problems) else {
      return nil
    }
    let subject: Example.Subject? =
      if let formula = fields.text("graph", problems: &problems) {
        .graph(formula.value)
      } else if let values = fields.text("chart", problems: &problems) {
        .chart(values.value)
      } else if let message = fields.text("message", problems: &problems) {
        .message(
          message.value,
          Dictionary(
            fields.entries("with", problems: &problems).map { ($0.key.string ?? "", $0.value.string ?? "") }
          ) { first, _ in first })
      } else {
        nil
      }
    guard let subject, let says = fields.text("says", problems: &problems) else {
      problems.report(
        "bad-example", "this example says nothing of anything", at: file.location(of: node.start),
        notes: ["expected 'graph', 'chart' or 'message', and 'says'"])
      return nil
    }
    return Example(subject: subject, says: says)
  }
}
