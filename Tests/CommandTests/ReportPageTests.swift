import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

/// What a browser makes of the page of findings, tried where Chromium is installed.
@Suite struct `The page of findings in a browser` {
  private static let chromium = InstalledProgram("chromium")

  /// The page after `script` has run behind its own; what the script returns is the page's title.
  private func title(_ labels: String, before: String = "", script: String) throws -> String {
    let chromium = try #require(Self.chromium)
    let catalog = Catalog(SourceFile(path: "labels.txt", bytes: Array(labels.utf8)), as: .text)
    let findings = try Linter().findings(in: catalog, locale: .init("en"))
    let page = LintReport([LintReport.File(catalog, findings: findings)]).text(as: .html)
      .replacing("<head>", with: "<head><script>\(before)</script>")
      .replacing("</body>", with: "<script>document.title = (() => { \(script) })()</script></body>")
    return try withTemporaryFolder { folder in
      let file = folder.appending(path: "page.html")
      try page.write(to: file, atomically: true, encoding: .utf8)
      let drawn = try chromium.run(
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--dump-dom",
          file.absoluteString,
        ])
      return try #require(drawn.text.firstMatch(of: #/<title>(.*?)</title>/#)).output.1.description
    }
  }

  @Test(.enabled(if: chromium != nil, "Chromium is not installed"))
  func `shows each string with what changes, and says it in its language`() throws {
    let title = try title(
      "2 bd. • 75 m²\n", before: "const said = []; speechSynthesis.speak = u => said.push(u.lang + ' ' + u.text)",
      script: """
        const row = document.querySelector('#table tbody tr')
        const text = path => [...row.querySelectorAll(path)].map(node => node.textContent).join('/')
        for (const button of row.querySelectorAll('.hear')) button.click()
        const last = row.querySelector('.spoken .hear')
        const state = last.getAttribute('aria-pressed')
        last.click()
        return [text('.shown mark'), text('.spoken mark'), said.join('/'), state, last.getAttribute('aria-pressed'),
          last.getAttribute('aria-label'), row.querySelector('.string').lang].join(' + ')
        """)
    #expect(
      title == "bd. •/m² + bedrooms,/square meters + en 2 bd. • 75 m²/en 2 bedrooms, 75 square meters + true + false"
        + " + Hear as spoken: 2 bedrooms, 75 square meters + en")
  }

  @Test(.enabled(if: chromium != nil, "Chromium is not installed"))
  func `runs nothing that stands in a string`() throws {
    let string = "</script><script>document.body.remove()</script><img src=x onerror=document.body.remove()> 5 km"
    let title = try title(
      string + "\n", script: "return document.images.length + document.querySelector('.shown .string').textContent")
    #expect(title.hasPrefix("0&lt;/script&gt;") && title.hasSuffix("onerror=document.body.remove()&gt; 5 km"))
  }

  @Test(.enabled(if: chromium != nil, "Chromium is not installed"))
  func `filters, sorts and turns pages of 10,000 findings`() throws {
    let labels = (0..<10_000).map { "\($0 % 1_000 + 2) \($0.isMultiple(of: 2) ? "km" : "kWh")\n" }.joined()
    let title = try title(
      labels,
      script: """
        const rows = () => document.querySelectorAll('#table tbody tr').length
        const status = () => document.getElementById('status').textContent
        const first = () => document.querySelector('#table tbody .shown .string').textContent
        const results = [rows(), status()]
        const form = document.getElementById('filters')
        form.elements.words.value = '7 KILOWATT'
        form.requestSubmit()
        results.push(status(), first())
        form.elements.words.value = ''
        form.requestSubmit()
        const head = document.querySelector('th[data-key=text]')
        head.querySelector('button').click()
        results.push(head.getAttribute('aria-sort'), first())
        head.querySelector('button').click()
        results.push(head.getAttribute('aria-sort'), first())
        document.querySelector('[data-step=last]').click()
        results.push(status(), document.querySelector('[data-step=next]').disabled)
        form.elements.severity.value = 'warning'
        form.elements.words.value = 'nothing like it'
        form.requestSubmit()
        results.push(rows(), status())
        return results.join(' + ')
        """)
    #expect(
      title == "50 + Findings 1 to 50 of 10000. + Findings 1 to 50 of 1760, chosen from 10000. + 7 kWh"
        + " + ascending + 2 km + descending + 1001 kWh + Findings 9951 to 10000 of 10000. + true"
        + " + 0 + None of 10000 findings fits.")
  }

  @Test(.enabled(if: chromium != nil, "Chromium is not installed"))
  func `works without speech`() throws {
    let title = try title(
      "5 km\n", before: "delete window.SpeechSynthesisUtterance",
      script: """
        return [document.querySelectorAll('.hear').length, document.getElementById('silence').hidden,
          document.querySelector('.spoken .string').textContent].join(' + ')
        """)
    #expect(title == "0 + false + 5 kilometers")
  }
}
