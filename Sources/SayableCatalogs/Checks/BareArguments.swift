internal import SayableEngine

extension LintedLabel {
  /// What is found in a label of arguments and signs without a word, such as `%1$d–%2$d`, if a rule would
  /// say the signs beside numbers; nil for all other labels. Nobody can tell from it whether the arguments are numbers.
  internal var bareArgumentsFinding: LabelFinding? {
    guard let reading = readingOfBareArguments else { return nil }
    let text = written(0..<bytes.count)
    return LabelFinding(
      range: 0..<bytes.count, message: "'\(text)' may mean '\(reading)'; a voice cannot know", spoken: reading,
      isMinor: true)
  }

  private var readingOfBareArguments: String? {
    let arguments = protectedSpans.filter { !$0.range.isEmpty }
    guard (1...Self.samples.count).contains(arguments.count), arguments.allSatisfy({ $0.kind == .placeholder }),
      guessed.segments.allSatisfy(\.rules.isEmpty)
    else { return nil }
    let marks = sure.marks(in: 0..<bytes.count)
    guard !marks.isEmpty, !marks.allSatisfy(\.isSaidWellByVoices),
      marks.allSatisfy({ !$0.isLetter && !$0.isDigit || $0 == "x" }),
      // What a dash or a slash stands between may be two names.
      !marks.contains(where: \.joinsNames) || arguments.allSatisfy({ isNumber($0.range) })
    else { return nil }
    // Said with numbers in place of the arguments, which then take their places again.
    var sample = ""
    var end = 0
    for (argument, number) in zip(arguments, Self.samples) {
      sample += written(end..<argument.range.lowerBound) + number
      end = argument.range.upperBound
    }
    sample += written(end..<bytes.count)
    var said = language.said(sample)
    guard said != sample else { return nil }
    for (argument, number) in zip(arguments, Self.samples) {
      // It stands there once.
      guard said.replacing(number, with: "").utf8.count == said.utf8.count - number.utf8.count else { return nil }
      said = said.replacing(number, with: written(argument.range))
    }
    return said
  }

  /// Numbers that no word for a sign has in it, the smaller one first, as in ranges.
  private static let samples = ["4", "7"]
}

extension Unicode.Scalar {
  fileprivate var joinsNames: Bool {
    self == "/" || self == "−" || self == "~" || properties.generalCategory == .dashPunctuation
  }
}
