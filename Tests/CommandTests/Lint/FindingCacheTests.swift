import Foundation
import SayableCatalogs
import Testing

@Suite struct `What is kept of earlier runs` {
  /// Lints a catalog in a folder whose cache is `kept`.
  private func lint(_ options: [String] = [], in folder: URL) throws -> String {
    let arguments = ["lint", "--no-config", "-q", "--cache=kept", "--output", "xcode"] + options + ["en.strings"]
    return try BuiltProgram.run(arguments, in: folder).text
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Makes the cache tell other words than the program would find, so that its use shows.
  private func changeCache(in folder: URL) throws {
    let kept = folder.appendingPathComponent("kept")
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
      let file = kept.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8).replacing("kilometers", with: "leagues")
      let content = text.drop { $0 != "\n" }.dropFirst()
      try Data("\(Fingerprint([String(content)]))\n\(content)".utf8).write(to: file)
    }
  }

  @Test func `is told again for a file that is the same`() throws {
    try withTemporaryFolder { folder in
      try write("/* note */\n\"a\" = \"5 km\";\n\"b\" = \"2-5\"\n", to: "en.strings", in: folder)
      let first = try lint(in: folder)
      #expect(try first.contains("kilometers") && lint(in: folder) == first)
      try changeCache(in: folder)
      #expect(try lint(in: folder) == first.replacing("kilometers", with: "leagues"))
    }
  }

  @Test(arguments: [["--severity", "spoken-differently=error"], ["--locale", "en-GB"], ["--app", "app.yaml"]])
  func `is not told where files are checked otherwise`(options: [String]) throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"5 km\";\n", to: "en.strings", in: folder)
      try write("rules: []\n", to: "app.yaml", in: folder)
      _ = try lint(in: folder)
      try changeCache(in: folder)
      #expect(try !lint(options, in: folder).contains("leagues"))
    }
  }

  @Test func `is not told of a file that has changed`() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"5 km\";\n", to: "en.strings", in: folder)
      _ = try lint(in: folder)
      try changeCache(in: folder)
      try write("\"a\" = \"6 km\";\n", to: "en.strings", in: folder)
      #expect(try lint(in: folder).contains("6 kilometers"))
    }
  }

  private static let damages: [@Sendable (Data) -> Data] = [
    { $0.dropLast(40) }, { _ in Data() }, { $0 + Data("x".utf8) },
    { Data(String(decoding: $0, as: UTF8.self).replacing("kilometers", with: "leagues").utf8) },
    { Data(String(decoding: $0, as: UTF8.self).drop { $0 != "\n" }.dropFirst().utf8) },
  ]

  @Test(arguments: damages.indices) func `is passed over where it is damaged`(damage: Int) throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"5 km\";\n", to: "en.strings", in: folder)
      let first = try lint(in: folder)
      let kept = folder.appendingPathComponent("kept")
      for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
        let file = kept.appendingPathComponent(name)
        try Self.damages[damage](Data(contentsOf: file)).write(to: file)
      }
      #expect(try lint(in: folder) == first)
    }
  }

  @Test(arguments: ["en.strings", "en.strings/kept", "/dev/null"])
  func `cannot lie where a file is`(place: String) throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"5 km\";\n", to: "en.strings", in: folder)
      let outcome = try BuiltProgram.run(["lint", "--no-config", "--cache=\(place)", "en.strings"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.messages == "sayable: cannot make the folder '\(place)' of the cache: Not a directory\n")
    }
  }

  @Test func `lies in the user's folder of caches, never in the project`() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"5 km\";\n", to: "en.strings", in: folder)
      let home = folder.appendingPathComponent("home")
      let arguments = ["lint", "--no-config", "-q", "--cache", "en.strings"]
      let without = try BuiltProgram.run(arguments, environment: [:], in: folder)
      #expect(without.status == 2 && without.messages.contains("--cache=DIR"))
      let outcome = try BuiltProgram.run(arguments, environment: ["XDG_CACHE_HOME": home.path], in: folder)
      #expect(outcome.status == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.appendingPathComponent("sayable").path).count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["en.strings", "home"])
    }
  }
}
