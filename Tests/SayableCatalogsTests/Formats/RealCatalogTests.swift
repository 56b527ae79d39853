import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import TestSupport
import Testing

@testable import SayableCatalogs

/// Catalogs of real apps, which lie beside the checkout and are no part of the project. Where the folder is missing, as
/// in a clone of the project alone, these tests are skipped.
struct RealCatalogTests {
  private static let folder = ConformanceData.folder.appending(path: "catalogs")

  @Test(
    .enabled(if: ConformanceData.isThere),
    // How many files of them say something that their own programs refuse.
    arguments: [("strings", 3), ("stringsdict", 0), ("po", 0), ("pot", 0)])
  func `every file is read, each string where it is written`(ending: String, broken: Int) throws {
    let names = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix("." + ending) }.sorted()
    try #require(!paths.isEmpty)
    var brokenCount = 0
    for path in paths {
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: path)))
      let catalog = try #require(Catalog(SourceFile(path: path, bytes: bytes)), "\(path)")
      if !catalog.problems.isEmpty { brokenCount += 1 }
      #expect(catalog.problems.count <= 1, "\(path)")
      for entry in catalog.entries {
        let written = entry.value.sourceRange(of: 0..<entry.value.bytes.count)
        let isInside = entry.extent.lowerBound <= written.lowerBound && written.upperBound <= entry.extent.upperBound
        #expect(isInside, "\(path): \(entry.key)")
      }
      // Nothing is left out without a word.
      #expect(bytes.count < 200 || !catalog.entries.isEmpty || ending == "pot", "\(path)")
    }
    #expect(brokenCount == broken)
  }

  @Test(
    .enabled(if: ConformanceData.isThere),
    arguments: ["strings", "po"])
  func `a sibling of any string that has room for one is read back, and nothing else changes`(ending: String) throws {
    let names = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
    var count = 0
    for path in names.filter({ $0.hasSuffix("." + ending) }).sorted() {
      let read = WrittenCatalog(path, bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
      // One of them, that the test has an end.
      guard let entry = read.catalog.entries.first, let format = CatalogFormat(of: read.catalog.source) else {
        continue
      }
      let key = ending == "po" ? "spoken|" + entry.key : entry.key + ".spoken"
      guard let splices = format.parser.insertion(of: "5 \"m\u{B2}\"\n", as: key, for: entry, in: read.catalog) else {
        continue
      }
      count += 1
      let entries = read.entries
      #expect(read.applying(splices).entries.filter { $0 != "\(key)=5 \"m\u{B2}\"\n" } == entries, "\(path)")
    }
    #expect(count > 0)
  }
}
