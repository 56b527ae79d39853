import Foundation
import Testing

#if os(Linux)
  import CXattr
#endif

@Suite struct `Writing spoken strings` {
  private static let catalog = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
        <string name="speed">%1$d km/h</string>
        <string name="speed_content_description">%1$d kilometers per hour</string>
        <string name="wind">%1$d m/s</string>
        <string name="wind_content_description">%1$d meters per second</string>
        <string name="weight">%1$d kg</string>
        <string name="weight_content_description">%1$d kilograms</string>
        <string name="area">75 m²</string>
        <string name="name">Name</string>
    </resources>

    """
  private static let written = catalog.replacingOccurrences(
    of: "75 m²</string>\n",
    with: "75 m²</string>\n    <string name=\"area_content_description\">75 square meters</string>\n")

  /// Hands over a folder with the catalog of an app.
  private func withCatalog(_ body: (URL, URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let values = folder.appendingPathComponent("values")
      try FileManager.default.createDirectory(at: values, withIntermediateDirectories: true)
      let file = values.appendingPathComponent("strings.xml")
      try Data(Self.catalog.utf8).write(to: file)
      try body(folder, file)
    }
  }

  private func run(_ arguments: String..., in folder: URL) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(["lint"] + arguments, in: folder)
  }

  private func text(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  @Test func `spoken strings are written once, the way the catalog does it`() throws {
    try withCatalog { folder, file in
      let first = try run("--write", "values/strings.xml", in: folder)
      #expect(first.status == 0)
      #expect(
        first.messages.hasPrefix(
          "Spoken strings are named '*_content_description', as 3 of the project are:\n  speed: "))
      #expect(first.messages.hasSuffix("\n1 spoken string was added to 1 file.\n"))
      #expect(try text(of: file) == Self.written)
      let second = try run("--write", "values/strings.xml", in: folder)
      #expect(second.messages.hasSuffix("\nNo spoken string is to be added.\n"))
      #expect(try text(of: file) == Self.written)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/values") == ["strings.xml"])
    }
  }

  @Test func `what is no catalog is told, also where nothing is to be written`() throws {
    try withCatalog { folder, file in
      try Data(Self.written.utf8).write(to: file)
      try Data("x".utf8).write(to: folder.appendingPathComponent("notes.md"))
      for mode in ["--write", "--fail-if-changed", "--diff"] {
        let outcome = try run(mode, "values/strings.xml", "notes.md", in: folder)
        #expect(outcome.messages.contains("sayable: 'notes.md' is no catalog of a known format\n"))
        #expect(outcome.status == 2)
      }
    }
  }

  @Test func `a check finds what would be written, and writes nothing`() throws {
    try withCatalog { folder, file in
      #expect(try run("--fail-if-changed", "values/strings.xml", in: folder).status == 1)
      #expect(try text(of: file) == Self.catalog)
      try Data(Self.written.utf8).write(to: file)
      #expect(try run("--fail-if-changed", "values/strings.xml", in: folder).status == 0)
    }
  }

  @Test func `a diff makes the same file as writing`() throws {
    try withCatalog { folder, file in
      let outcome = try run("--diff", "values/strings.xml", in: folder)
      #expect(outcome.text.hasPrefix("--- a/values/strings.xml\n+++ b/values/strings.xml\n@@ -7,5 +7,6 @@\n"))
      #expect(try text(of: file) == Self.catalog)
      let patch = folder.appendingPathComponent("patch")
      try outcome.output.write(to: patch)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "apply", "patch"]
      git.currentDirectoryURL = folder
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
      #expect(try text(of: file) == Self.written)
    }
  }

  @Test func `a translation that is spoken as it is shown gets no copy`() throws {
    try withCatalog { folder, file in
      let values = folder.appendingPathComponent("values-fr")
      try FileManager.default.createDirectory(at: values, withIntermediateDirectories: true)
      let french = values.appendingPathComponent("strings.xml")
      try Data("<resources>\n    <string name=\"area\">Grand</string>\n</resources>\n".utf8).write(to: french)
      let outcome = try run("--write", "values/strings.xml", "values-fr/strings.xml", in: folder)
      #expect(try text(of: file) == Self.written)
      #expect(try !text(of: french).contains("area_content_description"))
      #expect(outcome.status == 0)
    }
  }

  @Test func `permissions stay, and a link still leads to the file`() throws {
    try withCatalog { folder, file in
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      let link = folder.appendingPathComponent("link.xml")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "values/strings.xml")
      #expect(try run("--write", "link.xml", in: folder).status == 0)
      #expect(try text(of: file) == Self.written)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "values/strings.xml")
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    }
  }

  #if os(Linux)
    @Test func `extended attributes stay`() throws {
      try withCatalog { (folder: URL, file: URL) throws -> Void in
        // Not every file system has them.
        guard unsafe setxattr(file.path, "user.origin", "abc", 3, 0) == 0 else { return }
        #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
        #expect(try text(of: file) == Self.written)
        var value = [UInt8](repeating: 0, count: 8)
        let count = unsafe getxattr(file.path, "user.origin", &value, value.count)
        #expect(count == 3)
        #expect(value.prefix(3) == Array("abc".utf8)[...])
      }
    }
  #endif

  @Test(arguments: ["--write", "--fail-if-changed", "--diff"])
  func `a link out of the project is not written, and told`(mode: String) throws {
    try withCatalog { folder, file in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      let link = inner.appendingPathComponent("strings.xml")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../values/strings.xml")
      let named = try run(mode, "strings.xml", in: inner)
      #expect(named.status == 2)
      #expect(named.messages.contains("'strings.xml' is not written: it is a link out of"))
      try FileManager.default.createSymbolicLink(
        atPath: inner.appendingPathComponent("behind").path, withDestinationPath: "../values")
      for path in ["behind", "behind/strings.xml"] {
        let behind = try run(mode, path, in: inner)
        #expect(behind.status == 2)
        #expect(behind.messages.contains("'behind/strings.xml' is not written: it is a link out of"))
      }
      let met = try run(mode, ".", in: inner)
      #expect(met.messages.contains("warning: 'strings.xml' is a link out of the folder, and not read"))
      #expect(try text(of: file) == Self.catalog)
    }
  }

  @Test func `a file and links to it are written once`() throws {
    try withCatalog { folder, file in
      for name in ["a.xml", "z.xml"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(name).path, withDestinationPath: "values/strings.xml")
      }
      let outcome = try run("--write", ".", in: folder)
      #expect(outcome.messages.hasSuffix("\n1 spoken string was added to 1 file.\n"))
      #expect(try text(of: file) == Self.written)
    }
  }

  @Test func `all names of a file still name it`() throws {
    try withCatalog { folder, file in
      let second = folder.appendingPathComponent("second.xml")
      try FileManager.default.linkItem(at: file, to: second)
      #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
      #expect(try text(of: second) == Self.written)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.referenceCount] as? Int == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/values") == ["strings.xml"])
    }
  }

  @Test func `where writing in place was cut off, what the file held is named`() throws {
    try withCatalog { folder, file in
      let kept = file.deletingLastPathComponent().appendingPathComponent(".strings.xml.sayable-old-a1B2c3")
      // Killed before anything was written.
      try Data(Self.catalog.utf8).write(to: kept)
      #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
      #expect(!FileManager.default.fileExists(atPath: kept.path))
      // Killed in between.
      try Data(Self.catalog.utf8).write(to: kept)
      let torn = Self.catalog.replacingOccurrences(of: "Name<", with: "Another name<")
      try Data(torn.utf8).write(to: file)
      let outcome = try run("--write", "values/strings.xml", in: folder)
      #expect(outcome.status == 2 && outcome.messages.contains("writing to it was cut off; "))
      #expect(outcome.messages.contains(".strings.xml.sayable-old-a1B2c3' is what it held before"))
      #expect(try text(of: file) == torn)
      // In the middle of an element.
      try Data("<resources><string name=\"a\">".utf8).write(to: file)
      let broken = try run("--write", "values/strings.xml", in: folder)
      #expect(broken.status == 2 && broken.messages.contains(".strings.xml.sayable-old-a1B2c3' is what it held before"))
      #expect(try text(of: kept) == Self.catalog)
    }
  }

  @Test func `what a file of several names held is named where nothing is left to be written`() throws {
    try withCatalog { folder, file in
      try Data(Self.written.utf8).write(to: file)
      try FileManager.default.linkItem(at: file, to: folder.appendingPathComponent("second.xml"))
      let kept = file.deletingLastPathComponent().appendingPathComponent(".strings.xml.sayable-old-a1B2c3")
      try Data(Self.catalog.utf8).write(to: kept)
      let outcome = try run("--write", "values/strings.xml", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains(".strings.xml.sayable-old-a1B2c3' is what it held before"))
      #expect(try text(of: kept) == Self.catalog)
      try FileManager.default.removeItem(at: kept)
      #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
    }
  }

  @Test func `only left-over files of the own name are removed`() throws {
    try withCatalog { folder, file in
      let values = file.deletingLastPathComponent()
      let names = [".strings.xml.sayable-a1B2c3", ".strings.xml.sayable-notes", ".strings.xml.sayable-a1B2c3.txt"]
      for name in names { try Data("x".utf8).write(to: values.appendingPathComponent(name)) }
      #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
      let left = names.filter { FileManager.default.fileExists(atPath: values.appendingPathComponent($0).path) }
      #expect(left == Array(names.dropFirst()))
    }
  }

  @Test func `a read-only file is told, and others are written`() throws {
    try withCatalog { folder, file in
      let other = folder.appendingPathComponent("other.xml")
      try FileManager.default.copyItem(at: file, to: other)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let outcome = try run("--write", "values/strings.xml", "gone.xml", "other.xml", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("sayable: cannot write 'values/strings.xml': it is read-only\n"))
      #expect(outcome.messages.contains("sayable: cannot read 'gone.xml': No such file or directory\n"))
      #expect(try text(of: file) == Self.catalog)
      #expect(try text(of: other) == Self.written)
    }
  }

  @Test func `without a style there is a way to name one`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("strings.xml")
      try Data("<resources><string name=\"a\">5 km</string></resources>".utf8).write(to: file)
      let outcome = try run("--write", "strings.xml", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("it is not known how the keys of spoken strings are made"))
      #expect(try run("--write", "--siblings", "a11y_*", "strings.xml", in: folder).status == 0)
      #expect(try text(of: file).contains("<string name=\"a11y_a\">5 kilometers</string>"))
      #expect(try run("--write", "--siblings", "_", "strings.xml", in: folder).status == 2)
      #expect(try run("--write", "--fail-if-changed", "strings.xml", in: folder).status == 2)
    }
  }

  @Test(arguments: ["{\"size\": \"8 m²\" x \"b\": \"y\"}\n", "{\"size\": \"8 m²\", \"b\": \"y"])
  func `a file that is broken is not written`(text broken: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("en.json")
      try Data(broken.utf8).write(to: file)
      let outcome = try run("--write", "--siblings", "_cd", "en.json", in: folder)
      #expect(outcome.status == 2 && outcome.messages.contains("en.json is not written: "))
      #expect(try text(of: file) == broken)
    }
  }

  @Test func `a kill at any moment leaves the old file or the new one, and nothing for long`() throws {
    try withCatalog { folder, file in
      // Long enough that writing takes a while.
      let filler = (0..<3_000).map { "    <string name=\"name\($0)\">Name</string>\n" }.joined()
      let end = "</resources>"
      let old = Self.catalog.replacingOccurrences(of: end, with: filler + end)
      let new = Self.written.replacingOccurrences(of: end, with: filler + end)
      for round in 0..<20 {
        try Data(old.utf8).write(to: file)
        let process = Process()
        process.executableURL = BuiltProgram.url
        process.arguments = ["lint", "--write", file.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        // At the start, in the middle, and when all is done.
        usleep(UInt32(round * 30_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let left = try text(of: file)
        #expect(left == old || left == new, "the file is torn in round \(round)")
      }
      try Data(old.utf8).write(to: file)
      #expect(try run("--write", "values/strings.xml", in: folder).status == 0)
      #expect(try text(of: file) == new)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/values") == ["strings.xml"])
    }
  }
}
