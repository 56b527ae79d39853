import Testing

@testable import SayableCatalogs

@Suite struct `Unified diffs` {
  private func diff(_ text: String, _ splices: [Splice], path: String = "./x") -> String {
    UnifiedDiff(SourceFile(path: path, bytes: Array(text.utf8)), splices).rendered
  }

  @Test func `a line that is put in has three lines around it`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n", [Splice(7..<7, "\nx")])
        == "--- a/x\n+++ b/x\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+x\n 5\n 6\n 7\n")
  }

  @Test func `far changes are two hunks, near ones are one`() {
    let text = (1...20).map { "\($0)\n" }.joined()
    let far = diff(text, [Splice(0..<1, "a"), Splice(text.utf8.count..<text.utf8.count, "b\n")])
    #expect(far == "--- a/x\n+++ b/x\n@@ -1,4 +1,4 @@\n-1\n+a\n 2\n 3\n 4\n@@ -18,3 +18,4 @@\n 18\n 19\n 20\n+b\n")
    let near = diff(text, [Splice(0..<1, "a"), Splice(4..<5, "c"), Splice(14..<14, "d")])
    #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  @Test func `a last line without a line feed is told`() {
    #expect(
      diff("a=1", [Splice(3..<3, "\nb=2")])
        == "--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n-a=1\n\\ No newline at end of file\n+a=1\n+b=2\n"
        + "\\ No newline at end of file\n")
  }

  @Test func `an empty file gets its first line`() {
    #expect(diff("", [Splice(0..<0, "a\n")]) == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func `no change is no diff`() {
    #expect(diff("a\n", []).isEmpty)
    #expect(diff("a\n", [Splice(0..<1, "a")]).isEmpty)
  }

  @Test func `text of UTF-16 is shown decoded`() throws {
    let bytes = try #require(TextEncoding.utf16LittleEndian.encoded("é=1\n"))
    let source = SourceFile(path: "/x", bytes: [0xFF, 0xFE] + bytes)
    #expect(
      UnifiedDiff(source, [Splice(5..<5, "ü=2\n")]).rendered == "--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n é=1\n+ü=2\n")
  }
}
