/// A date of ISO 8601, perhaps with a time of day, as days since 1970-01-01 in the Gregorian calendar.
internal enum CalendarDate {
  /// Reads `2024-03-05`, `2024-03-05T06:00`, `2024-03-05 06:00:30` or the same with a time zone, which is left out: what
  /// is written on the clock counts. Nil for anything else.
  static func days(_ text: some Collection<UInt8>) -> Double? {
    let bytes = Array(text.prefix(40))
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year)
    else { return nil }
    let date = Double(daysFromCivil(year, month, day))
    if bytes.count == 10 { return date }
    guard bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "), bytes.count >= 16,
      bytes[13] == UInt8(ascii: ":"), let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      hour < 24, minute < 60
    else { return nil }
    var rest = bytes[16...]
    var seconds = 0.0
    if rest.first == UInt8(ascii: ":"), rest.count >= 3, let whole = number(rest.dropFirst().prefix(2)), whole < 61 {
      seconds = Double(whole)
      rest = rest.dropFirst(3)
      if rest.first == UInt8(ascii: ".") {
        let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
        seconds += Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
        rest = rest.dropFirst(1 + digits.count)
      }
    }
    guard isZone(rest) else { return nil }
    return date + (Double(hour * 3600 + minute * 60) + seconds) / 86_400
  }

  /// The date of a day since 1970-01-01, with the time where it is not midnight.
  static func text(_ days: Double) -> String {
    var whole = days.rounded(.down)
    var minutes = ((days - whole) * 1440).rounded()
    if minutes >= 1440 { (whole, minutes) = (whole + 1, 0) }
    let (year, month, day) = civil(fromDays: Int(whole))
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return minutes == 0 ? date : "\(date)T\(padded(Int(minutes) / 60, 2)):\(padded(Int(minutes) % 60, 2))"
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  private static func isZone(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.isEmpty || rest.elementsEqual([UInt8(ascii: "Z")]) { return true }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    return rest.dropFirst().allSatisfy { (0x30...0x3A).contains($0) } && (2...5).contains(rest.count - 1)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts from March, so that the leap day is the last of its year.
  private static func daysFromCivil(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

/// A day, or a minute of one, as a range of time: days since 1970-01-01.
public struct ChartDay: Sendable, Hashable {
  /// The first moment.
  public let start: Double
  /// The last moment: of a date without a time the end of its day.
  public let end: Double

  /// Reads a date of ISO 8601; nil for anything else.
  public init?(_ text: String) {
    guard let days = CalendarDate.days(text.utf8) else { return nil }
    start = days
    end = text.utf8.count == 10 ? days + 1 - 1e-9 : days
  }
}
