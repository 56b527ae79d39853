internal import MathTree

/// Environments and tables.
extension LaTeXParser {
  mutating func beginEnvironment(_ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    let name = text(of: argument.tokens).trimmingSpaces()
    if let own = definitions.environments[name] {
      return try prepend(try expansion(of: own.macro, token), token)
    }
    guard let environment = CommandTable.environments[name] else {
      let near = NearName.nearest(to: name, in: CommandTable.environments.keys)
      throw FormulaSyntaxError(
        "There is no environment '\(name)'", expected: near.map { "'\($0)', perhaps" },
        at: token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound))
    }
    try self.environment(environment, name, token)
  }

  /// Reads the content of an environment, up to its end.
  mutating func environment(
    _ environment: Environment, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    var columns: [Column] = []
    var pairs = 0
    switch environment.arguments {
    case .none: break
    case .optional: while let next = adjacent(), next.is("[") { _ = try optionalArgument() }
    case .columns:
      _ = try optionalArgument()
      columns = try self.columns(in: try argument(of: token).tokens, token)
    case .one:
      while let next = peek(), next.is("[") { _ = try optionalArgument() }
      pairs = Int(try word(of: token)) ?? 0
    }
    switch environment.content {
    case .inline:
      let (children, end) = try content(until: .environment)
      try finish(name, end, token)
      for child in children { push(child) }
    case .diagram: push(try diagram(name, token))
    case .numberedCases: try numberedCases(environment, name, token)
    case .empheq: try empheq(token)
    case .proofTree: push(try proofTree(name, token))
    case .table:
      let outer = tags
      // A table, its rows and its cells are levels of their own.
      depth += 2
      defer { depth -= 2 }
      if environment.isNumbered { tags.isInRows = true }
      if environment.isPadded { columns = Array(repeating: Column(), count: min(max(0, pairs), 100) * 2) }
      let (table, end) = try table(environment, columns, until: [.cell, .environment], token)
      if environment.isNumbered { (tags.isInRows, tags.row) = (outer.isInRows, outer.row) }
      try finish(name, end, token)
      push(fenced(table, environment, token))
    }
  }

  /// The next token if nothing but a space stands in front of it; a line break before `[` makes it part of the content.
  private mutating func adjacent() -> Token? {
    guard let next = peekAny(), next.kind != .space else { return nil }
    return next
  }

  /// Sees that an environment ends as it began.
  private mutating func finish(
    _ name: String, _ end: ListEnd, _ token: Token
  ) throws(FormulaSyntaxError) {
    switch end {
    case .environment(name): break
    case .environment(let other):
      try report(
        FormulaSyntaxError(
          "The environment '\(name)' ends with '\\end{\(other)}'", expected: "'\\end{\(name)}'", at: token.source))
    default:
      try report(
        FormulaSyntaxError(
          "The environment '\(name)' does not end", expected: "'\\end{\(name)}'", at: token.source))
    }
  }

  mutating func endEnvironment(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    let argument = try argument(of: token)
    let name = text(of: argument.tokens).trimmingSpaces()
    if let own = definitions.environments[name] {
      try prepend(filled(own.end, with: [], token), token)
      return nil
    }
    guard list.ends.contains(.environment) else {
      throw FormulaSyntaxError(
        "There is no '\\begin{\(name)}' for this \\end", expected: "a group to be closed first, perhaps",
        at: token.source.lowerBound..<max(token.source.upperBound, argument.source.upperBound))
    }
    return .environment(name)
  }

  /// `\\`: the end of a row, or outside of tables a new line.
  mutating func newRow(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    if let next = peekAny(), next.is("*") { input.position += 1 }
    if let next = peekAny(), next.is("[") { _ = try optionalArgument() }
    if list.ends.contains(.cell) { return .row }
    let id = tree.token(.space, "", source: token.source)
    tree.setAttribute("linebreak", "newline", of: id)
    push(id)
    return nil
  }

  /// `\matrix{a & b \cr c & d}`.
  mutating func tableArgument(_ environment: Environment, _ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    let table = try within(argument) { (parser) throws(FormulaSyntaxError) in
      try parser.table(environment, [], until: .cell, token).id
    }
    push(fenced(table, environment, token))
  }

  private mutating func fenced(
    _ table: FormulaTree.ID, _ environment: Environment, _ token: Token
  ) -> FormulaTree.ID {
    guard !environment.open.isEmpty || !environment.close.isEmpty else { return table }
    var parts: [FormulaTree.ID] = []
    if !environment.open.isEmpty { parts.append(tree.token(.operator, environment.open, source: token.source)) }
    parts.append(table)
    let end = endOfInput
    if !environment.close.isEmpty { parts.append(tree.token(.operator, environment.close, source: end)) }
    return tree.add(
      .row, parts, source: token.source.lowerBound..<max(token.source.upperBound, end.upperBound, endOf(table)))
  }

  // MARK: Rows and cells

  /// Reads rows up to the end of the table.
  mutating func table(
    _ environment: Environment, _ columns: [Column], until ends: ListEnds, _ token: Token
  ) throws(FormulaSyntaxError) -> (id: FormulaTree.ID, end: ListEnd) {
    let outerColumn = column
    defer { column = outerColumn }
    var rows: [FormulaTree.ID] = []
    var frame: [String] = []
    var end = ListEnd.row
    while end == .row {
      if environment.isNumbered { tags.row = nil }
      let hasLine = try skipLines()
      if hasLine, rows.isEmpty { frame.append("top") }
      var cells: [FormulaTree.ID] = []
      end = .cell
      while end == .cell {
        try fillColumns(columns, &cells)
        column = cells.count
        let isText = cells.count < columns.count ? columns[cells.count].isText : cells.count == environment.textColumn
        let (children, found) = try cell(cells.count < columns.count ? columns[cells.count] : nil, isText, ends)
        end = found
        if end != .row, end != .cell, cells.isEmpty, children.isEmpty {
          // Nothing stands after the last row's end.
          if hasLine, !rows.isEmpty { frame.append("bottom") }
          break
        }
        cells.append(tree.add(.cell, children, source: children.isEmpty ? endOfInput : nil))
      }
      guard !cells.isEmpty else { continue }
      try fillColumns(columns, &cells)
      while environment.isPadded, cells.count < columns.count {
        cells.append(tree.add(.cell, [], source: endOfInput))
      }
      if environment.isSpread { spread(&cells, isPadded: environment.isPadded) }
      if environment.isNumbered, let tag = tags.row {
        rows.append(labeledRow(cells, tag: tag))
      } else if environment.isLabeledLast, cells.count == 3, let label = cells.popLast() {
        rows.append(tree.add(.labeledRow, [label] + cells))
      } else {
        rows.append(tree.add(.tableRow, cells))
      }
    }
    if columns.first?.hasLineBefore ?? false { frame.append("left") }
    if columns.last?.hasLineAfter ?? false { frame.append("right") }
    var id = tree.add(
      .table, rows, source: token.source.lowerBound..<max(token.source.upperBound, endOfInput.lowerBound))
    if environment.isDisplay { tree.setAttribute("displaystyle", "true", of: id) }
    if frame.count == 4 { tree.setAttribute("frame", "solid", of: id) }
    if !frame.isEmpty, frame.count < 4 { id = enclosed([id], frame.joined(separator: " "), tree[id].source) }
    return (id, end)
  }

  /// Skips lines between rows; whether there was one.
  private mutating func skipLines() throws(FormulaSyntaxError) -> Bool {
    var hasLine = false
    while let token = peek(), token.kind == .command {
      switch name(of: token) {
      case "hline", "hdashline", "toprule", "midrule", "bottomrule":
        hasLine = true
        input.position += 1
      default: return hasLine
      }
    }
    return hasLine
  }

  private mutating func cell(
    _ column: Column?, _ isText: Bool, _ ends: ListEnds
  ) throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    if isText {
      let argument = rawCell()
      let texts = try texts(of: argument)
      let (rest, end) = try content(until: ends)
      return (texts + rest, end)
    }
    guard let column, !column.before.isEmpty || !column.after.isEmpty else { return try content(until: ends) }
    let (children, end) = try content(until: ends)
    if children.isEmpty, end != .cell, end != .row { return (children, end) }
    let before = try contents(of: Argument(tokens: column.before, source: endOfInput))
    let after = try contents(of: Argument(tokens: column.after, source: endOfInput))
    return (before + children + after, end)
  }

  /// Adds the cells of columns that the template fills.
  private mutating func fillColumns(_ columns: [Column], _ cells: inout [FormulaTree.ID])
    throws(FormulaSyntaxError)
  {
    while cells.count < columns.count, let content = columns[cells.count].content {
      let children = try contents(of: Argument(tokens: content, source: endOfInput))
      cells.append(tree.add(.cell, children, source: endOfInput))
    }
  }

  /// Sets cells of space between pairs of cells, as `flalign` does.
  private mutating func spread(_ cells: inout [FormulaTree.ID], isPadded: Bool) {
    var result: [FormulaTree.ID] = []
    let place = endOfInput
    if isPadded {
      result.append(tree.add(.cell, [], source: place))
    }
    for (i, cell) in cells.enumerated() {
      result.append(cell)
      if i % 2 == 1, i + 1 < cells.count || isPadded { result.append(tree.add(.cell, [], source: place)) }
    }
    cells = result
  }

  /// The tokens up to the end of the cell, not read.
  private mutating func rawCell() -> Argument {
    _ = peekAny()
    let start = input.position
    var depth = 0
    while input.position < input.end {
      let token = input.tokens[input.position]
      if token.kind == .openBrace, token.match > 0 {
        input.position += Int(token.match)
      } else if token.kind == .closeBrace || token.kind == .alignment && depth == 0 {
        break
      } else if token.kind == .command {
        switch name(of: token) {
        case "begin": depth += 1
        case "end" where depth > 0: depth -= 1
        case "end", "\\", "cr":
          if depth == 0 { return cut(start) }
        case "tag", "label", "notag", "nonumber":
          if depth == 0 { return cut(start) }
        default: break
        }
      }
      input.position += 1
    }
    return cut(start)
  }

  private func cut(_ start: Int) -> Argument {
    var end = max(start, input.position)
    while end > start, input.tokens[end - 1].kind == .space { end -= 1 }
    let tokens = start < input.tokens.endIndex ? input.tokens[start..<min(end, input.tokens.endIndex)] : []
    let place = tokens.first?.source ?? endOfInput
    return Argument(tokens: tokens, source: place)
  }
}
