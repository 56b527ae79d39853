/// All checks, in the order in which they are listed.
internal let allChecks: [any Check] = [
  SpokenDifferently()
]

extension CheckDescription {
  /// The descriptions of all checks.
  public static var all: [CheckDescription] {
    allChecks.map(\.description) + [.unusedSuppression, .unknownCheck]
  }
}
