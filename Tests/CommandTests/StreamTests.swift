import Foundation
import Testing

@Suite struct StreamTests {
  @Test(arguments: ["1", "3"]) func `a line is answered while the input stays open`(jobs: String) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = BuiltProgram.url
    process.arguments = ["--jobs", jobs]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A program that does not answer is ended, and the read below comes back empty.
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: deadline)
    for (label, spoken) in [("8 m²", "8 square meters"), ("1 km", "1 kilometer")] {
      input.fileHandleForWriting.write(Data((label + "\n2").utf8))
      #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == spoken + "\n")
      input.fileHandleForWriting.write(Data("\n".utf8))
      #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "2\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    deadline.cancel()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["1", "2"]) func `a broken pipe is silent`(jobs: String) throws {
    let outcome = try shell(#"yes '8 m²' | { "$SAYABLE" --jobs "# + jobs + #"; echo "status $?" >&2; } | head -n 1"#)
    #expect(outcome.output == "8 square meters\n")
    #expect(outcome.messages == "status 0\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
    arguments: [[], ["--jobs", "2"], ["--help"], ["--version"], ["locales"], ["rules", "list"]])
  func `a full disk is reported`(_ arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try BuiltProgram.run(arguments, input: Data("8 m²\n".utf8), output: full)
    #expect(outcome.messages == "sayable: cannot write: No space left on device\n")
    #expect(outcome.status == 2)
  }

  @Test func `a closed output is reported`() throws {
    let outcome = try shell(#"echo '8 m²' | "$SAYABLE" >&-; echo "status $?" >&2"#)
    #expect(outcome.messages == "sayable: cannot write: Bad file descriptor\nstatus 2\n")
  }

  @Test func `a line of 10 megabytes is answered`() throws {
    let middle = Data(repeating: UInt8(ascii: "x"), count: 10_000_000)
    let outcome = try BuiltProgram.run([], input: Data("2 bd. • ".utf8) + middle + Data(" • 75 m²\n1 km".utf8))
    #expect(outcome.output.count == middle.count + "2 bedrooms, , 75 square meters\n1 kilometer".utf8.count)
    #expect(outcome.output.prefix(12) == Data("2 bedrooms, ".utf8))
    #expect(outcome.output.suffix(30) == Data(", 75 square meters\n1 kilometer".utf8))
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["1", "2"]) func `a label in parts is answered as a whole`(jobs: String) throws {
    // Parts end where stretches do; none may fall into a quantity, whose places differ from stretch to stretch.
    let words = String(repeating: " of a house", count: 23)
    let label = String(repeating: "12 m²" + words + ", ", count: 6_000)
    let spoken = String(repeating: "12 square meters" + words + ", ", count: 6_000)
    for end in ["\r\n1 km", "\r"] {
      let outcome = try BuiltProgram.run(["--jobs", jobs], input: "1 km\r\n" + label + end)
      #expect(outcome.output == Data(("1 km\r\n" + spoken + end).replacing("1 km", with: "1 kilometer").utf8))
    }
  }

  @Test(arguments: ["1", "2"]) func `a label too long for JSON is refused`(jobs: String) throws {
    let label = Data(repeating: UInt8(ascii: "x"), count: 70_000_000)
    let outcome = try BuiltProgram.run(["--output", "json", "--jobs", jobs], input: Data("a\n".utf8) + label)
    #expect(outcome.text.count { $0 == "\n" } == 1)
    #expect(
      outcome.messages == "sayable: line 2: a label of more than 64 MB is answered only as text, without --explain\n")
    #expect(outcome.status == 2)
  }

  @Test func `labels across reads are whole`() throws {
    let lines = (1...40_000).map { "\($0) m²" }
    let outcome = try BuiltProgram.run([], input: lines.joined(separator: "\r\n"))
    let spoken = (1...40_000).map { $0 == 1 ? "1 square meter" : "\($0) square meters" }
    #expect(outcome.text == spoken.joined(separator: "\r\n"))
  }

  @Test func `bytes that are not UTF-8 pass through`() throws {
    let outcome = try BuiltProgram.run([], input: Data([0xFF, 0x20]) + Data("8 m² ".utf8) + Data([0xE2, 0x82, 0x0A]))
    #expect(outcome.output == Data([0xFF, 0x20]) + Data("8 square meters ".utf8) + Data([0xE2, 0x82, 0x0A]))
    #expect(outcome.messages == "")
  }

  @Test func `nul bytes are ordinary`() throws {
    let outcome = try BuiltProgram.run([], input: "a\0b • 8 m²\n\0\n")
    #expect(outcome.text == "a\0b, 8 square meters\n\0\n")
  }

  @Test func `every ending comes out as it came`() throws {
    for input in [
      "", "\n", "\r\n", "\r", "a", "a\n", "a\r\n", "a\r", "a\rb\n", "a\r\r\n", "a\n\nb\r\n\r\nc",
    ] {
      let outcome = try BuiltProgram.run([], input: input)
      #expect(outcome.output == Data(input.utf8))
      #expect(outcome.status == 0)
    }
  }

  @Test func `null separates labels`() throws {
    let outcome = try BuiltProgram.run(["--null"], input: "8 m²\n1 km\0\0a\r\n\0last 1 km")
    #expect(outcome.text == "8 square meters\n1 kilometer\0\0a\r\n\0last 1 kilometer")
  }

  /// Runs a line of shell in which `$SAYABLE` is the program.
  private func shell(_ line: String) throws -> (output: String, messages: String) {
    try withTemporaryFolder { folder in
      let files = ["output", "messages"].map(folder.appendingPathComponent)
      for file in files { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.environment = ["SAYABLE": BuiltProgram.url.path, "PATH": "/usr/bin:/bin"]
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      process.waitUntilExit()
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return (texts[0], texts[1])
    }
  }
}
