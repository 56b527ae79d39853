public import SayableEngine
internal import SayableRules
internal import YAML

extension LintConfiguration {
  /// The keys of the file's mappings.
  internal enum Keys {
    static let file = [
      "include", "exclude", "locales", "source-locale", "dialects", "voices", "packs", "rules", "app", "checks",
      "allow", "siblings", "fail-on", "baseline", "report", "check-page",
    ]
    static let check = ["severity", "allow"]
    /// What to write for keys that were once known.
    static let renamed = ["profile": "voices", "profiles": "voices"]
  }

  internal static let off = "off"

  /// Reads the text of a configuration, YAML in UTF-8.
  ///
  /// ```swift
  /// var problems: [Diagnostic] = []
  /// let configuration = LintConfiguration(name: ".sayable.yml", bytes: bytes, problems: &problems)
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The name that diagnostics give.
  ///   - problems: What is wrong with it, with places; all else is read in spite of it.
  public init(name: String, bytes: [UInt8], problems: inout [Diagnostic]) {
    self.init()
    let file = RuleFile(name: name, bytes: bytes)
    guard
      let fields = FieldReader(
        all: file, what: "the configuration", known: Keys.file, renamed: Keys.renamed, problems: &problems)
    else { return }
    readFiles(fields, &problems)
    readRules(fields, &problems)
    readChecks(fields, &problems)
  }

  private mutating func readFiles(_ fields: FieldReader, _ problems: inout [Diagnostic]) {
    include = fields.pathPatterns("include", &problems)
    exclude = fields.pathPatterns("exclude", &problems)
    locales = fields.byPath("locales", &problems) { fields.tag($0, &$1) }
    sourceLocale = fields.text("source-locale", problems: &problems).flatMap { fields.tag($0, &problems) }
    dialects = fields.byPath("dialects", &problems) {
      fields.word($0, as: MessageDialect.self, orElse: "is no dialect", problems: &$1)
    }
    baseline = fields.path("baseline", &problems)
    report = fields.word("report", as: ReportForm.self, problems: &problems)
    guard let page = fields.text("check-page", problems: &problems) else { return }
    checkPage = CheckPage(page.value)
    if checkPage == nil {
      problems.report(
        "unknown-value", "'\(page.value)' names no page of a check", at: page.location(), notes: [CheckPage.advice])
    }
  }

  private mutating func readRules(_ fields: FieldReader, _ problems: inout [Diagnostic]) {
    // Which packs there are depends on the rules, which are not read here.
    packs = fields.texts("packs", problems: &problems)?.map(\.value)
    ruleFolders = fields.paths("rules", &problems)
    appFiles = fields.paths("app", &problems)
  }

  private mutating func readChecks(_ fields: FieldReader, _ problems: inout [Diagnostic]) {
    for text in fields.texts("voices", problems: &problems) ?? [] {
      let voice = fields.word(text, as: VoiceProfile.self, orElse: "is no voice", problems: &problems)
      if let voice { voices.insert(voice) }
    }
    failLevel = fields.word("fail-on", as: Finding.Severity.self, problems: &problems)
    allowed = Set((fields.texts("allow", problems: &problems) ?? []).map(\.value))
    siblings = fields.text("siblings", problems: &problems)?.value
    let known = CheckDescription.all.map(\.id)
    for entry in fields.entries("checks", problems: &problems) {
      let id = entry.key.string ?? ""
      if !known.contains(id) {
        unknownChecks[id] = Diagnostic(
          code: "unknown-check", "there is no check '\(id)'", at: fields.file.location(of: entry.key.start),
          notes: [nearestNameNote(to: id, among: known)])
      }
      readCheck(id, entry.value, fields, &problems)
    }
  }

  /// Reads `silent-string: note`, or a mapping with `severity` and `allow`.
  private mutating func readCheck(_ id: String, _ value: Node, _ fields: FieldReader, _ problems: inout [Diagnostic]) {
    if let text = value.string {
      let source = SourcedText(value: text, node: value, file: fields.file)
      return readSeverity(of: id, source, fields, &problems)
    }
    guard
      let check = FieldReader(
        value, of: fields.file, what: "a severity or a check's settings", known: Keys.check, problems: &problems)
    else { return }
    if let severity = check.text("severity", problems: &problems) { readSeverity(of: id, severity, fields, &problems) }
    if let texts = check.texts("allow", problems: &problems) { allowedByCheck[id] = Set(texts.map(\.value)) }
  }

  private mutating func readSeverity(
    of id: String, _ text: SourcedText, _ fields: FieldReader, _ problems: inout [Diagnostic]
  ) {
    if text.value == Self.off {
      severities[id] = .some(nil)
    } else if let severity = fields.word(
      text, as: Finding.Severity.self, orElse: "is no severity", besides: [Self.off], problems: &problems)
    {
      severities[id] = severity
    }
  }
}

/// How the fields of a configuration are read, each with what may be wrong with it.
extension FieldReader {
  fileprivate func pathPatterns(_ key: String, _ problems: inout [Diagnostic]) -> [PathPattern] {
    (texts(key, problems: &problems) ?? []).compactMap { pathPattern($0.node, &problems) }
  }

  /// A mapping from patterns of paths to what `read` makes of a text.
  fileprivate func byPath<Value>(
    _ key: String, _ problems: inout [Diagnostic], _ read: (SourcedText, inout [Diagnostic]) -> Value?
  ) -> [LintConfiguration.ByPath<Value>] {
    entries(key, problems: &problems).compactMap { entry in
      guard let text = text(of: entry.value, under: entry.key.string ?? "", problems: &problems),
        let value = read(text, &problems), let pattern = pathPattern(entry.key, &problems)
      else { return nil }
      return LintConfiguration.ByPath(pattern: pattern, value: value)
    }
  }

  fileprivate func pathPattern(_ node: Node, _ problems: inout [Diagnostic]) -> PathPattern? {
    do throws(MalformedPathPattern) {
      return try PathPattern(node.string ?? "")
    } catch {
      problems.report(
        "malformed-pattern", "'\(node.string ?? "")' is no pattern of paths: \(error)",
        at: file.location(of: node.start), notes: ["write a \\ before a sign that stands for itself"])
      return nil
    }
  }

  fileprivate func tag(_ text: SourcedText, _ problems: inout [Diagnostic]) -> LanguageTag? {
    do throws(MalformedLanguageTag) {
      return try LanguageTag(text.value)
    } catch {
      problems.report("malformed-locale", "\(error)", at: text.location())
      return nil
    }
  }

  fileprivate func path(_ key: String, _ problems: inout [Diagnostic]) -> String? {
    text(key, problems: &problems).flatMap { path($0, key, &problems) }
  }

  fileprivate func paths(_ key: String, _ problems: inout [Diagnostic]) -> [String] {
    (texts(key, problems: &problems) ?? []).compactMap { path($0, key, &problems) }
  }

  private func path(_ text: SourcedText, _ key: String, _ problems: inout [Diagnostic]) -> String? {
    if !text.value.isEmpty { return text.value }
    problems.report("unknown-value", "a path under '\(key)' is empty", at: text.location())
    return nil
  }
}
