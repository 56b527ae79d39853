public import SayableEngine
internal import Sharing
package import SpeechRules
internal import YAML

/// Rule files by locale, in layers: what a later layer says goes over what an earlier one says for the same locale.
public struct RuleLibrary: Sendable {
  /// Files that the program carries.
  private let stored: StoredRuleFiles?
  private let made: Lazy<RuleLayers>
  /// The rules of these files with the standard packs in compiled form, where they come with them.
  private let compiled: RuleImage?
  /// The rules of formulas in these files, compiled, where they come with them.
  internal let compiledFormulas: FormulaRules?
  /// The words for charts in these files, compiled, where they come with them.
  internal let compiledCharts: ChartRules?
  /// The compiled rules of the files that the program carries, which others may be laid over.
  internal let base: RuleImage?

  /// A library without files.
  public init() { self.init(RuleLayers(), base: nil) }

  private init(_ layers: RuleLayers, base: RuleImage?) {
    stored = nil
    made = Lazy(layers)
    compiled = nil
    compiledFormulas = nil
    compiledCharts = nil
    self.base = base
  }

  /// The files that a program carries.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - compiled: The rules of just these files, compiled.
  ///   - compiledFormulas: Those of formulas.
  ///   - compiledCharts: The words for charts.
  package init(
    _ files: StoredRuleFiles, compiled: RuleImage, compiledFormulas: FormulaRules, compiledCharts: ChartRules
  ) {
    stored = files
    made = Lazy()
    self.compiled = compiled
    self.compiledFormulas = compiledFormulas
    self.compiledCharts = compiledCharts
    base = compiled
  }

  /// The files of each locale, which are looked through when somebody asks for one.
  private var layers: RuleLayers {
    made.value {
      var layers = RuleLayers()
      do throws(RuleSetError) {
        if let stored { try layers.add((0..<stored.count).map { .stored(stored, $0) }) }
      } catch {
        // The names were right when they were stored.
        preconditionFailure("the built-in rules are broken: \(error)")
      }
      return layers
    }
  }

  /// The locales that have files, in alphabetical order, `root` among them. Families of languages, such as the Slavic
  /// ones, are left out: they hold what locales share.
  public var locales: [LanguageTag] { compiled?.locales ?? folders.filter { !isFamily($0) } }

  /// The locales and families that have files, in alphabetical order.
  internal var folders: [LanguageTag] { layers.rules.keys.sorted { $0.description < $1.description } }

  /// This library with a layer on top.
  ///
  /// - Parameter layer: Files named `LOCALE/FILE.yaml`, as they lie in a rules folder; the names that a locale may have
  ///   are `locale.yaml`, `cldr.yaml`, `words.yaml`, `labels.yaml`, a pass such as `dates.yaml`, `charts.yaml`,
  ///   `formulas.yaml`, `formulas/NAME.yaml` and `packs/NAME.yaml`.
  /// - Throws: `RuleSetError` for a file of another name, or a folder that is no language tag.
  public func adding(_ layer: [RuleFile]) throws(RuleSetError) -> RuleLibrary {
    var layers = layers
    try layers.add(layer.map { .given($0) })
    return RuleLibrary(layers, base: base)
  }

  /// The files of a chain's locales in the order in which they are laid over one another, with a pack's name where a
  /// file is one.
  ///
  /// - Parameter hasExamples: Whether the examples of rules are wanted.
  internal func files(
    of chain: LocaleChain, hasExamples: Bool = true
  ) -> [(locale: LanguageTag, file: RuleFile, pack: String?)] {
    let layers = layers
    return chain.tags.reversed().flatMap { tag in
      (layers.rules[tag] ?? []).map { (tag, $0.source.file(hasExamples: hasExamples), $0.pack) }
    }
  }

  /// The files with the speech of formulas for a chain's locales, in the order in which they are laid over one another.
  internal func formulaFiles(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile)] {
    let layers = layers
    return chain.tags.reversed().flatMap { tag in (layers.formulas[tag] ?? []).map { (tag, $0.file) } }
  }

  /// The locales that have a file with the speech of formulas, in alphabetical order.
  internal var formulaLocales: [LanguageTag] { layers.formulas.keys.sorted { $0.description < $1.description } }

  /// The files with words for charts of a chain's locales, in the order in which they are laid over one another.
  internal func chartFiles(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile)] {
    let layers = layers
    return chain.tags.reversed().flatMap { tag in (layers.charts[tag] ?? []).map { (tag, $0.file) } }
  }

  /// The locales that have a file of words for charts, in alphabetical order.
  internal var chartLocales: [LanguageTag] { layers.charts.keys.sorted { $0.description < $1.description } }

  /// The packs that any locale has.
  internal var packNames: [String] { Set(layers.rules.values.joined().compactMap(\.pack)).sorted() }

  /// Whether the files of `tag` are shared by a family of languages, and it is no locale itself.
  package func isFamily(_ tag: LanguageTag) -> Bool { header(of: tag).isFamily }

  /// The compiled rules of these files with the standard packs; nil where they have to be compiled first.
  package var image: RuleImage? { compiled }

  /// The locales of the library, in alphabetical order.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with a locale's rules.
  package func localeSummaries() throws(RuleSetError) -> [LocaleSummary] {
    if let compiled { return compiled.localeSummaries }
    let shared = SharedRules()
    var summaries: [LocaleSummary] = []
    for tag in locales {
      let chain = LocaleChain(tag, in: self)
      let rules = try LoadedRules(chain, in: self, sharing: shared)
      summaries.append(
        LocaleSummary(
          tag: tag, name: rules.settings.name ?? tag.description,
          parents: chain.tags.dropFirst().filter { !isFamily($0) },
          isChecked: rules.settings.isChecked))
    }
    return summaries
  }

  /// The mark between a number's whole part and its decimals in `locale`, `.` or `,`. No rule is compiled for it.
  public func decimalMark(of locale: LanguageTag) -> Character {
    if let compiled { return compiled.decimalMark(of: locale) }
    let layers = layers
    for tag in LocaleChain(locale, in: self).tags {
      for name in ["locale.yaml", "cldr.yaml"] {
        for node in layers.nodes(named: name, of: tag) {
          if let mark = node["numbers"]?["decimal"]?.string?.first { return mark }
        }
      }
    }
    return "."
  }
}

extension RuleLibrary: LocaleDirectory {
  package func contains(_ tag: LanguageTag) -> Bool { compiled?.contains(tag) ?? (layers.rules[tag] != nil) }

  /// Reads `locale.yaml` leniently: the loader reports what is wrong.
  package func header(of tag: LanguageTag) -> LocaleHeader {
    if let compiled { return compiled.header(of: tag) }
    let root = layers.node(named: "locale.yaml", of: tag)
    let regions = root?["regions"]
    return LocaleHeader(
      parent: root?["parent"]?.string.flatMap { try? LanguageTag($0) },
      through: regions?["through"]?.string.flatMap { try? LanguageTag($0) },
      exceptions: regions?["except"]?.items?.compactMap(\.string) ?? [],
      isFamily: root?["family"]?.string == "true")
  }
}

extension LocaleChain {
  /// Finds the chain of `tag` among the locales of a library.
  public init(_ tag: LanguageTag, in library: RuleLibrary) { self.init(tag, among: library) }
}

extension RuleLibrary {
  /// The names that files give to what stands under a key such as `variables`: those of a locale's chain, and of a file
  /// that is laid over them.
  package func names(under key: String, of locale: LanguageTag, and file: RuleFile) -> [String] {
    let layers = layers
    let files = LocaleChain(locale, in: self).tags.flatMap { tag in
      (layers.rules[tag] ?? []).map { $0.source.file(hasExamples: false) }
    }
    var problems: [Diagnostic] = []
    let names = (files + [file]).flatMap { file -> [String] in
      let node = file.root(problems: &problems)?[key]
      return node?.entries?.compactMap(\.key.string) ?? node?.items?.compactMap(\.string) ?? []
    }
    return Set(names).sorted()
  }
}

extension RuleFile {
  /// The keys that may stand under an outermost key of a rule file; those themselves for nil.
  package static func keys(under key: String?) -> [String] {
    switch key {
    case nil: RuleFileContent.Keys.file
    case "rules": RuleFileContent.Keys.rule
    case RuleFileContent.Keys.checks: RuleFileContent.Keys.check
    case "tables": RuleFileContent.Keys.entry
    case "numbers": RuleFileContent.Keys.numbers
    default: []
    }
  }
}
