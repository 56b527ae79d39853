/// Reads property files of Java with messages: `messages_de.properties`.
internal enum PropertiesParser: CatalogParser {
  /// Names that tools give to their settings, which nobody hears.
  private static let settings: Set<String> = [
    "gradle.properties", "gradle-wrapper.properties", "maven-wrapper.properties", "local.properties",
    "project.properties", "build.properties", "keystore.properties", "signing.properties", "version.properties",
    "log4j.properties", "log4j2.properties", "logging.properties", "application.properties", "bootstrap.properties",
    "sonar-project.properties", "lint.properties", "ant.properties", "robolectric.properties",
    "junit-platform.properties", "lombok.properties", "pom.properties",
  ]

  internal static func accepts(_ source: SourceFile) -> Bool {
    let name = source.path.split(separator: "/").last?.lowercased() ?? ""
    return !settings.contains(name) && !name.hasPrefix("application-")
  }

  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    // Files of old are in ISO 8859-1; what is UTF-8 by chance in those is as good as never met.
    let isLatin1 = source.encoding == .utf8 && source.firstInvalidOffset != nil
    let source = isLatin1 ? SourceFile(path: source.path, bytes: source.bytes, encoding: .latin1) : source
    let parser = PropertyParser(source.text)
    var catalog = Catalog(source, format: .properties)
    catalog.addEncodingProblem()
    catalog.addProblems(
      parser.brokenEscapes.map {
        ParsingProblem(
          code: "bad-escape", "Four hexadecimal digits are missing behind '\\u'", at: $0,
          notes: ["Write '\\\\u' where a backslash is meant."])
      })
    for property in parser.properties where !property.value.bytes.isEmpty {
      let key = property.key.string
      var entry = CatalogEntry(
        key: key, logicalPath: JSONPointer([key]).description, value: property.value, extent: property.extent)
      entry.labels = CatalogLabel.labels(ofJavaMessage: property.value)
      entry.comment = property.comment
      entry.suppressions = property.suppressions
      catalog.entries.append(entry)
    }
    return catalog
  }

  // MARK: Writing

  /// A new line behind that of `entry`, parted in the same way.
  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    let source = catalog.source.text
    guard !key.isEmpty, catalog.entries(ofKey: key).isEmpty,
      let property = property(of: entry, in: catalog)
    else { return nil }
    let name = escaped(key, isKey: true, in: catalog.source)
    let written = escaped(text, isKey: false, in: catalog.source)
    let keyEnd = property.key.sourceRange(of: 0..<property.key.bytes.count).upperBound
    let between = source[min(keyEnd, property.valueExtent.lowerBound)..<property.valueExtent.lowerBound]
    // A value that begins in the next line is no model.
    let isPlain = !between.isEmpty && !between.contains(UInt8(ascii: "\\"))
    let separator = isPlain ? String(decoding: between, as: UTF8.self) : "="
    let place = property.extent.upperBound
    return [Splice(place..<place, "\(catalog.source.lineBreak)\(name)\(separator)\(written)")]
  }

  /// Reads the property of an entry again, with the places of its parts.
  private static func property(of entry: CatalogEntry, in catalog: Catalog) -> PropertyParser.Property? {
    let parser = PropertyParser(catalog.source.text, propertyAt: entry.extent.lowerBound)
    return parser.properties.first { $0.extent == entry.extent }
  }

  /// A text, or a key, as it is written; MessageFormat's quotes are the text's own.
  private static func escaped(_ text: String, isKey: Bool, in source: SourceFile) -> String {
    let isASCII = source.encoding == .latin1 || source.isEscapedASCII
    var isFirst = true
    return text.escaping { scalar in
      defer { isFirst = false }
      return switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\u{C}": "\\f"
      case " " where isKey || isFirst: "\\ "
      case "=" where isKey, ":" where isKey: "\\\(scalar)"
      case "#" where isKey && isFirst, "!" where isKey && isFirst: "\\\(scalar)"
      case _ where isASCII && scalar.value >= 0x80: scalar.codeUnitEscapes(uppercase: true)
      default: nil
      }
    }
  }
}
