import Sayable

// theatre.yaml over the built-in rules, compiled when this package was built.
let say = Normalizer(image: CompiledRules.image, locale: try LanguageTag("en-GB"))

let labels = ["2 st. • £45", "1 st. • R5S12", "Doors 19:00 – 19:30", "12/05/2026", "Stalls"]
for label in labels { print("\(label) -> \(say.normalize(label))") }

// Why a label is said so.
let trace = say.trace("1 st. • R5S12")
for step in trace.steps { print("\(step.rule): \(step.before) -> \(step.after)") }

// Which rule wrote a piece: what a checker would underline.
for segment in trace.segments where !segment.rules.isEmpty {
  let written = String(decoding: trace.label[segment.source], as: UTF8.self)
  let spoken = String(decoding: trace.spoken[segment.spoken], as: UTF8.self)
  print("'\(written)' is said '\(spoken)'")
}
