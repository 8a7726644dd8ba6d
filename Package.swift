// swift-tools-version: 6.3
import PackageDescription

/// What every Swift target is compiled with: warnings are errors, and the language's stricter modes are on.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // What nobody calls is left out by the linker, function by function: less to bring into memory at each start.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
]

/// A module of gymlog: what it may use is all that it names here.
func module(_ name: String, uses dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// The tests of a module, with the modules that they use besides.
func tests(of name: String, uses others: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name, "TestSupport"] + others).map { .byName(name: $0) },
    swiftSettings: strict)
}

let package = Package(
  name: "gymlog",
  targets: [
    module("Training"),
    module("Formats"),
    module("System"),
    module("CommandLineKit"),
    module("Documents", uses: ["Training", "Formats"]),
    module("Wording", uses: ["Training"]),
    module("Insights", uses: ["Training"]),
    // `#embed` is C23; the compiler has it, and says so, in every mode of C.
    .target(name: "CatalogueData", cSettings: [.disableWarning("c23-extensions")]),
    module("Catalogue", uses: ["Training", "Formats", "CatalogueData"]),
    module("TerminalKit", uses: ["System"]),
    module("ChartKit", uses: ["TerminalKit"]),
    module("Logbook", uses: ["Documents", "System", "Training", "Formats"]),
    module("Interchange", uses: ["Documents", "Wording", "Training", "Formats"]),
    module(
      "GymlogCommands",
      uses: [
        "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights",
        "Catalogue", "TerminalKit", "ChartKit", "Logbook", "Interchange",
      ]),
    .executableTarget(
      name: "gymlog", dependencies: ["GymlogCommands"], exclude: ["start.order"], swiftSettings: strict,
      linkerSettings: [
        // The installed program needs nothing of its host and starts in a third of the time.
        .unsafeFlags(["-static-executable", "-Xlinker", "-s"], .when(configuration: .release)),
        // What a start runs stands together in it, as `Tests/Benchmarks/order` has found.
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
            "--symbol-ordering-file=\(Context.packageDirectory)/Sources/gymlog/start.order",
          ], .when(platforms: [.linux], configuration: .release)),
      ]),
    .target(
      name: "TestSupport", dependencies: ["Training"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    tests(of: "Training"),
    tests(of: "Formats"),
    tests(of: "System"),
    tests(of: "CommandLineKit"),
    tests(of: "Documents", uses: ["Training", "Formats"]),
    tests(of: "Wording", uses: ["Training"]),
    tests(of: "Insights", uses: ["Training"]),
    tests(of: "Catalogue", uses: ["Training", "Formats", "System"]),
    tests(of: "TerminalKit"),
    tests(of: "ChartKit", uses: ["TerminalKit"]),
    tests(of: "Logbook", uses: ["Documents", "System", "Training", "Formats"]),
    tests(of: "Interchange", uses: ["Documents", "Wording", "Training", "Formats"]),
    tests(
      of: "GymlogCommands",
      uses: [
        "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights",
        "Catalogue", "TerminalKit", "ChartKit", "Logbook", "Interchange",
      ]),
  ]
)
