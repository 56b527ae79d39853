public import SayableEngine

/// Compiled words by which charts are described, in some locales: those that come with SayableCharts, or what was
/// compiled from rule files.
public struct ChartRules: Sendable {
  private let image: Image
  private let directory: ImageLocales

  /// The words of an image of charts.
  package init(_ image: Image) {
    self.image = image
    var reader = image.start
    directory = ImageLocales(&reader)
  }

  /// The locales that have words for charts, in alphabetical order. What takes its words from one of them, as `en-GB`
  /// does from `en`, is not among them.
  public var locales: [LanguageTag] { directory.tagsWithPart }

  /// The locales that `tag` takes its words from.
  package func chain(of tag: LanguageTag) -> LocaleChain { LocaleChain(tag, among: directory) }

  /// The words in the locale of a chain.
  ///
  /// - Throws: That there are none for it.
  package func words(of chain: LocaleChain) throws(RuleSetError) -> ChartWords {
    guard let part = chain.tags.lazy.compactMap({ directory.part(of: $0) }).first else {
      throw RuleSetError(noWordsFor: "charts", in: chain.requested, known: locales)
    }
    var (words, reader) = (ChartWords(), image.reader(of: part))
    words.fields(&reader)
    return words
  }
}
