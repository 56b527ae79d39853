package import PCRE2
internal import Sharing

/// A rule ready to be applied. Its pattern and its template are read when they are first needed.
package final class Rule: Sendable {
  /// What a rule does with its matches.
  package final class Work: Sendable {
    package let pattern: Pattern
    package let action: RuleAction
    package let comparison: Comparison?

    fileprivate init(pattern: Pattern, action: RuleAction, comparison: Comparison?) {
      self.pattern = pattern
      self.action = action
      self.comparison = comparison
    }
  }

  /// What the rules of a set have in common.
  package struct Context: Sendable {
    package let image: Image
    package let tables: [String: Table]
    /// The patterns that other rules have, too.
    package let patterns: PatternCache
  }

  /// Its place among the rules of its set.
  package let index: Int
  package let isGuess: Bool
  package let reads: ReadValue?
  package let condition: Condition?
  /// What it tells people of its matches; nil for a rule that says something of them. A rule that tells never applies
  /// when labels are said.
  package let remark: Remark?
  /// Where its other fields begin.
  private let fields: ImageReader
  private let context: Context
  private let made = Lazy<Work>()

  package init(index: Int, part: Int, in context: Context) {
    self.index = index
    self.context = context
    var reader = context.image.reader(of: part)
    let kind = reader.number()
    isGuess = kind & 1 == 1
    reads = kind < 8 ? nil : ReadValue.allCases[kind >> 3 - 1]
    condition = kind & 2 != 0 ? reader.condition() : nil
    remark = kind & 4 != 0 ? Remark(severity: reader.text(), message: reader.text()) : nil
    fields = reader
  }

  /// The same rule at another place.
  package init(_ other: Rule, index: Int) {
    self.index = index
    (isGuess, reads, condition, remark, fields, context) =
      (other.isGuess, other.reads, other.condition, other.remark, other.fields, other.context)
  }

  /// What it has in common with the same rule of other locales.
  private var commonFields: ImageReader {
    var reader = fields
    // Its pattern and the number of its groups.
    for _ in 0..<2 { _ = reader.number() }
    return context.image.reader(of: reader.number())
  }

  package var id: String {
    var reader = commonFields
    return reader.text()
  }

  package var pass: String {
    var reader = commonFields
    _ = reader.range()
    return reader.text()
  }

  /// Where a rule file gives its pattern: the file, the line and the column, counted from 1; the line's
  /// text only of rules that were compiled on the spot.
  package var location: SourceLocation {
    var reader = commonFields
    _ = reader.range()
    _ = reader.range()
    var file = context.image.reader(of: reader.number())
    return SourceLocation(file: file.text(), line: reader.number(), column: reader.number(), text: reader.text())
  }

  package var work: Work { made.value { makeWork() } }
  package var pattern: Pattern { work.pattern }
  package var action: RuleAction { work.action }
  package var comparison: Comparison? { work.comparison }

  private func makeWork() -> Work {
    var reader = fields
    let pattern = context.image.pattern(reader.number())
    let groupCount = reader.number()
    reader = context.image.reader(of: reader.number())
    // Its name and its pass, where it stands, and the line there.
    for _ in 0..<2 { _ = reader.range() }
    for _ in 0..<3 { _ = reader.number() }
    _ = reader.range()
    let comparison = reader.flag() ? reader.comparison() : nil
    let action: RuleAction =
      reader.flag() ? .say(reader.template(context.tables)) : .protect(isPlaceholder: reader.flag())
    return Work(
      pattern: context.patterns.pattern(pattern, groupCount: groupCount), action: action, comparison: comparison)
  }
}

/// What kind of value a rule takes its match for, where checks of labels have to know.
package enum ReadValue: String, CaseIterable, Sendable {
  case date
  /// A day or a month by its name.
  case calendarWord = "calendar-word"
  /// A part of a whole: 3/10.
  case share
  /// A unit without a number.
  case loneUnit = "lone-unit"
}

/// What a rule does with what its pattern matches.
package enum RuleAction: Sendable {
  /// Protects the match; a placeholder counts as a number.
  case protect(isPlaceholder: Bool)
  case say(Template)
}

/// What a check of a rule file tells people of what it finds.
package struct Remark: Sendable, Hashable {
  /// `note`, `warning` or `error`.
  package let severity: String
  /// What is wrong, in one sentence without a full stop.
  package let message: String

  package init(severity: String, message: String) {
    self.severity = severity
    self.message = message
  }
}

extension ImageReader {
  fileprivate mutating func condition() -> Condition {
    Condition(
      dateOrder: flag() ? choice(of: DateOrder.self) : nil, clock: flag() ? choice(of: Clock.self) : nil)
  }
}

/// The options under which a rule applies.
package struct Condition: Sendable, Hashable {
  package var dateOrder: DateOrder?
  package var clock: Clock?

  package init(dateOrder: DateOrder?, clock: Clock?) {
    self.dateOrder = dateOrder
    self.clock = clock
  }

  package func holds(for options: NormalizerOptions, in settings: LocaleSettings) -> Bool {
    (dateOrder ?? options.dateOrder ?? settings.dateOrder) == (options.dateOrder ?? settings.dateOrder)
      && (clock == nil || clock == options.clock)
  }
}
