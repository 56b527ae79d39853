public import SayableEngine

/// What should be said for a label as a document of SSML 1.1 on one line.
///
/// What a rule replaced is a `sub` with the label's own text inside, a separator that became a pause is a `break`, and
/// letters that are to be spelt are a `say-as` of `characters`. Everything else is text, and what looks like markup in a
/// label is escaped. No more kinds of `say-as` are written: rules put dates, times and numbers into words.
///
/// ```swift
/// SpeechMarkup(say.trace("8 m²"), language: tag).text
/// // <speak …><sub alias="8 square meters">8 m²</sub></speak>
/// ```
public struct SpeechMarkup: Sendable, Hashable {
  /// The document. Characters that XML forbids are left out, bytes that are not UTF-8 are U+FFFD.
  public let text: String

  /// - Parameters:
  ///   - trace: What was said of the label.
  ///   - language: The language that is spoken; `und` stands for `LanguageTag/root`.
  public init(_ trace: Trace, language: LanguageTag) {
    text = Self.document(Self.content(of: trace), language: language)
  }

  /// What stands in the document for a label, or for a part of one.
  internal static func content(of trace: Trace) -> String {
    trace.segments.map { segment in
      let source = String(decoding: trace.label[segment.source], as: UTF8.self)
      let spoken = String(decoding: trace.spoken[segment.spoken], as: UTF8.self)
      return segment.rules.isEmpty ? XMLText(spoken).content : MarkedChange(source: source, spoken: spoken).text
    }.joined()
  }

  /// A document of SSML 1.1 around `content`, which is escaped already.
  package static func document(_ content: String, language: LanguageTag) -> String {
    let (opening, closing) = tags(language)
    return opening + content + closing
  }

  /// What stands around the content.
  internal static func tags(_ language: LanguageTag) -> (opening: String, closing: String) {
    let tag = language == .root ? "und" : language.description
    return (
      "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(tag)\">", "</speak>"
    )
  }
}

/// A stretch of a label that rules changed.
private struct MarkedChange {
  let source: String
  let spoken: String

  var text: String {
    let words = spoken.trimmingSpaces
    // What stands around the words parts them from their neighbours.
    let before = XMLText(spoken[..<words.startIndex]).content
    let behind = XMLText(spoken[words.endIndex...]).content
    if let strength { return "\(before)<break strength=\"\(strength)\"/>\(behind)" }
    let written = XMLText(source.trimmingSpaces)
    if isSpelling { return "\(before)<say-as interpret-as=\"characters\">\(written.content)</say-as>\(behind)" }
    let alias = XMLText(words)
    // espeak-ng reads references in text, but says their names in an attribute.
    guard alias.attribute == String(words), !words.isEmpty, !written.content.isEmpty,
      spoken != source
    else { return XMLText(spoken).content }
    return "\(before)<sub alias=\"\(alias.attribute)\">\(written.content)</sub>\(behind)"
  }

  /// The strength of the pause that a separator became; nil where words are said.
  private var strength: String? {
    guard !source.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    switch spoken.trimmingSpaces {
    case ",", ";": return "medium"
    case ".", ":", "!", "?": return "strong"
    default: return nil
    }
  }

  /// Whether the letters of the source are said one by one.
  private var isSpelling: Bool {
    source.count > 1 && source.allSatisfy { $0.isLetter || $0.isNumber }
      && spoken == source.map(String.init).joined(separator: " ")
  }
}
