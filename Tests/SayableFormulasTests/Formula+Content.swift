@testable import SayableFormulas

extension Formula {
  /// The MathML inside the `math` element.
  var content: String {
    String(mathML.dropFirst("<math xmlns=\"http://www.w3.org/1998/Math/MathML\">".count).dropLast("</math>".count))
  }
}
