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
    let end =
      trace.isSettled
      ? "said: \(shown(trace.text))" : "left as it is, because more of it would be said the second time"
    lines = [label] + steps + ["  " + end]
  }
}

private func shown(_ text: String) -> String { VisibleText(text).string }
