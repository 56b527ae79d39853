internal import SayableEngine
internal import SayableExport
internal import SayableFormulas

/// A page in HTML that shows each formula as it is written, as a browser draws it, and as it is said. Its parts are walked
/// through by keys: the one at hand is marked, and a screen reader says it.
internal struct FormulaPage {
  static func opening(_ language: LanguageTag) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Formulas and what is said</title>
    <style>
    body { font-family: sans-serif; margin: 2em; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid #777; padding: 0.4em 0.8em; text-align: left; }
    math td, math mtd { border: 0; }
    math { font-size: 1.3em; font-family: "STIX Two Math", "Latin Modern Math", "Cambria Math", math; }
    code { overflow-wrap: anywhere; }
    .walk:focus { outline: 3px solid #06c; outline-offset: 3px; }
    .at { background: #fd6; color: #000; }
    .part { min-height: 1.3em; font-weight: bold; }
    .problem { color: #a00; }
    @media (max-width: 40em) {
      body { margin: 1em; }
      thead { display: none; }
      table, tbody, tr, td { display: block; }
      .walk { padding: 0.6em; overflow: auto hidden; }
    }
    </style>
    </head>
    <body>
    <main>
    <h1>Formulas and what is said</h1>
    <p id="keys">In a formula: right and left for the next part and the one before, down for the parts of it, up for what
    holds it, Home for all of it.</p>
    <table>
    <thead><tr><th scope="col">Written</th><th scope="col">Shown</th><th scope="col">Said</th></tr></thead>
    <tbody>

    """
  }

  static let closing = """
    </tbody>
    </table>
    </main>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """

  /// Moves through the parts of the formula that has the focus. A part is an array: what is said, the ids of its
  /// elements, and its own parts.
  private static let script = """
    for (const walk of document.querySelectorAll('.walk[data-parts]')) {
      const root = JSON.parse(walk.dataset.parts)
      const said = walk.closest('tr').querySelector('.part')
      let path = []
      const at = places => places.reduce((part, place) => part[2][place], root)
      const show = () => {
        const part = at(path)
        for (const marked of walk.querySelectorAll('.at')) marked.classList.remove('at')
        if (path.length > 0) {
          for (const id of part[1].split(' ')) document.getElementById(id)?.classList.add('at')
        }
        said.textContent = part[0]
      }
      const moves = {
        ArrowDown: () => { if (at(path)[2]) path.push(0) },
        ArrowUp: () => { path.pop() },
        ArrowRight: () => {
          const last = path.length - 1
          if (last >= 0 && path[last] + 1 < at(path.slice(0, last))[2].length) path[last] += 1
        },
        ArrowLeft: () => { if (path.length > 0 && path.at(-1) > 0) path[path.length - 1] -= 1 },
        Home: () => { path = [] },
      }
      walk.addEventListener('keydown', event => {
        const move = moves[event.key]
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        move()
        show()
      })
    }
    """

  /// The row of a formula, on one line.
  static func row(_ source: String, _ walk: FormulaSpeaker.Walk) -> String {
    let label = escaped(walk.spoken)
    let parts = walk.parts.isEmpty ? "" : " data-parts=\"\(escaped(walk.parts))\""
    return "<tr><td><code>\(escaped(source))</code></td>"
      + "<td><div class=\"walk\" role=\"application\" tabindex=\"0\" aria-label=\"\(label)\" aria-describedby=\"keys\"\(parts)>"
      + "\(walk.mathML)</div></td>"
      + "<td><div class=\"spoken\">\(label)</div><div class=\"part\" role=\"status\"></div></td></tr>"
  }

  static func row(_ source: String, problem: String) -> String {
    "<tr><td><code>\(escaped(source))</code></td><td colspan=\"2\" class=\"problem\">\(escaped(problem))</td></tr>"
  }

  private static func escaped(_ text: String) -> String { XMLText(text).attribute }
}
