internal import SayableCatalogs
internal import SayableEngine
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
    var line = line
    let start = answers.bytes.count
    if batch.firstLine + number == 1, batch.bytes[line].starts(with: Self.byteOrderMark) {
      answers.bytes += Self.byteOrderMark
      line = (line.lowerBound + Self.byteOrderMark.count)..<line.upperBound
    }
    do throws(Failure) {
      switch form {
      case _ where line.isEmpty: break
      case .tsv: try answerColumns(of: batch.bytes[line], into: &answers)
      case .jsonl: try answerObject(Array(batch.bytes[line]), into: &answers)
      }
      return true
    } catch {
      answers.say(["\(batch.place(ofLine: number)): \(error.message)"])
      answers.hasProblems = true
      answers.bytes.removeSubrange(start...)
      return false
    }
  }

  /// Some programs write it at the start of a file. It comes out as it came.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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

  /// The member `spoken` is set.
  private func answerObject(_ line: [UInt8], into answers: inout LineAnswers) throws(Failure) {
    let record: JSONRecord
    let text: String
    let locale: String?
    do throws(JSONRecord.Problem) {
      record = try JSONRecord(line)
      text = try record.required("text")
      locale = try record.text(of: "locale")
    } catch {
      throw Failure("this is no record: at byte \(error.offset + 1) of the line, \(error.message)")
    }
    answers.bytes += record.setting("spoken", to: try voices.normalizer(of: locale ?? "").normalize(text))
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
