package import Prefilter

extension NFAProgram {
  /// Reads a program that ``ImageWriter`` stored.
  ///
  /// - Parameter sets: The part with the sets of bytes of all programs.
  package init(_ image: Image, part: Int, sets: Int) {
    var setReader = image.reader(ofCompressed: sets)
    var reader = image.reader(ofCompressed: part)
    self.init(
      patternCount: reader.number(), classes: reader.byteClasses(), lookbehindClasses: reader.byteClasses(),
      always: reader.words(), steps: reader.words(), choices: reader.words(), sets: setReader.words())
  }
}

extension ImageReader {
  /// Reads the class of each byte.
  fileprivate mutating func byteClasses() -> ByteClasses {
    let numbers = range(ofLength: 512)
    let classes = stride(from: numbers.lowerBound, to: numbers.upperBound, by: 2).map {
      UInt8(truncatingIfNeeded: bytes.number(at: $0, width: 2))
    }
    guard let classes = ByteClasses(classes) else { preconditionFailure("256 bytes are all") }
    return classes
  }
}
