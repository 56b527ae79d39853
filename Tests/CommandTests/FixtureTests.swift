import Foundation
import Testing

/// A folder of `Fixtures`: `args`, one argument a line; `environment`, one `NAME=value` a line; `input`; and what should
/// come of it: `stdout`, `stderr` and `status`. A file that is missing is empty, and a missing status is 0. The program
/// runs in the folder.
struct Fixture: CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let all: [Fixture] = {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return names.sorted().map { Fixture(folder: fixtures.appendingPathComponent($0)) }
  }()

  func data(_ name: String) -> Data { (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data() }

  func lines(_ name: String) -> [String] {
    String(decoding: data(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  var environment: [String: String] {
    let pairs = lines("environment").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
  }
}

@Suite struct FixtureTests {
  @Test func `some are found`() { #expect(Fixture.all.count > 20) }

  @Test(arguments: Fixture.all) func `comes out as recorded`(_ fixture: Fixture) throws {
    let outcome = try BuiltProgram.run(
      fixture.lines("args"), input: fixture.data("input"), environment: fixture.environment, in: fixture.folder)
    #expect(outcome.text == String(decoding: fixture.data("stdout"), as: UTF8.self))
    #expect(outcome.output == fixture.data("stdout"))
    #expect(outcome.messages == String(decoding: fixture.data("stderr"), as: UTF8.self))
    #expect(outcome.status == Int32(fixture.lines("status").first ?? "0"))
  }
}
