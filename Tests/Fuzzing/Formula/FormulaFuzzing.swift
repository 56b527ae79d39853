import FuzzInvariants

/// Any text at all is a formula or an error that lies in the text; what is read can be written, read again and said. The
/// first byte chooses the syntax, the second the way of saying.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormula(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let (syntax, speaker) = input.chooseReading()
  let source = String(decoding: input.rest, as: UTF8.self)
  requireSound(source, syntax, speaker)
  return 0
}
