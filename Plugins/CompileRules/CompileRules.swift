import Foundation
import PackagePlugin

/// Compiles the rule files of `Rules/` into the target that carries them: what it carries goes by the target's name.
///
/// A target whose path is `Rules/` makes the package manager notice a rule file that is added or removed; a file that
/// changes is an input of the command.
@main struct CompileRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Rules")
    let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.standardizedFileURL }
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Image.swift")
    // A debug build's tool is slow, and under a sanitizer the tool itself would be built with it, which a fuzzer's flags do
    // not allow.
    if let ready = ProcessInfo.processInfo.environment["SAYABLE_COMPILED_RULES"] {
      let image = URL(filePath: ready).appending(path: "\(target.name).swift")
      return [
        .buildCommand(
          displayName: "Taking the compiled rules of \(target.name)", executable: URL(filePath: "/bin/cp"),
          arguments: [image.path, output.path], inputFiles: [image] + files, outputFiles: [output])
      ]
    }
    return [
      .buildCommand(
        displayName: "Compiling the rules of \(target.name)",
        executable: try context.tool(named: "compile-rules").url,
        arguments: [target.name, folder.path, output.path] + files.map(\.path), inputFiles: files,
        outputFiles: [output])
    ]
  }
}
