internal import YAML

extension RuleLibrary {
  /// The mark between a number's whole part and its decimals in `locale`, `.` or `,`; read from its files alone, so that
  /// no rule has to be made ready for it.
  public func decimalMark(of locale: LanguageTag) -> Character {
    for tag in LocaleChain(locale, in: self).tags {
      for name in ["locale.yaml", "cldr.yaml"] {
        guard let file = file(named: name, of: tag), let document = try? Document.parse(file.text),
          let mark = document.root["numbers"]?["decimal"]?.string?.first
        else { continue }
        return mark
      }
    }
    return "."
  }
}
