internal import SayableCatalogs
internal import SayableEngine
internal import SayableRules

/// A rule file that is open in an editor.
internal struct EditedRuleFile {
  private let document: TextDocument
  private let settings: ServerSettings
  private let locale: LanguageTag
  /// What stands before the file's name in its rules folder, such as `en/`; nil for an app's own file.
  private let layer: String?

  /// Nil where the document is no rule file: none in YAML, or one without the keys of rule files.
  internal init?(_ document: TextDocument, _ settings: ServerSettings) {
    let path = document.path
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), path.split(separator: "/").last?.hasPrefix(".") == false
    else {
      return nil
    }
    let keys = ["rules:", "tables:", "variables:", "passes:", "locale:", "plural:", "numbers:", "checks:"]
    let lines = String(decoding: document.text, as: UTF8.self).split(separator: "\n")
    guard lines.contains(where: { line in keys.contains { line.hasPrefix($0) } }) else { return nil }
    self.document = document
    self.settings = settings
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.dropLast().last { $0 != "packs" && $0 != "formulas" } ?? ""
    let tag = parts.contains("Rules") || parts.contains("rules") ? try? LanguageTag(folder) : nil
    locale = tag ?? .english
    layer = tag == nil ? nil : parts.suffix(from: parts.lastIndex(of: folder) ?? 0).joined(separator: "/")
  }

  private var file: RuleFile { RuleFile(name: layer ?? document.path, bytes: document.text) }

  /// What is wrong with the file, its failed examples among it; nil where the search was cancelled.
  internal func diagnostics(isCancelled: () -> Bool) -> [JSONValue]? {
    let check: RuleCheck
    if layer == nil {
      check = RuleCheck(settings.library, locales: [locale], appRules: [file])
    } else {
      guard let library = try? settings.library.adding([file]) else { return [] }
      check = RuleCheck(library, locales: library.locales.contains(locale) ? [locale] : [])
    }
    if isCancelled() { return nil }
    return check.diagnostics.filter { $0.location?.file == file.name }.map(\.diagnostic)
  }

  private var rules: [RuleSummary] {
    (try? settings.library.rules(of: locale, appRules: layer == nil ? [file] : [])) ?? []
  }

  /// All that is known of the rule whose id stands at an offset.
  internal func hover(_ offset: Int) -> JSONValue? {
    guard let (id, range) = word(at: offset), let rule = rules.first(where: { $0.id == id }) else { return nil }
    var text = "`\(rule.id)` in `\(rule.location.file)`, pass `\(rule.pass)`\n\n```\n\(rule.match)\n```"
    // What a check says where its file says nothing is the match.
    if let say = rule.say, say != "$0" { text += "\n\nsays\n\n```\n\(say)\n```" }
    for example in rule.examples.prefix(5) {
      text += "\n\n\(Markdown.escaped(example.written))"
      if example.said != example.written { text += " → \(Markdown.escaped(example.said))" }
    }
    return ["contents": ["kind": "markdown", "value": .string(text)], "range": document.range(of: range)]
  }

  /// The place of the rule whose id stands at an offset; nil where it lies in no file of the project.
  internal func definition(_ offset: Int) -> JSONValue? {
    guard let (id, _) = word(at: offset), let rule = rules.first(where: { $0.id == id }) else { return nil }
    return rule.location.json(in: settings, or: rule.location.file == file.name ? document.path : nil)
  }

  /// Keys, variables, tables, passes and rules that may stand at an offset.
  internal func completions(_ offset: Int) -> JSONValue {
    let before = document.line(around: offset).before
    if let brace = before.lastIndex(of: "{"), !before[brace...].contains("}") {
      let names = settings.library.names(under: "variables", of: locale, and: file)
      let tables = settings.library.names(under: "tables", of: locale, and: file)
      return items(names, kind: 6, "variable") + items(tables, kind: 7, "table")
    }
    let trimmed = before.drop { $0 == " " || $0 == "-" }
    if trimmed.hasPrefix("pass:") {
      return items(settings.library.names(under: "passes", of: locale, and: file), kind: 20, "pass")
    }
    if trimmed.hasPrefix("before:") { return items(rules.map(\.id), kind: 3, "rule") }
    guard !trimmed.contains(":") else { return [] }
    let indent = before.count - trimmed.count
    return items(RuleFile.keys(under: indent == 0 ? nil : section(above: offset)), kind: 10, "key", ending: ": ")
  }

  /// The key at the start of a line above an offset.
  private func section(above offset: Int) -> String? {
    String(decoding: document.text[..<offset], as: UTF8.self).split(separator: "\n").last {
      $0.first?.isLetter ?? false
    }.map { String($0.prefix { $0 != ":" }) }
  }

  private func items(_ names: [String], kind: Int, _ detail: String, ending: String = "") -> JSONValue {
    .array(
      names.map { name in
        [
          "label": .string(name), "kind": .number(kind), "detail": .string(detail),
          "insertText": .string(name + ending),
        ]
      })
  }

  /// The word of letters, digits and hyphens at an offset.
  private func word(at offset: Int) -> (String, Range<Int>)? {
    let isWord = { (byte: UInt8) in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    let text = document.text
    let start = (text[..<offset].lastIndex { !isWord($0) } ?? -1) + 1
    let end = text[offset...].firstIndex { !isWord($0) } ?? text.count
    return start < end ? (String(decoding: text[start..<end], as: UTF8.self), start..<end) : nil
  }
}

extension LanguageServer {
  internal func completions(_ document: TextDocument, _ offset: Int) -> JSONValue {
    EditedRuleFile(document, settings)?.completions(offset) ?? []
  }

  /// The place of a rule: of the one named in a rule file, or of one that has a part in what is said for a string.
  internal mutating func definition(_ document: TextDocument, _ offset: Int) -> JSONValue? {
    if let file = EditedRuleFile(document, settings) { return file.definition(offset) }
    guard let catalog = catalog(of: document), let found = findings(in: catalog, of: document) else { return nil }
    for finding in found {
      let place = document.offset(of: finding.range.start.json)...document.offset(of: finding.range.end.json)
      guard place.contains(offset),
        let rules = try? settings.library.rules(of: finding.locale, appRules: settings.appRules)
      else { continue }
      for rule in rules where finding.rules.contains(rule.id) {
        if let json = rule.location.json(in: settings, or: nil) { return json }
      }
    }
    return nil
  }
}

extension SourceLocation {
  /// The place in a file of the project; nil where the file comes with the program.
  fileprivate func json(in settings: ServerSettings, or path: String?) -> JSONValue? {
    let appFile = settings.appRules.first { $0.name == file }
    guard let path = path ?? appFile.map({ $0.name.hasPrefix("/") ? $0.name : (settings.folder ?? "") + "/" + $0.name })
    else { return nil }
    let character = text.unicodeScalars.prefix(column - 1).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    let place: JSONValue = ["line": .number(line - 1), "character": .number(character)]
    return ["uri": .string(FileAddress.uri(of: path)), "range": ["start": place, "end": place]]
  }
}

private func + (first: JSONValue, second: JSONValue) -> JSONValue { .array(first.items + second.items) }
