/// How a project names the string that is spoken in place of one that is shown: `distance_spoken` beside `distance`.
public struct SiblingStyle: Sendable, Hashable {
  /// Where the key of the shown string is marked.
  public enum Place: Sendable, Hashable {
    /// The mark stands in front: `a11y_distance`.
    case prefix
    /// The mark stands behind: `distance_content_description`.
    case suffix
  }

  /// Where the mark stands.
  public let place: Place
  /// The mark with what parts it from the key, such as `_spoken`.
  public let mark: String

  /// A mark at a place.
  public init(_ place: Place, _ mark: String) {
    self.place = place
    self.mark = mark
  }

  /// What an option says: `*_spoken` and `a11y_*`, where the star is the key of the shown string; without a star,
  /// what ends in a sign, such as `a11y_`, is a prefix, and all else a suffix. Nil where no mark is left.
  public init?(_ option: String) {
    let parts = option.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1:
      guard let last = option.unicodeScalars.last else { return nil }
      self.init(Self.isSeparator(last) ? .prefix : .suffix, option)
    case 2 where parts[0].isEmpty && !parts[1].isEmpty: self.init(.suffix, parts[1])
    case 2 where parts[1].isEmpty && !parts[0].isEmpty: self.init(.prefix, parts[0])
    default: return nil
    }
    if mark.unicodeScalars.allSatisfy(Self.isSeparator) { return nil }
  }

  /// The style as the option says it: `*_spoken`.
  public var option: String { place == .suffix ? "*" + mark : mark + "*" }

  /// The key of the spoken string beside the one under `key`.
  public func spokenKey(for key: String) -> String {
    switch place {
    case .suffix: key + mark
    case .prefix: mark + (isJoined ? Self.capitalized(key) : key)
    }
  }

  /// The keys of shown strings that the one under `key` may be spoken for, the likeliest first; empty where it is none
  /// of this style.
  internal func shownKeys(for key: String) -> [String] {
    switch place {
    case .suffix:
      guard key.hasSuffix(mark), key.utf8.count > mark.utf8.count else { return [] }
      return [String(key.dropLast(mark.count))]
    case .prefix:
      guard key.hasPrefix(mark), key.utf8.count > mark.utf8.count else { return [] }
      let rest = String(key.dropFirst(mark.count))
      return isJoined ? [Self.uncapitalized(rest), rest] : [rest]
    }
  }

  /// Whether the key follows a prefix without a sign between, so that its first letter is a capital.
  private var isJoined: Bool { mark.unicodeScalars.last.map { !Self.isSeparator($0) } ?? false }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }

  private static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }

  private static func uncapitalized(_ key: String) -> String { key.prefix(1).lowercased() + key.dropFirst() }
}
