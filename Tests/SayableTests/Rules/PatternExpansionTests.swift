import PrefilterCompiler
import Testing

@testable import Sayable

/// How references are found in patterns, and what is put in their place.
struct PatternExpansionTests {
  /// References as `<name>` or `<name:selection>`, groups' names in front of `(`, and the rest as it stands.
  private func scanned(_ pattern: String) -> String {
    var scanner = PatternTokens(pattern)
    var result = ""
    while let token = scanner.next() {
      switch token {
      case .text(let range), .close(let range): result += String(decoding: scanner.bytes[range], as: UTF8.self)
      case .open(let range, let name): result += (name ?? "") + String(decoding: scanner.bytes[range], as: UTF8.self)
      case .reference(_, let name, let selection):
        result += "<" + ([name] + [selection].compactMap { $0 }).joined(separator: ":") + ">"
      }
    }
    return result
  }

  @Test(arguments: [
    ("{gap}", "<gap>"), ("a{unit:any}b", "a<unit:any>b"), ("{a}{b-2}", "<a><b-2>"), ("({gap}+)?", "(<gap>+)?"),
  ])
  func `names in braces are references`(pattern: String, expected: String) {
    #expect(scanned(pattern) == expected)
  }

  @Test(
    arguments: [
      "a{2}", "a{2,3}", "a{,3}", "{", "a{", "{}", "{A}", "{é}", "{1a}", #"\{gap}"#, #"\p{lu}"#, #"\P{l}"#, #"\p{^lu}"#,
      #"\x{a0}"#,
      #"\k{name}"#, #"\g{name}"#, #"\N{dot}"#, #"\o{17}"#, "[{gap}]", "[^{gap}]", "[]{gap}]", "[^]{gap}]",
      #"[\]{gap}]"#,
      "[[:alpha:]{gap}]", "[[:^digit:]{gap}]", #"\\\{gap}"#, #"[\\\]{gap}]"#,
    ])
  func `braces in escapes, classes and counts are left alone`(pattern: String) {
    #expect(scanned(pattern) == pattern)
  }

  @Test(
    arguments: [
      ("(?<n>a)", "n(?<n>a)"), ("(?P<n>a)", "n(?P<n>a)"), ("(?'n'a)", "n(?'n'a)"), ("(?<=a)", "(?<=a)"),
      ("(?<!a)", "(?<!a)"),
      ("(a)", "(a)"), ("(?:a)", "(?:a)"), (#"\(?<n>"#, #"\(?<n>"#), ("[(]", "[(]"), (#"\\{gap}"#, #"\\<gap>"#),
    ])
  func `named groups are told from lookbehinds and escapes`(pattern: String, expected: String) {
    #expect(scanned(pattern) == expected)
  }

  private func expanded(_ pattern: String) throws -> ExpandedPattern {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": #"""
      passes: [p]
      variables: {gap: '[ ]', pair: '(?<u>{unit})|{gap}', lack: ~}
      tables: {unit: {km: k, m: {say: x, risky: true}}, time: {h: h}, none: {}}
      rules: [{id: r, pass: p, match: '\#(pattern)', say: 'x'}]
      """#
    ])
    var problems: [Diagnostic] = []
    let file = try #require(library.file(named: "labels.yaml", of: .root))
    let content = RuleFileContent(file, of: .root, problems: &problems)
    var merged = MergedRules()
    merged.add(content, problems: &problems)
    var expander = PatternExpander(variables: merged.variables, tables: merged.makeTables(problems: &problems))
    let result = expander.expand(try #require(content.rules[0].match), problems: &problems)
    #expect(problems.isEmpty)
    return result
  }

  @Test(
    arguments: [
      ("a{gap}b", "a(?:[ ])b"), ("{unit}", "(?:km)"), ("{unit:risky}", "(?:m)"), ("{unit:any}", "(?:km|m)"),
      ("{pair}", "(?:(?<u>(?:km))|(?:[ ]))"), ("{none}", "(?!)"), ("{lack}", "(?!)"), ("{unit:safe}", "(?:km)"),
    ])
  func `references are written out as groups`(pattern: String, text: String) throws {
    #expect(try expanded(pattern).text == text)
  }

  @Test(arguments: [
    ("{unit}", true), ("{none}", false), ("{lack}", false), ("x|{none}", false), ("{time:risky}", false),
  ])
  func `a pattern that lacks words is not complete`(pattern: String, isComplete: Bool) throws {
    #expect(try expanded(pattern).lacking.isEmpty == isComplete)
  }

  @Test(
    arguments: [
      ("(?<a>{unit})", ["a": ["unit"]]), ("(?<a>x{unit}|{time})", ["a": ["unit", "time"]]),
      ("{unit}(?<a>x)", ["a": []]),
      ("(?<a>(?<b>{unit}){time})", ["a": ["unit", "time"], "b": ["unit"]]), ("(?<a>(?:{unit}))", ["a": ["unit"]]),
      ("{pair}", ["u": ["unit"]]), ("(?<a>{pair})", ["a": ["unit"], "u": ["unit"]]),
      ("(?<a>{unit})|(?<a>{time})", ["a": ["unit", "time"]]), ("({unit})", [:]),
    ] as [(String, [String: [String]])])
  func `named groups remember the tables in them`(pattern: String, tables: [String: [String]]) throws {
    #expect(try expanded(pattern).tablesOfGroup == tables)
  }
}
