import Testing

struct ManualPageTests {
  @Test func `the page names every command and option that help names`() throws {
    let page = try BuiltProgram.run(["man"]).text
    #expect(page.hasPrefix(".TH SAYABLE 1 "))
    for command in ["rules check", "lint", "export pls", "completions"] {
      #expect(page.contains(".SH \"\(command.uppercased())\"\n"))
    }
    for option in ["locale", "date\\-order", "explain", "out"] { #expect(page.contains("\\fB\\-\\-\(option)\\fR")) }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [("groff", ["-man", "-ww", "-Tutf8", "-z"]), ("mandoc", ["-Tlint", "-Werror"])])
  func `a formatter takes the page without complaint`(formatter: (name: String, arguments: [String])) throws {
    let page = try BuiltProgram.run(["man"]).text
    // Where the formatter is not installed nobody can tell.
    guard let outcome = try Tool.run(formatter.name, formatter.arguments, input: page) else { return }
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
  }
}
