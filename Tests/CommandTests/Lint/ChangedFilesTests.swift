import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

@testable import sayable_cli

@Suite(.enabled(if: Tool.isInstalled("git"), "git is not installed"), .serialized)
struct ChangedFilesTests {
  @Test func `a revision that is none is told in git's words`() {
    let failure = #expect(throws: Failure.self) { try ChangedFiles(since: "--no-such-revision") }
    #expect(failure?.message == "cannot find out what has changed since '--no-such-revision'")
    #expect(failure?.notes.isEmpty == false)
  }

  @Test func `the lines that have changed since a revision are told`() throws {
    try withFiles([]) { folder in
      let root = URL(filePath: folder)
      func git(_ arguments: [String]) throws {
        let all = ["-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=main"] + arguments
        #expect(try Tool.run("git", all, in: root)?.status == 0)
      }
      func write(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(
          at: root.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: root.appending(path: name))
      }
      try git(["init", "--quiet"])
      try write("sub/é a.txt", "8 m²\n9 m²\n10 m²\n")
      try write("old.txt", "8 m²\n")
      try git(["add", "."])
      try git(["commit", "--quiet", "--message", "one"])
      try write("sub/é a.txt", "8 m²\n9 km²\n10 m²\n11 m²\n")
      try write("sub/new.txt", "8 m²\n")
      try write("binary.txt", "a\u{0}b")
      let changed = try ChangedFiles(since: "HEAD", in: folder)
      #expect(!changed.contains(folder + "/old.txt"))
      #expect(changed.contains(folder + "/sub/é a.txt"))
      #expect(changed.contains(folder + "/binary.txt"))
      #expect(try lines(changed, folder + "/sub/é a.txt") == [2, 4])
      #expect(try lines(changed, folder + "/sub/new.txt") == [1])
      #expect(try lines(changed, folder + "/old.txt") == [])
      let below = try ChangedFiles(since: "HEAD", in: folder + "/sub")
      #expect(try lines(below, folder + "/sub/é a.txt") == [2, 4])
    }
  }

  @Test func `no program that a repository names is run`() throws {
    try withFiles([]) { folder in
      let root = URL(filePath: folder)
      let mark = root.appending(path: "run")
      func git(_ arguments: String...) throws {
        #expect(try Tool.run("git", ["-c", "user.name=n", "-c", "user.email=e"] + arguments, in: root)?.status == 0)
      }
      try git("init", "--quiet")
      try Data("8 m²\n".utf8).write(to: root.appending(path: "a.txt"))
      try Data("*.txt filter=f diff=d\nb.txt filter=f=g\n".utf8).write(to: root.appending(path: ".gitattributes"))
      try Data("8 m²\n".utf8).write(to: root.appending(path: "b.txt"))
      try git("add", ".")
      try git("commit", "--quiet", "--message", "one")
      for setting in ["filter.f.clean", "filter.f.process", "diff.d.textconv", "diff.d.command", "core.fsmonitor"] {
        try git("config", setting, "touch '\(mark.path)'; cat")
      }
      try git("config", "filter.f.required", "true")
      try git("config", "filter.f=g.clean", "touch '\(mark.path)'; cat")
      for name in ["a.txt", "b.txt"] { try Data("9 m²\n".utf8).write(to: root.appending(path: name)) }
      let changed = try ChangedFiles(since: "HEAD", in: folder)
      #expect(try lines(changed, folder + "/a.txt") == [1])
      #expect(try lines(changed, folder + "/b.txt") == [1])
      #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
  }

  @Test func `a file that a repository lacks is not fetched by a program that it names`() throws {
    try withFiles([]) { folder in
      let root = URL(filePath: folder)
      let mark = root.appending(path: "run")
      func git(_ arguments: String...) throws -> String {
        let outcome = try #require(
          try Tool.run("git", ["-c", "user.name=n", "-c", "user.email=e"] + arguments, in: root))
        #expect(outcome.status == 0)
        return outcome.text
      }
      _ = try git("init", "--quiet")
      try Data("8 m²\n".utf8).write(to: root.appending(path: "a.txt"))
      _ = try git("add", ".")
      _ = try git("commit", "--quiet", "--message", "one")
      let blob = try git("rev-parse", "HEAD:a.txt").trimmingCharacters(in: .whitespacesAndNewlines)
      try FileManager.default.removeItem(
        at: root.appending(path: ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
      for (name, value) in [
        ("remote.o.url", "ext::touch \(mark.path)"), ("remote.o.promisor", "true"), ("protocol.ext.allow", "always"),
        ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "o"),
      ] { _ = try git("config", name, value) }
      try Data("9 m²\n".utf8).write(to: root.appending(path: "a.txt"))
      #expect(throws: Failure.self) { try ChangedFiles(since: "HEAD", in: folder) }
      #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
  }

  @Test func `a folder without a repository is told`() throws {
    try withFiles([]) { folder in
      let failure = #expect(throws: Failure.self) { try ChangedFiles(since: "HEAD", in: folder) }
      #expect(failure?.notes.contains { $0.contains("not a git repository") } == true)
    }
  }

  private func lines(_ changed: ChangedFiles, _ path: String) throws -> [Int] {
    let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    let catalog = try #require(Catalog(source))
    let findings = try Linter().findings(in: catalog, locale: LanguageTag("en"))
    return Set(findings.filter(changed.contains).map(\.range.start.line)).sorted()
  }
}
