import Foundation
import Testing

@Suite struct RulesTryTests {
  @Test func `changes are grouped by rule and shape, and counted by app`() throws {
    try withApps { folder in
      let outcome = try BuiltProgram.run(["rules", "try", "--locale", "en", "apps/"], in: folder)
      #expect(
        outcome.text == """
          range-unit  3
            2  A 0–0 km a  [walks 2]
                en walks: range-unit
                  Run 5–7 km there
                  > Run 5 to 7 kilometers there
            1  0-0 °C  [weather 1]
                en weather: range-unit
                  5-10 °C
                  > from 5 to 10 degrees Celsius


          """)
      #expect(outcome.messages == "strings: 5, changed: 3, bytes of answers changed: 63\n")
      #expect(outcome.status == 0)
    }
  }

  @Test func `each string is said by the rules of its own locale`() throws {
    try withApps { folder in
      let outcome = try BuiltProgram.run(["rules", "try", "--locale", "fr", "apps/"], in: folder)
      #expect(outcome.text.contains("> Marche 5 à 10 kilomètres\n"))
      #expect(outcome.messages.hasPrefix("strings: 1, "))
    }
  }

  @Test func `digits and symbols that no rule is about are grouped by shape`() throws {
    try withApps { folder in
      let outcome = try BuiltProgram.run(["rules", "try", "--locale", "en", "--unchanged", "apps"], in: folder)
      #expect(outcome.text == "  1  A 0 a  [walks 1]\n      en walks\n        Walk 3 frobs\n\n")
      #expect(outcome.messages == "strings: 5, unchanged with digits or symbols: 1\n")
    }
  }

  @Test func `what other rules answer otherwise is shown with both answers`() throws {
    try withApps { folder in
      try write("tables: {unit: {kilometer: {say: {other: '{0} klicks'}}}}", to: "r/en/words.yaml", in: folder)
      let outcome = try BuiltProgram.run(["rules", "try", "-l", "en", "apps", "--diff", "r"], in: folder)
      #expect(
        outcome.text.contains("        - Run 5 to 7 kilometers there\n        + Run 5 to 7 klicks there\n"))
      #expect(!outcome.text.contains("°C"))
      #expect(outcome.messages.hasPrefix("strings: 5, answered otherwise: 2, "))
      let both = try BuiltProgram.run(["rules", "try", "apps", "--diff", "r", "--unchanged"], in: folder)
      #expect(both.messages.hasPrefix("sayable: the options '--unchanged' and '--diff' exclude each other\n"))
      #expect(both.status == 2)
    }
  }

  @Test func `a sample is the same for the same seed`() throws {
    try withApps { folder in
      let arguments = ["rules", "try", "-l", "en", "apps", "--sample", "2", "--output", "json"]
      let first = try BuiltProgram.run(arguments, in: folder)
      #expect(try BuiltProgram.run(arguments, in: folder).text == first.text)
      let report = try #require(JSONSerialization.jsonObject(with: first.output) as? [String: Any])
      #expect(report["strings"] as? Int == 5)
      #expect(report["found"] as? Int == 3)
      #expect((report["sample"] as? [[String: Any]])?.compactMap { $0["text"] as? String }.count == 2)
      let samples = try (1...8).map { try BuiltProgram.run(arguments + ["--seed", "\($0)"], in: folder).text }
      #expect(Set(samples).count > 1)
    }
  }

  @Test func `running text is read a string a line`() throws {
    try withApps { folder in
      try write("Il marche 5 km\nrien\n", to: "page", in: folder)
      let outcome = try BuiltProgram.run(["rules", "try", "-l", "fr", "page"], in: folder)
      #expect(outcome.text.contains("> Il marche 5 kilomètres\n"))
      let missing = try BuiltProgram.run(["rules", "try", "nowhere"], in: folder)
      #expect(missing.messages.hasPrefix("sayable: cannot read 'nowhere'"))
      #expect(missing.status == 2)
    }
  }

  private func withApps(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try write(
        "\"a\" = \"Walk 5–10 km today\";\n\"b\" = \"Run 5–7 km there\";\n\"c\" = \"Walk 3 frobs\";\n\"d\" = \"Walk\";\n",
        to: "apps/walks/en.lproj/Localizable.strings", in: folder)
      try write("\"a\" = \"Marche 5–10 km\";\n", to: "apps/walks/fr.lproj/Localizable.strings", in: folder)
      try write("\"a\" = \"5-10 °C\";\n", to: "apps/weather/en.lproj/Localizable.strings", in: folder)
      try body(folder)
    }
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
