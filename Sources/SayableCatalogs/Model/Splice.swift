/// A change to a file: bytes put in place of a stretch of it, all others left as they are.
public struct Splice: Sendable, Hashable {
  /// The stretch of the source's text that goes, half-open; empty where something is put in.
  public let range: Range<Int>
  /// What comes in its place, in the file's own syntax.
  public let text: String

  /// `text` in place of `range`.
  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// Why changes cannot be made to a file.
public enum SpliceError: Error, Sendable, Hashable {
  /// A change lies outside of the text, or two of them meet.
  case overlap(at: Int)
  /// The file's encoding has no such character.
  case notEncodable(Unicode.Scalar, at: Int)
}

extension SourceFile {
  /// The file's bytes with changes made to them; all other bytes stay as they were.
  ///
  /// - Parameter splices: The changes, in any order. Two that put something in at the same place do so in their order.
  public func applying(_ splices: [Splice]) throws(SpliceError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + splices.reduce(0) { $0 + $1.text.utf8.count })
    // How many bytes of the file are in the result, or gone.
    var done = 0
    for splice in try checked(splices) {
      guard let inserted = encoded(splice.text) else {
        let scalar = splice.text.unicodeScalars.first { encoded(String($0)) == nil }
        throw .notEncodable(scalar ?? "\u{FFFD}", at: splice.range.lowerBound)
      }
      let range = self.range(of: splice.range).byteRange
      guard range.lowerBound >= done, range.upperBound <= bytes.count else {
        throw .overlap(at: splice.range.lowerBound)
      }
      result += bytes[done..<range.lowerBound]
      result += inserted
      done = range.upperBound
    }
    result += bytes[done...]
    return result
  }

  private func checked(_ splices: [Splice]) throws(SpliceError) -> [Splice] {
    let sorted = Self.inOrder(splices)
    var end = 0
    for splice in sorted {
      guard splice.range.lowerBound >= end, splice.range.upperBound <= text.count else {
        throw .overlap(at: splice.range.lowerBound)
      }
      end = splice.range.upperBound
    }
    return sorted
  }

  /// Splices in the order of the text; what is put in at one place, in the order of the splices.
  internal static func inOrder(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted { first, second in
      (first.element.range.lowerBound, first.element.range.upperBound, first.offset)
        < (second.element.range.lowerBound, second.element.range.upperBound, second.offset)
    }.map(\.element)
  }
}
