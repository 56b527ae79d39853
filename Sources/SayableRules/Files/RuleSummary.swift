public import SayableEngine

/// A rule as its files give it, for lists.
public struct RuleSummary: Sendable, Hashable {
  /// An example of a rule.
  public struct Example: Sendable, Hashable {
    /// The locale whose file gives it.
    public let locale: LanguageTag
    /// The label as it is written.
    public let written: String
    /// What is said of it.
    public let said: String
  }

  /// The rule's name.
  public let id: String
  /// The pass that it belongs to.
  public let pass: String
  /// Whether it is only a guess.
  public let isGuess: Bool
  /// The variables and tables that the rule needs and that have no words in the locale; where there are any, the rule
  /// does not apply.
  public let lacking: [String]
  /// Where the file that first defines it does so.
  public let location: SourceLocation
  /// Its pattern, with references as written.
  public let match: String
  /// Its template; nil for a rule that sets its match aside.
  public let say: String?
  /// What the files of the chain give as examples.
  public let examples: [Example]
  /// What the rule must leave alone.
  public let unchanged: [String]

  /// Whether the locale has all words that the rule needs.
  public var isActive: Bool { lacking.isEmpty }

  internal init(_ definition: RuleDefinition, lacking: [String] = []) {
    id = definition.id.value
    pass = definition.remark == nil ? definition.pass?.value ?? "" : RuleFileContent.Keys.checks
    isGuess = definition.isGuess == true
    self.lacking = lacking
    location = definition.id.location()
    match = definition.match?.value ?? ""
    say = definition.say?.value
    examples = definition.examples.map { Example(locale: $0.locale, written: $0.written.value, said: $0.said) }
    unchanged = definition.unchanged.map(\.written.value)
  }
}
