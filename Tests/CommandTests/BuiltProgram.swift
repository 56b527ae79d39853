import Foundation

/// The program as it was built beside the tests, or the one that `SAYABLE` names.
struct BuiltProgram {
  /// What a run of the program left.
  struct Outcome {
    let status: Int32
    let output: Data
    let messages: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["SAYABLE"] { return URL(fileURLWithPath: path) }
    // On macOS the tests are a bundle that another program loads.
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
    let built = bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL : bundle.executableURL
    return (built ?? bundle.bundleURL).deletingLastPathComponent().appendingPathComponent("sayable")
  }()

  /// Runs the program to its end. Input and output are files, so that no pipe can fill up.
  ///
  /// - Parameter output: Where its output goes; to the outcome if nil.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], in folder: URL? = nil,
    output: FileHandle? = nil
  ) throws -> Outcome {
    try withTemporaryFolder { temporary in
      let files = ["input", "output", "messages"].map(temporary.appendingPathComponent)
      try input.write(to: files[0])
      for file in files[1...] { try Data().write(to: file) }
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      process.environment = environment
      process.currentDirectoryURL = folder ?? temporary
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: try Data(contentsOf: files[1]),
        messages: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
  }

  /// Runs the program on a text.
  static func run(_ arguments: [String], input: String, environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, input: Data(input.utf8), environment: environment)
  }
}

/// Hands over an empty folder, and removes it afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sayable-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
