import Foundation
import Testing

/// The guide to a new locale, done step by step: its files are written, its commands run, and they answer as it says.
@Suite struct GuideTests {
  private struct Step {
    let kind: String
    let lines: [String]
  }

  /// The fenced blocks of the guide in order.
  private static func steps() throws -> [Step] {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = project.appendingPathComponent("Sources/SayableRules/Documentation.docc/NewLocale.md")
    var steps: [Step] = []
    var open: (kind: String, lines: [String])?
    for line in try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n") {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        steps.append(Step(kind: block.kind, lines: block.lines))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return steps
  }

  @Test func `the guide to a new locale holds, command by command`() throws {
    let steps = try Self.steps()
    #expect(steps.count { $0.kind == "console" } >= 5)
    try withTemporaryFolder { folder in
      for step in steps {
        let first = try #require(step.lines.first)
        if step.kind == "yaml" {
          let path = folder.appendingPathComponent(String(first.dropFirst(2)))
          try Data(step.lines.joined(separator: "\n").utf8).write(to: path)
        } else {
          #expect(try shell(String(first.dropFirst(2)), in: folder) == step.lines.dropFirst().joined(separator: "\n"))
        }
      }
    }
  }

  /// What a command writes to standard output.
  private func shell(_ command: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ \(command)\n} > ../answer.\(folder.lastPathComponent) 2> /dev/null"]
    let programs = BuiltProgram.url.deletingLastPathComponent().path
    process.environment = ["PATH": "\(programs):/usr/bin:/bin"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let answer = folder.deletingLastPathComponent().appendingPathComponent("answer.\(folder.lastPathComponent)")
    defer { try? FileManager.default.removeItem(at: answer) }
    let text = try String(contentsOf: answer, encoding: .utf8)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
