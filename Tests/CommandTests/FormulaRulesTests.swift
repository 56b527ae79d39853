import Foundation
import Testing

struct FormulaRulesTests {
  private static let app = "tables: {unit: {seat: {written: [st.], say: {one: '{0} seat', other: '{0} seats'}}}}\n"

  private func said(_ formula: String, _ options: [String], in folder: URL? = nil) throws -> (String, String) {
    let outcome = try BuiltProgram.run(
      ["formula", "--locale", "en"] + options, input: Data((formula + "\n").utf8), in: folder)
    return (outcome.text, outcome.messages)
  }

  @Test func `texts in formulas are said by an app's rules, compiled or not`() throws {
    try withTemporaryFolder { folder in
      try Self.app.write(to: folder.appendingPathComponent("app.yaml"), atomically: true, encoding: .utf8)
      _ = try BuiltProgram.run(
        ["rules", "compile", "-o", "app.rules", "--locale", "en", "--app", "app.yaml"], in: folder)
      #expect(try said(#"x = \text{2 st.}"#, []) == ("x equals 2 st.\n", ""))
      for file in ["app.yaml", "app.rules"] {
        #expect(try said(#"x = \text{2 st.}"#, ["--app", file], in: folder) == ("x equals 2 seats\n", ""))
      }
    }
  }

  @Test func `texts in formulas are said by packs`() throws {
    #expect(try said(#"x = \text{2 bd.}"#, ["--pack", "none"]).0 == "x equals 2 bd.\n")
    #expect(try said(#"x = \text{2 bd.}"#, ["--pack", "real-estate"]).0 == "x equals 2 bedrooms\n")
    #expect(try said("x", ["--pack", "gardens"]).1.contains("there is no pack 'gardens'"))
  }

  @Test func `what is wrong with an app's rules is told`() throws {
    try withTemporaryFolder { folder in
      try "tables: 3\n".write(to: folder.appendingPathComponent("app.yaml"), atomically: true, encoding: .utf8)
      let outcome = try BuiltProgram.run(["formula", "--app", "app.yaml"], input: Data("x\n".utf8), in: folder)
      #expect(outcome.text == "")
      #expect(outcome.messages.contains("app.yaml"))
      #expect(outcome.status == 2)
    }
  }
}
