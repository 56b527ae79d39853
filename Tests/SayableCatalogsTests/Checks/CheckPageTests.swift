import Foundation
import SayableCatalogs
import Testing

@Suite struct `Pages of checks` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/SayableCatalogs/Documentation.docc/Checks")

  @Test(arguments: CheckDescription.all) func `say what the check says of itself, and more`(check: CheckDescription)
    throws
  {
    let page = try String(contentsOf: Self.folder.appending(path: "\(check.id).md"), encoding: .utf8)
    #expect(page.hasPrefix("# \(check.id)\n\n\(check.summary)\n"))
    for paragraph in check.discussion { #expect(page.contains("\n\(paragraph)\n")) }
    for heading in ["Why", "How to mend it", "When to turn it off"] { #expect(page.contains("\n## \(heading)\n")) }
  }
}
