import SayableEngine
import Testing

@testable import SayableCatalogs

/// Codes, commands and longer words, in which letters and signs are not what they are in prose.
struct CodeEvidenceTests {
  private func warnings(_ text: String, _ locale: String = "en") throws -> [String] {
    try LintedText.findings(in: text, locale: locale).filter { $0.severity == .warning }.map(\.match)
  }

  @Test(arguments: [
    ("en", "sync(sno=%u sec=%u usec=%u)"), ("el", "%1 (%2 μ.ο.)"), ("ru", "Истекает через %d дн(я)(ей)."),
    ("ja", "%X/%Xの位置"), ("en", "Read up to %X/%X"), ("en", "-3, --easy-only  Leave overlaps out\n-6  Look up"),
    ("en", "error at line %d <%10s...>"), ("en", "•"), ("ca", "Dilluns"), ("nl", " min."),
    ("fr", " min."), ("es", "Ann Bee <ann@example.org> 2000"),
    ("tr", "TAMAM> 75% > 25% son -> 50"), ("en", "Write \"#0\" or \"0.0\""),
    ("en", "for i in x: k!!:=k!!+1; until p!!<=L!!; map(~w/sqrt(2))"),
    ("en", "no name after the \"-%c\" option"), ("en", "missing *%s %s in \"*%s %s\""), ("en", "%%dd.MM%%"),
    ("ar", "%Om/%Od/%Oy"), ("hu", "Gtk+-%d.%d"),
    ("fi", "koska se sisältää %%as:n"), ("en", "Next line (%KEY%/%KEY%)"), ("fr", "caractère « | »"),
    ("pt-BR", "MÁX_IMAGENS"), ("nl", "Naar vorige ma_rker"), ("en", "checks were done in /dev/js[0-4]"),
    ("ar", "اكتب 'help --%s' للمساعدة"), ("el", "το πακέτο « xterm » ή άλλο"),
  ])
  func `they are left alone`(locale: String, text: String) throws { #expect(try warnings(text, locale) == []) }

  @Test(arguments: [
    ("en", "In %u sec or less", "%u sec"), ("ca", "Pujada cancel•lada", "•"), ("ru", "через %d дн.", "%d дн."),
    ("ja", "%d/%dの位置", "%d/%d"),
    ("en", "Use -1 for never", "-1"), ("en", "Speed <5 km/h", "<5 km/h"), ("en", "About 5 km.", "5 km"),
    ("en", "Files > 2 GB", "> 2 GB"), ("fr", "« Outils > Options »", ">"), ("en", "\"Home\" > \"Settings\"", ">"),
    ("en", "(-%d)", "-"), ("en", "%%%d km", "%d km"),
  ])
  func `prose is not`(locale: String, text: String, found: String) throws {
    #expect(try warnings(text, locale) == [found])
  }

  @Test func `a sign that ends a word joins no letters`() throws {
    #expect(try LintedText.findings(in: "Phyphox® wurde entwickelt", locale: "de").map(\.match) == ["®"])
  }

  @Test func `a pair of numbers beside dates is no share`() throws {
    #expect(try warnings("12/31 or 1999-12-31") == ["1999-12-31"])
    #expect(try warnings("10/90 percentiles") == [])
    #expect(try warnings("Payloads of type 1/2/3.") == [])
    #expect(try warnings("Page 12/31").count == 1)
  }

  @Test func `a slash between arguments for text joins two names`() throws {
    let text =
      #"<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="rule">"#
      + #"<xliff:g id="first">%1$s</xliff:g>/<xliff:g id="second">%2$s</xliff:g></string></resources>"#
    let catalog = try #require(Catalog(SourceFile(path: "res/values/strings.xml", bytes: Array(text.utf8))))
    #expect(try LintedText.linter.findings(in: catalog).filter { $0.severity == .warning } == [])
  }

  @Test func `numbered arguments may be no numbers`() throws {
    #expect(try warnings("Port: %2 / %3", "ca") == [])
    #expect(try warnings("Page %d / %d") == ["%d / %d"])
  }

  @Test func `arguments with a letter in either case are codes`() throws {
    #expect(try warnings("%dn - disc, %dN - disc with zeros", "ca") == [])
    #expect(try warnings("%dm of %dMb", "ca").contains("%dm"))
  }

  @Test func `constants count nothing`() throws {
    #expect(try warnings("1/16") == [])
    #expect(try warnings("%d/16") == ["%d/16"])
    #expect(try warnings("1998/09/30", "de") == ["1998/09/30"])
  }

  @Test func `a number of frames is an argument and its unit`() throws {
    #expect(try warnings("(%2x%3, %4fps)", "es") == ["%4fps"])
  }

  @Test func `the number behind a sign is shown as a whole`() throws {
    #expect(try warnings("大小：13.5米×13.5米。", "zh") == ["13.5米×13.5"])
  }

  @Test func `they are not written`() throws {
    let file = SourceFile(path: "a.properties", bytes: Array("log=sno=%u sec=%u\n".utf8))
    let fixer = Fixer(linter: LintedText.linter, style: SiblingStyle(.suffix, "_spoken"))
    #expect(try !fixer.fixed(Catalog(file, as: .properties), locale: .english).isChanged)
  }

  @Test func `a locale for tests is none`() throws {
    #expect(try warnings("5 km", "en-XA") == [])
    #expect(try warnings("5 km", "en-CA") == ["5 km"])
  }
}
