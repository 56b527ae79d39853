// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A view of an array's bytes, as arrays themselves have on newer systems.
  .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
  name: "sayable",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Sayable", targets: ["Sayable", "SayableEngine"]),
    // For an app that carries chosen locales, which CompileAppRules compiles into it.
    .library(name: "SayableEngine", targets: ["SayableEngine"]),
    .library(name: "SayableFormulas", targets: ["SayableFormulas"]),
    .library(name: "SayableMathML", targets: ["SayableMathML"]),
    .library(name: "SayableCatalogs", targets: ["SayableCatalogs"]),
    .library(name: "SayableRules", targets: ["SayableRules", "BuiltInRuleFiles"]),
    .library(name: "SayableCharts", targets: ["SayableCharts"]),
    .library(name: "SayableExport", targets: ["SayableExport"]),
    .library(name: "SayableChartsUI", targets: ["SayableChartsUI"]),
    .library(name: "SayableUI", targets: ["SayableUI"]),
    // The archive of which Scripts/c-library links libsayable.so.
    .library(name: "SayableC", type: .static, targets: ["SayableC"]),
    .executable(name: "sayable", targets: ["sayable-cli"]),
    .plugin(name: "SayableLint", targets: ["SayableLint"]),
    .plugin(name: "CompileAppRules", targets: ["CompileAppRules"]),
  ],
  targets: [
    .executableTarget(
      name: "sayable-cli",
      dependencies: [
        "BuiltInRuleFiles", "Prefilter", "Sayable", "SayableCatalogs", "SayableCharts", "SayableEngine",
        "SayableExport", "SayableFormulas", "SayableLSP", "SayableMathML", "SayableRules", "Sharing", "SpeechRules",
        "XML", "YAML",
        .target(name: "CArguments", condition: .when(platforms: [.linux])),
        .target(name: "CXattr", condition: .when(platforms: [.linux])),
      ], swiftSettings: settings),
    // `swift package sayable-lint`.
    .plugin(
      name: "SayableLint",
      capability: .command(
        intent: .custom(verb: "sayable-lint", description: "Checks how the strings of app catalogs will sound.")),
      dependencies: ["sayable-cli"]),
    // What programs in other languages call.
    .target(
      name: "SayableC",
      dependencies: [
        "BuiltInRuleFiles", "CSayable", "Sayable", "SayableCatalogs", "SayableEngine", "SayableExport",
        "SayableFormulas", "SayableRules", "Sharing", "SpeechRules",
      ], swiftSettings: settings),
    .systemLibrary(name: "CSayable"),
    // For Apple platforms; empty where there is no UIKit.
    .target(name: "SayableUI", dependencies: ["SayableEngine"], swiftSettings: settings),
    // For Apple platforms; empty where there are no audio graphs.
    .target(name: "SayableChartsUI", dependencies: ["SayableCharts"], swiftSettings: settings),
    // One model of a chart or graph; words, sound and picture from it.
    .target(
      name: "SayableCharts",
      dependencies: [
        "BuiltInChartRules", "MathMeaning", "Sayable", "SayableEngine", "SayableExport", "SayableFormulas",
        "SpeechRules",
      ], swiftSettings: settings),
    // LaTeX with its packages, to the tree.
    .target(name: "MathLaTeX", dependencies: ["MathTree"], swiftSettings: settings),
    // AsciiMath, what people type, and UnicodeMath, to the tree.
    .target(name: "MathReaders", dependencies: ["MathTree"], swiftSettings: settings),
    // MathML to the tree; it needs expat.
    .target(name: "SayableMathML", dependencies: ["MathTree", "SayableFormulas", "XML"], swiftSettings: settings),
    // What a formula means, from its tree.
    .target(name: "MathMeaning", dependencies: ["MathTree"], swiftSettings: settings),
    // The tree of a formula, and its MathML.
    .target(name: "MathTree", swiftSettings: settings),
    .target(
      name: "SayableCatalogs",
      dependencies: [
        "BuiltInRuleFiles", "Prefilter", "SayableEngine", "SayableExport", "SayableRules", "Sharing", "YAML",
      ],
      swiftSettings: settings),
    // Checks what is being written, for editors.
    .target(
      name: "SayableLSP", dependencies: ["SayableCatalogs", "SayableEngine", "SayableRules"], swiftSettings: settings),
    .target(
      name: "SayableFormulas",
      dependencies: [
        "BuiltInFormulaRules", "MathLaTeX", "MathMeaning", "MathReaders", "MathTree", "Prefilter", "Sayable",
        "SayableEngine", "SayableExport", "Sharing", "SpeechRules",
      ], swiftSettings: settings),
    // What an app links: the engine with the built-in rules.
    .target(name: "Sayable", dependencies: ["BuiltInRules", "PCRE2", "SayableEngine"], swiftSettings: settings),
    // Its folder is that of the rule files, so that a file that is added or removed is noticed.
    .target(
      name: "BuiltInRules", dependencies: ["SayableEngine"], path: "Rules",
      exclude: ["FORMULAS.md", "README.md", "lint.schema.json", "rules.schema.json"], sources: ["BuiltInRules.swift"],
      swiftSettings: settings, plugins: ["CompileRules"]),
    // The rules by which formulas are said.
    .target(
      name: "BuiltInFormulaRules", dependencies: ["SayableEngine", "SpeechRules"], swiftSettings: settings,
      plugins: ["CompileRules"]),
    // The words by which charts are described.
    .target(
      name: "BuiltInChartRules", dependencies: ["SayableEngine", "SpeechRules"], swiftSettings: settings,
      plugins: ["CompileRules"]),
    // The rule files as they were parsed, for whoever lays rules over them.
    .target(
      name: "BuiltInRuleFiles",
      dependencies: ["BuiltInChartRules", "BuiltInFormulaRules", "Sayable", "SayableEngine", "SayableRules"],
      swiftSettings: settings, plugins: ["CompileRules"]),
    .plugin(
      name: "CompileRules", capability: .buildTool(),
      dependencies: Context.environment["SAYABLE_COMPILED_RULES"] == nil ? ["compile-rules"] : []),
    // Compiles an app's rule files into its target.
    .plugin(name: "CompileAppRules", capability: .buildTool(), dependencies: ["compile-app-rules"]),
    .executableTarget(
      name: "compile-app-rules", dependencies: ["BuiltInRuleFiles", "SayableEngine", "SayableRules"],
      swiftSettings: settings),
    .executableTarget(name: "compile-rules", dependencies: ["SayableEngine", "SayableRules"], swiftSettings: settings),
    .target(name: "SayableExport", dependencies: ["Prefilter", "SayableEngine"], swiftSettings: settings),
    // From rule files to images.
    .target(
      name: "SayableRules",
      dependencies: [
        "MathMeaning", "MathTree", "PCRE2", "Prefilter", "PrefilterCompiler", "SayableEngine", "Sharing", "SpeechRules",
        "YAML",
      ],
      swiftSettings: settings),
    // Compiled rules and words by which formulas are said, as an image holds them.
    .target(
      name: "SpeechRules", dependencies: ["MathMeaning", "MathTree", "SayableEngine"], swiftSettings: settings),
    // Reads images and applies their rules.
    .target(name: "SayableEngine", dependencies: ["PCRE2", "Prefilter", "Sharing"], swiftSettings: settings),
    // Which of many patterns may match a text.
    .target(name: "Prefilter", dependencies: ["Sharing"], exclude: ["README.md"], swiftSettings: settings),
    .target(name: "PrefilterCompiler", dependencies: ["Prefilter"], swiftSettings: settings),
    // What several tasks use at once.
    .target(name: "Sharing", dependencies: ["CSharing"], swiftSettings: settings),
    // Atomic integers and mutexes, which Swift has on newer systems only.
    .target(name: "CSharing"),
    .target(name: "PCRE2", dependencies: ["CPCRE2", "Sharing"], swiftSettings: settings),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: settings),
    .target(name: "XML", dependencies: ["CExpat"], swiftSettings: settings),
    // The arguments of the program, where Swift does not find them.
    .target(name: "CArguments"),
    // The system's calls for extended attributes, which Glibc's module leaves out.
    .systemLibrary(name: "CXattr"),
    // What tests of several targets need.
    .target(
      name: "TestSupport", dependencies: ["SayableEngine", "SayableRules"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PrefilterTests", dependencies: ["PCRE2", "Prefilter", "PrefilterCompiler", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SayableChartsTests", dependencies: ["SayableCharts", "SayableEngine", "SayableFormulas"],
      swiftSettings: settings),
    .testTarget(name: "MathLaTeXTests", dependencies: ["MathLaTeX", "MathTree", "Sharing"], swiftSettings: settings),
    .testTarget(name: "MathReadersTests", dependencies: ["MathReaders", "MathTree"], swiftSettings: settings),
    .testTarget(name: "SayableMathMLTests", dependencies: ["SayableMathML", "MathTree"], swiftSettings: settings),
    .testTarget(name: "PCRE2Tests", dependencies: ["PCRE2"], swiftSettings: settings),
    .testTarget(name: "SharingTests", dependencies: ["Sharing"], swiftSettings: settings),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: settings),
    .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: settings),
    .testTarget(
      name: "SayableCatalogsTests",
      dependencies: [
        "BuiltInRuleFiles", "Sayable", "SayableCatalogs", "SayableEngine", "SayableFormulas", "SayableRules",
        "TestSupport",
      ], exclude: ["Samples"], swiftSettings: settings),
    .testTarget(
      name: "SayableLSPTests",
      dependencies: ["BuiltInRuleFiles", "SayableCatalogs", "SayableEngine", "SayableLSP", "SayableRules"],
      swiftSettings: settings),
    // Formulas are typed for it, which is read above.
    .testTarget(
      name: "MathMeaningTests", dependencies: ["MathMeaning", "SayableFormulas", "SayableMathML"],
      swiftSettings: settings),
    .testTarget(
      name: "SayableFormulasTests",
      dependencies: [
        "BuiltInRuleFiles", "MathTree", "Prefilter", "Sayable", "SayableEngine", "SayableFormulas", "SayableMathML",
        "SayableRules", "SpeechRules", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SayableTests",
      dependencies: [
        "BuiltInRuleFiles", "PCRE2", "Prefilter", "Sayable", "SayableEngine", "SayableExport", "SayableRules",
        "TestSupport", "YAML",
      ], exclude: ["Keeps"], swiftSettings: settings),
    // The dependency has the program built before its tests run it.
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "BuiltInRuleFiles", "sayable-cli", "SayableCatalogs", "SayableEngine", "SayableRules", "YAML",
        .target(name: "CXattr", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Fixtures", "browser.py", "chart-page.py", "site-pages.py"],
      swiftSettings: settings),
  ]
)

/// A C library: from its sources where `Scripts/vendor` has put them into the package, and else the system's.
func library(
  _ name: String, in folder: String, debian: String, homebrew: String, without excluded: [String] = [],
  _ settings: [CSetting]
) -> Target {
  guard FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Vendor/\(folder)") else {
    return .systemLibrary(name: name, providers: [.apt([debian]), .brew([homebrew])])
  }
  return .target(
    name: name, path: "Vendor/\(folder)", exclude: ["LICENSE"] + excluded,
    cSettings: [.headerSearchPath(".")] + settings)
}

package.targets += [
  library(
    "CPCRE2", in: "pcre2", debian: "libpcre2-dev", homebrew: "pcre2",
    // Other files include these.
    without: ["pcre2_jit_match.c", "pcre2_jit_misc.c", "pcre2_printint.c", "pcre2_ucptables.c", "sljit"],
    [
      .define("HAVE_CONFIG_H"), .define("PCRE2_CODE_UNIT_WIDTH", to: "8"), .define("PCRE2_STATIC"),
      .define("SUPPORT_UNICODE"), .define("HAVE_MEMMOVE"),
    ]
      // Phones forbid code that is made at run time.
      + (Context.environment["SAYABLE_JIT"] == "0" ? [] : [.define("SUPPORT_JIT", .when(platforms: [.linux, .macOS]))])),
  library(
    "CYAML", in: "libyaml", debian: "libyaml-dev", homebrew: "libyaml",
    [
      .define("YAML_VERSION_MAJOR", to: "0"), .define("YAML_VERSION_MINOR", to: "2"),
      .define("YAML_VERSION_PATCH", to: "5"), .define("YAML_VERSION_STRING", to: "\"0.2.5\""),
    ]),
  library(
    "CExpat", in: "expat", debian: "libexpat1-dev", homebrew: "expat", without: ["xmltok_impl.c", "xmltok_ns.c"], []),
]

// Fuzz targets link only with `--sanitize=fuzzer`, as Scripts/fuzz builds them.
if Context.environment["SAYABLE_FUZZ"] != nil {
  let libraries: [Target.Dependency] = [
    "BuiltInRuleFiles", "Sayable", "SayableCatalogs", "SayableEngine", "SayableFormulas", "SayableMathML",
    "SayableRules", "Sharing",
  ]
  package.targets.append(
    .target(
      name: "FuzzInvariants", dependencies: libraries + ["TestSupport"], path: "Tests/Fuzzing/Invariants",
      swiftSettings: settings))
  package.targets += ["Label", "Rules", "Template", "Formula", "Nested", "Catalog"].map { name in
    .executableTarget(
      name: "fuzz-\(name.lowercased())", dependencies: libraries + ["FuzzInvariants"], path: "Tests/Fuzzing/\(name)",
      swiftSettings: settings)
  }
}

// A package of tests that was never built has no symbols to document.
if Context.environment["SAYABLE_DOCS"] != nil { package.targets.removeAll { $0.type == .test } }

// Targets in which the tests spend their time, optimized in debug builds, too. Scripts/test sets this.
if Context.environment["SAYABLE_OPTIMIZED_TESTS"] != nil {
  let optimized = ["PCRE2", "Prefilter", "PrefilterCompiler", "SayableEngine", "SayableRules", "Sharing", "YAML"]
  for target in package.targets where optimized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
