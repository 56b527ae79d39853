internal import Prefilter

/// Writes an image: parts, of which those that are the same are stored once, however many others refer to them.
package struct ImageWriter {
  private var parts: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// What an image begins with; the last byte counts the changes of its form.
  internal static let signature = Array("sayable".utf8) + [2]

  /// Stores a part.
  ///
  /// - Returns: Its number, by which parts that are written later can refer to it.
  package mutating func add(_ part: ImagePart) -> Int {
    if let known = numbers[part.bytes] { return known }
    numbers[part.bytes] = parts.count
    parts.append(part.bytes)
    return parts.count - 1
  }

  /// The bytes of the image: the signature, the number of parts, where each ends, and the parts.
  ///
  /// - Parameter root: The number of the part that reading begins with.
  internal func image(root: Int) -> [UInt8] {
    var header = ImagePart()
    header.append(word: UInt32(parts.count))
    header.append(word: UInt32(root))
    var end = 0
    for part in parts {
      end += part.count
      header.append(word: UInt32(end))
    }
    return Self.signature + header.bytes + parts.joined()
  }

  /// The image, to be read at once.
  internal func readable(root: Int) -> Image {
    guard let image = Image(StoredBytes(image(root: root))) else { fatalError("an image is one") }
    return image
  }
}
