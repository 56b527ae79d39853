internal import SayableCatalogs
internal import SayableEngine
internal import SayableExport
internal import Sharing

/// Answers records, one a line, each with a text in a language of its own.
internal struct RecordFilter: LineAnswering {
  /// How a record is written.
  enum Form: String { case tsv, jsonl }

  let subject = "records"
  let limit = LineLimit(longestLine: 1 << 26, refusal: "a record of more than 64 MB is not answered")
  private let form: Form
  private let voices: Voices

  /// - Parameters:
  ///   - form: How the records are written.
  ///   - choice: The rules that apply. Its locale is that of records that name none.
  init(_ form: Form, _ choice: RuleChoice, _ options: NormalizerOptions) {
    self.form = form
    voices = Voices(choice, options)
  }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    if line.isEmpty { return false }
    do throws(Failure) {
      switch form {
      case .tsv: try answerColumns(of: batch.bytes[line], into: &answers)
      case .jsonl: try answerObject(Array(batch.bytes[line]), into: &answers)
      }
      return true
    } catch {
      answers.say(["\(batch.place(ofLine: number)): \(error.message)"])
      answers.hasProblems = true
      return false
    }
  }

  /// The third column is answered; the others stay.
  private func answerColumns(of line: ArraySlice<UInt8>, into answers: inout LineAnswers) throws(Failure) {
    let tab = UInt8(ascii: "\t")
    guard let first = line.firstIndex(of: tab), let second = line[(first + 1)...].firstIndex(of: tab) else {
      throw Failure("this is no record: it has a locale, an id and a text, with a tab between them")
    }
    let normalizer = try voices.normalizer(of: String(decoding: line[..<first], as: UTF8.self))
    answers.bytes += line[...second]
    answers.bytes += normalizer.normalize(Array(line[(second + 1)...]))
  }

  /// A member `spoken` is added behind the others.
  private func answerObject(_ line: [UInt8], into answers: inout LineAnswers) throws(Failure) {
    guard let record = JSONRecord(line), let text = record.text(of: "text") else {
      throw Failure("this is no record: it is a JSON object with a string 'text', and 'locale' if you like")
    }
    let spoken = try voices.normalizer(of: record.text(of: "locale") ?? "").normalize(text)
    answers.bytes += line[..<record.end]
    answers.bytes += Array(#","spoken":"#.utf8)
    JSONText.append(spoken, to: &answers.bytes)
    answers.bytes += line[record.end...]
  }
}

/// The normalizers of the locales that were met so far.
private final class Voices: Sendable {
  private let choice: RuleChoice
  private let options: NormalizerOptions
  private let known = Lock<[String: Result<Normalizer, Failure>]>([:])

  init(_ choice: RuleChoice, _ options: NormalizerOptions) {
    self.choice = choice
    self.options = options
  }

  /// The normalizer of a locale; an empty tag is the locale of the command line.
  func normalizer(of tag: String) throws(Failure) -> Normalizer {
    try known.withLock { known in
      if let found = known[tag] { return found }
      let made = Result { () throws(Failure) in try make(tag) }
      known[tag] = made
      return made
    }.get()
  }

  private func make(_ tag: String) throws(Failure) -> Normalizer {
    do {
      return try choice.normalizer(for: tag.isEmpty ? nil : LanguageTag(tag), options: options)
    } catch {
      throw Failure("\(error)")
    }
  }
}
