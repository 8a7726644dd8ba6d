// swift-tools-version: 6.3
import PackageDescription

/// The settings of every Swift target: warnings are errors, and the language's stricter modes are on.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Lets the linker drop each function that is never called: without it, `status --short` takes 16 % longer.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
  // Gets the metadata of `Set<Day>` from its parts. By its mangled name, the runtime would search all conformances for that of
  // `Day` to `Hashable` at each start: 7.1 instead of 3.9 million instructions for `log`, 2.4 instead of 1.6 for `status --short`.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(platforms: [.linux], configuration: .release)),
]

/// A module of gymlog, with all the modules that it may use.
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
    module("Training", uses: ["TextMatching", "CatalogueData"]),
    module("Formats"),
    module("System"),
    module("TextMatching"),
    module("CommandLineKit", uses: ["TextMatching"]),
    module("Documents", uses: ["Training", "Formats"]),
    module("Wording", uses: ["Training", "TextMatching"]),
    module("Insights", uses: ["Training"]),
    module("Tracks", uses: ["Training", "Formats"]),
    // `#embed` is C23; the compiler accepts it in every mode of C, but warns.
    .target(name: "CatalogueData", cSettings: [.disableWarning("c23-extensions")]),
    module("Catalogue", uses: ["Training", "Formats", "TextMatching", "CatalogueData"]),
    module("TerminalKit", uses: ["System"]),
    module("Logbook", uses: ["Documents", "System", "Wording", "Training", "Formats"]),
    module("Interchange", uses: ["Documents", "Wording", "Training", "Formats"]),
    module(
      "GymlogCommands",
      uses: [
        "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights",
        "Catalogue", "TerminalKit", "Logbook", "Interchange", "Tracks",
      ]),
    .executableTarget(
      name: "gymlog", dependencies: ["GymlogCommands"], exclude: ["without-unwind-tables.ld"],
      swiftSettings: strict,
      linkerSettings: [
        // A static program needs nothing from its host and starts in a third of the time. macOS has none. Functions with the
        // same code are kept once, as nothing compares their addresses: 4 % less to load. Nothing throws C++ exceptions, so no
        // table is needed to find their handlers: 2.4 MB less. Only lld can leave out all of it.
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker", "--icf=all", "-Xlinker",
            "--no-eh-frame-hdr", "-Xlinker",
            Context.packageDirectory + "/Sources/gymlog/without-unwind-tables.ld",
          ],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .target(
      name: "TestSupport", dependencies: ["CommandLineKit", "Training"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    tests(of: "Training"),
    tests(of: "Formats"),
    tests(of: "System"),
    tests(of: "TextMatching"),
    tests(of: "CommandLineKit"),
    tests(of: "Documents", uses: ["Training", "Formats"]),
    tests(of: "Wording", uses: ["Training", "TextMatching"]),
    tests(of: "Insights", uses: ["Training"]),
    tests(of: "Tracks", uses: ["Training", "Formats"]),
    tests(of: "Catalogue", uses: ["Training", "Formats", "System", "TextMatching"]),
    tests(of: "TerminalKit"),
    tests(of: "Logbook", uses: ["Documents", "System", "Wording", "Training", "Formats"]),
    tests(of: "Interchange", uses: ["Documents", "Wording", "Training", "Formats"]),
    tests(
      of: "GymlogCommands",
      uses: [
        "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights",
        "Catalogue", "TerminalKit", "Logbook", "Interchange", "Tracks",
      ]),
  ]
)
