public import SayableEngine
internal import SayableRules
internal import YAML

extension Baseline {
  private static let version = "1"
  private static let fields = ["path", "key", "locale", "check", "text", "count"]

  /// The baseline as a file: JSON with a line for each item, in an order that does not change from run to run.
  public var json: String {
    let items = items.map { item in
      let count: JSONValue? = item.count == 1 ? nil : .number(item.count)
      return JSONValue.object([
        "path": .string(item.path), "key": .string(item.key), "locale": .string(item.locale),
        "check": .string(item.check), "text": .string(item.text), "count": count,
      ])
    }
    let text = JSONValue.object(["version": 1, "findings": .array(items)]).text(openedUpTo: 2)
    return Self.escapingWhatYAMLRefuses(text)
  }

  /// JSON has some characters as they are that YAML takes only as escapes.
  private static func escapingWhatYAMLRefuses(_ json: String) -> String {
    let refused: [Unicode.Scalar] = ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}"]
    guard json.unicodeScalars.contains(where: refused.contains) else { return json }
    var escaped = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if refused.contains(scalar) {
        escaped += "\\u\(String(scalar.value, radix: 16))".unicodeScalars
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Reads the file of a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The name that diagnostics give.
  ///   - problems: What is wrong with it, with places. Where there is any, the baseline should not be used, as it would
  ///     hide too little.
  public init(name: String, bytes: [UInt8], problems: inout [Diagnostic]) {
    // JSON is YAML, and the reader of YAML tells the places.
    let file = RuleFile(name: name, bytes: bytes)
    let known = ["version", "findings"]
    let count = problems.count
    guard let fields = FieldReader(all: file, what: "a baseline", known: known, problems: &problems) else {
      if problems.count == count {
        problems.report(
          "empty-baseline", "the baseline is empty",
          at: SourceLocation(file: name, line: 1, column: 1, text: ""), notes: ["write a new one"])
      }
      self.init()
      return
    }
    guard let version = fields.text("version", problems: &problems), version.value == Self.version else {
      problems.report(
        "unknown-version", "this is no baseline of version \(Self.version)",
        at: file.location(of: fields.node.start), notes: ["write a new one"])
      self.init()
      return
    }
    self.init(fields.items("findings", problems: &problems).compactMap { Self.item($0, of: file, &problems) })
  }

  private static func item(_ node: Node, of file: RuleFile, _ problems: inout [Diagnostic]) -> Item? {
    guard let fields = FieldReader(node, of: file, what: "a finding", known: Self.fields, problems: &problems) else {
      return nil
    }
    var texts: [String] = []
    for name in Self.fields.dropLast() {
      guard let text = fields.text(name, problems: &problems) else {
        problems.report("missing-key", "a finding has no '\(name)'", at: file.location(of: node.start))
        return nil
      }
      texts.append(text.value)
    }
    var count = 1
    if let text = fields.text("count", problems: &problems) {
      guard let number = Int(text.value), (1...1_000_000_000).contains(number) else {
        problems.report(
          "unknown-value", "'count' is '\(text.value)'", at: text.location(),
          notes: ["expected how many findings there are"])
        return nil
      }
      count = number
    }
    return Item(path: texts[0], key: texts[1], locale: texts[2], check: texts[3], text: texts[4], count: count)
  }
}
