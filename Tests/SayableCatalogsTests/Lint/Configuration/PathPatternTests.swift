import Testing

@testable import SayableCatalogs

struct PathPatternTests {
  @Test(arguments: [
    ("*.strings", "a.strings"), ("*.strings", "de.lproj/a.strings"), ("Pods", "Pods/a/b.json"),
    ("Pods/", "x/Pods/b.json"),
    ("a/*.json", "a/b.json"), ("a/**", "a/b/c.json"), ("a/**/c.json", "a/c.json"), ("a/**/c.json", "a/x/y/c.json"),
    ("**/c.json", "c.json"), ("**", "a/b"), ("/a.json", "a.json"), ("./a/b.json", "a/b.json"), ("a/b", "a/b/c/d"),
    ("?.json", "é.json"), ("[a-c].json", "b.json"), ("[!a].json", "b.json"), ("[]x].json", "].json"),
    ("{a,b/c}.json", "b/c.json"), ("{a,{b,c}d}.json", "cd.json"), ("{,x}a.json", "a.json"), ("a{b}c", "abc"),
    ("\\*.json", "*.json"), ("a,b", "a,b"), ("a}", "a}"), ("**/{a,**/b}/c", "x/y/b/c"), ("a**b", "a/x/b"),
    ("res/values-*/strings.xml", "res/values-de/strings.xml"), ("[\\]]", "]"), ("[a-]", "-"),
  ])
  func `a pattern matches a path`(pattern: String, path: String) throws {
    #expect(try PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.strings", "a.stringsdict"), ("a/*.json", "a/b/c.json"), ("a/*.json", "x/a/b.json"), ("/a.json", "x/a.json"),
    ("a/**", "a"), ("?.json", "ab.json"), ("a?b", "a/b"), ("a[!x]b", "a/b"), ("[!a].json", "a.json"),
    ("{a,b}.json", "c.json"), ("{a,b}.json", ".json"), ("\\*.json", "a.json"), ("Pods", "Podsx/a"), ("a/b", "a/bc"),
    ("[é].json", "e.json"),
  ])
  func `a pattern leaves other paths`(pattern: String, path: String) throws {
    #expect(try !PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("[a", "a '[' has no ']'"), ("[]", "a '[' has no ']'"), ("{a,b", "a '{' has no '}'"),
    ("{a,{b}", "a '{' has no '}'"),
    ("a\\", "nothing follows the '\\' at the end"), ("[b-a]", "the range 'b-a' is empty"),
    (String(repeating: "a", count: 1_001), "the pattern is longer than 1,000 characters"),
  ])
  func `a pattern without an end is refused`(pattern: String, message: String) {
    #expect(throws: MalformedPathPattern(description: message)) { try PathPattern(pattern) }
  }

  @Test func `many stars do not multiply the work`() throws {
    let pattern = try PathPattern(String(repeating: "*a", count: 300) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 3_000)))
  }

  @Test func `braces inside braces do not multiply the work`() throws {
    let pattern = try PathPattern(String(repeating: "{a,a}", count: 150) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 150)))
  }
}
