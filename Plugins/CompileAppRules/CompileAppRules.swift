import Foundation
import PackagePlugin

/// Compiles the rule files of an app's target, laid over the built-in rules, into the target: its source has
/// `CompiledRules.image` then. A file named `Sayable.locales` may list the locales, one a line; without it all are
/// compiled.
@main struct CompileAppRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
    let rules = files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
    let locales = files.filter { $0.lastPathComponent == "Sayable.locales" }
    guard !rules.isEmpty || !locales.isEmpty else {
      Diagnostics.error("the target \(target.name) has no rule file, such as app.yaml, and no Sayable.locales")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledRules.swift")
    return [
      .buildCommand(
        displayName: "Compiling the rules of \(target.name)",
        executable: try context.tool(named: "compile-app-rules").url,
        arguments: [output.path] + (locales + rules).map(\.path), inputFiles: locales + rules, outputFiles: [output])
    ]
  }
}
