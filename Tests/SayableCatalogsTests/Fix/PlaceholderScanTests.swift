import TestSupport
import Testing

@testable import SayableCatalogs

@Suite struct `Placeholders, scanned without the rules` {
  @Test(arguments: [
    ("%d km", ["%1$d"]), ("%1$d km", ["%1$d"]), ("%s of %s", ["%1$s", "%2$s"]), ("%lld%%", ["%1$lld"]),
    ("%.1f °C", ["%1$.1f"]), ("%#@items@ left", ["%1$#@items@"]), ("%arg m", ["%1$arg"]), ("%@s", ["%1$@"]),
    ("%(count)d m", ["%(count)d"]), ("Hello %user%", ["%user%"]), ("50 % of it", []), ("100%", []),
    ("{name}", ["{name", "}"]), ("{ {", ["{", "{"]), ("{{n}} m", ["{", "{n", "}", "}"]), ("%{n} m", ["{n", "}"]),
    ("$t(unit)", ["$t(unit)"]), ("$0pis$", ["$0pis$"]), ("$5 and $6", []), ("@:unit.km", ["@:unit.km"]),
    ("<b>5</b> < 6", ["<b>", "</b>"]), ("a@b", []), ("%1 of %2", ["%1", "%2"]),
    ("{n, plural, one {# m} other {# m}}", ["{n", "{", "}", "{", "}", "}"]),
  ])
  func `each is found as often as it stands`(text: String, expected: [String]) {
    var counts: [String: Int] = [:]
    for placeholder in expected { counts[placeholder, default: 0] += 1 }
    #expect(PlaceholderScan(Array(text.utf8)).placeholders == counts)
  }

  @Test func `any bytes are scanned to their end`() {
    var generator = SeededGenerator(seed: 5)
    let signs = Array("%{}<>$@:(){}#1d s.*'a\u{FF}".utf8) + [0xFF, 0xC3]
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in signs.randomElement(using: &generator) ?? 0
      }
      let placeholders = PlaceholderScan(bytes).placeholders
      #expect(placeholders.values.reduce(0, +) <= bytes.count)
    }
  }
}
