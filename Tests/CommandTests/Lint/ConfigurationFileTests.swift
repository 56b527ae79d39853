import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

@testable import sayable_cli

struct ConfigurationFileTests {
  @Test func `paths count from the folder of the file`() throws {
    try withFiles([]) { folder in
      try Data("baseline: known.json".utf8).write(to: URL(filePath: folder + "/.sayable.yml"))
      let file = try ConfigurationFile(at: folder + "/.sayable.yml")
      #expect(file.folder == folder)
      #expect(file.relativePath(of: folder + "/a/../b/x.po") == "b/x.po")
      let baseline = file.path(of: try #require(file.configuration.baseline))
      #expect(AbsolutePath(baseline, from: FileKind.workingFolder).description == folder + "/known.json")
    }
  }

  @Test func `a configuration that is wrong is not used`() throws {
    try withFiles([]) { folder in
      let path = folder + "/.sayable.yml"
      try Data("includ: []\nfail-on: x".utf8).write(to: URL(filePath: path))
      let failure = #expect(throws: Failure.self) { try ConfigurationFile(at: path) }
      #expect(failure?.message == "the configuration '\(path)' cannot be used: 2 problems")
      #expect(failure?.diagnostics.map { $0.location?.line } == [1, 2])
    }
  }

  @Test func `a configuration that is not there is told`() {
    let failure = #expect(throws: Failure.self) { try ConfigurationFile(at: "/none/.sayable.yml") }
    #expect(failure?.message == "cannot read the configuration '/none/.sayable.yml': No such file or directory")
  }
}
