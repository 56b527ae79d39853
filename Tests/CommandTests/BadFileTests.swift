import Foundation
import Testing

@Suite struct BadFileTests {
  @Test func `a missing rules folder`() throws {
    let outcome = try BuiltProgram.run(["--rules", "nowhere"])
    #expect(outcome.messages == "sayable: cannot read the rules folder 'nowhere': No such file or directory\n")
    #expect(outcome.status == 2)
  }

  @Test func `an empty rules folder`() throws {
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

  @Test func `a file in place of a rules folder`() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: folder.appendingPathComponent("file"))
      let outcome = try BuiltProgram.run(["--rules", "file"], in: folder)
      #expect(outcome.messages == "sayable: cannot read the rules folder 'file': Not a directory\n")
      #expect(outcome.status == 2)
    }
  }

  @Test func `a locale folder in place of a rules folder`() throws {
    try withTemporaryFolder { folder in
      try Data("rules: []".utf8).write(to: folder.appendingPathComponent("labels.yaml"))
      let outcome = try BuiltProgram.run(["--rules", "."], in: folder)
      #expect(outcome.messages.hasPrefix("sayable: '.' is no rules folder: it holds 'labels.yaml' itself\n"))
      #expect(outcome.status == 2)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func `an unreadable rules folder`() throws {
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
  @Test func `an unreadable rule file`() throws {
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

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero"), "there is no /dev/zero here"),
    arguments: [
      (["--app", "/dev/zero"], "sayable: cannot read the rule file '/dev/zero': it is a pipe or a device\n"),
      (
        ["lint", "--no-config", "--quiet", "--format", "json", "/dev/zero"],
        "/dev/zero: error: cannot read '/dev/zero': it is a pipe or a device [unreadable-file]\n"
      ),
      (
        ["lint", "--config", "/dev/zero"],
        "sayable: cannot read the configuration '/dev/zero': it is a pipe or a device\n"
      ),
    ])
  func `a file without end`(arguments: [String], message: String) throws {
    let outcome = try BuiltProgram.run(arguments)
    #expect(outcome.messages + outcome.text == message)
    #expect(outcome.status == 2)
  }

  @Test func `a pipe among rules that nobody writes to`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("rules/en"), withIntermediateDirectories: true)
      for path in ["rules/en/labels.yaml", ".sayable.yml"] {
        try #require(unsafe mkfifo(folder.appendingPathComponent(path).path, 0o600) == 0)
      }
      let rules = try BuiltProgram.run(["--rules", "rules"], in: folder)
      #expect(
        rules.messages == "sayable: cannot read the rule file 'rules/en/labels.yaml': it is a pipe or a device\n")
      #expect(rules.status == 2)
      let configuration = try BuiltProgram.run(["lint"], in: folder)
      #expect(
        configuration.messages == "sayable: cannot read the configuration '.sayable.yml': it is a pipe or a device\n")
      #expect(configuration.status == 2)
    }
  }

  @Test func `an app whose table is too big for the patterns is told where the table stands, once`() throws {
    try withTemporaryFolder { folder in
      let entries = (1000..<3000).map { "    u\($0): {written: [zz\($0)], say: {one: x, other: xs}}\n" }.joined()
      try Data("tables:\n  unit:\n\(entries)".utf8).write(to: folder.appendingPathComponent("app.yaml"))
      let outcome = try BuiltProgram.run(
        ["--locale", "en", "--app", "app.yaml"], input: Data("5 kg\n".utf8), in: folder)
      #expect(
        outcome.messages.hasPrefix(
          "app.yaml:3:5: error: with these entries the table 'unit' makes patterns that are too large [table-too-long]\n"
        ))
      #expect(outcome.messages.hasSuffix("sayable: the rules cannot be used: 1 problem\n"))
      #expect(outcome.status == 2)
    }
  }

  @Test(arguments: [["--rules", "rules"], ["--app", "rules/en/labels.yaml"]])
  func `a rule that backtracks too much is named by the linter and the filter`(_ rules: [String]) throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("rules/en"), withIntermediateDirectories: true)
      let rule = "rules: [{id: slow, pass: abbreviations, match: '(?:a|aa)+[bc]d{12}', say: x}]"
      try Data(rule.utf8).write(to: folder.appendingPathComponent("rules/en/labels.yaml"))
      let label = String(repeating: "a", count: 60) + "! acddddddddddd \u{2022} 8 m\u{B2}\n"
      for command in [[], ["lint", "--no-config", "-"]] {
        let outcome = try BuiltProgram.run(command + rules, input: Data(label.utf8), in: folder)
        #expect(outcome.text.contains(", 8 square meters"))
        #expect(outcome.messages.contains("warning: the rule 'slow' was skipped for a label"))
      }
    }
  }

  @Test func `other files go on behind an unreadable one`() throws {
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

  @Test(arguments: [
    ["--app"], ["--rules"], ["lint", "--config"], ["lint", "--baseline"], ["lint"], ["rules", "check"],
    ["lint", "--no-config", "--output-file"],
  ])
  func `a pipe is an error and is not waited for`(_ arguments: [String]) throws {
    try withTemporaryFolder { folder in
      let pipe = folder.appendingPathComponent("pipe.strings")
      try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
      let outcome = try BuiltProgram.run(arguments + [pipe.path], in: folder)
      #expect(outcome.status == 2)
      #expect((outcome.messages + outcome.text).contains("pipe.strings"))
    }
  }
}
