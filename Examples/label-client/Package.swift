// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "label-client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "sayable", path: "../..")],
  targets: [
    .executableTarget(
      name: "label-client",
      dependencies: [.product(name: "Sayable", package: "sayable")],
      plugins: [.plugin(name: "CompileAppRules", package: "sayable")])
  ]
)
