/// What is heard of a chart as a WAV file: 44.1 kHz, 16 bits, stereo; the same bytes for the same chart.
public struct WaveFile: Sendable {
  /// The file.
  public let bytes: [UInt8]

  /// Makes the sound of a chart.
  public init(_ chart: ChartModel) {
    let mix = SoundMix(chart)
    let size = 4 * mix.left.count
    var header: [UInt8] = []
    header += "RIFF".utf8
    header.append(word: UInt32(36 + size))
    header += "WAVEfmt ".utf8
    header.append(word: 16)
    // Samples as they are, two channels.
    header.append(word: 1 | 2 << 16)
    header.append(word: 44_100)
    header.append(word: 44_100 * 4)
    // Four bytes for both channels, 16 bits for one.
    header.append(word: 4 | 16 << 16)
    header += "data".utf8
    header.append(word: UInt32(size))
    var bytes = header + [UInt8](repeating: 0, count: size)
    var place = header.count
    for index in mix.left.indices {
      let left = UInt16(bitPattern: Int16((mix.left[index] * 32_767).rounded()))
      let right = UInt16(bitPattern: Int16((mix.right[index] * 32_767).rounded()))
      bytes[place] = UInt8(truncatingIfNeeded: left)
      bytes[place + 1] = UInt8(truncatingIfNeeded: left >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: right)
      bytes[place + 3] = UInt8(truncatingIfNeeded: right >> 8)
      place += 4
    }
    self.bytes = bytes
  }
}

extension [UInt8] {
  /// Appends a number in four bytes, the lowest first.
  fileprivate mutating func append(word: UInt32) {
    for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
  }
}
