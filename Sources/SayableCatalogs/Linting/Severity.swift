/// How much a finding matters. The order is from the least.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing has to be done.
  case note
  /// A voice says it badly, or probably does.
  case warning
  /// A voice says it wrongly.
  case error

  /// Whether `first` matters less than `second`.
  public static func < (first: Severity, second: Severity) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}
