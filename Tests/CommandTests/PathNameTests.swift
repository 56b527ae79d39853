import Foundation
import Testing

#if os(Linux)
  /// Only some systems have such names.
  @Suite struct `Names that are no UTF-8` {
    /// What commands of the shell write, in a folder with a catalog whose name has a byte that is no UTF-8; `$0` is the
    /// program.
    private func output(of commands: String) throws -> String {
      try withTemporaryFolder { folder in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let catalog = #"printf '"a" = "5 km";\n' >"$(printf 'b\377.strings')"; "#
        process.arguments = ["-c", catalog + commands, BuiltProgram.url.path]
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
      }
    }

    @Test(arguments: [".", "./b*"]) func `are read, met on the way or named`(path: String) throws {
      let text = try output(of: "\"$0\" lint --no-config -q --output xcode \(path)")
      #expect(text.contains("b\u{FFFD}.strings:1:8: warning: '5 km' should be spoken as '5 kilometers'"))
    }

    @Test func `are files of labels, too`() throws {
      #expect(try output(of: "\"$0\" b*") == "\"a\" = \"5 kilometers\";\n")
    }

    @Test func `are written to`() throws {
      let text = try output(of: "\"$0\" lint --no-config -q --write --siblings _spoken . && ls | wc -l && cat b*")
      #expect(text.contains("1\n") && text.contains("\"a_spoken\" = \"5 kilometers\";"))
    }
  }
#endif
