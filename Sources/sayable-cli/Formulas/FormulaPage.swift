internal import SayableEngine
internal import SayableFormulas

/// A page in HTML that shows each formula as it is written, as a browser draws it, and as it is said.
internal struct FormulaPage {
  static func opening(_ language: LanguageTag) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <title>Formulas and what is said</title>
    <style>
    body { font-family: sans-serif; margin: 2em; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid #aaa; padding: 0.4em 0.8em; text-align: left; }
    math { font-size: 1.3em; }
    .problem { color: #b00; }
    </style>
    </head>
    <body>
    <table>
    <thead><tr><th scope="col">Written</th><th scope="col">Shown</th><th scope="col">Said</th></tr></thead>
    <tbody>

    """
  }

  static let closing = "</tbody>\n</table>\n</body>\n</html>\n"

  /// The row of a formula, on one line.
  static func row(_ source: String, mathML: String, spoken: String) -> String {
    "<tr><td><code>\(escaped(source))</code></td><td>\(mathML)</td><td>\(escaped(spoken))</td></tr>"
  }

  static func row(_ source: String, problem: String) -> String {
    "<tr><td><code>\(escaped(source))</code></td><td colspan=\"2\" class=\"problem\">\(escaped(problem))</td></tr>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
