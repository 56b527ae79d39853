import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Protected spans come out byte for byte.
struct ProtectedSpanTests {
  private static let rules = #"""
      - {id: placeholder, pass: first, match: '%(?:[0-9]\$)?[a-z]+|\{\}', protect: placeholder}
      - {id: code, pass: first, match: '`[^`]*`', protect: text}
      - {id: quantity, pass: second, match: '(?<n>{number}|{placeholder}) ?(?<u>{unit})', say: '${u:say n}'}
      - {id: swap, pass: second, match: '(?<a>{placeholder})>(?<b>{placeholder})', say: '${b}<${a}'}
      - {id: twice, pass: second, match: '(?<a>{placeholder})=', say: '${a} ${a}'}
      - {id: drop, pass: second, match: '(?<a>{placeholder})!', say: 'dropped'}
      - {id: low, pass: second, match: '(?<a>{placeholder})_', say: '${a:lower} ${a:spell}'}
      - {id: letters, pass: second, match: '[a-z]{2,}', say: 'WORD'}
    """#

  @Test(
    arguments: [
      ("%d", "%d"), ("`%d km`", "`%d km`"), ("%abc xyz", "%abc WORD"), ("`a\u{A0}b`", "`a\u{A0}b`"), ("%d%d", "%d%d"),
      ("`x``y`", "`x``y`"), ("5 km `5 km`", "5 kilometers `5 km`"),
    ])
  func `protected tokens are left as they are`(label: String, spoken: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == spoken)
  }

  @Test(arguments: [("%d km", "%d kilometers"), ("%dkm, 1 km", "%dkm, 1 kilometer"), ("`x` km", "`x` WORD")])
  func `a placeholder counts as a number of category other, code does not`(label: String, spoken: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == spoken)
  }

  @Test(arguments: ["%1$a>%2$b": "%2$b<%1$a", "%a>%2$b": "%2$b<%a", "%1$a=": "%1$a=", "%a!": "%a!", "%a_": "%a_"])
  func `a placeholder may be moved, and neither doubled, dropped nor changed`(label: String, spoken: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == spoken)
  }

  @Test(arguments: ["%a>%b", "{}>{}"])
  func `placeholders that take their arguments by order keep it`(label: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == label)
  }

  @Test func `what an earlier rule wrote is not protected`() throws {
    let rules = """
        - {id: one, pass: first, match: '(?<x>x)', say: '%${x}'}
        - {id: two, pass: second, match: '%x', protect: text}
      """
    #expect(try Normalizer(rules: rules).trace("x").steps.map(\.rule) == ["one"])
  }

  @Test func `a token may be protected around one that was protected before`() throws {
    let rules = """
        - {id: one, pass: first, match: '%d', protect: placeholder}
        - {id: two, pass: first, match: '<[^>]*>', protect: text}
        - {id: three, pass: second, match: '[a-z]', say: 'X'}
      """
    #expect(try Normalizer(rules: rules).normalize("a<b %d c>d%d") == "X<b %d c>X%d")
  }

  @Test(
    arguments: [
      "%@", "%1$@", "%d", "%lld", "%%", "%.2f", "{count}", "{{ name }}", "%{n}", "${price}", "%(count)s", "%-5d",
      "$t(key)",
      "{count, plural, one {# km} other {# km}}", "<b>", "<a href=\"5 m\">", "https://a.b/5-6•7", "no.5@example.org",
      "/usr/lib/5-6", "./5-6", "`5 km`", "&nbsp;", "C:\\5 - 6",
    ])
  func `the embedded rules keep a token whole between quantities`(token: String) throws {
    for locale in ["en", "fr", "nl"] {
      let spoken = try #require(try Normalizer.embedded(locale)).normalize("5 kg • \(token) • 5 kg")
      #expect(spoken.utf8.firstRange(of: token.utf8) != nil, "in \(locale): \(spoken)")
      #expect(spoken != "5 kg • \(token) • 5 kg")
    }
  }
}

extension Collection where Element == UInt8 {
  /// The first place of `other`, bytes compared.
  fileprivate func firstRange(of other: some Collection<UInt8>) -> Range<Index>? {
    indices.first { self[$0...].starts(with: other) }.map { $0..<index($0, offsetBy: other.count) }
  }
}
