/// Reads property lists in their binary form: objects that name each other by number, a table of where each lies, and
/// at the end where that table is.
///
/// Nothing in the file is believed: every number is looked at before something is read by it.
internal struct BinaryPropertyListParser {
  /// What is outermost; nil where nothing could be read.
  internal private(set) var root: PropertyList?
  /// What is wrong, in the order in which it was met.
  internal private(set) var problems: [ParsingProblem] = []
  private let bytes: [UInt8]
  private var trailer = Trailer()
  /// The dictionaries and arrays that were read: each belongs to one other, or the list would have no end.
  private var containers: Set<Int> = []
  /// How many bytes of strings may still be made of the file. Many keys may share one string, and a small file could
  /// else stand for a text of any length.
  private var budget: Int

  /// What the last bytes of the file tell about it.
  private struct Trailer {
    var offsetSize = 0
    var referenceSize = 0
    var objectCount = 0
    var root = 0
    var table = 0
  }

  private static let trailerSize = 32

  /// Reads `bytes`, the whole of a file.
  internal init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = max(1 << 20, bytes.count.multipliedReportingOverflow(by: 16).partialValue)
    guard let trailer = readTrailer() else {
      report(
        "broken-binary", "The end of the binary property list is missing or broken",
        at: max(0, bytes.count - Self.trailerSize))
      return
    }
    self.trailer = trailer
    root = readObject(trailer.root, depth: 1)?.value
  }

  private func readTrailer() -> Trailer? {
    guard bytes.count >= 8 + Self.trailerSize else { return nil }
    let start = bytes.count - Self.trailerSize
    guard let count = number(at: start + 8, size: 8), let root = number(at: start + 16, size: 8),
      let table = number(at: start + 24, size: 8)
    else { return nil }
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]), objectCount: count, root: root,
      table: table)
    let (size, isTooMuch) = count.multipliedReportingOverflow(by: trailer.offsetSize)
    guard 1...8 ~= trailer.offsetSize, 1...8 ~= trailer.referenceSize, !isTooMuch, table >= 8, table <= start,
      size <= start - table, root < count
    else { return nil }
    return trailer
  }

  /// A number with the high byte first; nil where the file ends before, or where it is too great.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size > 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  // MARK: Objects

  /// An object and the bytes that it takes.
  private struct Object {
    let value: PropertyList
    let extent: Range<Int>
  }

  private mutating func readObject(_ index: Int, depth: Int) -> Object? {
    guard index < trailer.objectCount,
      let offset = number(at: trailer.table + index * trailer.offsetSize, size: trailer.offsetSize),
      offset >= 8, offset < trailer.table
    else {
      report("broken-binary", "Object \(index) does not lie in the file", at: trailer.table)
      return nil
    }
    let kind = bytes[offset] >> 4
    // Numbers and dates are not read out, and their size is told in another way.
    guard kind >= 5 else { return Object(value: .other, extent: offset..<(offset + 1)) }
    guard let (count, start) = readCount(at: offset) else {
      report("broken-binary", "The length of an object is missing", at: offset)
      return nil
    }
    switch kind {
    case 0x5, 0x7: return readString(at: offset, start..<start.advanced(by: count), isWide: false)
    case 0x6:
      let (size, isTooMuch) = count.multipliedReportingOverflow(by: 2)
      return readString(at: offset, start..<start.advanced(by: isTooMuch ? bytes.count : size), isWide: true)
    case 0xA, 0xB, 0xC: return readArray(at: offset, start, count, index, depth)
    case 0xD: return readDictionary(at: offset, start, count, index, depth)
    default: return Object(value: .other, extent: offset..<(offset + 1))
    }
  }

  /// How many elements an object has, and where they start; at most as many as the file has bytes.
  private func readCount(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[offset] & 0xF)
    if low != 0xF { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = number(at: offset + 2, size: size), count <= bytes.count else { return nil }
    return (count, offset + 2 + size)
  }

  private mutating func readString(at offset: Int, _ range: Range<Int>, isWide: Bool) -> Object? {
    guard range.upperBound <= trailer.table else {
      report("broken-binary", "A string reaches beyond the objects of the file", at: offset)
      return nil
    }
    guard range.count <= budget else {
      report("too-long", "The strings are far longer than the file", at: offset)
      return nil
    }
    budget -= range.count
    let extent = offset..<range.upperBound
    if !isWide { return Object(value: .string(DecodedText(verbatim: range, of: bytes)), extent: extent) }
    var text = DecodedText(at: range.lowerBound)
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      let unit = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
      var (scalar, length) = (Unicode.Scalar(unit) ?? "\u{FFFD}", 2)
      if index + 3 < range.upperBound,
        let pair = Unicode.Scalar(high: unit, low: UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3]))
      {
        (scalar, length) = (pair, 4)
      }
      text.append(scalar, for: index..<(index + length))
      index += length
    }
    return Object(value: .string(text), extent: extent)
  }

  private mutating func readArray(at offset: Int, _ start: Int, _ count: Int, _ index: Int, _ depth: Int) -> Object? {
    guard enter(index, at: offset, depth) else { return nil }
    let objects = references(start, count, at: offset).map { readObject($0, depth: depth + 1) }
    return Object(value: .array(objects.map { $0?.value ?? .other }), extent: offset..<(offset + 1))
  }

  private mutating func readDictionary(
    at offset: Int, _ start: Int, _ count: Int, _ index: Int, _ depth: Int
  ) -> Object? {
    guard enter(index, at: offset, depth) else { return nil }
    let all = references(start, count * 2, at: offset)
    guard all.count == count * 2 else { return nil }
    var members: [PropertyListMember] = []
    for position in 0..<count {
      guard let key = readObject(all[position], depth: depth + 1) else { continue }
      guard case .string(let name) = key.value else {
        report("broken-binary", "A key of a dictionary is no string", at: key.extent.lowerBound)
        continue
      }
      guard let value = readObject(all[count + position], depth: depth + 1) else { continue }
      members.append(PropertyListMember(key: name, value: value.value, extent: value.extent))
    }
    return Object(value: .dictionary(members), extent: offset..<(offset + 1))
  }

  private mutating func enter(_ index: Int, at offset: Int, _ depth: Int) -> Bool {
    guard depth <= PropertyList.greatestDepth else {
      report("too-deep", "Dictionaries stand too deep in each other", at: offset)
      return false
    }
    guard containers.insert(index).inserted else {
      report("broken-binary", "A dictionary or array stands in more than one place", at: offset)
      return false
    }
    return true
  }

  /// The numbers of objects at `start`; none where the file ends before.
  private mutating func references(_ start: Int, _ count: Int, at offset: Int) -> [Int] {
    let (size, isTooMuch) = count.multipliedReportingOverflow(by: trailer.referenceSize)
    guard !isTooMuch, start <= trailer.table, size <= trailer.table - start else {
      report("broken-binary", "A dictionary or array reaches beyond the objects of the file", at: offset)
      return []
    }
    return (0..<count).map { number(at: start + $0 * trailer.referenceSize, size: trailer.referenceSize) ?? Int.max }
  }

  private mutating func report(_ code: String, _ message: String, at offset: Int) {
    problems.report(code, message, at: offset, notes: ["Write the file again with 'plutil -convert binary1'."])
  }
}
