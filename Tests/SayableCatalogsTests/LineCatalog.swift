import BuiltInRuleFiles
import SayableEngine
import SayableRules

@testable import SayableCatalogs

/// A small format for tests: `key=text` on each line, `key[fr]=text` for a locale and `key#one=text` for a plural form.
enum LineCatalog: CatalogParser {
  static func accepts(_ source: SourceFile) -> Bool { true }

  static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var catalog = Catalog(source, format: .properties)
    var start = 0
    for line in source.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = start..<(start + line.count)
      start = range.upperBound + 1
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(decoding: source.text[range.lowerBound..<equals], as: UTF8.self)
      let variant = name.split(separator: "#").dropFirst().first.map(String.init) ?? ""
      let locale = name.split(separator: "[").dropFirst().first.map { String($0.prefix { $0 != "]" }) }
      catalog.entries.append(
        CatalogEntry(
          key: String(name.prefix { $0 != "[" && $0 != "#" }), variant: variant, logicalPath: name,
          locale: locale.flatMap { try? LanguageTag($0) },
          value: DecodedText(verbatim: (equals + 1)..<range.upperBound, of: source.text), extent: range))
    }
    return catalog
  }

  static func insertion(of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog) -> [Splice]? {
    if entry.comment == "full" { return nil }
    let locale = entry.locale.map { "[\($0)]" } ?? ""
    let variant = entry.variant.isEmpty ? "" : "#" + entry.variant
    let place = entry.extent.upperBound
    return [Splice(place..<place, "\n\(key)\(locale)\(variant)=\(text)")]
  }

  /// The catalog of some lines.
  static func catalog(_ text: String, path: String = "app.properties") -> Catalog {
    parse(SourceFile(path: path, bytes: Array(text.utf8)), CatalogParsingOptions())
  }
}
