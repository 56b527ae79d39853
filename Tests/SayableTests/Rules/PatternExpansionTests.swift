import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What is put in the place of references in patterns.
struct PatternExpansionTests {
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
    let file = try #require(library.files(of: LocaleChain(.root, in: library)).first?.file)
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
