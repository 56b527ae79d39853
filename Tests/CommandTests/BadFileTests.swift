import Foundation
import Testing

@Suite struct BadFileTests {
  @Test func aMissingRulesFolder() throws {
    let outcome = try BuiltProgram.run(["--rules", "nowhere"])
    #expect(outcome.messages == "sayable: cannot read the rules folder 'nowhere': No such file or directory\n")
    #expect(outcome.status == 2)
  }

  @Test func anEmptyRulesFolder() throws {
    try withTemporaryFolder { folder in
      for path in ["empty", "files/en/notes"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
      }
      for path in ["empty", "files"] {
        let outcome = try BuiltProgram.run(["--rules", path], in: folder)
        #expect(outcome.messages.hasPrefix("sayable: the rules folder '\(path)' holds no rule files\n"))
        #expect(outcome.status == 2)
      }
    }
  }

  @Test func aFileInPlaceOfARulesFolder() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: folder.appendingPathComponent("file"))
      let outcome = try BuiltProgram.run(["--rules", "file"], in: folder)
      #expect(outcome.messages == "sayable: cannot read the rules folder 'file': Not a directory\n")
      #expect(outcome.status == 2)
    }
  }

  @Test func aLocaleFolderInPlaceOfARulesFolder() throws {
    try withTemporaryFolder { folder in
      try Data("rules: []".utf8).write(to: folder.appendingPathComponent("labels.yaml"))
      let outcome = try BuiltProgram.run(["--rules", "."], in: folder)
      #expect(outcome.messages.hasPrefix("sayable: '.' is no rules folder: it holds 'labels.yaml' itself\n"))
      #expect(outcome.status == 2)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func anUnreadableRulesFolder() throws {
    try withTemporaryFolder { folder in
      let locked = folder.appendingPathComponent("locked")
      try FileManager.default.createDirectory(
        at: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
      let outcome = try BuiltProgram.run(["--rules", "locked"], in: folder)
      #expect(outcome.messages == "sayable: cannot read the rules folder 'locked': Permission denied\n")
      #expect(outcome.status == 2)
    }
  }

  /// A folder where a file should be cannot be read by anybody.
  @Test func anUnreadableRuleFile() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("rules/en/labels.yaml"), withIntermediateDirectories: true)
      let inFolder = try BuiltProgram.run(["--rules", "rules"], in: folder)
      #expect(inFolder.messages == "sayable: cannot read the rule file 'rules/en/labels.yaml': Is a directory\n")
      #expect(inFolder.status == 2)
      let ofApp = try BuiltProgram.run(["--app", "rules"], in: folder)
      #expect(ofApp.messages == "sayable: cannot read the rule file 'rules': Is a directory\n")
      #expect(ofApp.status == 2)
    }
  }

  @Test func otherFilesGoOnBehindAnUnreadableOne() throws {
    try withTemporaryFolder { folder in
      try Data("8 m²".utf8).write(to: folder.appendingPathComponent("one"))
      try Data("1 km\n".utf8).write(to: folder.appendingPathComponent("two"))
      let outcome = try BuiltProgram.run(["one", "none", ".", "-", "two"], input: Data("1 m²".utf8), in: folder)
      #expect(outcome.text == "8 square meters\n1 square meter\n1 kilometer\n")
      #expect(
        outcome.messages == """
          sayable: cannot read 'none': No such file or directory
          sayable: cannot read '.': Is a directory

          """)
      #expect(outcome.status == 2)
    }
  }
}
