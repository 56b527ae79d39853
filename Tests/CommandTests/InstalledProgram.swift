import Foundation

/// A program of the system, found on the `PATH`; tests that need one are skipped where it is missing.
struct InstalledProgram {
  let url: URL

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = folders.map { $0 + "/" + name }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
    url = URL(fileURLWithPath: path)
  }

  /// Runs the program on a text, and gives its status and all that it wrote. One that runs for two minutes is killed.
  func run(_ arguments: [String], input: String = "") throws -> (status: Int32, text: String) {
    try withTemporaryFolder { folder in
      let files = ["input", "output"].map(folder.appendingPathComponent)
      try Data(input.utf8).write(to: files[0])
      try Data().write(to: files[1])
      let output = try FileHandle(forWritingTo: files[1])
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let identifier = process.processIdentifier
      let killing = DispatchWorkItem { kill(identifier, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: killing)
      process.waitUntilExit()
      killing.cancel()
      return (process.terminationStatus, String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
    }
  }
}
