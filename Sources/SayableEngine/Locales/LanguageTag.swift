/// A language tag in the sense of BCP 47, of the parts that rules are chosen by: language, script and region.
///
/// ```swift
/// try LanguageTag("pt_br").description  // "pt-BR"
/// ```
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  /// The language, two or three lower-case letters, such as `nl`; also `root`, the parent of all.
  public let language: String
  /// The script, four letters such as `Hant`.
  public let script: String?
  /// The region, two upper-case letters or three digits, such as `BE` or `001`.
  public let region: String?

  /// The tag of the rules that all locales share.
  public static let root = LanguageTag(language: "root")

  /// English, as in the United States.
  public static let english = LanguageTag(language: "en")

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads a tag in any case, its parts joined by `-` or `_`, as in `pt-BR`, `pt_br` or `zh-Hant-TW`. Variants,
  /// extensions and private parts are allowed and left out.
  ///
  /// - Throws: ``MalformedLanguageTag`` where `text` is none.
  public init(_ text: String) throws(MalformedLanguageTag) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[...]
    let wellFormed = parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }
    guard wellFormed, let first = parts.popFirst()?.lowercased(), first == "root" || Self.isLanguage(first) else {
      throw MalformedLanguageTag(text: text)
    }
    language = Self.preferred[first] ?? first
    // An extended language subtag, as in zh-yue.
    if let next = parts.first, next.utf8.count == 3, next.utf8.allSatisfy(isLetter) { parts.removeFirst() }
    if let next = parts.first, next.utf8.count == 4, next.utf8.allSatisfy(isLetter) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      parts.removeFirst()
    } else {
      script = nil
    }
    if let next = parts.first, Self.isRegion(next) {
      region = next.uppercased()
      parts.removeFirst()
    } else {
      region = nil
    }
    // What follows is a variant (five letters or more, or a digit and three), or begins an extension.
    guard parts.first.map({ $0.utf8.count != 2 && $0.utf8.count != 3 || language == "root" }) ?? true else {
      throw MalformedLanguageTag(text: text)
    }
  }

  /// The tag in the usual case, its parts joined by hyphens.
  public var description: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// The tag without its last part; nil for a bare language.
  internal var shorter: LanguageTag? {
    if region != nil { return LanguageTag(language: language, script: script) }
    return script == nil ? nil : LanguageTag(language: language)
  }

  /// The languages of tags that others have replaced, and of a macrolanguage that means one language (IANA's registry of
  /// language subtags, `Preferred-Value`; CLDR's language aliases).
  private static let preferred = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil",
  ]

  /// The language whose written words the speakers of another read as their own (CLDR's language matching).
  internal var nearestLanguage: LanguageTag? { language == "nn" ? LanguageTag(language: "nb") : nil }

  private static func isLanguage(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy(isLetter)
  }

  private static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(isLetter) || text.utf8.count == 3 && text.utf8.allSatisfy(isDigit)
  }
}

/// The text that was given as a language tag and is none.
public struct MalformedLanguageTag: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text as it was given.
  public let text: String
  /// What is wrong and what a tag looks like.
  public var description: String { "'\(text)' is not a language tag; write one like 'en', 'nl-BE' or 'pt_BR'" }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
private func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
