internal import SayableEngine
internal import YAML

/// Rule files by locale, a later one laid over those before it.
internal struct RuleLayers: Sendable {
  /// A file that may still have to be taken out of the binary.
  internal enum Source: Sendable {
    case given(RuleFile)
    /// A file that the program carries, by its number.
    case stored(StoredRuleFiles, Int)

    internal var name: String {
      switch self {
      case .given(let file): file.name
      case .stored(let files, let number): files.name(ofFile: number)
      }
    }

    internal var file: RuleFile { file(hasExamples: true) }

    /// - Parameter hasExamples: Whether the examples of rules are wanted.
    internal func file(hasExamples: Bool) -> RuleFile {
      switch self {
      case .given(let file): file
      case .stored(let files, let number): files.file(number, hasExamples: hasExamples)
      }
    }
  }

  /// The files of each locale, lowest layer first, and a pack's name where a file is one.
  internal private(set) var rules: [LanguageTag: [(source: Source, pack: String?)]] = [:]
  /// Those with the speech of formulas, lowest layer first.
  internal private(set) var formulas: [LanguageTag: [Source]] = [:]

  /// Those with words for charts, lowest layer first.
  internal private(set) var charts: [LanguageTag: [Source]] = [:]

  /// The name of a locale's file of words for charts.
  private static let chartFileName = "charts.yaml"
  /// The name of a locale's file for the speech of formulas.
  private static let formulaFileName = "formulas.yaml"
  /// The folder of a locale that has several such files; they are laid over one another by name.
  private static let formulaFolder = "formulas"

  /// The order in which the files of one locale are laid over one another.
  private static let fileOrder = commonFiles + passFiles

  /// What most locales have.
  private static let commonFiles = ["locale.yaml", "cldr.yaml", "words.yaml", "labels.yaml"]

  /// What a locale with many rules splits off `labels.yaml`: files named after the pass that their rules belong to.
  private static let passFiles = [
    "protect.yaml", "marks.yaml", "ranges.yaml", "dates.yaml", "times.yaml", "money.yaml", "units.yaml",
    "numbers.yaml", "abbreviations.yaml", "symbols.yaml", "pauses.yaml",
  ]

  internal init() {}

  /// Lays files over those that there are.
  ///
  /// - Throws: `RuleSetError` for a file of another name, or a folder that is no language tag.
  internal mutating func add(_ layer: [Source]) throws(RuleSetError) {
    var problems: [Diagnostic] = []
    var speech: [LanguageTag: [Source]] = [:]
    var added: [LanguageTag: [(order: Int, name: String, source: Source, pack: String?)]] = [:]
    var tags: [String: LanguageTag] = [:]
    for source in layer {
      let path = source.name
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.popLast() ?? ""
      let isPack = parts.last == "packs" && name.hasSuffix(".yaml")
      let isFormulas =
        parts.last == Self.formulaFolder && name.hasSuffix(".yaml") || !isPack && name == Self.formulaFileName
      if isPack || parts.last == Self.formulaFolder { parts.removeLast() }
      let folder = parts.last ?? ""
      guard let tag = tags[folder] ?? (try? LanguageTag(folder)) else {
        problems.append(misplaced("'\(path)' does not lie in a folder named after a locale"))
        continue
      }
      tags[folder] = tag
      if isFormulas {
        speech[tag, default: []].append(source)
        added[tag, default: []] += []
        continue
      }
      if !isPack, name == Self.chartFileName {
        charts[tag, default: []].append(source)
        added[tag, default: []] += []
        continue
      }
      guard let order = isPack ? Self.fileOrder.count : Self.fileOrder.firstIndex(of: name) else {
        problems.append(misplaced("'\(path)' has a name that no rule file has"))
        continue
      }
      added[tag, default: []].append((order, path, source, isPack ? String(name.dropLast(5)) : nil))
    }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    for (tag, files) in speech {
      formulas[tag, default: []] += files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
    for (tag, files) in added {
      let sorted = files.sorted { ($0.order, $0.name) < ($1.order, $1.name) }
      rules[tag, default: []] += sorted.map { ($0.source, $0.pack) }
    }
  }

  /// The outermost nodes of the files of `tag` that are named `name`, the highest layer first.
  internal func nodes(named name: String, of tag: LanguageTag) -> [Node] {
    var ignored: [Diagnostic] = []
    return (rules[tag] ?? []).reversed().filter { $0.source.name.hasSuffix("/" + name) }
      .compactMap { $0.source.file.root(problems: &ignored) }
  }

  /// The outermost node of the lowest file of `tag` that is named `name`; nil where there is none or it is no YAML.
  internal func node(named name: String, of tag: LanguageTag) -> Node? {
    var ignored: [Diagnostic] = []
    return rules[tag]?.first { $0.source.name.hasSuffix("/" + name) }?.source.file.root(problems: &ignored)
  }

  private func misplaced(_ message: String) -> Diagnostic {
    Diagnostic(
      code: "misplaced-file", message,
      notes: [
        "rule files lie at LOCALE/\(Self.commonFiles.joined(separator: ", LOCALE/")), a pass such as LOCALE/dates.yaml, "
          + "LOCALE/\(Self.formulaFileName), LOCALE/\(Self.chartFileName), LOCALE/\(Self.formulaFolder)/NAME.yaml or LOCALE/packs/NAME.yaml"
      ])
  }
}
