internal import Foundation
internal import SayableEngine
internal import SayableRules

// Writes the Swift file by which a target carries compiled rules: `compile-rules TARGET RULES-FOLDER OUTPUT FILE...`.
let arguments = CommandLine.arguments
guard arguments.count > 4 else {
  print("usage: compile-rules TARGET RULES-FOLDER OUTPUT FILE...")
  exit(2)
}
let (target, folder, output) = (arguments[1], arguments[2], arguments[3])
do {
  let files = try arguments[4...].map { path in
    RuleFile(name: String(path.dropFirst(folder.count + 1)), bytes: Array(try Data(contentsOf: URL(filePath: path))))
  }
  let image = try BuiltInImage(ofTarget: target, files: files)
  try Data(image.source.utf8).write(to: URL(filePath: output), options: .atomic)
} catch {
  print("error: \(error)")
  exit(1)
}
