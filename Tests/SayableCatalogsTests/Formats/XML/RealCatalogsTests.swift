import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import TestSupport
import Testing

@testable import SayableCatalogs

/// Catalogs of real apps, which lie beside the checkout and are no part of the project. Where the folder is missing, as
/// in a clone of the project alone, these tests are skipped.
@Suite struct `Real catalogs in XML` {
  private static let folder = ConformanceData.folder.appending(path: "catalogs")

  @Test(
    .enabled(if: ConformanceData.isThere),
    arguments: ["xml", "xlf"])
  func `are read without a problem`(ending: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasSuffix("." + ending)
    }
    try #require(!paths.isEmpty)
    for path in paths {
      let bytes = try Array(Data(contentsOf: Self.folder.appending(path: path)))
      let catalog = try #require(Catalog(SourceFile(path: path, bytes: bytes)), "\(path) is no catalog")
      #expect(catalog.problems.map(\.message) == [], "\(path)")
      // One app has begun a language without a string.
      let hasStrings = String(decoding: bytes, as: UTF8.self).contains(/<(string|item|trans-unit|segment)[ >]/)
      #expect(catalog.entries.isEmpty != hasStrings, "\(path)")
      let source = catalog.source.text
      for entry in catalog.entries {
        let range = entry.value.sourceRange(of: 0..<entry.value.bytes.count)
        #expect(entry.extent.lowerBound <= range.lowerBound && range.upperBound <= entry.extent.upperBound)
        #expect(source[entry.extent].first == UInt8(ascii: "<") && source[entry.extent].last == UInt8(ascii: ">"))
      }
    }
  }
}
