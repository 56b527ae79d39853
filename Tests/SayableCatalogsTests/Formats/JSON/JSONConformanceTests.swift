import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import TestSupport
import Testing

@testable import SayableCatalogs

/// Catalogs of apps, which lie beside the checkout and are no part of the project. Where the folder is missing, as in a
/// clone of the project alone, these tests are skipped.
@Suite struct `JSON catalogs of apps` {
  private static let folder = ConformanceData.folder.appending(path: "catalogs")

  private static let files: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { path in [".json", ".arb", ".xcstrings"].contains { path.hasSuffix($0) } }.sorted()
  }()

  @Test(
    // Skipped where the catalogs are not there.
    .enabled(if: ConformanceData.isThere),
    arguments: files)
  func `each string is found, at its place`(path: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: path))
    let source = SourceFile(path: path, bytes: [UInt8](data))
    let read = Catalog(source)
    let catalog = try #require(read)
    let errors = catalog.problems.filter { $0.severity == .error || $0.code == "broken-message" }
    #expect(errors.isEmpty)

    // What stands in the file at the place of each value, read by another reader.
    let written = catalog.entries.map { entry in
      let range = source.range(of: entry.value.sourceRange(of: 0..<entry.value.bytes.count)).byteRange
      return "\"" + String(decoding: source.bytes[range], as: UTF8.self) + "\""
    }
    let list = Data(("[" + written.joined(separator: ",") + "]").utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: list) as? [String])
    #expect(values == catalog.entries.map(\.value.string))

    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let duplicates = catalog.problems.count { $0.code == "duplicate-key" }
    #expect(catalog.entries.count - duplicates == count(root, of: catalog.format))
  }

  private func count(_ root: [String: Any], of format: CatalogFormat) -> Int {
    guard format == .xcstrings else { return strings(in: root) }
    let keys = root["strings"] as? [String: [String: Any]] ?? [:]
    let language = root["sourceLanguage"] as? String ?? ""
    return keys.values.reduce(0) { count, key in
      let localizations = key["localizations"] as? [String: Any] ?? [:]
      return count + units(in: localizations) + (localizations[language] == nil ? 1 : 0)
    }
  }

  private func strings(in value: Any) -> Int {
    if value is String { return 1 }
    if let list = value as? [Any] { return list.reduce(0) { $0 + strings(in: $1) } }
    return (value as? [String: Any] ?? [:]).reduce(0) { $0 + ($1.key.hasPrefix("@") ? 0 : strings(in: $1.value)) }
  }

  private func units(in value: Any) -> Int {
    guard let object = value as? [String: Any] else { return 0 }
    return object.reduce(0) { count, member in
      let isUnit = member.key == "stringUnit" && (member.value as? [String: Any])?["value"] is String
      return count + (isUnit ? 1 : units(in: member.value))
    }
  }
}
