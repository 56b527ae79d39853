import Foundation

/// A program of the system that some tests need.
enum Tool {
  struct Outcome {
    let status: Int32
    /// What it wrote to standard output and standard error.
    let text: String
  }

  static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

  /// Runs a program; nil where it is not installed.
  static func run(
    _ name: String, _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome? {
    guard let path = path(of: name) else { return nil }
    return try withTemporaryFolder { temporary in
      let files = ["input", "output"].map(temporary.appendingPathComponent)
      try Data(input.utf8).write(to: files[0])
      try Data().write(to: files[1])
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL = folder ?? temporary
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      let output = try FileHandle(forWritingTo: files[1])
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, text: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
    }
  }

  private static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
