internal import BuiltInRuleFiles
internal import Foundation
internal import SayableEngine
internal import SayableRules

// Writes the Swift file by which an app carries its rules: `compile-app-rules OUTPUT [Sayable.locales] [FILE...]`.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  print("usage: compile-app-rules OUTPUT [Sayable.locales] [FILE...]")
  exit(2)
}
do {
  var locales: [LanguageTag]?
  var files: [RuleFile] = []
  for path in arguments.dropFirst() {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    if path.hasSuffix("Sayable.locales") {
      locales = try String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).map {
        try LanguageTag(String($0))
      }
    } else {
      files.append(RuleFile(name: path, bytes: bytes))
    }
  }
  let literal = BuiltInImage.literal(try RuleLibrary.builtIn.compile(locales: locales, appRules: files))
  let source = """
    import SayableEngine

    /// The rules of this target's files over those that come with Sayable.
    enum CompiledRules {
      static let image = RuleImage(carried: "\(literal)")
    }

    """
  try Data(source.utf8).write(to: URL(filePath: output), options: .atomic)
} catch {
  print("error: \(error)")
  exit(1)
}
