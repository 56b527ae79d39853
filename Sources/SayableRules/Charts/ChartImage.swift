public import SayableEngine
public import SpeechRules

extension RuleLibrary {
  /// The words by which charts are described in a locale: those that come with the library, or ones that are compiled
  /// now.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with the words.
  public func chartRules(of chain: LocaleChain) throws(RuleSetError) -> ChartRules {
    if let compiledCharts { return compiledCharts }
    var problems: [Diagnostic] = []
    let words = ChartFiles(chain, in: self, problems: &problems).words(problems: &problems)
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    let image = Self.chartImage([(chain.tags[0], header(of: chain.tags[0]), words)])
    return ChartRules(Image(written: image, .charts))
  }

  /// Compiles the words of all locales that have some for charts, in the form that `ChartRules` reads.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with the words.
  internal func compileCharts() throws(RuleSetError) -> [UInt8] {
    var problems: [Diagnostic] = []
    let withWords = chartLocales
    let locales = folders.map { tag in
      guard withWords.contains(tag), tag != .root else { return (tag, header(of: tag), ChartWords?.none) }
      let chain = LocaleChain(tag, in: self)
      return (tag, header(of: tag), ChartFiles(chain, in: self, problems: &problems).words(problems: &problems))
    }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    return Self.chartImage(locales)
  }

  private static func chartImage(_ locales: [(LanguageTag, LocaleHeader, ChartWords?)]) -> [UInt8] {
    var writer = ImageWriter()
    let places = locales.map { tag, header, words in
      var number: Int?
      if var words {
        var part = ImagePart()
        words.fields(&part)
        number = writer.add(part)
      }
      return ImageLocales.Locale(tag: tag, header: header, tags: [], part: number)
    }
    var root = ImagePart()
    root.append(each: places) { $1.append($0) }
    return writer.image(.charts, root: root)
  }
}
