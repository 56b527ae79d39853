internal import SayableRules

/// `sayable rules compile`: compiled rules in a file.
internal struct RulesCompileCommand {
  private let image: [UInt8]
  private let path: String

  init(_ request: Request) throws {
    guard let path = request.value(of: .compiledRules) else {
      throw request.misuse("the option '--out' is missing: it names the file to write")
    }
    self.path = path
    let library = try RuleLibrary(request)
    let locales = try request.locales(in: library)
    image = try library.compile(
      locales: locales, packs: PackSelection(request), appRules: request.values(of: .app).map { try RuleFile(at: $0) })
  }

  func run(_ messages: inout Messages) throws(Failure) -> ExitStatus {
    try attempt("cannot write '\(path)'") { () throws(SystemError) in try OutputFile.replace(at: path, image) }
    messages.say("\(path == "-" ? "standard output" : path): \(image.count) bytes")
    messages.flush()
    return .success
  }
}
