internal import Sharing

/// What the files of a locale chain say of its rules.
internal final class RuleDefinitions: Sendable {
  /// A rule that the chain lacks words for.
  internal struct Dormant: Sendable {
    internal let definition: RuleDefinition
    /// The variables and tables without words, each once.
    internal let lacking: [String]
  }

  /// Those that apply, in order.
  internal let rules: [RuleDefinition]
  /// Those that do not.
  internal let dormant: [Dormant]

  internal init(_ loaded: LoadedRules) {
    rules = loaded.rules.map(\.definition)
    dormant = loaded.dormant
  }
}

/// The definitions of embedded rules, whose files are read when somebody first asks for them.
internal final class EmbeddedDefinitions: Sendable {
  private let chain: LocaleChain
  private let known = Lazy<RuleDefinitions>()

  internal init(_ chain: LocaleChain) { self.chain = chain }

  internal var definitions: RuleDefinitions {
    known.value {
      // A test loads every one.
      guard let loaded = try? LoadedRules(chain, in: .embedded, sharing: SharedRules()) else {
        fatalError("the embedded rules are broken")
      }
      return RuleDefinitions(loaded)
    }
  }
}
