import SayableCatalogs

private let linter = Linter()

/// Any bytes at all are a catalog of any format: it is read or its problems are told, and all places lie in it. The
/// first byte chooses the format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let choice = input.first else { return 0 }
  let format = CatalogFormat.allCases[Int(choice) % CatalogFormat.allCases.count]
  let source = SourceFile(path: "fuzz", bytes: Array(input.dropFirst()))
  let catalog = Catalog(source, as: format)
  for entry in catalog.entries {
    precondition(entry.extent.upperBound <= catalog.source.text.count, "an entry reaches beyond the file")
    for label in entry.labels {
      let written = label.text.sourceRange(of: 0..<label.text.bytes.count)
      precondition(written.upperBound <= catalog.source.text.count, "a label reaches beyond the file")
    }
  }
  for finding in (try? linter.findings(in: catalog)) ?? [] {
    precondition(finding.range.byteRange.upperBound <= source.bytes.count, "a finding lies beyond the file")
  }
  return 0
}
