/// What the strings and keys of a file tell of the dialect that they are written in.
///
/// A file is read in one dialect. slang is known by keys such as `count(plural)`. Else the dialect of most strings
/// wins: arguments of ICU with branches; `{{name}}`, `$t(key)` and keys in `_one` and `_other` of i18next; links `@:key`
/// and plural forms with `{count}` or `{n}` parted by `|` of vue-i18n, which has no `{{name}}`. Where nothing is found,
/// the messages are plain: `{name}` is an argument in most dialects.
internal struct MessageEvidence {
  private var icu = 0
  private var i18next = 0
  private var doubleBraces = 0
  private var vue = 0
  private var slang = 0

  internal init() {}

  internal mutating func add(_ text: ArraySlice<UInt8>) {
    guard
      text.contains(where: {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "|")
      })
    else { return }
    if Self.hasBranches(text) {
      icu += 1
      return
    }
    var hasBar = false
    var (hasCount, hasDouble, hasCall, hasLink) = (false, false, false, false)
    for offset in text.indices {
      switch text[offset] {
      case UInt8(ascii: "{"):
        let rest = text[offset...]
        if rest.starts(with: "{{".utf8) { hasDouble = true }
        if rest.starts(with: "{count}".utf8) || rest.starts(with: "{n}".utf8) { hasCount = true }
      case UInt8(ascii: "$"): if text[offset...].starts(with: "$t(".utf8) { hasCall = true }
      case UInt8(ascii: "@"): if MessageLink(at: offset, in: text) != nil { hasLink = true }
      case UInt8(ascii: "|"): hasBar = true
      default: break
      }
    }
    if hasDouble { doubleBraces += 1 }
    if hasDouble || hasCall { i18next += 1 }
    if hasLink || hasBar && hasCount && !hasDouble { vue += 1 }
  }

  internal mutating func add(key: String) { if SlangKey(key).kind != nil { slang += 1 } }

  /// Takes account of plural forms whose keys differ in their endings.
  internal mutating func addPluralKeys() { i18next += 1 }

  internal var dialect: MessageDialect {
    if slang > 0 { return .slang }
    let vue = doubleBraces > 0 ? 0 : vue
    if icu > 0, icu >= i18next, icu >= vue { return .icu }
    if i18next > 0, i18next >= vue { return .i18next }
    return vue > 0 ? .vue : .plain
  }

  /// How long names and spaces may be.
  private static let longestName = 128

  /// Whether an argument of ICU with branches is in the text: a brace, a name, `plural` or the like, each with a comma.
  internal static func hasBranches(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[(brace + 1)...]
      guard let name = wordAndComma(rest), let type = wordAndComma(text[name.end...]) else { continue }
      if ["plural", "select", "selectordinal"].contains(String(decoding: type.word, as: UTF8.self)) { return true }
    }
    return false
  }

  private static func wordAndComma(_ text: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, end: Int)? {
    let start = text.prefix(longestName).drop { $0 <= 0x20 }
    let word = start.prefix { $0 > 0x20 && !",{}'".utf8.contains($0) }
    let behind = start[word.endIndex...].drop { $0 <= 0x20 }
    return word.isEmpty || behind.first != UInt8(ascii: ",") ? nil : (word, behind.startIndex + 1)
  }
}
