import Testing

@testable import SayableCatalogs

@Suite struct `Reports for a terminal` {
  @Test func `show the line, what was found in it, and what should be said`() throws {
    let report = try LintReport.linting("2 bd.\n\tsize 75 m², fine\n")
    #expect(
      report.text(as: .text) == """
        labels.txt:1:1: warning: '2 bd.' should be spoken as '2 bedrooms' [spoken-differently]
          2 bd.
          ^~~~~
          spoken as: 2 bedrooms
          rules: quantity
        labels.txt:2:7: warning: '75 m²' should be spoken as '75 square meters' [spoken-differently]
          \tsize 75 m², fine
          \t     ^~~~~
          spoken as: \\tsize 75 square meters, fine
          rules: quantity

        """)
  }

  @Test(arguments: [
    ("日本語 5 km", 7), ("e\u{301}\u{323} 5 km", 2), ("한국어 5 km", 7), ("ｗｉｄｅ 5 km", 9), ("🧑‍🚀 5 km", 3),
    ("\u{1}x 5 km", 7), ("plain 5 km", 6),
  ])
  func `underline where a terminal shows it`(label: String, columns: Int) throws {
    let lines = try LintReport.linting(label + "\n").text(as: .text).split(separator: "\n")
    let underline = try #require(lines.first { $0.contains("^") })
    #expect(underline == String(repeating: " ", count: 2 + columns) + "^~~~")
  }

  @Test func `cut long lines around what was found`() throws {
    let fill = String(repeating: "word ", count: 400)
    let lines = try LintReport.linting(fill + "75 m² " + fill + "\n").text(as: .text).split(separator: "\n")
    let (shown, underline) = (try #require(lines.dropFirst().first), try #require(lines.dropFirst(2).first))
    #expect(shown.hasPrefix("  …") && shown.hasSuffix("…") && shown.count < 150)
    #expect(shown.dropFirst(try #require(underline.firstIndex(of: "^")).utf16Offset(in: underline)).hasPrefix("75 m²"))
  }

  @Test func `cut what should be said where it is as it was shown`() throws {
    let fill = String(repeating: "word ", count: 40)
    let text = try LintReport.linting(fill + "75 m² and 5 km " + fill + "\n").text(as: .text)
    let spoken = try #require(text.split(separator: "\n").first { $0.hasPrefix("  spoken as: ") })
    #expect(spoken.hasPrefix("  spoken as: …") && spoken.hasSuffix("…"))
    #expect(spoken.contains("75 square meters and 5 kilometers"))
    #expect(spoken.count < 160)
    // What is added in the middle of the same words has no place of its own.
    let added = LintReport.of([
      .example(text: String(repeating: "a", count: 200), spoken: String(repeating: "a", count: 300))
    ])
    #expect(added.text(as: .text).contains("  spoken as: …aaa"))
  }

  @Test func `name what is wrong with files, with its place`() {
    let text = LintReport.varied.text(as: .text)
    #expect(text.hasPrefix("gone.po: error: cannot read 'gone.po': no such file [unreadable]\n"))
    #expect(
      text.contains(
        "b: c,%/ü.strings:1:5: warning: there is no value [missing-value]\n  a = ;\n      ^\n  note: write one\n"))
    #expect(text.contains("  fix: add 'x'\n"))
  }

  @Test func `have colors only where they are asked for`() {
    let colored = LintReport.varied.text(as: .text, options: ReportOptions(usesColor: true))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!LintReport.varied.text(as: .text).contains("\u{1B}"))
    var plain = ""
    var isCode = false
    for character in colored {
      if character == "\u{1B}" { isCode = true }
      if !isCode { plain.append(character) }
      if character == "m" { isCode = false }
    }
    #expect(plain == LintReport.varied.text(as: .text))
  }

  @Test(arguments: [ReportForm.text, .xcode, .markdown])
  func `let no string command the terminal or turn its direction`(form: ReportForm) {
    let text = LintReport.hostile.text(as: form)
    let commands = text.unicodeScalars.filter { scalar in
      !["\n", "\t"].contains(scalar)
        && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
    }
    #expect(commands.isEmpty)
    #expect(text.contains("202e"))
  }
}
