import Foundation
import Testing

@Suite struct ExportCommandTests {
  @Test func `dictionaries are written to the folder of their locale`() throws {
    try withTemporaryFolder { folder in
      let arguments = ["export", "speech-dispatcher", "--locale", "en", "-l", "en-GB", "--out", "a/b"]
      let outcome = try BuiltProgram.run(arguments, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.messages == "")
      let paths = outcome.text.split(separator: "\n").map(String.init)
      #expect(
        Set(paths).isSuperset(
          of: ["en", "en_GB"].flatMap { locale in
            ["units", "abbreviations", "symbols"].map { "a/b/\(locale)/sayable-\($0).dic" }
          }))
      for path in paths {
        let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
        #expect(text.contains("\nsymbols:\n"))
      }
      // What is there is replaced, not added to.
      let first = try Data(contentsOf: folder.appendingPathComponent("a/b/en/sayable-units.dic"))
      #expect(try BuiltProgram.run(arguments, in: folder).status == 0)
      #expect(try Data(contentsOf: folder.appendingPathComponent("a/b/en/sayable-units.dic")) == first)
    }
  }

  /// Every pattern is one for Python, and all of them together are, as NVDA puts them together.
  @Test(.enabled(if: InstalledProgram("python3") != nil, "python3 is not installed"))
  func `NVDA can read its dictionaries`() throws {
    let python = try #require(InstalledProgram("python3"))
    try withTemporaryFolder { folder in
      let outcome = try BuiltProgram.run(["export", "nvda"], in: folder)
      #expect(outcome.status == 0)
      let paths = outcome.text.split(separator: "\n").map { folder.appendingPathComponent(String($0)).path }
      #expect(paths.contains { $0.hasSuffix("/en/symbols-sayable.dic") })
      let read = try python.run(["-c", Self.loader] + paths)
      #expect(read.status == 0, "\(read.text)")
      #expect(read.text.contains("en: walk 2 kilometers\n"))
    }
  }

  private static let loader = #"""
    import re, sys
    for path in sys.argv[1:]:
        section, patterns, words = None, {}, {}
        for line in open(path, encoding="utf-8-sig"):
            line = line.rstrip("\n")
            if line in ("complexSymbols:", "symbols:"):
                section = line
            elif line and not line.startswith("#"):
                fields = line.split("\t")
                if section == "complexSymbols:":
                    assert len(fields) == 2 and fields[0] not in patterns, line
                    patterns[fields[0]] = fields[1]
                else:
                    name, replacement, level, preserve = fields
                    assert level in ("none", "char") and preserve in ("never", "always"), line
                    words[name.removeprefix("\\")] = replacement
        assert set(patterns) <= set(words), set(patterns) - set(words)
        every = "|".join(f"(?P<c{index}>{pattern})" for index, pattern in enumerate(patterns.values()))
        found = re.compile(every)
        names = list(patterns)

        def replaced(match):
            group = match.lastgroup if match.lastgroup else None
            group = next(name for name, text in match.groupdict().items() if text is not None)
            first = found.groupindex[group]
            said = words[names[int(group[1:])]]
            return " " + re.sub(r"\\([0-9])", lambda digit: match.group(first + int(digit.group(1))), said)

        print(path.split("/")[-2] + ":", re.sub(" +", " ", found.sub(replaced, "walk 2 km")))
    """#

  @Test func `all locales but those of no place are exported`() throws {
    try withTemporaryFolder { folder in
      #expect(try BuiltProgram.run(["export", "speech-dispatcher"], in: folder).status == 0)
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      #expect(names.isSuperset(of: ["en", "en_GB", "fr", "nl", "de", "es", "it", "pt", "pt_PT"]))
      #expect(names.isDisjoint(with: ["root", "en_001"]))
    }
  }

  @Test(arguments: ["speech-dispatcher", "pls"]) func `own words are exported`(_ format: String) throws {
    try withTemporaryFolder { folder in
      try Data("tables: {abbreviation: {rngl.: a word of the app}}".utf8)
        .write(to: folder.appendingPathComponent("app.yaml"))
      let outcome = try BuiltProgram.run(["export", format, "-l", "en", "--app", "app.yaml"], in: folder)
      #expect(outcome.status == 0)
      let dictionaries = try FileManager.default.contentsOfDirectory(
        atPath: folder.path + (format == "pls" ? "" : "/en"))
      let text = try dictionaries.filter { $0.hasPrefix("sayable-abbreviations") }.reduce(outcome.text) { text, name in
        try text + String(decoding: Data(contentsOf: folder.appendingPathComponent("en/\(name)")), as: UTF8.self)
      }
      #expect(text.contains("a word of the app"))
    }
  }

  @Test func `a folder that cannot be made is named`() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: folder.appendingPathComponent("file"))
      let outcome = try BuiltProgram.run(["export", "speech-dispatcher", "-l", "en", "--out", "file"], in: folder)
      #expect(outcome.messages.hasPrefix("sayable: cannot write 'file/en/sayable-units.dic': "))
      #expect(outcome.text == "")
      #expect(outcome.status == 2)
    }
  }
}
