package import Prefilter

/// Compiled rules in a form that is read in place: parts that refer to one another by number. All bytes together are
/// valid UTF-8, as numbers take seven bits of a byte, so that a program can carry an image as a text.
package struct Image: Sendable {
  /// What an image holds.
  package enum Kind: UInt8, Sendable {
    /// The rules of labels.
    case labels = 0x4C
    /// The rules by which formulas are said.
    case formulas = 0x46
    /// The words by which charts are described.
    case charts = 0x43
    /// Rule files that are not compiled.
    case files = 0x52
  }

  package let bytes: StoredBytes
  private let partCount: Int
  private let root: Int

  /// The part with the pieces that compressed patterns repeat.
  package static let sharedPieces = 0

  /// What every image begins with.
  package static let signature = Array("sayable".utf8)
  /// Counts the changes of the form; it stands behind the signature and the kind.
  package static let version = UInt8(ascii: "C")
  /// Signature, kind, version, two words of the checksum, the number of parts and that of the root.
  internal static let headerLength = signature.count + 2 + 16

  /// Reads the header of an image that was made with this program.
  ///
  /// - Throws: ``RuleImageError`` where `bytes` are no image of this kind and version, or were cut off.
  private init(_ bytes: StoredBytes, _ kind: Kind) throws(RuleImageError) {
    let length = Self.signature.count
    guard bytes.count >= Self.headerLength, bytes.order(of: 0..<length, Self.signature[...]) == 0,
      bytes[length] == kind.rawValue
    else { throw .notAnImage }
    guard bytes[length + 1] == Self.version else { throw .otherVersion }
    self.bytes = bytes
    partCount = Int(bytes.word(at: Self.headerLength - 8))
    root = Int(bytes.word(at: Self.headerLength - 4))
    let ends = Self.headerLength + 4 * partCount
    guard root < partCount, ends <= bytes.count,
      ends + Int(bytes.word(at: ends - 4)) == bytes.count
    else { throw .damaged }
  }

  /// Reads an image that the program carries as a text.
  package init(carried text: StaticString, _ kind: Kind) { self.init(sound: StoredBytes(text), kind) }

  /// Reads an image that the program has just written.
  package init(written bytes: [UInt8], _ kind: Kind) { self.init(sound: StoredBytes(bytes), kind) }

  private init(sound bytes: StoredBytes, _ kind: Kind) {
    do throws(RuleImageError) {
      try self.init(bytes, kind)
    } catch {
      // A test reads every one that is carried.
      preconditionFailure("an image of the program is broken: \(error)")
    }
  }

  /// Reads an image from elsewhere.
  ///
  /// - Throws: ``RuleImageError`` where `bytes` are no such image, or not those that were written.
  package init(checking bytes: [UInt8], _ kind: Kind) throws(RuleImageError) {
    try self.init(StoredBytes(bytes), kind)
    let place = Self.headerLength - 16
    let sum = UInt64(self.bytes.word(at: place)) | UInt64(self.bytes.word(at: place + 4)) << 28
    guard sum == self.bytes.checksum(from: place + 8) else { throw .damaged }
  }

  /// Where the fields of the root begin.
  package var start: ImageReader { reader(of: root) }

  /// Where the fields of a part begin.
  package func reader(of part: Int) -> ImageReader {
    let range = self.range(of: part)
    return ImageReader(bytes: bytes, position: range.lowerBound, end: range.upperBound)
  }

  /// Where the fields of a part begin that was stored compressed.
  package func reader(ofCompressed part: Int) -> ImageReader {
    var reader = reader(of: part)
    let bytes = StoredBytes(reader.uncompressed())
    return ImageReader(bytes: bytes, position: 0, end: bytes.count)
  }

  /// Where a part stands, in bytes of the image.
  package func range(of part: Int) -> Range<Int> {
    precondition(part >= 0 && part < partCount, "there is no such part")
    let ends = Self.headerLength
    let data = ends + 4 * partCount
    let start = part == 0 ? 0 : Int(bytes.word(at: ends + 4 * (part - 1)))
    let end = Int(bytes.word(at: ends + 4 * part))
    precondition(start <= end && end <= bytes.count - data, "the part lies outside the image")
    return (data + start)..<(data + end)
  }
}

/// Why bytes cannot be used as compiled rules.
public enum RuleImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// They are something else.
  case notAnImage
  /// Another version of Sayable wrote them.
  case otherVersion
  /// They were cut off or changed.
  case damaged

  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .notAnImage: "these are no compiled rules; 'sayable rules compile' writes some"
    case .otherVersion: "another version of Sayable compiled these rules; compile them again"
    case .damaged: "the compiled rules are damaged or incomplete; compile them again"
    }
  }
}
