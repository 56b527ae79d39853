/// A partition of all bytes into classes. The bytes of one class lead an automaton to the same states.
public struct ByteClasses: Sendable, Equatable {
  /// The class of each of the 256 bytes.
  public let classes: [UInt8]
  /// How many classes there are, numbered from 0.
  public let count: Int

  /// A class for each byte.
  public static let all = ByteClasses { Int($0) }

  /// Puts those bytes into one class for which `key` is the same. Letters of plain words get the first numbers, so that
  /// what belongs to them lies together.
  public init<Key: Hashable>(by key: (UInt8) -> Key) {
    let usual = Array("etaoinshrdlcumwfgypbvk xjqz".utf8)
    var numbers: [Key: UInt8] = [:]
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in usual + (0...255).filter({ !usual.contains($0) }) {
      let key = key(byte)
      let number = numbers[key] ?? UInt8(truncatingIfNeeded: numbers.count)
      numbers[key] = number
      classes[Int(byte)] = number
    }
    self.classes = classes
    count = numbers.count
  }

  /// The classes as they were told by ``classes``; nil where these are not 256.
  public init?(_ classes: [UInt8]) {
    guard classes.count == 256 else { return nil }
    self.classes = classes
    count = Int(classes.max() ?? 0) + 1
  }

  /// The class of a byte.
  public subscript(byte: UInt8) -> UInt8 { classes[Int(byte)] }
}
