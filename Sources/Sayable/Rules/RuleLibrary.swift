/// Rule files by locale, in layers: what a later layer says goes over what an earlier one says for the same locale.
public struct RuleLibrary: Sendable {
  /// The files of each locale, lowest layer first, and a pack's name where a file is one.
  private var files: [LanguageTag: [(file: RuleFile, pack: String?)]] = [:]

  /// The files with the speech of formulas, lowest layer first.
  private var formulas: [LanguageTag: [RuleFile]] = [:]

  /// The name of a locale's file for the speech of formulas.
  internal static let formulaFileName = "formulas.yaml"

  /// The order in which the files of one locale are laid over one another.
  internal static let fileOrder = ["locale.yaml", "cldr.yaml", "words.yaml", "labels.yaml"]

  /// A library without files.
  public init() {}

  /// The rules that come with Sayable.
  public static let embedded: RuleLibrary = {
    // The embedded paths are right by construction; a test loads every one.
    guard let library = try? RuleLibrary().adding(embeddedRuleFiles()) else {
      fatalError("the embedded rules are broken")
    }
    return library
  }()

  /// The locales that have files, in alphabetical order, `root` among them.
  public var locales: [LanguageTag] { files.keys.sorted { $0.description < $1.description } }

  /// This library with a layer on top.
  ///
  /// - Parameter layer: Files named `LOCALE/FILE.yaml`, as they lie in a rules folder; the names that a locale may have
  ///   are `locale.yaml`, `cldr.yaml`, `words.yaml`, `labels.yaml`, `formulas.yaml` and `packs/NAME.yaml`.
  /// - Throws: ``RuleSetError`` for a file of another name, or a folder that is no language tag.
  public func adding(_ layer: [RuleFile]) throws(RuleSetError) -> RuleLibrary {
    var result = self
    var problems: [Diagnostic] = []
    var added: [LanguageTag: [(order: Int, file: RuleFile, pack: String?)]] = [:]
    for file in layer {
      var parts = file.name.split(separator: "/").map(String.init)
      let name = parts.popLast() ?? ""
      let isPack = parts.last == "packs" && name.hasSuffix(".yaml")
      if isPack { parts.removeLast() }
      guard let tag = parts.last.flatMap({ try? LanguageTag($0) }) else {
        problems.append(misplaced(file, "'\(file.name)' does not lie in a folder named after a locale"))
        continue
      }
      if name == Self.formulaFileName, !isPack {
        result.formulas[tag, default: []].append(file)
        added[tag, default: []] += []
        continue
      }
      guard let order = isPack ? Self.fileOrder.count : Self.fileOrder.firstIndex(of: name) else {
        problems.append(misplaced(file, "'\(file.name)' has a name that no rule file has"))
        continue
      }
      added[tag, default: []].append((order, file, isPack ? String(name.dropLast(5)) : nil))
    }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    for (tag, files) in added {
      let sorted = files.sorted { ($0.order, $0.file.name) < ($1.order, $1.file.name) }
      result.files[tag, default: []] += sorted.map { ($0.file, $0.pack) }
    }
    return result
  }

  /// The files of a chain's locales in the order in which they are laid over one another, with a pack's name where a
  /// file is one.
  internal func files(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile, pack: String?)] {
    chain.tags.reversed().flatMap { tag in (files[tag] ?? []).map { (tag, $0.file, $0.pack) } }
  }

  /// The files with the speech of formulas for a chain's locales, in the order in which they are laid over one another.
  package func formulaFiles(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile)] {
    chain.tags.reversed().flatMap { tag in (formulas[tag] ?? []).map { (tag, $0) } }
  }

  /// The locales that have a file with the speech of formulas, in alphabetical order.
  package var formulaLocales: [LanguageTag] { formulas.keys.sorted { $0.description < $1.description } }

  /// The packs that any locale has.
  internal var packNames: [String] { Set(files.values.joined().compactMap(\.pack)).sorted() }

  /// Whether there are files for `tag` itself.
  internal func contains(_ tag: LanguageTag) -> Bool { files[tag] != nil }

  /// The first file of `tag` that is named `name`.
  internal func file(named name: String, of tag: LanguageTag) -> RuleFile? {
    files[tag]?.first { $0.file.name.hasSuffix("/" + name) }?.file
  }

  private func misplaced(_ file: RuleFile, _ message: String) -> Diagnostic {
    Diagnostic(
      code: "misplaced-file", message,
      notes: [
        "rule files lie at LOCALE/\(Self.fileOrder.joined(separator: ", LOCALE/")), "
          + "LOCALE/\(Self.formulaFileName) or LOCALE/packs/NAME.yaml"
      ])
  }
}
