internal import PCRE2
internal import SayableEngine

/// Tries whether the time that a pattern takes grows faster than the text: on long rows of what labels are made of, and
/// of its own examples, whole and cut.
///
/// Two things are reported: a place that takes more steps than a normalizer allows, and places side by side from each of
/// which the pattern looks far ahead.
internal struct BacktrackingTrial: ~Copyable {
  internal private(set) var diagnostics: [Diagnostic] = []
  private var scratch = MatchScratch()

  /// The places that are tried, in bytes from the start of a text.
  private static let tried = 1024
  /// How far from its place a pattern may look ahead, in bytes.
  private static let reach = 4096
  /// How long a row is, in bytes.
  private static let length = 2 * reach
  /// How many of the tried places may be looked ahead from so far. A rule that begins where a row begins does so once.
  private static let allowedPlaces = 7

  /// How many beginnings of an example are tried, the longest first.
  private static let cuts = 24

  private static let rows = [
    "1", "1 ", "1.", "1,", "1-", "1 - ", "1/", "1:", "111,", "111.", "111 ", "111'", "a", "a ", "a.", "a-", "a@", "A ",
    "A.",
    "A-", "Aa ", " ", "\u{A0}", "\t", "-", ".", ",", "'", "\"", "(", "[", "<", "<a ", "{", "{a, ", "%", "$", "$1",
    "#1 ", "/a", "/", "_", "m²", "1 km ", "€1", "•", "→ ", "\u{F8F0}", "\u{F8F0} ", "é", "e\u{301}", "漢", "٣", "👍🏽",
    "\u{200B}",
  ].map(Row.init)

  /// A text over and over.
  private struct Row {
    let text: String
    /// As much of it as is looked at from the places that are tried.
    let beginning: Subject

    init(_ text: String) {
      self.text = text
      beginning = Subject(text.repeated(to: BacktrackingTrial.tried + BacktrackingTrial.reach))
    }
  }

  /// Tries `pattern`, that of the rule `definition`; the first text that takes too long is reported.
  internal mutating func run(_ pattern: Pattern, of definition: RuleDefinition) {
    guard let search = try? PartialSearch(pattern.source) else { return }
    let examples = definition.examples.prefix(2).map(\.written.value).filter { !$0.isEmpty }
    let own = examples.flatMap { example in
      let beginnings = (0..<min(example.count, Self.cuts)).map { String(example.dropLast($0)) }
      return beginnings + beginnings.prefix(2).map { $0 + " " } + [String(example.dropFirst())]
    }
    for row in Self.rows + own.filter({ !$0.isEmpty }).map(Row.init) {
      do throws(MatchError) {
        guard try looksFar(pattern, search, over: row) else { continue }
        report(
          .warning, "slow-pattern", "the pattern of the rule '\(definition.id.value)' looks far ahead from many places",
          on: row.text, "the time grows with the square of the label's length", definition,
          help: "let a match begin only where such a row begins: (?<!…); or bound how far it looks: {0,80}")
      } catch {
        report(
          .error, "catastrophic-pattern",
          "the pattern of the rule '\(definition.id.value)' can backtrack without bound",
          on: row.text, "it goes over the limit: \(error.message)", definition,
          help: "let what repeats begin or end with something that the rest cannot match, or make it possessive: (?>…)")
      }
      return
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, on row: String, _ effect: String,
    _ definition: RuleDefinition, help: String
  ) {
    diagnostics.append(
      Diagnostic(
        severity, code: code, message, at: definition.match?.location(),
        notes: ["on '\(String(repeating: row, count: 3))…' \(effect)", help]))
  }

  /// Whether the pattern looks far ahead from more places of a text than it may, without a match that is as long.
  private mutating func looksFar(
    _ pattern: Pattern, _ search: borrowing PartialSearch, over row: Row
  ) throws(MatchError) -> Bool {
    let beginning = row.beginning
    var position = 0
    var places = 0
    while position < Self.tried, places <= Self.allowedPlaces {
      switch try search.next(in: beginning, from: position, scratch: &scratch) {
      case .nothing: return false
      case .match(let range): position = max(range.upperBound, nextPlace(behind: position, in: beginning))
      case .open(let place):
        guard place < Self.tried else { return false }
        position = nextPlace(behind: place, in: beginning)
        let whole = Subject(row.text.repeated(to: Self.length))
        if try pattern.match(whole, from: place, scratch: &scratch), let match = scratch.range(ofGroup: 0),
          match.lowerBound == place
        {
          position = max(position, match.upperBound)
          if match.count > Self.reach / 4 { continue }
        }
        places += 1
      }
    }
    return places > Self.allowedPlaces
  }
}

/// The next scalar's place.
private func nextPlace(behind place: Int, in subject: borrowing Subject) -> Int {
  var next = place + 1
  while next < subject.bytes.count, subject.bytes[next] & 0xC0 == 0x80 { next += 1 }
  return next
}

extension String {
  /// The text over and over, up to `length` bytes of UTF-8.
  fileprivate func repeated(to length: Int) -> String { String(repeating: self, count: length / utf8.count) }
}
