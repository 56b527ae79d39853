import Foundation
import SayableCatalogs

/// The sample catalogs beside the tests, one or more of each format.
internal enum Samples {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

  /// The paths, relative to the folder.
  internal static var paths: [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { !folder.appending(path: $0).hasDirectoryPath }.filter { $0.contains(".") }.sorted()
      .filter { (try? Data(contentsOf: folder.appending(path: $0))) != nil }
  }

  /// The bytes of a sample.
  internal static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
