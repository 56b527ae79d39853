import SayableCatalogs
import Testing

@Suite struct `Fingerprints` {
  @Test(arguments: [
    // The hash of nothing, and of "1:a" and "0:", computed by another program.
    ([String](), "6c62272e07bb014262b821756295c58d"),
    (["a"], "a68c894e6e8b5822836dbc791ef90399"),
    ([""], "088094d195ab1be95aa07330557013b7"),
  ])
  func `are the same in every version`(texts: [String], expected: String) {
    #expect(Fingerprint(texts).description == expected)
  }

  @Test(arguments: [(["ab", "c"], ["a", "bc"]), (["a", ""], ["a"]), (["1:a"], ["a"]), (["a", "b"], ["b", "a"])])
  func `tell apart where one text ends`(first: [String], second: [String]) {
    #expect(Fingerprint(first) != Fingerprint(second))
  }

  @Test func `are numbered from the first, which stays as it is`() {
    let first = Fingerprint(["x"])
    #expect(first.numbered(0) == first)
    #expect(Set((0..<100).map { first.numbered($0) }).count == 100)
  }

  @Test func `do not depend on where a string stands`() {
    let (here, there) = (Finding.example(line: 3), Finding.example(line: 90))
    #expect(here.fingerprint == there.fingerprint)
    #expect(here.fingerprint != Finding.example(text: "8 m²").fingerprint)
    #expect(here.fingerprint != Finding.example(key: "other").fingerprint)
    #expect(here.fingerprint != Finding.example(path: "other.strings").fingerprint)
    #expect(here.fingerprint != Finding.example(check: "ambiguous").fingerprint)
  }
}
