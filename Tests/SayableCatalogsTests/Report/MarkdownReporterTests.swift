import Testing

@testable import SayableCatalogs

@Suite struct `Comments in Markdown` {
  @Test func `show counts and a row for each finding`() throws {
    let text = try LintReport.linting("75 m²\n").text(as: .markdown)
    #expect(text.contains("1 finding (0 errors, 1 warning, 0 notes) in 1 file, 1 string.\n"))
    #expect(text.contains("| <code>spoken-differently</code> | 1 |\n"))
    #expect(
      text.hasSuffix(
        "| <code>labels.txt&#58;1&#58;1</code> | warning: <code>'75 m²' should be spoken as '75 square meters'</code>"
          + " (<code>spoken-differently</code>) | <code>75 m²</code> | <code>75 square meters</code> |\n"))
  }

  @Test(arguments: ["a|b", "`x`", "**b**", "@someone", "#12", "<b>", "a\nb", "[x](y)", "$x$", "&lt;", "\\|", ":+1:"])
  func `hold strings that mean something in Markdown as they are`(string: String) {
    let row =
      LintReport.of([.example(key: "k", text: string, match: string, spoken: string, message: string)])
      .text(as: .markdown).split(separator: "\n").last ?? ""
    // Five bars are the four cells of a row; inside of them no sign is left that Markdown knows.
    #expect(row.unicodeScalars.count { $0 == "|" } == 5)
    let plain = row.replacing("<code>", with: "").replacing("</code>", with: "").replacing("<br>", with: "")
      .replacing(#/&#\d+;/#, with: "")
    #expect(!plain.contains { "*`@#<>[]$&\\_".contains($0) })
  }

  @Test func `stay below the length of a comment, and say what is left out`() {
    let findings = (1...2_000).map { Finding.example(line: $0) }
    let text = LintReport.of(findings).text(as: .markdown)
    #expect(text.utf8.count < 65_536)
    let rows = text.split(separator: "\n").count { $0.contains("warning: ") }
    #expect(text.contains("… and \(2_000 - rows) more"))
  }
}
