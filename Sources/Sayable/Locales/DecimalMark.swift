internal import YAML

extension RuleLibrary {
  /// The mark between a number's whole part and its decimals in `locale`, `.` or `,`. No rule is made ready for it.
  public func decimalMark(of locale: LanguageTag) -> Character {
    let chain = LocaleChain(locale, in: self)
    if let (image, part) = image(of: chain) {
      var reader = image.reader(of: part)
      return Character(reader.localeSettings().numbers.decimal)
    }
    for tag in chain.tags {
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
