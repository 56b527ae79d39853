import Testing

@testable import sayable_cli

struct DiffLinesTests {
  @Test func `the new lines of each file are told`() {
    let diff = """
      diff --git a/x y.po b/x y.po
      index 1..2 100644
      --- a/x y.po\t
      +++ b/x y.po\t
      @@ -3 +3,2 @@ msgid "a"
      -a
      +b
      +c
      @@ -9,2 +10,0 @@
      -d
      -e
      @@ -20,0 +20 @@
      ++++ b/not-a-header
      diff --git "a/\\303\\251\\t\\"q\\".po" "b/\\303\\251\\t\\"q\\".po"
      --- /dev/null
      +++ "b/\\303\\251\\t\\"q\\".po"
      @@ -0,0 +1,3 @@
      +1
      +2
      +3
      diff --git a/gone.po b/gone.po
      --- a/gone.po
      +++ /dev/null
      @@ -1 +0,0 @@
      -1
      diff --git a/less.po b/less.po
      --- a/less.po
      +++ b/less.po
      @@ -1 +0,0 @@
      -1
      """
    #expect(DiffLines(Array(diff.utf8)).lines == ["x y.po": [3..<5, 20..<21], "é\t\"q\".po": [1..<4], "less.po": []])
  }

  @Test(arguments: [
    "", "@@", "@@ -1 +1 @@", "+++ b/x\n@@ -x +y @@", "+++ b/x\n@@ -1 +99999999999999999999 @@", "+++ \"", "+++ \"b/\\",
  ])
  func `what is no diff tells nothing`(text: String) {
    let found = DiffLines(Array(text.utf8)).lines.values.map(\.count)
    #expect(found.reduce(0, +) == 0)
  }
}
