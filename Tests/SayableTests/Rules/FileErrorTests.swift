import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What is reported of the form of a rule file, before any rule is compiled.
struct FileErrorTests {
  @Test(
    arguments: [
      Fault(
        "rules:\n  - id: 👉'a\n", "[bad-yaml] this is not YAML: The text that starts here has no closing quotation mark."
      ),
      Fault(
        "passes: [a]\nname: x\n👉name: y",
        "[bad-yaml] this is not YAML: The key 'name' is already given on line 2; keep one of the two."),
      Fault(
        "name: 👉&x y",
        "[bad-yaml] this is not YAML: Anchors (&name) are not supported; remove it, and put a text with & in quotes."),
      Fault("👉- a", "[wrong-kind] expected a rule file, which is a mapping of keys, but found a list"),
      Fault("👉just words", "[wrong-kind] expected a rule file, which is a mapping of keys, but found a text"),
    ])
  func `a file that is no mapping of YAML is reported at the place`(fault: Fault) throws {
    try fault.expectReport()
  }

  @Test func `a file of bytes that are not UTF-8 is reported`() throws {
    let library = try RuleLibrary().adding([RuleFile(name: "root/labels.yaml", bytes: Array("name: a".utf8) + [0xFF])])
    let error = #expect(throws: RuleSetError.self) { try Normalizer(locale: "root", library: library) }
    #expect(error?.diagnostics.map(\.code) == ["bad-yaml"])
    #expect(error?.diagnostics.first?.location?.column == 8)
  }

  @Test(arguments: [9_990, 10_100, 30_000]) func `of a line that nobody could look through only the place is told`(
    length: Int
  ) throws {
    let file = "name: x\nrules: [" + String(repeating: " ", count: length - 30) + "{mach: x}, {mach: y}]\nplural: {}"
    let found = try problems(in: ["root/labels.yaml": file])
    #expect(found.map { $0.location?.line } == Array(repeating: 2, count: found.count))
    #expect(!found.isEmpty)
    for diagnostic in found {
      #expect(diagnostic.location?.text.isEmpty == (length > 10_000))
      #expect(diagnostic.rendered.contains("^") == (length <= 10_000))
    }
  }

  @Test(arguments: ["", "\n", "# nothing\n", "~"]) func `an empty file is as good as none`(text: String) throws {
    #expect(try problems(in: ["root/labels.yaml": text]).isEmpty)
  }

  @Test(
    arguments: [
      Fault("👉rule: []", "[unknown-key] unknown key 'rule' in a rule file | did you mean 'rules'?"),
      Fault(
        "rules:\n  - {id: a, removed: true, 👉mach: 'x'}",
        "[unknown-key] unknown key 'mach' in a rule | did you mean 'match'?"),
      Fault(
        "rules:\n  - {id: a, removed: true, 👉keeps: [x]}",
        "[unknown-key] unknown key 'keeps' in a rule | write 'unchanged'"),
      Fault(
        "rules:\n  - {id: a, removed: true, 👉opaque: verbatim}",
        "[unknown-key] unknown key 'opaque' in a rule | write 'protect: placeholder' or 'protect: text'"),
      Fault(
        "tables:\n  unit:\n    km: {say: x, 👉say_range: y}",
        "[unknown-key] unknown key 'say_range' in the table entry 'km' | write 'say-range'"),
      Fault(
        "tables:\n  unit:\n    km: {say: x, 👉spell: y}",
        "[unknown-key] unknown key 'spell' in the table entry 'km' | known are: also-written, removed, risky, say, say-range, written"
      ),
      Fault(
        "tables:\n  unit:\n    km: {say: {other: x, 👉some: y}}",
        "[unknown-key] 'some' is not a plural category | expected one of: zero, one, two, few, many, other"),
      Fault(
        "plural: {👉singular: '1'}",
        "[unknown-key] 'singular' is not a plural category | expected one of: zero, one, two, few, many, other"),
      Fault(
        "numbers: {👉decimals: ','}",
        "[unknown-key] unknown key 'decimals' in the number format | did you mean 'decimal'?"),
      Fault(
        "rules:\n  - id: a\n    removed: true\n    when: {👉date_order: dmy}",
        "[unknown-key] unknown key 'date_order' in the condition of a rule | did you mean 'date-order'?"),
      Fault(
        "regions: {through: en-001, 👉exept: [US]}",
        "[unknown-key] unknown key 'exept' in the regions | did you mean 'except'?"),
    ])
  func `an unknown key is reported with the nearest known one`(fault: Fault) throws {
    try fault.expectReport()
  }

  @Test(
    arguments: [
      Fault("rules: 👉{id: a}", "[wrong-kind] 'rules' is a mapping | expected a list"),
      Fault("rules: [👉a]", "[wrong-kind] expected a rule, which is a mapping of keys, but found a text"),
      Fault("passes: 👉a", "[wrong-kind] 'passes' is a text | expected a list"),
      Fault("variables: 👉[a]", "[wrong-kind] 'variables' is a list | expected a mapping of keys"),
      Fault("variables: {a: 👉[b]}", "[wrong-kind] 'a' is a list | expected a text"),
      Fault("tables: {unit: 👉x}", "[wrong-kind] 'unit' is a text | expected a mapping of entries"),
      Fault(
        "tables: {unit: {km: 👉[x]}}",
        "[wrong-kind] expected the table entry 'km', which is a mapping of keys, but found a list"),
      Fault("tables: {unit: {km: {say: x, written: 👉km}}}", "[wrong-kind] 'written' is a text | expected a list"),
      Fault("tables: {unit: {km: {say: x, written: [👉[km]]}}}", "[wrong-kind] 'written' is a list | expected a text"),
      Fault("rules: [{id: a, removed: true, unchanged: 👉x}]", "[wrong-kind] 'unchanged' is a text | expected a list"),
      Fault(
        "rules: [{id: a, removed: true, examples: [👉[x]]}]",
        "[wrong-kind] 'examples' is a list | expected a list of two texts, what is written and what is said"),
      Fault(
        "rules: [{id: a, removed: true, examples: [👉[x, y, z]]}]",
        "[wrong-kind] 'examples' is a list | expected a list of two texts, what is written and what is said"),
    ])
  func `a value of the wrong kind is reported with the kind that was expected`(fault: Fault) throws {
    try fault.expectReport()
  }

  @Test(
    arguments: [
      Fault(
        "date-order: 👉ddmm", "[unknown-value] 'ddmm' is not a value of 'date-order' | expected one of: mdy, dmy, ymd"),
      Fault("numbers: {decimal: 👉dot}", "[unknown-value] 'decimal' is 'dot' | expected one character"),
      Fault("numbers: {group: '👉'}", "[unknown-value] 'group' is '' | expected one character"),
      Fault("checked: 👉yes", "[unknown-value] 'checked' is 'yes' | expected true or false"),
      Fault(
        "tables: {unit: {km: {say: x, removed: 👉no}}}", "[unknown-value] 'removed' is 'no' | expected true or false"),
      Fault(
        "rules: [{id: a, removed: true, guess: 👉maybe}]",
        "[unknown-value] 'guess' is 'maybe' | expected true or false"),
      Fault(
        "rules: [{id: a, removed: true, reads: 👉time}]",
        "[unknown-value] 'time' is not a value of 'reads' | expected one of: date, calendar-word, share, lone-unit"),
      Fault(
        "passes: [p]\nrules: [{id: a, pass: p, match: x, protect: 👉word}]",
        "[unknown-value] 'word' is not a value of 'protect' | expected one of: placeholder, text"),
    ])
  func `a word that is none of the known ones is reported with them`(fault: Fault) throws {
    try fault.expectReport()
  }

  @Test(
    arguments: [
      Fault("parent: 👉e", "[malformed-tag] 'e' is not a language tag"),
      Fault(
        "locale: 👉en US",
        "[wrong-locale] the file says it is of the locale 'en US' and is loaded for 'root' | the folder of a rule file is named after its locale"
      ),
      Fault(
        "locale: 👉fr",
        "[wrong-locale] the file says it is of the locale 'fr' and is loaded for 'root' | the folder of a rule file is named after its locale"
      ),
      Fault("regions: {through: 👉e!}", "[malformed-tag] 'e!' is not a language tag"),
      Fault(
        "variables: {👉Gap: x}",
        "[bad-name] 'Gap' cannot be a name | names are small letters, digits and hyphens, and begin with a letter"),
      Fault(
        "tables: {👉1unit: {}}",
        "[bad-name] '1unit' cannot be a name | names are small letters, digits and hyphens, and begin with a letter"),
    ])
  func `a name or tag of the wrong form is reported`(fault: Fault) throws {
    try fault.expectReport(ofFile: "root/locale.yaml")
  }

  @Test func `the locale of a file may be written in any case`() throws {
    #expect(try problems(in: ["en-GB/locale.yaml": "locale: en_gb"], locale: "en-GB").isEmpty)
  }
}
