internal import SayableEngine
internal import SayableRules

/// `sayable rules new`: the first files of a locale, and what is left to do.
internal struct RulesNewCommand {
  private let skeleton: LocaleSkeleton
  private let folder: String

  init(_ request: Request) throws {
    let tag = try request.locale(request.operands[0])
    let library = try RuleLibrary(request)
    guard !library.locales.contains(tag) else {
      throw Failure(
        "there are rules for '\(tag)' already",
        notes: ["'sayable rules coverage --locale \(tag)' tells what they lack"])
    }
    folder = request.value(of: .out) ?? "."
    skeleton = try LocaleSkeleton(of: tag, in: library)
  }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    let tag = skeleton.tag.description
    let base = Folder.path(of: tag, in: folder)
    try attempt("cannot make the folder '\(base)'") { () throws(SystemError) in try Folder.create(at: base) }
    let files = skeleton.files.map { (path: Folder.path(of: $0.name, in: folder), text: $0.text) }
    if let path = files.map(\.path).first(where: OutputFile.exists) {
      throw Failure("'\(path)' is there already", notes: ["a file that is there is never overwritten"])
    }
    var output = BufferedOutput.standardOutput
    for (path, text) in files {
      try attempt("cannot write '\(path)'") { () throws(SystemError) in try OutputFile.create(at: path, text) }
      try output.write(path + "\n")
    }
    try output.finish()
    messages.say(
      skeleton.left.isEmpty
        ? "All shared rules have words already, from the parents."
        : "\(skeleton.left.count) shared rules have no words yet; the comments in the files name them.")
    messages.say("To try what you wrote:      sayable rules check \(folder) --locale \(tag)")
    messages.say("To see what is left to do:  sayable rules coverage --rules \(folder) --locale \(tag)")
    messages.flush()
    return .success
  }
}
