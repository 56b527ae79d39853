// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "library-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "sayable", path: "../..")],
  targets: [
    .executableTarget(
      name: "library-benchmark", dependencies: [.product(name: "Sayable", package: "sayable")], path: "Sources/library")
  ]
)
