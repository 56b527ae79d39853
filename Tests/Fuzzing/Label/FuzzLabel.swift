import Sayable

private let normalizers = ["en", "fr", "nl"].map { try? Normalizer(locale: $0) }

/// Any bytes at all are a label: what is said for it is well formed, and the trace agrees with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLabel(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let label = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  for case let normalizer? in normalizers {
    let spoken = normalizer.normalize(label)
    let trace = normalizer.trace(label)
    precondition(trace.spoken == spoken, "the trace says something else")
    let covered = (trace.segments.first?.source.lowerBound ?? 0)..<(trace.segments.last?.source.upperBound ?? 0)
    precondition(covered == 0..<count, "the trace leaves something out")
    precondition(String(validating: label, as: UTF8.self) == nil || String(validating: spoken, as: UTF8.self) != nil)
  }
  return 0
}
