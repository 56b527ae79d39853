import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What a child's file, a layer or an app's file changes of what is there.
struct OverridingTests {
  private static let root = """
    passes: [p, q]
    rules:
      - {id: one, pass: p, match: 'a', say: 'b', examples: [[a, c]]}
      - {id: two, pass: p, match: 'b', say: 'c', unchanged: [x]}
      - {id: three, pass: q, match: '(?<n>[0-9])-(?<m>[0-9])', where: 'n < m', say: '$1 to $2', guess: true}
    """

  private func rules(_ child: String) throws -> [RuleSummary] {
    try RuleLibrary.inline(["root/labels.yaml": Self.root, "nl/labels.yaml": "rules:\n  - " + child])
      .rules(of: LanguageTag("nl"))
  }

  private func normalizer(_ child: String, options: NormalizerOptions = NormalizerOptions()) throws -> Normalizer {
    let library = try RuleLibrary.inline(["root/labels.yaml": Self.root, "nl/labels.yaml": "rules:\n  - " + child])
    return try Normalizer(locale: "nl", options: options, library: library)
  }

  @Test(
    arguments: [
      ("{id: one, say: x}", "a", "x"), ("{id: one, match: z}", "az", "ab"), ("{id: one, removed: true}", "ab", "ac"),
      ("{id: one, protect: text}", "a", "a"), ("{id: three, guess: false}", "1-2 2-1", "1 to 2 2-1"),
      ("{id: three, guess: false, where: m < n}", "1-2 2-1", "1-2 2 to 1"),
      ("{id: three, match: '(?<n>[0-9]):(?<m>[0-9])', guess: false}", "1-2 1:2", "1-2 1 to 2"),
      ("{id: one, examples: [[q, q]]}", "a", "b"), ("{id: one, when: {date-order: mdy}}", "a", "a"),
    ])
  func `a child's rule changes the fields that it gives and no others`(child: String, label: String, spoken: String)
    throws
  {
    #expect(try normalizer(child).normalize(label) == spoken)
  }

  @Test func `an overridden rule keeps its place and all examples`() throws {
    let summaries = try rules("{id: one, match: z, examples: [[z, c]], unchanged: [y]}")
    #expect(summaries.map(\.id) == ["one", "two", "three"])
    #expect(summaries[0].examples.map { "\($0.locale) \($0.written) \($0.said)" } == ["root a c", "nl z c"])
    #expect(summaries[0].unchanged == ["y"])
    #expect(summaries[0].location.file == "root/labels.yaml")
  }

  @Test func `a rule moves to the pass that a child gives it`() throws {
    #expect(try rules("{id: one, pass: q}").map(\.id) == ["two", "one", "three"])
  }

  @Test(
    arguments: [
      ("{id: new, pass: p, match: n, say: m}", ["one", "two", "new", "three"]),
      ("{id: new, pass: p, before: two, match: n, say: m}", ["one", "new", "two", "three"]),
      ("{id: three, pass: p, before: one}", ["three", "one", "two"]),
    ])
  func `a child's rule stands last in its pass, or before the rule that it names`(child: String, order: [String]) throws
  {
    #expect(try rules(child).map(\.id) == order)
  }

  @Test func `a rule that a parent removed comes back where a child defines it, and not where it gives an example`()
    throws
  {
    func spoken(_ grandchild: String) throws -> String {
      let library = try RuleLibrary.inline([
        "root/labels.yaml": Self.root, "nl/labels.yaml": "rules: [{id: one, removed: true}]",
        "nl-BE/labels.yaml": "rules: [\(grandchild)]",
      ])
      return try Normalizer(locale: "nl-BE", library: library).normalize("a")
    }
    let restored = try spoken("{id: one, removed: false}")
    #expect(restored == "b")
    let removed = try spoken("{id: one, unchanged: [x]}")
    #expect(removed == "a")
  }

  @Test func `an app's file goes over all others`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": Self.root, "nl/labels.yaml": "rules: [{id: one, say: x}]",
    ])
    let app = RuleFile(name: "app.yaml", text: "rules: [{id: one, say: y}, {id: seat, pass: p, match: s, say: seat}]")
    #expect(try Normalizer(locale: "nl", appRules: [app], library: library).normalize("a s") == "y seat")
    let second = RuleFile(name: "more.yaml", text: "rules: [{id: one, say: z}]")
    #expect(try Normalizer(locale: "nl", appRules: [app, second], library: library).normalize("a s") == "z seat")
  }

  @Test func `a layer goes over the files of the same locale, and under those of its children`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": Self.root, "nl/labels.yaml": "rules: [{id: one, say: x}]",
    ])
    let layered = try library.adding([
      RuleFile(name: "mine/root/labels.yaml", text: "rules: [{id: one, say: y}, {id: two, say: z}]")
    ])
    #expect(try Normalizer(locale: "root", library: layered).normalize("a") == "y")
    #expect(try Normalizer(locale: "nl", library: layered).normalize("a b") == "x z")
  }

  @Test(
    arguments: [
      ("{say: x}", "5 km, 5 k", "5 x, 5 x"), ("{written: [kk]}", "5 kk, 5 km, 5 k", "5 K, 5 km, 5 k"),
      ("{also-written: [kk]}", "5 kk, 5 km", "5 K, 5 K"), ("{risky: [k]}", "5 km, 5 k", "5 K, 5 k"),
      ("{risky: true}", "5 km, 5 k", "5 km, 5 k"), ("{removed: true}", "5 km", "5 km"), ("X", "5 km", "5 X"),
    ])
  func `an entry of a table is laid over its parent's field by field`(entry: String, label: String, spoken: String)
    throws
  {
    let library = try RuleLibrary.inline([
      "root/cldr.yaml": "passes: [p]\ntables: {unit: {kilometer: {written: [km, k], say: K}}}",
      "root/words.yaml": "tables: {unit: {kilometer: \(entry)}}",
      "root/labels.yaml": #"rules: [{id: u, pass: p, match: '(?<u>{unit})(?!\w)', say: '${u:say}'}]"#,
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize(label) == spoken)
  }

  @Test func `words of a child make its parent's words for ranges go`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": """
      passes: [p]
      variables: {range: '$1 to $2'}
      tables: {unit: {km: {say: '{0} K', say-range: 'K {0}'}}}
      rules: [{id: r, pass: p, match: '([0-9])-([0-9]) (?<u>{unit})', say: '${u:range 2}'}]
      """,
      "nl/words.yaml": "tables: {unit: {km: '{0} N'}}",
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize("1-2 km") == "K 1 to 2")
    #expect(try Normalizer(locale: "nl", library: library).normalize("1-2 km") == "1 to 2 N")
  }

  @Test func `files of a locale apply in the order locale, cldr, words, labels, whatever the order they are given in`()
    throws
  {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": "variables: {v: d}\nrules: [{id: r, pass: p, match: x, say: '{v}{w}{u}'}]",
      "root/cldr.yaml": "variables: {v: b, w: b, u: b}",
      "root/locale.yaml": "passes: [p]\nvariables: {v: a, w: a, u: a}",
      "root/words.yaml": "variables: {v: c, w: c}",
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize("x") == "dcb")
  }
}
