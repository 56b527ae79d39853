// The ten rules with NSRegularExpression, each compiled anew for each label.

import Foundation

let number = #"\d(?:[\.,:\s]?\d)*"#

let rules = [
  (#"bd\."#, "bedrooms"),
  ("m²", "square meters"),
  ("•", ", "),
  ("(\(number)) - (\(number))", "from $1 to $2"),
  ("(CO²|CO₂)", "CO2"),
  ("kWh", "Kilowatt hour"),
  ("(n|N)°", "number"),
  ("(\(number)) ?/ ?(\(number))", "$1 of $2"),
  ("/", " per "),
  (#"(\+/-|\+-|±)"#, "more or less"),
]

func smartLabel(_ label: String) throws -> String {
  try rules.reduce(label) { text, rule in
    try NSRegularExpression(pattern: rule.0).stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: rule.1)
  }
}

while let label = readLine() {
  print(try smartLabel(label))
}
