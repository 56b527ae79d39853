import Foundation
import PackagePlugin

/// `swift package sayable-lint [argument...]`: runs `sayable lint` in the folder of the package, on all of it where the
/// arguments name no path.
@main struct SayableLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "sayable-cli").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    // The findings have been shown; what is left to tell is that there were some.
    if process.terminationReason == .uncaughtSignal { Diagnostics.error("sayable was ended by a signal") }
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
