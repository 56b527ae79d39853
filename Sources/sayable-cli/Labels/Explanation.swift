internal import SayableEngine

/// Which rules applied to a label and what each made of it, in words.
internal struct Explanation {
  /// The lines; none where no rule applied.
  let lines: [String]

  init(of trace: Trace) {
    guard !trace.steps.isEmpty else {
      lines = []
      return
    }
    let steps = trace.steps.map { step in
      let change = step.before == step.after ? "protected a span" : "\(shown(step.before)) -> \(shown(step.after))"
      return "  \(step.rule) (\(step.pass)): \(change)"
    }
    let label = shown(String(decoding: trace.label, as: UTF8.self))
    lines = [label] + steps + ["  said: \(shown(trace.text))"]
  }
}

/// `text` with its control characters written out, so that it stays on its line and the terminal does not obey it.
private func shown(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    result += isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
  return result
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }
