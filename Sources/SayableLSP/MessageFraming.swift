internal import SayableEngine

/// The bytes that an editor has sent, cut into messages: each has a header `Content-Length` and a body of so many bytes.
public struct MessageBuffer: Sendable {
  private var bytes: [UInt8] = []

  /// Longer messages, as of a client gone wild, end the connection; in bytes.
  public static let longestBody = 1 << 28
  private static let longestHeader = 4096

  /// Nothing was sent yet.
  public init() {}

  /// Takes what was read.
  public mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The body of the next message that is there as a whole; nil where more has to be read.
  ///
  /// - Throws: ``BadFraming`` where what was sent is no message; nothing more can be read then.
  public mutating func next() throws(BadFraming) -> [UInt8]? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      if bytes.count > Self.longestHeader { throw BadFraming() }
      return nil
    }
    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    var length: Int?
    for line in header.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].filter { $0 != " " && $0 != "\t" })
      }
    }
    guard let length, (0...Self.longestBody).contains(length) else { throw BadFraming() }
    guard bytes.count >= end.upperBound + length else { return nil }
    let body = Array(bytes[end.upperBound..<(end.upperBound + length)])
    bytes.removeFirst(end.upperBound + length)
    return body
  }

  /// A message as it is sent.
  public static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }
}

/// What was sent is no message of the protocol.
public struct BadFraming: Error, Sendable {}
