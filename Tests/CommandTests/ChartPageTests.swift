import Foundation
import Testing

/// What a browser makes of the page of a chart, tried where Chromium, its driver and selenium with axe are installed.
@Suite struct ChartPageTests {
  @Test func `the page of a chart works by keys, in step with its sound, and axe finds nothing`() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "chart-page.py").path
    guard let ready = try Tool.run("python3", [script, "--check"]), ready.status == 0 else {
      print(
        "skipped: the page of charts needs python3 with selenium and axe-selenium-python, chromium and chromedriver")
      return
    }
    try withTemporaryFolder { folder in
      let days = (0..<61).map { day in
        let month = day < 31 ? "03" : "04"
        let date = day < 31 ? day + 1 : day - 30
        return "2024-\(month)-\(date < 10 ? "0" : "")\(date),\(day % 9),\(20 - day % 5)"
      }
      try Data(("date,low,high\n" + days.joined(separator: "\n") + "\n").utf8)
        .write(to: folder.appendingPathComponent("days.csv"))
      // A busy machine takes a second to pause, which has to be before the end.
      let pages = [
        ("days.html", ["chart", "days.csv", "--unit", "°C", "--output", "html", "--duration", "4", "-l", "en"]),
        ("graph.html", ["graph", "y = x^2 - 4", "y = x + 2", "--output", "html", "--duration", "4", "-l", "en"]),
      ]
      for (name, arguments) in pages {
        let page = try BuiltProgram.run(arguments, in: folder)
        #expect(page.status == 0)
        try Data(page.text.utf8).write(to: folder.appendingPathComponent(name))
        let outcome = try Tool.run("python3", [script, folder.appendingPathComponent(name).path])
        #expect(outcome?.status == 0, Comment(rawValue: outcome?.text ?? ""))
      }
    }
  }
}
