internal import MathTree

/// Boxes, spaces and what is only a matter of sizes.
internal enum Box: CommandHandler {
  case space, ignoredDimension, rule, ruleBox, raise, moveSideways
  /// Room for something that is not shown; with `isPadded`, in one direction only.
  case phantom(isPadded: Bool)
  case strut, smash, framed, raised, lineBreak
  /// A box around a formula, or around a text.
  case formula, text
  /// What says nothing about structure, with its arguments.
  case ignored(arguments: Int)

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .space:
      context.star()
      context.pushSpace(try context.dimension())
    case .ignoredDimension: _ = try context.dimension()
    case .rule:
      try context.optionalArgument()
      let width = try context.word()
      _ = try context.argument()
      context.pushSpace(width)
    case .ruleBox:
      let width = try context.word()
      for _ in 0..<2 { _ = try context.argument() }
      context.pushSpace(width)
    case .raise:
      _ = try context.dimension()
      context.push(context.padded([try context.oneItem()]))
    case .moveSideways:
      _ = try context.dimension()
      context.push(try context.oneItem())
    case .phantom(let isPadded):
      let argument = try context.argument()
      let id = context.add(.phantom, try context.contents(of: argument), at: argument.source)
      context.push(isPadded ? context.padded([id]) : id)
    case .strut:
      let phantom = context.add(.phantom, [context.token(.operator, "(")])
      context.push(context.padded([phantom]))
    case .smash:
      try context.optionalArgument()
      context.push(context.padded(try context.contents(of: try context.argument())))
    case .formula:
      try context.skipOptionalArguments()
      context.push(context.padded(try context.contents(of: try context.argument())))
    case .text:
      try context.skipOptionalArguments()
      context.push(context.padded(try context.texts(of: try context.argument())))
    case .raised:
      _ = try context.argument()
      try context.skipOptionalArguments()
      context.push(context.padded(try context.texts(of: try context.argument())))
    case .framed:
      try context.skipOptionalArguments()
      context.push(context.enclosed(try context.texts(of: try context.argument()), "box", at: context.command.source))
    case .lineBreak:
      if let next = context.peekAny(), next.is("[") { try context.optionalArgument() }
      let id = context.token(.space, "")
      if context.name == "newline" || context.name == "break" { context.setAttribute("linebreak", "newline", of: id) }
      context.push(id)
    case .ignored(let count):
      context.star()
      try context.skipOptionalArguments()
      for _ in 0..<count { _ = try context.argument() }
    }
  }
}

extension Command {
  static func ignored(arguments: Int) -> Command { .handler(Box.ignored(arguments: arguments)) }
}
