internal import SayableEngine

/// The findings of a project that are known already, so that only new ones are reported.
///
/// A finding is known by the file, the key, the locale, the check and the text, wherever it has moved to in its file.
public struct Baseline: Sendable, Hashable {
  /// Findings that nothing tells apart but their place.
  public struct Item: Sendable, Hashable {
    /// What they are known by.
    public let fingerprint: Fingerprint
    /// The path of the catalog, relative to the folder that paths count from.
    public let path: String
    /// The key of the string.
    public let key: String
    /// The locale.
    public let locale: String
    /// The id of the check.
    public let check: String
    /// The text, as it is shown.
    public let text: String
    /// How many there are.
    public var count: Int
  }

  /// What is known, in the order of the file: by path, key, locale, check and text.
  public let items: [Item]

  /// Nothing is known.
  public init() { items = [] }

  internal init(_ items: [Item]) { self.items = items.sorted(by: Self.comesFirst) }

  /// All of `findings`.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - path: The path of a catalog as the baseline is to know it, such as relative to its own folder.
  public init(_ findings: [Finding], path: (String) -> String = { $0 }) {
    var items: [Fingerprint: Item] = [:]
    for finding in findings {
      let item = Item(finding, path: path(finding.path))
      items[item.fingerprint, default: item].count += 1
    }
    self.init(Array(items.values))
  }

  private static func comesFirst(_ first: Item, _ second: Item) -> Bool {
    let (one, other) = (first.sortKeys, second.sortKeys)
    return one.lexicographicallyPrecedes(other)
  }
}

extension Baseline.Item {
  /// The item of a finding, which it does not count yet.
  internal init(_ finding: Finding, path: String) {
    self.init(
      path: path, key: finding.key, locale: finding.locale.description, check: finding.check, text: finding.text,
      count: 0)
  }

  internal init(path: String, key: String, locale: String, check: String, text: String, count: Int) {
    fingerprint = Fingerprint([path, key, locale, check, text])
    self.path = path
    self.key = key
    self.locale = locale
    self.check = check
    self.text = text
    self.count = count
  }

  fileprivate var sortKeys: [String] { [path, key, locale, check, text] }
}
