import System
import TestSupport
import Testing

/// Types every line of `Tests/Typed` and compares what it does with what it must do.
///
/// `GYMLOG_TYPED=40` reads only files with 40 in their names.
@Suite struct TypedTableTests {
  static let folder = Repository.path("Tests/Typed")

  static var names: [String] {
    let only = Environment.process["GYMLOG_TYPED"] ?? ""
    return ((try? Folder.open(folder).names()) ?? []).filter { name in
      name.hasSuffix(".typed") && (only.isEmpty || name.contains(only))
    }.sorted()
  }

  private static func table(_ name: String) throws -> TypedTable {
    TypedTable(String(decoding: try #require(try Folder.open(folder).read(name)), as: UTF8.self))
  }

  @Test(arguments: names) func everyLineDoesWhatItMust(_ name: String) throws {
    for line in try Self.table(name).lines {
      guard let fault = try line.fault() else { continue }
      Issue.record("\(name): \(line.name)\n  \(fault.text)")
    }
  }

  @Test func typedLinesExist() throws {
    let count = try Self.names.reduce(0) { try $0 + Self.table($1).lines.count }
    #expect(count >= 1300 || Environment.process["GYMLOG_TYPED"] != nil)
  }
}
