/// How often each style of naming spoken strings occurs in catalogs.
public struct SiblingStyleCount: Sendable {
  private var counts: [SiblingStyle: Int] = [:]

  /// Nothing was counted yet.
  public init() {}

  internal mutating func add(_ style: SiblingStyle) { counts[style, default: 0] += 1 }

  /// Counts the pairs of a catalog.
  public mutating func add(_ catalog: Catalog) {
    counts.merge(SiblingPairs(catalog).styles.counts, uniquingKeysWith: +)
  }

  /// The style that occurs most, the first by its name where two do; nil where none does.
  public var mostFrequent: SiblingStyle? { counts.max { ($0.value, $1.key.option) < ($1.value, $0.key.option) }?.key }
}
