internal import PCRE2
internal import Sharing

/// A rule ready to be applied. Its pattern and its template are read when they are first needed.
internal final class Rule: Sendable {
  /// What a rule does with its matches.
  internal final class Work: Sendable {
    internal let pattern: Pattern
    internal let action: RuleAction
    internal let comparison: Comparison?

    fileprivate init(pattern: Pattern, action: RuleAction, comparison: Comparison?) {
      self.pattern = pattern
      self.action = action
      self.comparison = comparison
    }
  }

  /// What the rules of a set have in common.
  internal struct Context: Sendable {
    internal let image: Image
    internal let tables: [String: Table]
    /// The patterns that other rules have, too.
    internal let shared: SharedRules
  }

  /// Its place among the rules of its set.
  internal let index: Int
  internal let isGuess: Bool
  internal let condition: Condition?
  /// Where its other fields begin.
  private let fields: ImageReader
  private let context: Context
  private let made = Lazy<Work>()

  internal init(index: Int, part: Int, in context: Context) {
    self.index = index
    self.context = context
    var reader = context.image.reader(of: part)
    isGuess = reader.flag()
    condition = reader.flag() ? reader.condition() : nil
    fields = reader
  }

  internal var id: String {
    var reader = fields
    return reader.text()
  }

  internal var pass: String {
    var reader = fields
    _ = reader.range()
    return reader.text()
  }

  internal var work: Work { made.value { makeWork() } }
  internal var pattern: Pattern { work.pattern }
  internal var action: RuleAction { work.action }
  internal var comparison: Comparison? { work.comparison }

  private func makeWork() -> Work {
    var reader = fields
    _ = reader.range()
    _ = reader.range()
    let pattern = context.image.pattern(reader.number())
    let groupCount = reader.number()
    let comparison = reader.flag() ? reader.comparison() : nil
    let action: RuleAction =
      reader.flag() ? .say(reader.template(context.tables)) : .setAside(isPlaceholder: reader.flag())
    return Work(
      pattern: context.shared.pattern(pattern, groupCount: groupCount), action: action, comparison: comparison)
  }
}

/// What a rule does with what its pattern matches.
internal enum RuleAction: Sendable {
  /// Sets the match aside; a placeholder counts as a number.
  case setAside(isPlaceholder: Bool)
  case say(Template)
}

extension ImageWriter {
  /// Stores a rule.
  internal mutating func add(_ rule: CompiledRule) -> Int {
    let pattern = add(rule.expanded)
    var part = ImagePart()
    part.append(rule.definition.isGuess == true)
    part.append(rule.definition.condition != nil)
    if let condition = rule.definition.condition { part.append(condition) }
    part.append(rule.definition.id.value)
    part.append(rule.pass)
    part.append(pattern)
    part.append(rule.pattern.pattern.groupCount)
    part.append(rule.comparison != nil)
    if let comparison = rule.comparison { part.append(comparison) }
    switch rule.action {
    case .say(let template):
      part.append(true)
      part.append(template)
    case .setAside(let isPlaceholder):
      part.append(false)
      part.append(isPlaceholder)
    }
    return add(part)
  }
}

extension ImagePart {
  fileprivate mutating func append(_ condition: Condition) {
    append(condition.dateOrder != nil)
    if let order = condition.dateOrder { append(choice: order) }
    append(condition.clock != nil)
    if let clock = condition.clock { append(choice: clock) }
  }
}

extension ImageReader {
  fileprivate mutating func condition() -> Condition {
    Condition(
      dateOrder: flag() ? choice(of: DateOrder.self) : nil, clock: flag() ? choice(of: Clock.self) : nil)
  }
}
