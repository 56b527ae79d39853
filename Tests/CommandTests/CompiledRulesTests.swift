import Foundation
import Testing

struct CompiledRulesTests {
  private static let app = "tables: {unit: {seat: {written: [st.], say: {one: '{0} seat', other: '{0} seats'}}}}\n"

  private func withCompiledRules(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try Self.app.write(to: folder.appendingPathComponent("app.yaml"), atomically: true, encoding: .utf8)
      let outcome = try BuiltProgram.run(
        ["rules", "compile", "-o", "app.rules", "--locale", "en", "--app", "app.yaml"], in: folder)
      #expect(outcome.messages.hasPrefix("app.rules: "))
      #expect(outcome.status == 0)
      try body(folder)
    }
  }

  @Test(arguments: ["--app", "--rules"])
  func `compiled rules say what their files say`(option: String) throws {
    try withCompiledRules { folder in
      let outcome = try BuiltProgram.run(
        ["--locale", "en", option, "app.rules"], input: Data("2 st. • 5 km\n".utf8), in: folder)
      #expect(outcome.text == "2 seats, 5 kilometers\n")
      #expect(outcome.messages == "")
    }
  }

  @Test func `a locale that was not compiled gets the rules that all languages share`() throws {
    try withCompiledRules { folder in
      let outcome = try BuiltProgram.run(
        ["--locale", "nl", "--app", "app.rules"], input: Data("5 km\n".utf8), in: folder)
      #expect(outcome.text == "5 km\n")
      #expect(outcome.messages.contains("there are no rules for 'nl'"))
    }
  }

  @Test func `damaged rules and rules of another version are refused`() throws {
    try withCompiledRules { folder in
      let file = folder.appendingPathComponent("app.rules")
      let bytes = try Data(contentsOf: file)
      for (damage, message) in [
        (bytes.dropLast(), "damaged or incomplete"), (bytes.prefix(8), "no compiled rules"),
        (bytes.prefix(8) + [0x7E] + bytes.dropFirst(9), "another version"),
      ] {
        try Data(damage).write(to: file)
        let outcome = try BuiltProgram.run(
          ["--locale", "en", "--app", "app.rules"], input: Data("5 km\n".utf8), in: folder)
        #expect(outcome.messages.hasPrefix("sayable: cannot use the rules of 'app.rules': "))
        #expect(outcome.messages.contains(message))
        #expect(outcome.status == 2)
      }
    }
  }

  @Test func `a file that was cut to nothing is refused`() throws {
    try withCompiledRules { folder in
      try Data().write(to: folder.appendingPathComponent("app.rules"))
      let outcome = try BuiltProgram.run(["--app", "app.rules"], input: Data("5 km\n".utf8), in: folder)
      #expect(outcome.status == 2 && outcome.messages == "sayable: the rule file 'app.rules' is empty\n")
    }
  }

  @Test func `a hyphen means standard output`() throws {
    try withCompiledRules { folder in
      let outcome = try BuiltProgram.run(
        ["rules", "compile", "-o", "-", "--locale", "en", "--app", "app.yaml"], in: folder)
      #expect(try outcome.output == Data(contentsOf: folder.appendingPathComponent("app.rules")))
      #expect(outcome.status == 0 && outcome.messages.hasPrefix("standard output: "))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("-").path))
    }
  }

  @Test func `what cannot be compiled or combined is refused`() throws {
    try withCompiledRules { folder in
      #expect(try BuiltProgram.run(["rules", "compile"], in: folder).messages.contains("'--out' is missing"))
      let both = try BuiltProgram.run(["--app", "app.rules", "--app", "app.yaml"], input: Data("".utf8), in: folder)
      #expect(both.messages.contains("compiled rules stand alone"))
      #expect(both.status == 2)
    }
  }
}
