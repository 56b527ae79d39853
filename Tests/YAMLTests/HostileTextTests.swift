import Testing
import YAML

@Suite("Hostile texts")
struct HostileTextTests {
  @Test(arguments: [("[", "]", 65), ("{a: ", "}", 4 * 64 + 1), ("- ", "", 2 * 64 + 1)])
  func `nesting up to the limit is read, one more is an error at its place`(open: String, close: String, column: Int)
    throws
  {
    func text(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
    }
    var node = try Document.parse(text(64)).root
    var depth = 0
    while let inner = node.items?.first ?? node["a"] { (node, depth) = (inner, depth + 1) }
    #expect(depth == 64 && node.string == "x")

    let error = try #require(throws: YAMLError.self) { try Document.parse(text(65)) }
    #expect(error.message == "Lists and mappings are nested more than 64 deep; flatten them.")
    #expect(error.position == Position(line: 1, column: column, offset: column - 1))
  }

  @Test
  func `depth counts what is open, not what has been`() throws {
    #expect(try Document.parse(String(repeating: "- [[]]\n", count: 1_000)).root.items?.count == 1_000)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "{", "- ", "? ", "a: ", "[a: ", "\"", "'a' ", "&a ", "!a ", "*a ", "%", "---\n", "\t-", "|\n", "a:\n a:",
    ])
  func `a megabyte of one sign ends in an error soon`(sign: String) {
    let text = String(repeating: sign, count: (1 << 20) / sign.utf8.count)
    #expect(throws: YAMLError.self) { try Document.parse(text) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<16)
  func `a megabyte of anything ends, and an error lies inside it`(seed: Int) {
    var random = Generator(state: UInt64(seed))
    let signs = Array("[]{}-?:,&*!|>'\"%@`# \n\r\tab1é\u{2028}👍".utf8)
    let bytes = (0..<(1 << 20)).map { _ in
      seed.isMultiple(of: 2)
        ? signs[Int(random.next() % UInt64(signs.count))] : UInt8(truncatingIfNeeded: random.next())
    }
    let error = #expect(throws: YAMLError.self) { try Document.parse(bytes) }
    #expect((0...bytes.count).contains(error?.position.offset ?? -1))
  }

  @Test(.timeLimit(.minutes(10)))
  func `short texts of any signs never break a promise of the tree`() {
    var random = Generator(state: 7)
    let signs = Array("[]{}-?:,|>'\"# \n\rabé\u{85}\u{2028}👍")
    var readable = 0
    for _ in 0..<20_000 {
      let length = Int(random.next() % 12)
      let text = String((0..<length).map { _ in signs[Int(random.next() % UInt64(signs.count))] })
      do {
        let document = try Document.parse(text)
        readable += 1
        #expect(isSound(document.root, in: document.source), "\(text.debugDescription)")
      } catch {
        #expect((0...text.utf8.count).contains(error.position.offset), "\(text.debugDescription)")
      }
    }
    #expect(readable > 1_000)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a megabyte of entries is read to the end`() throws {
    let count = 50_000
    let root = try Document.parse((0..<count).map { "key\($0): 'välue \($0)'\n" }.joined()).root
    #expect(root.entries?.count == count)
    #expect(root.entries?.last?.value.start.line == count)
  }

  /// Whether all nodes lie inside their parents, in order, and plain texts on one line read as their source.
  private func isSound(_ node: Node, in source: [UInt8]) -> Bool {
    let children = node.items ?? (node.entries ?? []).flatMap { [$0.key, $0.value] }
    var place = node.start
    for child in children {
      guard place <= child.start, child.start <= child.end, isSound(child, in: source) else { return false }
      place = child.end
    }
    guard place <= node.end, node.end.offset <= source.count else { return false }
    guard node.style == .plain, let text = node.string else { return true }
    let bytes = source[node.start.offset..<node.end.offset]
    return bytes.elementsEqual(text.utf8) || bytes.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0xC2 || $0 == 0xE2 }
  }
}

/// A small generator of the same numbers on every run (SplitMix64).
private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
