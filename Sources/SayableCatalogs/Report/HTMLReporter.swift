internal import SayableEngine
internal import SayableExport

/// A page to read and to listen to, complete in one file: the numbers, and a table that a script draws from the
/// findings, which lie in the page as JSON.
internal struct HTMLReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    let summary = report.summary
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>How the strings will sound</title>
      <style>
      \(HTMLPage.style)
      </style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <h1>How the strings will sound</h1>
      <p>\(summary.sentence).</p>
      </header>
      <main>
      \(checks(of: summary))\(problems(of: report))\(findings(of: summary))</main>
      <script type="application/json" id="data">\(data(of: report))</script>
      <script>
      \(HTMLPage.script)
      </script>
      </body>
      </html>

      """
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private func checks(of summary: LintSummary) -> String {
    guard !summary.checks.isEmpty else { return "" }
    let known = Dictionary(CheckDescription.all.map { ($0.id, $0.summary) }) { first, _ in first }
    let rows = summary.checks.map { check in
      let counts = Finding.Severity.allCases.reversed().map { "<td class=\"number\">\(check.counts[$0] ?? 0)</td>" }
      return "<tr><th scope=\"row\"><code>\(Self.escaped(check.check))</code></th>\(counts.joined())"
        + "<td>\(Self.escaped(known[check.check] ?? ""))</td></tr>\n"
    }
    return """
      <section aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of checks">
      <table class="checks">
      <thead><tr><th scope="col">Check</th><th scope="col" class="number">Errors</th>\
      <th scope="col" class="number">Warnings</th><th scope="col" class="number">Notes</th>\
      <th scope="col">What it finds</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func problems(of report: LintReport) -> String {
    let items = report.files.flatMap { file in
      file.problems.map { problem in
        return
          "<li><span class=\"place\">\(Self.escaped(problem.place(in: file.path)))</span> <span class=\"badge \(problem.severity.rawValue)\">"
          + "\(problem.severity.rawValue)</span> \(Self.escaped(problem.statement))</li>\n"
      }
    }
    guard !items.isEmpty else { return "" }
    return """
      <section aria-labelledby="problems">
      <h2 id="problems">Problems with files</h2>
      <ul class="problems">
      \(items.joined())</ul>
      </section>

      """
  }

  private func findings(of summary: LintSummary) -> String {
    guard summary.findingCount > 0 else {
      return "<section id=\"findings\">\n<h2>Findings</h2>\n<p>Nothing was found.</p>\n</section>\n"
    }
    return HTMLPage.findings
  }

  /// The findings for the script. No `<` is in it, so that nothing in a string can end the element.
  private func data(of report: LintReport) -> String {
    let files = report.files.filter { !$0.findings.isEmpty }
    let findings = files.enumerated().flatMap { index, file in file.findings.map { json(of: $0, inFile: index) } }
    let data = JSONValue.object(["files": .strings(files.map(\.path)), "findings": .array(findings)])
    return data.line.replacing("<", with: "\\u003c")
  }

  private func json(of finding: Finding, inFile file: Int) -> JSONValue {
    .object([
      "file": .number(file), "line": .number(finding.range.start.line), "column": .number(finding.range.start.column),
      "key": .string(finding.key), "variant": finding.variant.isEmpty ? nil : .string(finding.variant),
      "locale": .string(finding.locale == .root ? "" : finding.locale.description), "check": .string(finding.check),
      "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
      "text": .string(finding.text), "spoken": finding.spoken == finding.text ? nil : .string(finding.spoken),
      "rules": finding.rules.isEmpty ? nil : .strings(finding.rules),
    ])
  }

  /// `text` between tags. What HTML cannot hold, or a reader could not see, is written out.
  private static func escaped(_ text: String) -> String {
    XMLText(VisibleText(text).string).content
  }
}
