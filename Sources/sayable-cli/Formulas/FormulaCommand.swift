internal import Sayable
internal import SayableFormulas

/// Answers formulas, one a line.
internal struct FormulaCommand {
  /// The form of an answer.
  enum Form: String {
    case speech, mathml, json
  }

  private let syntax: FormulaSyntax?
  private let form: Form
  private let isLenient: Bool
  private let speaker: FormulaSpeaker?

  init(_ request: Request) throws {
    // The choices of the options are the names of the cases.
    syntax = request.value(of: .from).flatMap(FormulaSyntax.init(rawValue:))
    form = request.value(of: .to).flatMap(Form.init(rawValue:)) ?? .speech
    isLenient = request.has(.lenient)
    guard form == .speech else {
      speaker = nil
      return
    }
    let style = request.value(of: .style) ?? "clearspeak"
    guard let style = SpeechStyle(name: style) else {
      throw Failure(
        "there is no style '\(style)'",
        notes: ["the styles are: \(SpeechStyle.allCases.map(\.rawValue).joined(separator: ", "))"])
    }
    let choice = try RuleChoice(request)
    speaker = try FormulaSpeaker(
      locale: choice.locale, style: style, preferences: request.value(of: .prefs) ?? "", isStrict: request.has(.strict))
  }

  /// Answers the formulas of standard input. A formula that cannot be read is reported and gets an empty line.
  func run(_ messages: inout Messages) throws -> ExitStatus {
    var output = BufferedOutput.standardOutput
    var status = ExitStatus.success
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        let formula = try Formula(line, syntax: syntax, isLenient: isLenient)
        switch form {
        case .mathml: try output.write(formula.mathML)
        case .json: try output.write(formula.meaning().json)
        case .speech: if let speaker { try output.write(speaker.speak(formula)) }
        }
      } catch let error as FormulaSyntaxError {
        messages.error(Failure("line \(number): \(error.message)"))
        status = .found
      }
      try output.write("\n")
    }
    try output.finish()
    return status
  }
}
