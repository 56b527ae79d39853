import Foundation
import Testing

/// The site of the documentation, made and tried where python3 with markdown-it-py, selenium and axe, Chromium and its
/// driver are installed.
@Suite struct SitePageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the site has no dead link, fits a phone in light and dark, and axe finds nothing`() throws {
    let script = Self.root.appending(path: "Tests/CommandTests/site-pages.py").path
    guard let ready = try Tool.run("python3", [script, "--check"]), ready.status == 0 else {
      print("skipped: the site needs python3 with markdown-it-py and selenium with axe, chromium and chromedriver")
      return
    }
    try withTemporaryFolder { folder in
      let made = try Tool.run(
        "python3", [Self.root.appending(path: "Scripts/site").path, folder.path],
        environment: ["SAYABLE": BuiltProgram.url.path])
      #expect(made?.status == 0, Comment(rawValue: made?.text ?? ""))
      let checks = try BuiltProgram.run(["lint", "--list-checks"]).text.split(separator: "\n")
      for check in checks.map({ $0.prefix { $0 != " " } }) {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "check-\(check).html").path))
      }
      let tried = try Tool.run("python3", [script, folder.path])
      #expect(tried?.status == 0, Comment(rawValue: tried?.text ?? ""))
    }
  }
}
