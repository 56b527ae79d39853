internal import SayableCatalogs
internal import SayableEngine

/// A string of real text that rules are tried on.
internal struct TriedString {
  /// The app that it belongs to: the folder below the one that was named, else the file.
  let app: String
  let locale: LanguageTag
  let text: [UInt8]
  /// What rules must not touch beside what they know themselves, in bytes of the text.
  var protectedSpans: [ProtectedSpan] = []
  /// The plural form that it is; nil where it is none.
  var category: PluralCategory?

  /// The text, with what is not UTF-8 repaired.
  var shown: String { String(decoding: text, as: UTF8.self) }

  /// A number that draws it for a sample: the strings with the smallest ones. The same string has the same number for
  /// a seed, whatever else there is.
  func lot(seed: UInt64) -> UInt64 {
    // FNV-1a, mixed at the end: near texts have to lie far apart.
    var hash = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
    for byte in locale.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}

/// The strings of files and folders, each once for an app and a locale.
internal struct TriedStrings {
  private struct Name: Hashable {
    let app: String
    let locale: LanguageTag
    let text: [UInt8]
    let category: PluralCategory?
  }

  /// The strings, in the order of the files.
  private(set) var strings: [TriedString] = []
  /// What could not be read.
  private(set) var failures: [Failure] = []

  private let locales: [LanguageTag]
  private var seen: Set<Name> = []

  /// Reads all of `paths`: catalogs, folders with some, and plain text with a string a line.
  ///
  /// - Parameter locales: The languages that are wanted, those of their regions with them; all where there are none. The
  ///   first is that of files that tell none.
  init(_ paths: [String], locales: [LanguageTag]) {
    self.locales = locales
    for path in paths {
      let walk = FileWalk([path])
      failures += walk.failures
      for file in walk.files {
        let app = file.isNamed ? Self.name(of: file.path) : Self.folder(of: file.path, in: path)
        do throws(Failure) {
          try read(file, of: app)
        } catch {
          failures.append(error)
        }
      }
    }
  }

  private mutating func read(_ file: FileWalk.Found, of app: String) throws(Failure) {
    let bytes = try attempt("cannot read '\(file.path)'") { () throws(SystemError) in
      try file.path == "-" ? InputFile.standard.readAll() : InputFile(file.path).readAll()
    }
    let source = SourceFile(path: file.path, bytes: bytes)
    // A file that is named and no catalog is running text.
    guard let catalog = Catalog(source) ?? (file.isNamed ? Catalog(source, as: .text) : nil) else { return }
    let fallback = LanguageTag(inPath: file.path) ?? locales.first ?? .english
    let sources = SourceTexts(catalog)
    for (index, entry) in catalog.entries.enumerated() where entry.state != .obsolete {
      let locale = entry.locale ?? fallback
      if !isWanted(locale) || sources.isUntranslated(index) { continue }
      for label in entry.labels where !label.text.bytes.isEmpty {
        let category = entry.pluralCategory(of: label)
        let name = Name(app: app, locale: locale, text: label.text.bytes, category: category)
        guard seen.insert(name).inserted else { continue }
        strings.append(
          TriedString(
            app: app, locale: locale, text: label.text.bytes, protectedSpans: label.protectedSpans, category: category))
      }
    }
  }

  private func isWanted(_ locale: LanguageTag) -> Bool {
    locales.isEmpty || locales.contains { $0 == locale || locale.description.hasPrefix("\($0)-") }
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func folder(of path: String, in base: String) -> String {
    let rest = path.hasPrefix(base) ? path.dropFirst(base.count) : path[...]
    let parts = rest.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : name(of: base)
  }
}
