internal import Prefilter
internal import PrefilterCompiler
package import SayableEngine

/// Writes an image: parts, of which those that are the same are stored once, however many others refer to them.
package struct ImageWriter {
  /// Whether the image is read at once and not kept: rules keep the lines of their files, for what is found where they
  /// are applied, and patterns are not compressed.
  internal let isReadAtOnce: Bool
  /// The sets of bytes that the rules stored so far look for.
  internal var byteSets = SharedByteSets()
  /// The first, ``Image/sharedPieces``, is written at the end.
  private var parts: [[UInt8]] = [[]]
  private var numbers: [ByteKey: Int] = [:]
  /// The numbers of compressed parts, by what they were before.
  private var compressedNumbers: [ByteKey: Int] = [:]
  /// The numbers of parts of patterns, which are compressed at the end.
  private var patternNumbers: [ByteKey: Int] = [:]

  package init(isReadAtOnce: Bool = false) { self.isReadAtOnce = isReadAtOnce }

  /// Stores a part.
  ///
  /// - Returns: Its number, by which parts that are written later can refer to it.
  package mutating func add(_ part: ImagePart) -> Int {
    add(part, numberedIn: \.numbers)
  }

  /// Stores a part without its repetitions.
  ///
  /// - Returns: Its number, as ``add(_:)`` does.
  package mutating func add(compressed part: ImagePart) -> Int {
    let key = ByteKey(part.bytes)
    if let known = compressedNumbers[key] { return known }
    var compressed = ImagePart()
    if isReadAtOnce {
      LempelZiv.append(whole: part.bytes, to: &compressed)
    } else {
      LempelZiv.append(part.bytes, to: &compressed)
    }
    let number = add(compressed)
    compressedNumbers[key] = number
    return number
  }

  /// Stores a part of a pattern.
  ///
  /// - Returns: Its number, as ``add(_:)`` does.
  internal mutating func add(pattern part: ImagePart) -> Int {
    add(part, numberedIn: \.patternNumbers)
  }

  private mutating func add(_ part: ImagePart, numberedIn numbers: WritableKeyPath<Self, [ByteKey: Int]>) -> Int {
    let key = ByteKey(part.bytes)
    if let known = self[keyPath: numbers][key] { return known }
    self[keyPath: numbers][key] = parts.count
    parts.append(part.bytes)
    return parts.count - 1
  }

  /// The parts, patterns compressed where that makes them shorter.
  private var compressedParts: [[UInt8]] {
    guard !isReadAtOnce else { return parts }
    var parts = self.parts
    let patterns = patternNumbers.values.sorted()
    let shared = SharedPieces(of: patterns.map { parts[$0] }).bytes
    parts[Image.sharedPieces] = shared
    let places = EarlierPlaces(all: shared)
    for number in patterns {
      // What is very short is read sooner as it is.
      guard parts[number].count >= 24 else { continue }
      var compressed = ImagePart()
      compressed.append(0)
      LempelZiv.append(parts[number], behind: places, to: &compressed)
      if compressed.bytes.count < parts[number].count { parts[number] = compressed.bytes }
    }
    return parts
  }

  /// The bytes of the image: its header, where each part ends, and the parts.
  ///
  /// - Parameters:
  ///   - kind: What the image holds.
  ///   - root: The part that reading begins with.
  package mutating func image(_ kind: Image.Kind, root: ImagePart) -> [UInt8] {
    let rootNumber = add(root)
    let parts = compressedParts
    var body = ImagePart()
    body.append(word: UInt32(parts.count))
    body.append(word: UInt32(rootNumber))
    var end = 0
    for part in parts {
      end += part.count
      body.append(word: UInt32(end))
    }
    for part in parts { body.append(rest: part) }
    let start = Image.signature + [kind.rawValue, Image.version]
    // The sum of all that stands behind it; its own place counts as bytes of the image.
    let whole = start + [UInt8](repeating: 0, count: 8) + body.bytes
    let sum = StoredBytes(whole).checksum(from: start.count + 8)
    var words = ImagePart()
    words.append(word: UInt32(sum & 0xFFF_FFFF))
    words.append(word: UInt32(sum >> 28))
    return start + words.bytes + body.bytes
  }
}
