import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct RuleCoverageTests {
  private let library: RuleLibrary

  init() throws {
    library = try RuleLibrary.inline([
      "root/labels.yaml": """
      passes: [p, q]
      variables: {word: ~}
      tables: {unit: {}}
      rules:
        - {id: a, pass: p, match: x, say: y, examples: [[x, y]]}
        - {id: b, pass: q, match: '(?<u>{unit})', say: '${u:say} {word}'}
      """,
      "aa/labels.yaml": """
      rules:
        - {id: own, pass: q, match: z, say: y, examples: [[z, y]]}
      """,
      "bb/labels.yaml": """
      name: B
      checked: true
      variables: {word: w}
      tables: {unit: {m: meter}}
      """,
    ])
  }

  @Test func `shared rules are counted by pass, those of the locale's own besides`() throws {
    let coverage = try RuleCoverage(library)
    #expect(coverage.passes == ["p", "q"])
    #expect(coverage.locales.map(\.tag.description) == ["aa", "bb"])
    let counts = coverage.locales.map { locale in
      ["p", "q"].map { pass in
        locale.passes[pass].map { [$0.applied, $0.shared, $0.own] } ?? []
      }
    }
    #expect(counts == [[[1, 1, 0], [0, 1, 1]], [[1, 1, 0], [1, 1, 0]]])
    #expect(coverage.locales.map(\.isChecked) == [false, true])
  }

  @Test func `what a rule lacks is named: of its pattern and of its template`() throws {
    let coverage = try RuleCoverage(library, locales: [LanguageTag("aa")])
    #expect(coverage.locales.first?.sharedRules.map(\.lacking) == [[], ["unit", "word"]])
  }

  @Test func `every embedded locale has most of the shared shapes`() throws {
    for locale in try RuleCoverage(.builtIn).locales {
      let counts = locale.passes.values
      let applied = counts.reduce(0) { $0 + $1.applied }
      let shared = counts.reduce(0) { $0 + $1.shared }
      // A shape stands in root as soon as a few locales have words for it.
      #expect(applied * 5 >= shared * 3, "\(locale.tag) has \(applied) of \(shared)")
    }
  }
}
