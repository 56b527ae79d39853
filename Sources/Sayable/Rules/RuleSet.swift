internal import PCRE2
internal import Prefilter
internal import PrefilterCompiler

/// The rules of one locale chain, ready to be applied.
internal struct RuleSet: Sendable {
  internal let chain: LocaleChain
  internal let settings: LocaleSettings
  internal let plural: PluralRules
  internal let passes: [String]
  /// In the order in which they apply.
  internal let rules: [Rule]
  internal let tables: [String: Table]
  /// The packs that the chain has, whether they apply or not.
  internal let packNames: [String]
  /// Which rules may match in a text.
  internal let prefilter: PatternSet
  private let source: Source

  /// Where the definitions of the rules are.
  private enum Source {
    case loaded(RuleDefinitions)
    case embedded(EmbeddedDefinitions)
  }

  /// What the files say of the rules.
  internal var definitions: RuleDefinitions {
    switch source {
    case .loaded(let definitions): definitions
    case .embedded(let embedded): embedded.definitions
    }
  }

  /// The rules of `chain`: as they are embedded where no others are asked for, else from the files.
  ///
  /// - Parameters:
  ///   - packs: Which packs of rules apply.
  ///   - appFiles: Files laid over everything else.
  ///   - shared: What other locales have in common with this one.
  /// - Throws: ``RuleSetError`` with everything that is wrong with the files of the chain.
  internal init(
    _ chain: LocaleChain, in library: RuleLibrary, packs: PackSelection = .standard, appFiles: [RuleFile] = [],
    sharing shared: SharedRules = SharedRules()
  ) throws(RuleSetError) {
    if packs == .standard, appFiles.isEmpty, let embedded = library.image(of: chain) {
      self.init(chain, embedded.image, part: embedded.part, sharing: shared, .embedded(EmbeddedDefinitions(chain)))
    } else {
      let loaded = try LoadedRules(chain, in: library, packs: packs, appFiles: appFiles, sharing: shared)
      self.init(loaded, sharing: shared)
    }
  }

  internal init(_ loaded: LoadedRules, sharing shared: SharedRules) {
    var writer = ImageWriter()
    let root = writer.add(loaded)
    self.init(loaded.chain, writer.readable(root: root), part: root, sharing: shared, .loaded(RuleDefinitions(loaded)))
  }

  private init(_ chain: LocaleChain, _ image: Image, part: Int, sharing shared: SharedRules, _ source: Source) {
    self.chain = chain
    self.source = source
    var reader = image.reader(of: part)
    settings = reader.localeSettings()
    plural = reader.pluralRules()
    passes = reader.list { $0.text() }
    packNames = reader.list { $0.text() }
    let tables = reader.list { reader in
      let name = reader.text()
      return (name, Table(name: name, in: image.bytes, at: image.range(of: reader.number())))
    }
    self.tables = Dictionary(tables) { first, _ in first }
    let context = Rule.Context(image: image, tables: self.tables, shared: shared)
    var rules: [Rule] = []
    let count = reader.number()
    rules.reserveCapacity(count)
    for index in 0..<count { rules.append(Rule(index: index, part: reader.number(), in: context)) }
    self.rules = rules
    prefilter = PatternSet(NFAProgram(image, part: reader.number()))
  }
}

extension ImageWriter {
  /// Stores the rules of a locale chain.
  internal mutating func add(_ loaded: LoadedRules) -> Int {
    let tables = loaded.tables.sorted { $0.key < $1.key }.map { name, table in
      var part = ImagePart()
      part.append(rest: table.image)
      return (name, add(part))
    }
    let rules = loaded.rules.map { add($0) }
    let candidates = add(loaded.rules.map(\.pattern.syntax))
    var part = ImagePart()
    part.append(loaded.settings)
    part.append(loaded.plural)
    part.append(each: loaded.passes) { $1.append($0) }
    part.append(each: loaded.packNames) { $1.append($0) }
    part.append(each: tables) { table, part in
      part.append(table.0)
      part.append(table.1)
    }
    part.append(each: rules) { $1.append($0) }
    part.append(candidates)
    return add(part)
  }
}

extension RuleSet {
  /// The rules that `options` let apply.
  internal func indices(applyingUnder options: NormalizerOptions) -> BitSet {
    var indices = BitSet(capacity: rules.count)
    for (index, rule) in rules.enumerated() {
      let applies =
        (options.appliesGuesses || !rule.isGuess) && rule.condition?.holds(for: options, in: settings) ?? true
        // Most callers turn nothing off, and names take time to read.
        && (options.disabled.isEmpty
          || !options.disabled.contains(rule.id) && !options.disabled.contains(rule.pass))
      if applies { indices.insert(index) }
    }
    return indices
  }
}
