import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import TestSupport
import Testing

/// Catalogs that were damaged at random: whatever is in a file, it is read or reported, and every place lies in it.
@Suite struct `Damaged catalogs` {
  private static let linter = Linter()

  @Test(arguments: Samples.paths)
  func `are read or reported`(path: String) throws {
    let bytes = try Samples.bytes(of: path)
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    let found = CatalogFormat(of: SourceFile(path: path, bytes: bytes))
    let format = try #require(found)
    for round in 0..<60 {
      let mutated = Self.mutated(bytes, &generator)
      let catalog = Catalog(SourceFile(path: path, bytes: mutated), as: format)
      Self.expectPlacesInside(catalog, "round \(round)")
      guard round.isMultiple(of: 10) else { continue }
      for finding in try Self.linter.findings(in: catalog) {
        #expect(finding.range.byteRange.upperBound <= mutated.count)
        #expect(finding.range.start.line >= 1 && finding.range.start.column >= 1)
      }
    }
  }

  /// One to four changes: bytes flipped, cut out or doubled.
  private static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }

  private static func expectPlacesInside(_ catalog: Catalog, _ comment: Comment) {
    let count = catalog.source.text.count
    for entry in catalog.entries {
      #expect(entry.extent.lowerBound >= 0 && entry.extent.upperBound <= count, comment)
      for label in entry.labels {
        let written = label.text.sourceRange(of: 0..<label.text.bytes.count)
        #expect(written.lowerBound >= 0 && written.upperBound <= count, comment)
        #expect(label.protectedSpans.allSatisfy { $0.range.upperBound <= label.text.bytes.count }, comment)
      }
    }
    for problem in catalog.problems { #expect((problem.location?.line ?? 1) >= 1, comment) }
  }
}
