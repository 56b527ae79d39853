import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// Strings in which linters that look for abbreviations and signs find what is not there.
struct TrapTests {
  @Test(arguments: [
    // Words that are units elsewhere, and what looks like a plural or a power.
    ("en", "%1$@ in %2$@"), ("en", "Delete the chosen image(s)?"), ("en", "Print shipping labels²"),
    ("en", "K Reviews"), ("en", "45-19N"), ("nl", "Nog in %@ te doen"), ("de", "%@ in %@"), ("fr", "%@ à %@"),
    // Times, standards and versions.
    ("en", "Daily at 10 PM"), ("en", "PM10"), ("en", "Western (ISO 8859-6)"), ("en", "Version 1.2.3"),
    ("en", "255.255.255.0"), ("en", "16:9"), ("en", "Mi Band 1/2"), ("en", "A-Z"),
    ("en", "ID 123e4567-e89b-12d3-a456-426614174000"),
    // Patterns for formatters.
    ("en", "h:mm a"), ("en", "DD/MM/YYYY"), ("en", "yyyy-MM-dd"), ("de", "TT.MM.JJJJ"),
    // Values for machines, references and keys.
    ("en", "@string/app_name"), ("en", "pref_unit_m2"), ("en", "settings.display.brightness_percent"),
    ("en", "5zN-aB-x12.title"), ("en", "0x%02X"), ("en", "%user%"), ("en", "%left% of %right%"), ("en", "%0%"),
    ("en", "GPS_FIX_TYPE"),
    // Markup, addresses, files and examples of syntax.
    ("en", "First line<br />second line"), ("en", "This is **important** and *so* is this"),
    ("en", "https://example.org/a-1?b=2&c=3"), ("en", "Saved as IMG-5-6.jpg"), ("en", "Use -> to nest parts"),
    ("en", "Write \"Part 1->Part 1.1\" for nested parts"), ("en", "Add <!-- 5 km --> to it"),
    // Prefixes and endings at placeholders.
    ("en", "v%s"), ("en", "S%1$dE%2$d"), ("en", "%@'s device"), ("en", "%dth floor"), ("en", "Delete %@s"),
    ("de", "%@s Gerät"), ("tr", "%@in"), ("uk", "Помилка під час отримання %ss"), ("ru", "Ключ %{key}s"),
    ("en", "Size %gt; 3"),
    // Signs that voices know.
    ("zh-Hans", "用℃来显示"),
    // Marks of other scripts.
    ("ja", "ジョン・スミス"), ("ja", "＜戻る＞"), ("ar", "\u{200F}جاهز"), ("hi", "क्\u{200D}ष"), ("fr", "Vraiment\u{A0}?"),
    ("en", "Meet the 👨‍👩‍👧 and the 🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    // Acronyms, and what joins other texts.
    ("en", "Export as JSON, HTML or YAML"), ("en", "Open in NAVSTAR"), ("en", ", "), ("en", ": "), ("en", " – "),
    ("en", "?"),
    // Abbreviations that many languages share.
    ("de", "Behnke et al. (1963)"), ("ja", "A vs. B"),
  ])
  func `nothing above a note is found in it`(locale: String, text: String) throws {
    let found = try LintedText.findings(in: text, locale: locale)
    #expect(found.filter { $0.severity > .note }.map { "\($0.check): \($0.match)" } == [])
  }

  @Test func `a seconds sign is told from an optional plural`() throws {
    #expect(try LintedText.findings(in: "Start delay (s)", locale: "en").map(\.spoken) == ["Start delay (seconds)"])
    #expect(try LintedText.findings(in: "Delete %d image(s)", locale: "en").map(\.match) == ["%d image(s)"])
  }

  @Test func `all hours of all days are no fraction and no date`() throws {
    let found = try LintedText.findings(in: "Open 24/7", locale: "en")
    #expect(found.map(\.check) == ["spoken-differently"])
    #expect(found.map(\.spoken) == ["Open 24 7"])
  }

  @Test func `the notes of exports of interface files are strings like others`() throws {
    let text = "Class = \"UILabel\"; text = \"Save all\"; ObjectID = \"5zN-aB-x12\";"
    #expect(try LintedText.findings(in: text, locale: "en").filter { $0.severity > .note } == [])
  }
}
