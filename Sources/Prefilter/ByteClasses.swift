/// A partition of all bytes into classes. The bytes of one class lead a DFA to the same states.
package struct ByteClasses: Sendable, Equatable {
  /// The number of the class of each of the 256 bytes.
  package let numbers: [UInt8]
  /// How many classes there are, numbered from 0.
  package let count: Int

  /// Puts those bytes into one class for which `key` is the same. Letters of plain words get the first numbers, so that
  /// what belongs to them lies together.
  package init<Key: Hashable>(by key: (UInt8) -> Key) {
    let usual = Array("etaoinshrdlcumwfgypbvk xjqz".utf8)
    var known: [Key: UInt8] = [:]
    var numbers = [UInt8](repeating: 0, count: 256)
    for byte in usual + (0...255).filter({ !usual.contains($0) }) {
      let key = key(byte)
      let number = known[key] ?? UInt8(truncatingIfNeeded: known.count)
      known[key] = number
      numbers[Int(byte)] = number
    }
    self.numbers = numbers
    count = known.count
  }

  /// The classes as ``numbers`` told them; nil where these are not 256.
  package init?(_ numbers: [UInt8]) {
    guard numbers.count == 256 else { return nil }
    self.numbers = numbers
    count = Int(numbers.max() ?? 0) + 1
  }

  /// The number of a byte's class.
  package subscript(byte: UInt8) -> UInt8 { numbers[Int(byte)] }
}
