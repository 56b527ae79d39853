import Foundation
import Testing

/// What a browser makes of the page of formulas, tried where Chromium is installed.
@Suite struct BrowserTests {
  private static let chromium = InstalledProgram("chromium")

  @Test(.enabled(if: chromium != nil, "Chromium is not installed"))
  func `a browser draws the formulas of the page`() throws {
    let chromium = try #require(Self.chromium)
    let page = try BuiltProgram.run(["formula", "--html"], input: "x^2\n1/2\nsqrt(2)\n")
    #expect(page.status == 0)
    // Where the browser knows MathML, a superscript stands above its base, and a denominator below its numerator.
    let script = """
      <script>
      const at = path => document.querySelector(path).getBoundingClientRect()
      document.title = [
        at('msup > mn').bottom < at('msup > mi').bottom,
        at('mfrac > :last-child').top >= at('mfrac > :first-child').bottom,
        at('msqrt').width > at('msqrt > mn').width,
      ].join(' ')
      </script>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "formulas-\(UUID().uuidString).html")
    try page.text.replacing("</body>", with: script + "</body>").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let drawn = try chromium.run(
      ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.absoluteString], input: "")
    #expect(drawn.text.contains("<title>true true true</title>"))
    #expect(drawn.text.contains("<div class=\"spoken\">x squared</div>"))
  }
}
