import Foundation
import Testing

@testable import SayableCatalogs

@Suite struct `Pages in HTML` {
  @Test(arguments: [false, true]) func `load nothing from elsewhere`(isHostile: Bool) {
    let page = (isHostile ? LintReport.hostile : .varied).text(as: .html)
    #expect(!page.contains(#/(src|href)="(?!#)/#) && !page.contains("@import") && !page.contains("url("))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `end each script once, whatever the strings hold`() {
    let page = LintReport.hostile.text(as: .html)
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(!page.contains("<img"))
  }

  @Test func `hold the findings as JSON`() throws {
    let page = LintReport.hostile.text(as: .html)
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let data = try #require(try document(String(page[start..<end])) as? [String: Any])
    let finding = try #require((data["findings"] as? [[String: Any]])?.first)
    #expect(
      (finding["text"] as? String).map { Array($0.utf8) }
        == LintReport.hostile.findings.first.map { Array($0.text.utf8) })
  }

  @Test func `say so where nothing was found`() {
    #expect(LintReport([]).text(as: .html).contains("<p>Nothing was found.</p>"))
  }
}
