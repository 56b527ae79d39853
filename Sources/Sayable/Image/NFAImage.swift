internal import Prefilter
internal import PrefilterCompiler

extension ImageWriter {
  /// Stores the NFA program that looks for what the pattern of each rule matches.
  internal mutating func add(_ patterns: [PatternSyntax]) -> Int {
    let compiled = NFACompiler(patterns)
    var part = ImagePart()
    part.append(patterns.count)
    for classes in [compiled.classes, compiled.lookbehindClasses] { part.append(rest: classes.numbers) }
    for words in [compiled.always, compiled.steps, compiled.sets, compiled.choices] { part.append(words: words) }
    return add(part)
  }
}

extension NFAProgram {
  /// Reads a program that ``ImageWriter`` stored.
  internal init(_ image: Image, part: Int) {
    var reader = image.reader(of: part)
    self.init(
      patternCount: reader.number(), classes: reader.byteClasses(), lookbehindClasses: reader.byteClasses(),
      always: reader.words(), steps: reader.words(), sets: reader.words(), choices: reader.words())
  }
}

extension ImageReader {
  /// Reads the class of each byte.
  fileprivate mutating func byteClasses() -> ByteClasses {
    guard let classes = ByteClasses(bytes.bytes(in: range(ofLength: 256))) else { fatalError("256 bytes are all") }
    return classes
  }
}
