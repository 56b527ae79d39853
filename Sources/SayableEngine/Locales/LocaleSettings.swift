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
package struct LocaleSettings: Sendable {
  package var name: String?
  package var isChecked = false
  package var dateOrder = DateOrder.dmy
  package var numbers = NumberFormat()

  package init(
    name: String? = nil, isChecked: Bool = false, dateOrder: DateOrder = .dmy, numbers: NumberFormat = NumberFormat()
  ) {
    self.name = name
    self.isChecked = isChecked
    self.dateOrder = dateOrder
    self.numbers = numbers
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
