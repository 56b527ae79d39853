import MathTree
@testable import SayableFormulas

extension Formula {
  /// The MathML inside the `math` element.
  var content: String {
    String(mathML.dropFirst("<math xmlns=\"http://www.w3.org/1998/Math/MathML\">".count).dropLast("</math>".count))
  }

  /// Why `source` cannot be read; nil where it can.
  static func fault(of source: String, _ syntax: FormulaSyntax) -> String? {
    do throws(FormulaSyntaxError) {
      _ = try Formula(source, syntax: syntax)
      return nil
    } catch {
      return error.message
    }
  }
}
