import Foundation
import SayableCatalogs
import Testing

@testable import sayable_cli

struct FileWalkTests {
  @Test func `a folder gives its catalogs in order`() throws {
    try withFiles(["b/z.po", "b/a.json", "a.strings", "README.txt", "b/logo.png", "c/Main.XCSTRINGS"]) { folder in
      let walk = FileWalk([folder])
      #expect(paths(walk, in: folder) == ["a.strings", "b/a.json", "b/z.po", "c/Main.XCSTRINGS"])
      #expect(walk.files.allSatisfy { !$0.isNamed })
      #expect(walk.failures.isEmpty)
    }
  }

  @Test func `what others have made is left out unless it is named`() throws {
    let others = [
      ".git/a.po", "node_modules/x/a.json", "Pods/a.strings", "build/a.xml", ".hidden/a.po", "x/build/a.po",
    ]
    try withFiles(others + ["x/Pods.po"]) { folder in
      #expect(paths(FileWalk([folder]), in: folder) == ["x/Pods.po"])
      #expect(
        paths(FileWalk([folder + "/.hidden", folder + "/Pods"]), in: folder) == [".hidden/a.po", "Pods/a.strings"])
    }
  }

  @Test func `patterns choose files`() throws {
    try withFiles(["a/x.po", "a/notes.txt", "a/old/y.po", "b.po"]) { folder in
      let walk = FileWalk([folder], include: [try PathPattern("a/**")], exclude: [try PathPattern("old")], base: folder)
      #expect(paths(walk, in: folder) == ["a/notes.txt", "a/x.po"])
    }
  }

  @Test func `a file that is named is taken whatever its name, but not where it is excluded`() throws {
    try withFiles(["notes.txt", "b.po"]) { folder in
      let named = ["notes.txt", "b.po"].map { folder + "/" + $0 }
      let walk = FileWalk(named, include: [try PathPattern("none")], exclude: [try PathPattern("b.po")], base: folder)
      #expect(paths(walk, in: folder) == ["notes.txt"])
      #expect(walk.files.map(\.isNamed) == [true])
      #expect(walk.excludedCount == 1)
    }
  }

  @Test func `a pipe that is met on the way is left out, as it could be waited for for ever`() throws {
    try withFiles(["a.po"]) { folder in
      try #require(unsafe mkfifo(folder + "/b.po", 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder + "/c.po", withDestinationPath: "/dev/zero")
      #expect(paths(FileWalk([folder]), in: folder) == ["a.po"])
      #expect(paths(FileWalk([folder + "/b.po"]), in: folder) == ["b.po"])
    }
  }

  @Test func `each file comes once, and standard input as it is`() throws {
    try withFiles(["a/x.po"]) { folder in
      let walk = FileWalk([folder + "/a/x.po", folder, folder + "/./a/../a/x.po", "-", "-"])
      #expect(walk.files.map(\.path) == [folder + "/a/x.po", "-"])
    }
  }

  @Test func `links that lead round are not followed, those to files are`() throws {
    try withFiles(["a/x.po"]) { folder in
      let files = FileManager.default
      try files.createSymbolicLink(atPath: folder + "/a/round", withDestinationPath: folder)
      try files.createSymbolicLink(atPath: folder + "/a/y.po", withDestinationPath: "x.po")
      #expect(paths(FileWalk([folder]), in: folder) == ["a/x.po", "a/y.po"])
    }
  }

  @Test func `links out of the folder are not followed, unless they are named`() throws {
    try withFiles(["a/x.po", "b/y.po"]) { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/a/y.po", withDestinationPath: "../b/y.po")
      #expect(paths(FileWalk([folder + "/a"]), in: folder) == ["a/x.po"])
      #expect(paths(FileWalk([folder]), in: folder) == ["a/x.po", "a/y.po", "b/y.po"])
      #expect(paths(FileWalk([folder + "/a/y.po"]), in: folder) == ["a/y.po"])
    }
  }

  @Test func `what is not there is told, and the rest goes on`() throws {
    try withFiles(["x.po"]) { folder in
      let walk = FileWalk([folder + "/none", folder])
      #expect(paths(walk, in: folder) == ["x.po"])
      #expect(walk.failures.map(\.message) == ["cannot read '\(folder)/none': No such file or directory"])
    }
  }

  private func paths(_ walk: FileWalk, in folder: String) -> [String] {
    walk.files.map { String($0.path.dropFirst(folder.count + 1)) }
  }
}

struct AbsolutePathTests {
  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("/a//b/", "/x", "/a/b"), ("./a/../b", "/x", "/x/b"), ("../../..", "/x/y", "/"),
    (".", "/x", "/x"),
  ])
  func `a path is read from a folder`(path: String, folder: String, whole: String) {
    #expect(AbsolutePath(path, from: folder).description == whole)
  }

  @Test(arguments: [("/a/b/c", "/a", "b/c"), ("/a", "/a/b", ".."), ("/x/y", "/a/b", "../../x/y"), ("/a", "/a", ".")])
  func `the way from a folder to a path`(path: String, folder: String, way: String) {
    #expect(AbsolutePath(path, from: "/").relative(to: AbsolutePath(folder, from: "/")) == way)
  }
}

/// Hands over a folder with empty files at `paths`.
func withFiles<Result>(_ paths: [String], _ body: (String) throws -> Result) throws -> Result {
  try withTemporaryFolder { folder in
    for path in paths {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return try body(folder.path)
  }
}
