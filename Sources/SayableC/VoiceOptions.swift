internal import SayableEngine
internal import SayableExport
internal import SayableRules

/// What the lines of options ask for.
internal struct VoiceOptions {
  internal var normalizing = NormalizerOptions()
  internal var packs = PackSelection.standard
  internal var saysFormulas = false
  internal var offsets = OffsetUnit.utf8
  /// The rules or passes that do not apply, as they were named.
  internal private(set) var disabled: [String] = []

  private static let names = ["clock", "date-order", "disable", "formulas", "guess", "offsets", "pack"]

  /// Reads one option a line; empty lines say nothing.
  internal init(_ text: String) throws(VoiceFailure) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw VoiceFailure(.option, "'\(line)' is no option: NAME=VALUE is") }
      try take(parts[0], parts[1])
    }
    normalizing.disabledRules = Set(disabled)
    normalizing.disabledPasses = normalizing.disabledRules
  }

  private mutating func take(_ name: String, _ value: String) throws(VoiceFailure) {
    // The values are the names of the cases.
    switch name {
    case "date-order":
      normalizing.dateOrder = try chosen(DateOrder(rawValue: value), name, value, ["mdy", "dmy", "ymd"])
    case "clock": normalizing.clock = try chosen(Clock(rawValue: value), name, value, ["12", "24"])
    case "offsets": offsets = try chosen(OffsetUnit(rawValue: value), name, value, ["utf8", "utf16", "scalar"])
    case "guess": normalizing.appliesGuesses = try chosen(Bool(value), name, value, ["true", "false"])
    case "formulas": saysFormulas = try chosen(Bool(value), name, value, ["true", "false"])
    case "pack": packs = .named(Set(value == "none" ? [] : value.split(separator: ",").map(String.init)))
    case "disable": disabled.append(value)
    default:
      throw VoiceFailure(.option, "there is no option '\(name)'; \(nearestNameNote(to: name, among: Self.names))")
    }
  }

  private func chosen<Value>(
    _ value: Value?, _ name: String, _ text: String, _ words: [String]
  ) throws(VoiceFailure) -> Value {
    if let value { return value }
    throw VoiceFailure(
      .option, "invalid value '\(text)' for '\(name)'; valid values: \(words.joined(separator: ", "))")
  }
}

/// Why a caller gets no answer.
internal struct VoiceFailure: Error {
  internal enum Reason { case argument, locale, option, rules, formula, words, length }

  internal let reason: Reason
  internal let message: String

  internal init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
