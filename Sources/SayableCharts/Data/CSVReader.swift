internal import SayableEngine

/// Reads comma-separated values as people have them: UTF-8 with or without a mark, any line end, quotes, TAB, `;` or `,`
/// between cells, a header or none.
public struct CSVReader: Sendable {
  /// How many values there may be, those of x among them: so many lie within 2 GB.
  public static let limit = 40_000_000

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1
  /// Where each cell of the row begins and ends in `bytes`, or in `unquoted`.
  private var cells: [(range: Range<Int>, isQuoted: Bool, start: Int)] = []
  private var unquoted: [UInt8] = []
  private var rowLine = 1
  private var rowStart = 0

  /// Reads a table.
  ///
  /// - Throws: What is wrong first, with its place.
  public static func table(_ bytes: [UInt8]) throws(ChartProblem) -> DataTable {
    var reader = CSVReader(bytes)
    return try reader.read()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[position...].prefix { $0 != 0x0A && $0 != 0x0D }
    separator =
      [UInt8(ascii: "\t"), UInt8(ascii: ";")].first { first.contains($0) } ?? UInt8(ascii: ",")
  }

  private var takesComma: Bool { separator != UInt8(ascii: ",") }

  private mutating func read() throws(ChartProblem) -> DataTable {
    let start = position
    if let index = bytes.firstIndex(of: 0) {
      (rowStart, rowLine) = (start, 1)
      throw ChartProblem("there is a NUL byte here, which no text has", at: place(ofByte: index))
    }
    guard try nextRow() else { throw ChartProblem("there is no data: the file is empty") }
    let width = cells.count
    guard width > 1 else {
      throw ChartProblem("there is one column, and a chart needs two: one for x, and values", at: place(ofCell: 0))
    }
    let hasHeader = (1..<width).contains { if case .text = number(ofCell: $0) { true } else { false } }
    let names = hasHeader ? try (0..<width).map { index throws(ChartProblem) in try text(ofCell: index) } : []
    if !hasHeader { (position, line) = (start, 1) }
    let begin = (position, line)
    var x: [Double] = []
    var values = [[Double]](repeating: [], count: width - 1)
    let expected = bytes.count { $0 == 0x0A } + 1
    if expected * width <= Self.limit {
      x.reserveCapacity(expected)
      for column in values.indices { values[column].reserveCapacity(expected) }
    }
    var (areNumbers, areDates, count) = (true, true, 0)
    // A place that is no number to compute with, though labels may look like one.
    var unfit: ChartProblem?
    while try nextRow() {
      guard cells.count <= width else {
        throw ChartProblem("this row has \(cells.count) cells, and the first has \(width)", at: place(ofCell: width))
      }
      count += 1
      guard count <= Self.limit / width else {
        throw ChartProblem("there are more than \(Self.limit / width) rows, the limit for \(width) columns")
      }
      if areNumbers {
        if case .number(let number) = number(ofCell: 0) {
          x.append(number)
          if unfit == nil, !CellNumber.isComputable(number) { unfit = sizeProblem(number, ofCell: 0) }
        } else {
          areNumbers = false
        }
      }
      if !areNumbers, areDates { areDates = CalendarDate.days(trimmed(0)) != nil }
      for column in 1..<width { values[column - 1].append(try value(ofCell: column)) }
    }
    if areNumbers, let unfit { throw unfit }
    guard count > 0 else { throw ChartProblem("there is a header and no data below it: no rows") }
    let series = try values.enumerated().map { index, values throws(ChartProblem) in
      let name = hasHeader && !names[index + 1].isEmpty ? names[index + 1] : nil
      guard values.contains(where: { !$0.isNaN }) else {
        throw ChartProblem("the column \(index + 2)\(name.map { ", '\($0)'," } ?? "") has no values")
      }
      return DataTable.Series(name: name, values: values)
    }
    let label = names.first.flatMap { $0.isEmpty ? nil : $0 }
    return DataTable(
      label: label, x: areNumbers ? .numbers(x) : try places(from: begin, areDates: areDates && !areNumbers),
      series: series)
  }

  /// The places as texts, read again from the first row.
  private mutating func places(from begin: (Int, Int), areDates: Bool) throws(ChartProblem) -> DataTable.Places {
    (position, line) = begin
    var (texts, days): ([String], [Double]) = ([], [])
    // The first place may be a number where others are not, and the other way round.
    var allDates = areDates
    while try nextRow() {
      texts.append(try text(ofCell: 0))
      if allDates, let day = CalendarDate.days(trimmed(0)) { days.append(day) } else { allDates = false }
    }
    return allDates ? .dates(days, texts: texts) : .categories(texts)
  }

  private func value(ofCell index: Int) throws(ChartProblem) -> Double {
    guard index < cells.count else { return .nan }
    switch number(ofCell: index) {
    case .missing: return .nan
    case .number(let number):
      guard CellNumber.isComputable(number) else { throw sizeProblem(number, ofCell: index) }
      return number
    case .text: throw ChartProblem("'\(shown(index))' is not a number", at: place(ofCell: index))
    }
  }

  private func sizeProblem(_ number: Double, ofCell index: Int) -> ChartProblem {
    ChartProblem("'\(shown(index))' is too \(abs(number) > 1 ? "large" : "small") a number", at: place(ofCell: index))
  }

  private func shown(_ index: Int) -> String {
    let text = String(decoding: trimmed(index), as: UTF8.self)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  private func number(ofCell index: Int) -> CellNumber.Value {
    CellNumber.read(trimmed(index), takesComma: takesComma)
  }

  private func trimmed(_ index: Int) -> ArraySlice<UInt8> {
    let cell = cells[index]
    var range = cell.isQuoted ? unquoted[cell.range] : bytes[cell.range]
    while let first = range.first, first == 0x20 || first == 0x09 { range = range.dropFirst() }
    while let last = range.last, last == 0x20 || last == 0x09 { range = range.dropLast() }
    return range
  }

  private func text(ofCell index: Int) throws(ChartProblem) -> String {
    guard let text = String(utf8: trimmed(index)) else {
      throw ChartProblem("this is not UTF-8", at: place(ofCell: index))
    }
    return text
  }

  private func place(ofCell index: Int) -> DataPlace {
    place(ofByte: cells[min(index, cells.count - 1)].start)
  }

  /// Where a byte of the row lies. Columns count characters, so that an editor finds them.
  private func place(ofByte start: Int) -> DataPlace {
    let ends = (rowStart..<start).filter(endsLine)
    let lineStart = ends.last.map { $0 + 1 } ?? rowStart
    let text = bytes[lineStart...].prefix { $0 != 0x0A && $0 != 0x0D }
    return DataPlace(
      line: rowLine + ends.count, column: bytes[lineStart..<start].count { $0 & 0xC0 != 0x80 } + 1,
      text: text.count > 200 ? "" : String(decoding: text, as: UTF8.self))
  }

  /// Whether a line ends with a byte: with LF, or with CR and no LF behind it.
  private func endsLine(_ index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D && bytes[(index + 1)...].first != 0x0A
  }
}

extension CSVReader {
  /// Reads the cells of the next row that is not empty.
  private mutating func nextRow() throws(ChartProblem) -> Bool {
    while position < bytes.count {
      cells.removeAll(keepingCapacity: true)
      unquoted.removeAll(keepingCapacity: true)
      rowLine = line
      rowStart = position
      while true {
        try nextCell()
        guard position < bytes.count, bytes[position] == separator else { break }
        position += 1
      }
      skipLineEnd()
      if cells.count > 1 || !cells[0].range.isEmpty { return true }
    }
    return false
  }

  private mutating func nextCell() throws(ChartProblem) {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
      cells.append((start..<position, false, start))
      return
    }
    let begin = unquoted.count
    position += 1
    var isClosed = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          isClosed = true
          break
        }
        position += 1
      }
      if endsLine(position - 1) { line += 1 }
      unquoted.append(byte)
    }
    guard isClosed else {
      throw ChartProblem("this quotation mark is not closed", at: place(ofByte: start))
    }
    // What stands behind the closing quote belongs to the cell as it is.
    while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A, bytes[position] != 0x0D {
      unquoted.append(bytes[position])
      position += 1
    }
    cells.append((begin..<unquoted.count, true, start))
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    line += 1
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
  }
}
