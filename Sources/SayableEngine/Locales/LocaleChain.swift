/// The locales that a tag takes its rules from, nearest first, such as `en-GB -> en-001 -> en -> root`.
public struct LocaleChain: Sendable, Hashable {
  /// The tag that was asked for.
  public let requested: LanguageTag
  /// The locales with rule files, nearest first; the last is `root`.
  public let tags: [LanguageTag]

  /// Whether there are rules for the language that was asked for, and not just those of `root`.
  public var hasLanguage: Bool { tags.count > 1 || requested == .root }

  /// Finds the chain of `tag` among the locales of `directory`: the nearest locale that has files (`nl-BE` takes those of `nl`, `nn` those of `nb`), then the
  /// parents that the `locale.yaml` files name, or else the shorter tags. A family of languages is only ever a parent.
  ///
  /// A region without a folder of its own goes through the locale that its language's `locale.yaml` names under
  /// `regions`: `en-AU` through `en-001`.
  package init(_ tag: LanguageTag, among directory: some LocaleDirectory) {
    requested = tag
    var tags: [LanguageTag] = []
    var next = Self.nearest(to: tag, among: directory)
    while let current = next, current != .root, !tags.contains(current) {
      tags.append(current)
      let parent = directory.header(of: current).parent
      next = parent ?? current.shorter.flatMap { Self.nearest(to: $0, among: directory) }
    }
    self.tags = tags + [.root]
  }

  private static func nearest(to tag: LanguageTag, among directory: some LocaleDirectory) -> LanguageTag? {
    if directory.contains(tag), !directory.header(of: tag).isFamily { return tag }
    guard let shorter = tag.shorter ?? tag.nearestLanguage else { return nil }
    let nearest = nearest(to: shorter, among: directory)
    if let region = tag.region, let nearest,
      let through = directory.header(of: nearest).parent(ofRegion: region), directory.contains(through)
    {
      return through
    }
    return nearest
  }
}
