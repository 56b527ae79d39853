/// The order of day, month and year in a numeric date.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  /// Month, day, year, as in the United States.
  case mdy
  /// Day, month, year.
  case dmy
  /// Year, month, day.
  case ymd
}

/// Whether the hours of a day are counted to 12 or to 24.
public enum Clock: String, Sendable, Hashable, CaseIterable {
  /// Twice twelve hours, with am and pm.
  case twelve = "12"
  /// Twenty-four hours.
  case twentyFour = "24"
}

/// What the files of a locale chain say of the locale itself.
internal struct LocaleSettings: Sendable {
  internal var name: String?
  internal var isChecked = false
  internal var dateOrder = DateOrder.dmy
  internal var numbers = NumberFormat()
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

extension ImageReader {
  /// Reads the settings of a locale.
  internal mutating func localeSettings() -> LocaleSettings {
    LocaleSettings(
      name: optionalText(), isChecked: flag(), dateOrder: choice(of: DateOrder.self),
      numbers: NumberFormat(decimal: mark(), group: mark()))
  }

  private mutating func mark() -> Unicode.Scalar {
    guard let mark = text().unicodeScalars.first else { preconditionFailure("a mark is a character") }
    return mark
  }
}
