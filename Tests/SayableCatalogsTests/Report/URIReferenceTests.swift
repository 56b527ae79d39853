import Testing

@testable import SayableCatalogs

@Suite struct `References to files` {
  @Test(arguments: [
    ("a/b.txt", "a/b.txt"), ("./a.txt", "a.txt"), ("././a", "a"), ("../a", "../a"), ("/a b/ü", "file:///a%20b/%C3%BC"),
    ("c:d", "c%3Ad"), ("a%20#?", "a%2520%23%3F"), ("a\nb", "a%0Ab"), ("./", "./"), ("-", "-"), ("", ""),
  ])
  func `are percent-encoded`(path: String, expected: String) {
    #expect(URIReference(path: path).string == expected)
  }
}
