internal import SayableEngine

/// Where the pages of the checks are published, such as `https://example.org/sayable/check-{check}.html`.
public struct CheckPage: Sendable, Hashable {
  private let pattern: String

  /// What stands for the id of the check.
  private static let field = "{check}"

  /// Reads an address; nil for a text that is none.
  ///
  /// - Parameter pattern: An address that begins with `https://` or `http://`, with `{check}` for the id of the check.
  public init?(_ pattern: String) {
    guard ["https://", "http://"].contains(where: pattern.hasPrefix),
      pattern.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      pattern.utf8.firstRange(of: Self.field.utf8) != nil
    else { return nil }
    self.pattern = pattern
  }

  /// The address of a check's page.
  public func address(of check: String) -> String { pattern.replacing(Self.field, with: check) }

  /// What to write in place of a text that is no such address.
  public static let advice =
    "write an address that begins with https:// and has {check} where the name of the check stands"
}
