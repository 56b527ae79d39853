internal import SayableCharts
internal import SayableEngine
internal import SayableFormulas
internal import SayableRules

/// `sayable chart`: describes, sounds or draws data.
internal struct ChartCommand {
  private let request: Request

  /// So much is read into 2 GB.
  private static let limit = 1 << 29

  init(_ request: Request) { self.request = request }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    let choice = try ChartChoice(request, &messages)
    let path = request.operands[0]
    let chart: ChartModel
    do throws(ChartProblem) {
      let table = try CSVReader.table(try bytes(path))
      if let range = request.value(of: .xRange) {
        switch table.x {
        case .dates where !choice.hasDates:
          throw ChartProblem("x is dates here, and the range '\(range)' is none of dates")
        case .numbers where choice.hasDates:
          throw ChartProblem("x is numbers here, and the range '\(range)' is one of dates")
        default: break
        }
      }
      chart = try ChartModel(table, choice.settings)
    } catch {
      let name = path == "-" ? "standard input" : path
      guard let place = error.place else { throw Failure("'\(name)': \(error.message)") }
      throw Failure(
        "no chart can be made of '\(name)'",
        diagnostics: [
          Diagnostic(
            code: "bad-data", error.message,
            at: SourceLocation(file: name, line: place.line, column: place.column, text: place.text))
        ])
    }
    return try choice.write(chart)
  }

  private func bytes(_ path: String) throws(ChartProblem) -> [UInt8] {
    do throws(SystemError) {
      if path == "-" { return try InputFile.standard.readAll(limit: Self.limit) }
      return try InputFile(path).readAll(limit: Self.limit)
    } catch {
      if error.number == SystemError.tooLarge.number {
        throw ChartProblem("this is more than \(Self.limit >> 20) MB, the limit for data")
      }
      throw ChartProblem("it cannot be read: \(error.message)")
    }
  }
}

/// `sayable graph`: describes, sounds or draws functions.
internal struct GraphCommand {
  private let request: Request

  init(_ request: Request) { self.request = request }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    let choice = try ChartChoice(request, &messages)
    var functions: [PlottedFunction] = []
    for (index, source) in request.operands.enumerated() {
      do throws(FormulaSyntaxError) {
        let formula = try Formula(source, syntax: .typed, for: choice.formulas)
        functions.append(PlottedFunction(try RealFunction(formula), formula: source))
      } catch {
        let place = request.operands.count == 1 ? "the formula" : "formula \(index + 1)"
        for line in FormulaProblem(error, in: source, place: place).lines { messages.say(line) }
        messages.flush()
        return .found
      }
    }
    let chart: ChartModel
    do throws(ChartProblem) {
      chart = try ChartModel(functions, choice.settings)
    } catch {
      messages.error(Failure(error.message))
      return .found
    }
    return try choice.write(chart)
  }
}

extension ChartModel {
  /// What an example of rules describes.
  init(exampleOf subject: ChartCheck.Subject, for formulas: FormulaSpeaker) throws {
    switch subject {
    case .graph(let source):
      let formula = try Formula(source, syntax: .typed, for: formulas)
      try self.init([PlottedFunction(RealFunction(formula), formula: source)], ChartSettings())
    case .chart(let values): try self.init(CSVReader.table(Array(values.utf8)), ChartSettings())
    }
  }
}
