public import SayableEngine

/// Words of a locale as a symbols dictionary of speech-dispatcher, a file that its setting `SymbolsPreprocFile` names, or
/// of NVDA.
///
/// NVDA applies all lines of its one file at once. speech-dispatcher brings text into NFKC, then applies one file after the other, each with all its lines at once. A
/// line is a pattern with a fixed text, where `\1` is what the first group matched; so what rules do by comparing
/// numbers, by functions, or in several passes does not fit.
public struct SymbolDictionary: Sendable, Hashable {
  /// What the dictionary is about.
  public let kind: Kind
  /// Which of the dictionaries of its kind it is, the first being 1.
  public let part: Int
  /// The language of the words.
  public let language: LanguageTag
  /// Who reads it.
  public let reader: Reader
  private let lines: [Line]

  /// What a dictionary is about. The cases stand in the order in which their files must be applied.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Numbers with units, in the plural form of the number.
    case units
    /// Abbreviations.
    case abbreviations
    /// Fractions, symbols that stand free, and the names of symbols for reading by character.
    case symbols
  }

  /// A program that reads such dictionaries.
  public enum Reader: Sendable, Hashable {
    /// The server of speech for Linux.
    case speechDispatcher
    /// The screen reader for Windows.
    case nvda
  }

  internal struct Line: Sendable, Hashable {
    /// What the file calls it; the symbol itself where there is no pattern.
    let name: String
    /// What it matches; nil for a symbol that is said where text is read by character.
    var pattern: String?
    let words: String
  }

  /// speech-dispatcher makes one pattern of those of a file, and PCRE2 compiles none above 64 KiB, which this many
  /// bytes of a file's patterns stay well below.
  internal static let patternLimit = 22_000

  /// The dictionaries of one kind for a normalizer's locale; none where it has no such words.
  public static func dictionaries(_ kind: Kind, of normalizer: Normalizer) -> [SymbolDictionary] {
    var parts: [[Line]] = []
    var size = 0
    for line in SymbolLines(kind, of: normalizer, for: .speechDispatcher).lines {
      size += line.pattern?.utf8.count ?? 0
      if parts.isEmpty || size > patternLimit {
        parts.append([])
        size = line.pattern?.utf8.count ?? 0
      }
      parts[parts.count - 1].append(line)
    }
    return parts.enumerated().map {
      SymbolDictionary(
        kind: kind, part: $0 + 1, language: normalizer.chain.requested, reader: .speechDispatcher, lines: $1)
    }
  }

  /// The dictionary for NVDA, with all that there is in it.
  public static func forNVDA(_ normalizer: Normalizer) -> SymbolDictionary {
    var names: Set<String> = []
    // A name must not come twice in a file.
    let lines = Kind.allCases.flatMap { SymbolLines($0, of: normalizer, for: .nvda).lines }
      .filter { names.insert($0.name).inserted }
    return SymbolDictionary(
      kind: .symbols, part: 1, language: normalizer.chain.requested, reader: .nvda, lines: lines)
  }

  /// The name of the reader's folder for the language, such as `en_GB`.
  public var folderName: String { language.description.replacing("-", with: "_") }

  /// The name of the file, such as `sayable-units.dic` or, for the second, `sayable-units-2.dic`.
  public var fileName: String {
    reader == .nvda ? "symbols-sayable.dic" : "sayable-\(kind.rawValue)\(part == 1 ? "" : "-\(part)").dic"
  }

  /// The file.
  public var text: String {
    var text = """
      # SPDX-License-Identifier: MIT AND Unicode-3.0
      # Words of Sayable, \(language), for \(reader == .nvda ? "NVDA" : "speech-dispatcher"). Some come from Unicode CLDR, data (c) Unicode, Inc.
      # Written by 'sayable export \(reader == .nvda ? "nvda" : "speech-dispatcher")'.

      """
    let patterns = lines.compactMap { line in line.pattern.map { "\(line.name)\t\($0)\n" } }
    if !patterns.isEmpty { text += "\ncomplexSymbols:\n" + patterns.joined() }
    text += "\nsymbols:\n"
    // NVDA knows no words that stand without a space before them, and takes the symbol out where it says the words.
    let keeping = reader == .nvda ? "never" : "literal"
    for line in lines {
      if line.pattern != nil {
        text += "\(line.name)\t\(line.words)\tnone\t\(keeping)\n"
      } else {
        let isEscaped = line.name.hasPrefix("#") || line.name.hasPrefix("\\")
        // `always` leaves the symbol in the text where its name is not said, for the files behind this one.
        text += "\(isEscaped ? "\\" : "")\(line.name)\t\(line.words)\tchar\talways\n"
      }
    }
    return text
  }
}
