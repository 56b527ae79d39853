internal import SayableEngine
internal import SayableFormulas
internal import SayableMathML

/// Answers formulas with what should be said, or with another way of writing them.
internal struct FormulaCommand: LineAnswering {
  /// The form of an answer.
  enum Form: String {
    case speech, ssml, json, mathml
    case core = "mathml-core"
    case text
  }

  let subject = "formulas"
  let limit = LineLimit(longestLine: 1 << 26, refusal: "a formula of more than 64 MB cannot be read")
  /// A formula takes a thread some fifty microseconds, a label one.
  let sharedChunkSize = 8_192
  private let syntax: FormulaSyntax?
  private let form: Form
  private let isLenient: Bool
  private let isPage: Bool
  private let explains: Bool
  private let endsWithNull: Bool
  private let jobs: Int
  private let files: [String]
  private let language: LanguageTag
  private let decimalMark: Character
  private let speaker: FormulaSpeaker?

  init(_ request: Request) throws {
    // The choices of the options are the names of the cases.
    syntax = request.value(of: .from).flatMap(FormulaSyntax.init(rawValue:))
    form = request.value(of: .to).flatMap(Form.init(rawValue:)) ?? .speech
    isLenient = request.has(.lenient)
    isPage = request.has(.html)
    explains = request.has(.explain)
    endsWithNull = request.has(.null)
    jobs = try request.jobs() ?? 1
    files = request.operands
    if isPage, form != .speech {
      throw request.misuse("the options '--html' and '--to' exclude each other: a page shows speech and MathML")
    }
    let choice = try RuleChoice(request)
    language = choice.locale
    speaker = form == .mathml ? nil : try request.speaker(choice)
    decimalMark = speaker?.decimalMark ?? choice.decimalMark
  }

  /// Answers the formulas of all files, in order. A formula that cannot be read is reported and gets an empty line.
  func run() throws -> ExitStatus {
    try LineRun(self, endsWithNull: endsWithNull, jobs: jobs).run(
      files, opening: isPage ? FormulaPage.opening(language) : "", closing: isPage ? FormulaPage.closing : "")
  }

  func answer(_ line: Range<Int>, of batch: LineBatch, number: Int, into answers: inout LineAnswers) -> Bool {
    let source = String(decoding: batch.bytes[line], as: UTF8.self)
    var problems: [FormulaSyntaxError] = []
    var answer = ""
    do throws(FormulaSyntaxError) {
      let formula = try Formula.parse(
        source, syntax: syntax, decimalMark: decimalMark, isLenient: isLenient, speaker: speaker)
      problems = formula.problems
      answer = self.answer(formula, idPrefix: idPrefix(ofLine: number, in: batch))
      if explains { explain(formula, at: batch.place(ofLine: number), &answers) }
    } catch {
      problems = [error]
      if isPage { answer = FormulaPage.row(source, problem: error.message) }
    }
    for problem in problems {
      answers.hasProblems = true
      answers.say(FormulaProblem(problem, in: source, place: batch.place(ofLine: number)).lines)
    }
    answers.bytes += answer.utf8
    return true
  }

  /// Tells of the readings that were chosen where the formula's writing allows others.
  private func explain(_ formula: Formula, at place: String, _ answers: inout LineAnswers) {
    for guess in speaker?.speech(of: formula).guesses ?? [] {
      answers.say(FormulaProblem(guess, in: formula.source, place: place).lines)
    }
  }

  /// What the `id`s of a formula begin with, which is another for each line of all files.
  private func idPrefix(ofLine number: Int, in batch: LineBatch) -> String {
    "f\(files.firstIndex(of: batch.file) ?? 0)-\(batch.firstLine + number)-"
  }

  private func answer(_ formula: Formula, idPrefix: String) -> String {
    if isPage {
      guard let speaker else { return "" }
      return FormulaPage.row(formula.source, speaker.walk(through: formula, idPrefix: idPrefix))
    }
    return switch form {
    case .speech: speaker?.speak(formula) ?? ""
    case .ssml: speaker?.speech(of: formula).markup(language: language) ?? ""
    case .json: speaker?.json(of: formula, idPrefix: idPrefix) ?? ""
    case .mathml: formula.mathML
    case .core: formula.coreMathML(alternative: speaker?.speak(formula) ?? "")
    case .text: formula.text
    }
  }
}

extension Request {
  /// The speaker that the options ask for.
  fileprivate func speaker(_ choice: RuleChoice) throws -> FormulaSpeaker {
    let style = try speechStyle
    let speaker = try choice.speaker(style: style, options: MeaningOptions(self))
    let syntax = try PreferenceSyntax(value(of: .prefs) ?? "")
    do throws(SpeechPreferenceError) {
      return try speaker.preferring(syntax.preferences)
    } catch {
      throw syntax.problem(error, style: style)
    }
  }

  /// The style that `--style` names.
  fileprivate var speechStyle: SpeechStyle {
    get throws(Failure) {
      guard let name = value(of: .style) else { return .clearspeak }
      if let style = SpeechStyle(name: name) { return style }
      let known = SpeechStyle.allCases.map(\.rawValue)
      throw Failure(
        "there is no style '\(name)'",
        notes: nearestName(to: name.lowercased(), among: known).map { ["did you mean '\($0)'?"] }
          ?? ["the styles are: \(known.joined(separator: ", "))"])
    }
  }
}

extension MeaningOptions {
  init(_ request: Request) {
    self.init()
    functions = Set(request.values(of: .function))
    variables = Set(request.values(of: .variable))
  }
}
