internal import SayableEngine

/// What tells findings apart from one run to the next, wherever the strings have moved to in their file.
///
/// It is the 128-bit FNV-1a hash of texts in UTF-8, each with its length before it. It keeps nobody from making two
/// texts with the same fingerprint on purpose; by chance it does not happen.
public struct Fingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The hash in two halves. Swift's own number of so many bits needs iOS 18 and macOS 15.
  private let high: UInt64
  private let low: UInt64

  /// The fingerprint of texts, in order.
  public init(_ texts: [String]) { self.init(texts.map { Array($0.utf8) }) }

  /// The fingerprint of texts in UTF-8 or other bytes, in order.
  package init(_ texts: [[UInt8]]) {
    var hash: (high: UInt64, low: UInt64) = (0x6C62_272E_07BB_0142, 0x62B8_2175_6295_C58D)
    func add(_ byte: UInt8) {
      hash.low ^= UInt64(byte)
      // The prime is 2⁸⁸ + 13B.
      let product = hash.low.multipliedFullWidth(by: 0x13B)
      hash = (hash.high &* 0x13B &+ product.high &+ hash.low << 24, product.low)
    }
    for text in texts {
      for byte in String(text.count).utf8 { add(byte) }
      // Behind the digits of a length, so that no text can continue them.
      add(UInt8(ascii: ":"))
      for byte in text { add(byte) }
    }
    (high, low) = hash
  }

  /// The fingerprint of the one that comes `count` behind the first of this fingerprint; itself for the first.
  public func numbered(_ count: Int) -> Fingerprint { count == 0 ? self : Fingerprint([description, String(count)]) }

  /// 32 hexadecimal digits in lower case.
  public var description: String {
    let digits = (0..<32).map { place in
      let half = place < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> (60 - 4 * (place % 16))) & 0xF
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The order of the hexadecimal digits.
  public static func < (first: Fingerprint, second: Fingerprint) -> Bool {
    (first.high, first.low) < (second.high, second.low)
  }
}

extension Finding {
  /// The fingerprint of the file's path, the key, the locale, the check and the text of the label.
  ///
  /// Findings of one check in one text have the same; ``Fingerprint/numbered(_:)`` tells them apart.
  public var fingerprint: Fingerprint { Fingerprint([path, key, locale.description, check, text]) }
}

/// Numbers the findings that have the same fingerprint, so that programs which take each only once show all.
internal struct NumberedFingerprints {
  private var counts: [Fingerprint: Int] = [:]

  /// The fingerprint of the next finding, in the order of the report, and how many came before it with the same.
  internal mutating func next(_ fingerprint: Fingerprint) -> (fingerprint: Fingerprint, number: Int) {
    let number = counts[fingerprint, default: 0]
    counts[fingerprint] = number + 1
    return (fingerprint, number)
  }
}
