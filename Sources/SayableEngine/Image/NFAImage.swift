package import Prefilter

extension NFAProgram {
  /// Reads a program that ``ImageWriter`` stored.
  ///
  /// - Parameter sets: The part with the sets of bytes of all programs.
  package init(_ image: Image, part: Int, sets: Int) {
    var setReader = image.reader(ofCompressed: sets)
    var reader = image.reader(ofCompressed: part)
    let patternCount = reader.number()
    let (classes, lookbehindClasses) = (reader.byteClasses(), reader.byteClasses())
    let always = reader.words()
    let reaches = reader.words().map { Reach($0) }
    var steps = reader.words()
    var choices = reader.words()
    Self.exchangeTargets(of: &steps, &choices)
    self.init(
      patternCount: patternCount, classes: classes, lookbehindClasses: lookbehindClasses,
      always: always, reaches: reaches, steps: steps, choices: choices, sets: setReader.words())
  }
}

extension ImageReader {
  fileprivate mutating func words() -> [UInt32] { list { UInt32(truncatingIfNeeded: $0.number()) } }

  /// Reads the class of each byte.
  fileprivate mutating func byteClasses() -> ByteClasses {
    var last: UInt8 = 0
    let classes = (0..<256).map { _ in
      last &+= UInt8(truncatingIfNeeded: number())
      return last
    }
    guard let classes = ByteClasses(classes) else { preconditionFailure("256 bytes are all") }
    return classes
  }
}
