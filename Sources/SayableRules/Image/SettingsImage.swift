internal import PCRE2
internal import SayableEngine

extension ImagePart {
  internal mutating func append(_ condition: Condition) {
    append(condition.dateOrder != nil)
    if let order = condition.dateOrder { append(choice: order) }
    append(condition.clock != nil)
    if let clock = condition.clock { append(choice: clock) }
  }
}

extension ImagePart {
  /// Appends the settings of a locale.
  internal mutating func append(_ settings: LocaleSettings) {
    append(settings.name)
    append(settings.isChecked)
    append(choice: settings.dateOrder)
    append(String(settings.numbers.decimal))
    append(String(settings.numbers.group))
  }
}

extension ImagePart {
  /// Appends plural rules.
  internal mutating func append(_ plural: PluralRules) {
    append(each: plural.patterns) { rule, image in
      image.append(choice: rule.category)
      image.append(rule.pattern.groupCount)
      image.append(rule.pattern.source)
    }
    append(choice: plural.categoryOfUnknown)
  }
}
