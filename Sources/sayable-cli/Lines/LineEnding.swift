/// What ended a line in the input; it ends the answer, too.
internal enum LineEnding: String {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"
  case null = "\0"
  /// The end of the input.
  case nothing = ""
  /// A carriage return and the end of the input.
  case carriageReturn = "\r"
}
