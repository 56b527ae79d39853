/// Writes a tree as presentation MathML, on one line.
package struct MathMLWriter: Sendable {
  /// The MathML of `tree`: one `math` element without line breaks.
  package static func write(_ tree: FormulaTree) -> String {
    var out = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">"
    for child in tree.children(of: tree.root) { write(child, of: tree, to: &out) }
    out += "</math>"
    return out
  }

  private static func write(_ id: FormulaTree.ID, of tree: FormulaTree, to out: inout String) {
    let node = tree[id]
    let name = node.element.name
    out += "<"
    out += name
    if node.variant != .unspecified { attribute("mathvariant", node.variant.rawValue, to: &out) }
    for item in tree.attributes(of: id) where isHarmless(item) { attribute(item.name, item.value, to: &out) }
    let children = tree.children(of: id)
    guard !children.isEmpty || !node.text.isEmpty else {
      out += "/>"
      return
    }
    out += ">"
    escape(node.text, to: &out)
    for child in children { write(child, of: tree, to: &out) }
    out += "</"
    out += name
    out += ">"
  }

  /// Whether an attribute may stand in a page of whoever shows the formula: one of MathML or for a reader, and no link
  /// but to a page.
  private static func isHarmless(_ attribute: FormulaTree.Attribute) -> Bool {
    let name = attribute.name.lowercased()
    if name == "href" {
      let value = attribute.value.lowercased()
      return value.hasPrefix("https:") || value.hasPrefix("http:") || value.hasPrefix("#")
    }
    return harmless.contains(name) || name.hasPrefix("data-")
      || name.hasPrefix("aria-")
  }

  private static let harmless: Set<String> = [
    "accent", "accentunder", "actiontype", "align", "alt", "arg", "bevelled", "class", "close", "columnalign",
    "columnlines",
    "columnspan", "depth", "dir", "displaystyle", "exact-speech", "extid", "fence", "form", "frame", "height", "id",
    "intent", "largeop", "linebreak", "linethickness", "lquote", "lspace", "mathbackground", "mathcolor", "mathsize",
    "mathvariant", "maxsize", "minsize", "movablelimits", "notation", "open", "rowlines", "rowspan", "rquote", "rspace",
    "scriptlevel", "semantics", "separators", "side", "stretchy", "symmetric", "voffset", "width",
  ]

  private static func attribute(_ name: String, _ value: String, to out: inout String) {
    out += " "
    out += name
    out += "=\""
    escape(value, to: &out)
    out += "\""
  }

  /// Adds `text` as it stands in MathML.
  internal static func escape(_ text: String, to out: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      // Controls that XML 1.0 cannot hold, and line ends, which would break a line in two.
      case "\u{0}"..."\u{1F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}": out += " "
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
