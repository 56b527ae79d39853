/// The locales that a tag takes its rules from, nearest first, such as `en-GB -> en-001 -> en -> root`.
public struct LocaleChain: Sendable, Hashable {
  /// The tag that was asked for.
  public let requested: LanguageTag
  /// The locales with rule files, nearest first; the last is `root`.
  public let tags: [LanguageTag]

  /// Whether there are rules for the language that was asked for, and not just those of `root`.
  public var hasLanguage: Bool { tags.count > 1 || requested == .root }

  /// Finds the chain of `tag` in `library`: the nearest locale that has files (`nl-BE` takes those of `nl`), then the
  /// parents that the `locale.yaml` files name, or else the shorter tags. A family of languages is only ever a parent.
  ///
  /// A region without a folder of its own goes through the locale that its language's `locale.yaml` names under
  /// `regions`: `en-AU` through `en-001`.
  public init(_ tag: LanguageTag, in library: RuleLibrary) {
    requested = tag
    var tags: [LanguageTag] = []
    var next = LocaleChain.nearest(to: tag, in: library)
    while let current = next, current != .root, !tags.contains(current) {
      tags.append(current)
      let parent = library.header(of: current).parent
      next = parent ?? current.shorter.flatMap { LocaleChain.nearest(to: $0, in: library) }
    }
    self.tags = tags + [.root]
  }

  private static func nearest(to tag: LanguageTag, in library: RuleLibrary) -> LanguageTag? {
    if library.contains(tag), !library.isFamily(tag) { return tag }
    guard let shorter = tag.shorter else { return nil }
    let nearest = nearest(to: shorter, in: library)
    if let region = tag.region, let nearest,
      let through = library.header(of: nearest).parent(ofRegion: region), library.contains(through)
    {
      return through
    }
    return nearest
  }
}
