import Foundation
import Testing

@Suite struct `Watched files` {
  /// Waits until a condition holds; what never comes to hold fails the test.
  private func wait(_ comment: Comment, until isReached: () throws -> Bool) throws {
    for _ in 0..<1_200 {
      if try isReached() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record(comment)
  }

  @Test func `are reported when they change`() throws {
    try withTemporaryFolder { folder in
      let catalog = folder.appendingPathComponent("en.strings")
      try Data("\"a\" = \"5 km\";\n".utf8).write(to: catalog)
      let output = folder.appendingPathComponent("output.log")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = BuiltProgram.url
      process.arguments = ["lint", "--no-config", "-q", "--watch", "--output", "xcode", "."]
      process.currentDirectoryURL = folder
      process.standardOutput = try FileHandle(forWritingTo: output)
      let messages = folder.appendingPathComponent("messages.log")
      try Data().write(to: messages)
      process.standardError = try FileHandle(forWritingTo: messages)
      try process.run()
      // A thread of a test may have other signals blocked, and hands that on.
      defer { kill(process.processIdentifier, SIGKILL) }
      let lines = { try String(contentsOf: output, encoding: .utf8).split(separator: "\n") }
      try wait("the first report") { try lines().count == 1 && lines()[0].contains("5 kilometers") }
      try Data("\"a\" = \"60 km\";\n".utf8).write(to: catalog)
      try wait("the change") { try lines().count == 2 && lines()[1].contains("60 kilometers") }
      try Data("\"a\" = \"7 kg\";\n".utf8).write(to: folder.appendingPathComponent("nl.strings"))
      try wait("the new file alone") { try lines().count == 3 && lines()[2].contains("7 kilogram") }
      try FileManager.default.removeItem(at: catalog)
      try wait("the end of a file") {
        try String(contentsOf: messages, encoding: .utf8).contains("en.strings' is gone")
      }
    }
  }

  @Test func `have to be there at the start`() throws {
    let outcome = try BuiltProgram.run(["lint", "--no-config", "-q", "--watch", "gone.strings"])
    #expect(outcome.status == 2 && outcome.messages.contains("cannot read 'gone.strings': No such file"))
  }

  @Test(arguments: ["--write", "--diff", "--write-baseline=a.json"]) func `are not written`(option: String) throws {
    let outcome = try BuiltProgram.run(["lint", "--no-config", "--watch", option, "."])
    #expect(outcome.status == 2 && outcome.messages.contains("'--watch'"))
  }
}
