/// A format of string catalogs.
public enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  /// String catalogs of Xcode.
  case xcstrings
  /// Strings files of Apple: text, old property lists, property lists in XML and binary.
  case strings
  /// Plural rules of Apple in a property list.
  case stringsdict
  /// String resources of Android.
  case android
  /// Translations and templates of gettext.
  case gettext
  /// XLIFF 1.2 and 2.0.
  case xliff
  /// Application resource bundles of Flutter.
  case arb
  /// Messages in JSON.
  case json
  /// Property files of Java.
  case properties
  /// Resources of .NET.
  case resx
  /// Translations of Qt.
  case qt
  /// One string a line.
  case text

  /// The formats that a file may have by the ending of its name, in small letters; where there are several, the content
  /// tells.
  package static let endings: [String: [CatalogFormat]] = [
    "arb": [.arb], "json": [.json], "po": [.gettext], "pot": [.gettext], "properties": [.properties], "resw": [.resx],
    "resx": [.resx], "strings": [.strings], "stringsdict": [.stringsdict], "ts": [.qt], "txt": [.text],
    "xcstrings": [.xcstrings], "xlf": [.xliff], "xliff": [.xliff], "xml": [.android, .xliff],
  ]
}
