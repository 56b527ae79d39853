import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct RenderingTests {
  @Test func `a diagnostic is rendered with its place, a caret under it, and its notes`() {
    let place = SourceLocation(file: "en/labels.yaml", line: 12, column: 5, text: "    mach: '5'")
    let diagnostic = Diagnostic(
      code: "unknown-key", "unknown key 'mach'", at: place, notes: ["did you mean 'match'?", "see the README"])
    #expect(
      diagnostic.rendered == """
        en/labels.yaml:12:5: error: unknown key 'mach' [unknown-key]
              mach: '5'
              ^
          note: did you mean 'match'?
          note: see the README
        """)
  }

  @Test func `a diagnostic without a place is rendered without line and caret`() {
    #expect(
      Diagnostic(.warning, code: "odd", "something is odd", notes: ["look"]).rendered
        == "warning: something is odd [odd]\n  note: look")
  }

  @Test(
    arguments: [
      ("é: ü", 4, "   ^"), ("\t- x", 2, "\t^"), ("a\tb\tcd", 6, " \t \t ^"), ("🙂🙂x", 3, "  ^"), ("x", 1, "^"),
      ("ab", 3, "  ^"), ("", 1, "^"),
    ])
  func `the caret stands under the scalar of its column, tabs kept`(line: String, column: Int, caret: String) {
    let place = SourceLocation(file: "f", line: 1, column: column, text: line)
    #expect(Diagnostic(code: "c", "m", at: place).rendered == "f:1:\(column): error: m [c]\n  \(line)\n  \(caret)")
  }

  @Test(
    arguments: [
      ("rules:\n  - 👉mach: '5'", "mach: '5'"),
      ("\u{FEFF}rules:\r\n  - {id:\ta, removed: true,\t👉mach: x}\r\n", "mach: x}"),
      ("tables: {unit: {ü🙂: {say: y, 👉sai: x}}}", "sai: x}}}"),
    ])
  func `the caret stands under what is at fault in a file`(pointed: String, fault: String) throws {
    let file = PointedText(pointed)
    let first = try #require(try problems(in: ["root/labels.yaml": file.text]).first { $0.location != nil })
    let lines = first.rendered.split(separator: "\n", omittingEmptySubsequences: false)
    let column = try #require(lines.first { $0.hasSuffix("^") }).unicodeScalars.count - 1
    #expect(String(lines[1].unicodeScalars.dropFirst(column)) == fault)
  }

  @Test func `the caret stands under the fault in a line of a thousand characters`() throws {
    let filler = String(repeating: "é", count: 1000)
    let report = try problems(in: ["root/labels.yaml": "tables: {unit: {a: '\(filler)', b: {say: y, sai: x}}}"])
    let lines = try #require(report.first).rendered.split(separator: "\n")
    let column = try #require(lines.first { $0.hasSuffix("^") }).unicodeScalars.count - 1
    #expect(String(lines[1].unicodeScalars.dropFirst(column)).hasPrefix("sai"))
  }

  @Test func `diagnostics are read by file, line and column, those without a place first`() {
    func place(_ file: String, _ line: Int, _ column: Int) -> Diagnostic {
      let location = SourceLocation(file: file, line: line, column: column, text: "")
      return Diagnostic(code: "c", "\(file)\(line)\(column)", at: location)
    }
    let unordered = [
      place("b", 1, 1), place("a", 10, 1), place("a", 2, 9), place("a", 2, 10), Diagnostic(code: "c", "none"),
    ]
    let messages = RuleSetError(diagnostics: unordered).diagnostics.map(\.message)
    #expect(messages == ["none", "a29", "a210", "a101", "b11"])
  }

  @Test func `a rule set error is described by all its diagnostics`() {
    let error = RuleSetError(diagnostics: [Diagnostic(code: "c", "one"), Diagnostic(code: "d", "two", notes: ["n"])])
    #expect(error.description == "error: one [c]\nerror: two [d]\n  note: n")
  }
}
