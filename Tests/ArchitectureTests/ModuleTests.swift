import Foundation
import TestSupport
import Testing

@Suite("Dependencies of modules") struct ModuleTests {
  @Test("Package.swift allows no more than the table in Sources/README.md") func declared() throws {
    let package = try Repository.description()
    let mayUse = try Modules.mayUse()
    #expect(package.dependencies.isEmpty)
    let modules = package.targets.filter { $0.type != "test" }
    #expect(Set(modules.map(\.name)) == Set(mayUse.keys))
    for module in modules {
      let others = Set(module.dependencies.map(\.name)).subtracting(mayUse[module.name] ?? [])
      #expect(others.isEmpty, "\(module.name) may not use \(others.sorted())")
    }
  }

  @Test("Every import is allowed by the table, and libc stays in System") func imported() throws {
    let sources = try Repository.sources()
    let mayUse = try Modules.mayUse()
    #expect(!sources.isEmpty)
    for (path, text) in sources {
      let module = String(path.prefix { $0 != "/" })
      var allowed = mayUse[module] ?? []
      if module == "System" || Modules.mathematics.contains(path) { allowed.formUnion(Modules.libc) }
      let others = Set(Repository.imports(text)).subtracting(allowed)
      #expect(others.isEmpty, "Sources/\(path) may not import \(others.sorted())")
    }
  }

  @Test("Each Swift file that Sources/README.md names is there") func named() throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "Sources/README.md"), encoding: .utf8)
    let paths = ["Sources", "Tests"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path)
      return files?.compactMap { "/" + folder + "/" + ($0 as? String ?? "") } ?? []
    }
    let named = Set(readme.matches(of: /`([\w+\/]+\.swift)`/).map { String($0.output.1) })
    #expect(named.count > 10)
    for name in named where name != "Package.swift" {
      #expect(paths.contains { $0.hasSuffix("/" + name) }, "\(name)")
    }
  }

  @Test("Outside of System/Platform, only the import of libc depends on the platform") func platforms() throws
  {
    let libc = "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif\n"
    for (path, text) in try Repository.sources() where !Modules.mathematics.contains(path) {
      let depends = text.replacing(libc, with: "").contains("#if ")
      #expect(depends == path.hasPrefix("System/Platform/"), "Sources/\(path)")
    }
  }

  @Test("Text parsing throws nothing, because it is fuzzed without the commands")
  func fuzzedAlone() throws {
    let texts = try Repository.sources().filter { $0.path.hasPrefix("GymlogCommands/Log/Session/Text/") }
    #expect(texts.count > 10)
    for (path, text) in texts { #expect(!text.contains("throw"), "Sources/\(path)") }
  }

  @Test(
    "Import lines of every form are found",
    arguments: [
      ("import Foundation", ["Foundation"]),
      ("@testable package import Training", ["Training"]),
      ("  private import struct Foundation.URL", ["Foundation"]),
      ("let text = \"import\"\n// import Foundation", []),
      ("#if os(Linux)\n  @preconcurrency import Glibc\n#endif\nimport System", ["Glibc", "System"]),
    ])
  func found(text: String, modules: [String]) {
    #expect(Repository.imports(text) == modules)
  }
}
