package import Foundation

/// Labels, catalogs and formulas of others, which lie beside the checkout and are no part of the project. Where the
/// folder is missing, as in a clone of the project alone, the tests that need it are skipped.
package enum ConformanceData {
  /// The folder `shared/conformance` beside the checkout.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/conformance").standardizedFileURL

  /// Whether it is there.
  package static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
}
