import PrefilterCompiler
import Testing

struct PatternLexerTests {
  /// References as `<name>` or `<name:selection>`, groups' names in front of `(`, and the rest as it stands.
  private func tokens(_ pattern: String) -> String {
    var lexer = PatternLexer(pattern, hasReferences: true)
    var result = ""
    var start = 0
    while let token = lexer.next() {
      if case .reference(let name, let selection) = token {
        result += "<" + ([name] + [selection].compactMap { $0 }).joined(separator: ":") + ">"
      } else {
        if case .open(.named(let name)) = token { result += name }
        result += String(decoding: lexer.bytes[start..<lexer.position], as: UTF8.self)
      }
      start = lexer.position
    }
    return result
  }

  @Test(arguments: [
    ("{gap}", "<gap>"), ("a{unit:any}b", "a<unit:any>b"), ("{a}{b-2}", "<a><b-2>"), ("({gap}+)?", "(<gap>+)?"),
  ])
  func `names in braces are references`(pattern: String, expected: String) {
    #expect(tokens(pattern) == expected)
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
    #expect(tokens(pattern) == pattern)
  }

  @Test(
    arguments: [
      ("(?<n>a)", "n(?<n>a)"), ("(?P<n>a)", "n(?P<n>a)"), ("(?'n'a)", "n(?'n'a)"), ("(?<=a)", "(?<=a)"),
      ("(?<!a)", "(?<!a)"),
      ("(a)", "(a)"), ("(?:a)", "(?:a)"), (#"\(?<n>"#, #"\(?<n>"#), ("[(]", "[(]"), (#"\\{gap}"#, #"\\<gap>"#),
    ])
  func `named groups are told from lookbehinds and escapes`(pattern: String, expected: String) {
    #expect(tokens(pattern) == expected)
  }

  @Test(arguments: [
    ("a|b)", 4), ("[^]a-c\\d]+?", 2), ("\\p{Lu}{2,3}+", 2), ("(?i:a)(?-i)", 4), ("(?#(a)b", 2), ("(?&n)(?P>n)", 2),
    ("\\x{1F600}\\k<n>", 2), ("(?(DEFINE)(?<n>a))", 5), ("a{2", 3), ("(?=(?!(?<=(?<!", 4),
  ])
  func `a pattern is split as PCRE2 reads it`(pattern: String, count: Int) {
    var lexer = PatternLexer(pattern, hasReferences: false)
    var tokens: [PatternToken] = []
    while let token = lexer.next() { tokens.append(token) }
    #expect(tokens.count == count)
    #expect(lexer.position == pattern.utf8.count)
  }

  @Test func `references in classes are told with their offsets`() {
    var lexer = PatternLexer("[a{gap}]|[^{unit:any}]", hasReferences: true)
    while lexer.next() != nil {}
    #expect(lexer.referencesInClasses.map(\.name) == ["gap", "unit"])
    #expect(lexer.referencesInClasses.map(\.offset) == [2, 11])
  }
}
