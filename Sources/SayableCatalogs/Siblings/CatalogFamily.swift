internal import SayableEngine

/// The catalogs that hold the same strings in other languages, such as `values/strings.xml` and
/// `values-fr/strings.xml`: equal for all of them.
///
/// An app that finds a key in one of them speaks it in every language that lacks it, so that a spoken string is added to
/// all or to none.
public struct CatalogFamily: Sendable, Hashable {
  private let format: CatalogFormat
  private let path: [String]

  /// The family of the catalog at a path.
  public init(path: String, format: CatalogFormat) {
    self.format = format
    let tag = LanguageTag(inPath: path)?.description.lowercased()
    let language = tag.map { $0.prefix { $0 != "-" } }
    self.path = path.split(separator: "/").map { part in
      if part.hasSuffix(".lproj") { return "*.lproj" }
      if part == "values" || part.hasPrefix("values-") { return "values*" }
      let name = String(part.lowercased().map { $0 == "_" ? "-" : $0 })
      if name == tag || language == name[...] { return "*" }
      // `app_pt_BR.arb`, `messages.fr.xlf`, `Resources.de.resx`, and `app.arb` of the language they come from.
      let pieces = name.split { $0 == "." || $0 == "-" }
      let subtags = tag?.split(separator: "-") ?? []
      let isLocalized = language.map { pieces.contains($0) } ?? false
      return (isLocalized ? pieces.filter { !subtags.contains($0) } : pieces).joined(separator: ".")
    }
  }
}
