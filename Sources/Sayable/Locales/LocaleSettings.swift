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
