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
      let baseline = try file.path(of: #require(file.configuration.baseline))
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

  @Test(arguments: ["/proc/self/environ", "../outside.json", "link.json", "links/x.json"])
  func `a path out of the folder of the configuration is refused`(_ name: String) throws {
    try withFiles(["outside.json", "project/a.po"]) { folder in
      let project = folder + "/project"
      try FileManager.default.createSymbolicLink(atPath: project + "/link.json", withDestinationPath: "../outside.json")
      try FileManager.default.createSymbolicLink(atPath: project + "/links", withDestinationPath: "/etc")
      try Data("baseline: \(name)".utf8).write(to: URL(filePath: project + "/.sayable.yml"))
      let file = try ConfigurationFile(at: project + "/.sayable.yml")
      let failure = #expect(throws: Failure.self) { try file.path(of: name) }
      #expect(failure?.message.hasSuffix("names '\(name)', which lies outside its folder") == true)
      #expect(throws: Never.self) { try file.path(of: "a.po") }
      #expect(throws: Never.self) { try file.path(of: "not/yet/there.json") }
    }
  }

  @Test func `each folder is checked as its own configuration says`() throws {
    try withFiles(["one/.git/HEAD", "two/.git/HEAD", "two/app/x.po", "plain/.git/HEAD"]) { folder in
      func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + path))
      }
      for catalog in ["one/en.json", "two/app/en.json", "plain/en.json"] { try write(#"{"x": "8 m²"}"#, catalog) }
      try write("allow: [8 m²]", "one/.sayable.yml")
      try write("fail-on: error", "two/.sayable.yml")
      let place = URL(filePath: folder)
      let both = try BuiltProgram.run(["lint", "--output", "xcode", "one", "two/app"], in: place)
      #expect(both.status == 0, "\(both.messages)")
      #expect(both.text.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["two/app/en.json"])
      let paths = ["plain", "two/app/en.json", "one/en.json"]
      let all = try BuiltProgram.run(["lint", "--output", "xcode"] + paths, in: place)
      #expect(all.status == 1)
      #expect(
        all.text.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["plain/en.json", "two/app/en.json"])
      #expect(all.messages.contains("in 3 files"))
      let one = try BuiltProgram.run(["lint", "--quiet", "--no-config", "one"], in: place)
      #expect(one.status == 1)
      // Where a folder has none, that of the working folder holds.
      try write("allow: [8 m²]", ".sayable.yml")
      #expect(try BuiltProgram.run(["lint", "plain"], in: place).status == 0)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give a file away"))
  func `a stranger's configuration in a folder that is open to all is not taken`() throws {
    try withFiles(["open/app/a.po"]) { folder in
      let open = folder + "/open"
      try Data("fail-on: nonsense".utf8).write(to: URL(filePath: open + "/.sayable.yml"))
      let app = URL(filePath: open + "/app")
      try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: open)
      #expect(try BuiltProgram.run(["lint", "."], in: app).messages.contains("nonsense"))
      try FileManager.default.setAttributes([.ownerAccountID: 1234], ofItemAtPath: open + "/.sayable.yml")
      #expect(try BuiltProgram.run(["lint", "."], in: app).messages.contains("nonsense") == false)
    }
  }

  @Test func `the search for a configuration ends at the root of a repository, and links do not lead out`() throws {
    try withFiles(["deep/repository/.git/HEAD", "deep/repository/app/a.po", "deep/repository/bad/a.po"]) { folder in
      try Data("fail-on: nonsense".utf8).write(to: URL(filePath: folder + "/.sayable.yml"))
      let app = URL(filePath: folder + "/deep/repository/app")
      #expect(try BuiltProgram.run(["lint", "."], in: app).messages.contains("nonsense") == false)
      #expect(try BuiltProgram.run(["lint", "."], in: URL(filePath: folder + "/deep")).messages.contains("nonsense"))
      let bad = URL(filePath: folder + "/deep/repository/bad")
      try FileManager.default.createSymbolicLink(
        at: bad.appending(path: ".sayable.yml"), withDestinationURL: URL(filePath: "/proc/self/environ"))
      let outcome = try BuiltProgram.run(["lint", "."], in: bad)
      #expect(outcome.status == 2)
      #expect(outcome.messages.hasPrefix("sayable: cannot read the configuration '.sayable.yml': it is a link out of"))
    }
  }

  @Test func `a configuration that is not there is told`() {
    let failure = #expect(throws: Failure.self) { try ConfigurationFile(at: "/none/.sayable.yml") }
    #expect(failure?.message == "cannot read the configuration '/none/.sayable.yml': No such file or directory")
  }
}
