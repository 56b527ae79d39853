internal import Prefilter
internal import PrefilterCompiler
package import SayableEngine

/// Writes an image: parts, of which those that are the same are stored once, however many others refer to them.
package struct ImageWriter {
  /// Whether rules keep the lines of their files, for what is found where they are applied.
  internal let keepsSourceLines: Bool
  /// The sets of bytes that the rules stored so far look for.
  internal var byteSets = SharedByteSets()
  private var parts: [[UInt8]] = []
  private var numbers: [ByteKey: Int] = [:]
  /// The numbers of compressed parts, by what they were before.
  private var compressedNumbers: [ByteKey: Int] = [:]

  package init(keepsSourceLines: Bool = false) { self.keepsSourceLines = keepsSourceLines }

  /// Stores a part.
  ///
  /// - Returns: Its number, by which parts that are written later can refer to it.
  package mutating func add(_ part: ImagePart) -> Int {
    let key = ByteKey(part.bytes)
    if let known = numbers[key] { return known }
    numbers[key] = parts.count
    parts.append(part.bytes)
    return parts.count - 1
  }

  /// Stores a part without its repetitions.
  ///
  /// - Returns: Its number, as ``add(_:)`` does.
  package mutating func add(compressed part: ImagePart) -> Int {
    let key = ByteKey(part.bytes)
    if let known = compressedNumbers[key] { return known }
    var compressed = ImagePart()
    LempelZiv.append(part.bytes, to: &compressed)
    let number = add(compressed)
    compressedNumbers[key] = number
    return number
  }

  /// The bytes of the image: its header, where each part ends, and the parts.
  ///
  /// - Parameters:
  ///   - kind: What the image holds.
  ///   - root: The number of the part that reading begins with.
  package func image(_ kind: Image.Kind, root: Int) -> [UInt8] {
    var body = ImagePart()
    body.append(word: UInt32(parts.count))
    body.append(word: UInt32(root))
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
