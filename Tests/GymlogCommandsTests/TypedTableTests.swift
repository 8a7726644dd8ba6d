import System
import TestSupport
import Testing

/// Types every line of `Tests/Typed` and compares what it does with what it must do.
///
/// `Tests/Typed/not-yet` lists the lines that don't do so yet. A line that isn't listed and fails is an error, and so is a
/// listed one that works. With `GYMLOG_RECORD=1` the list is written anew. `GYMLOG_TYPED=40` reads only files with 40 in their names.
@Suite struct TypedTableTests {
  private static let path = Repository.path("Tests/Typed")

  @Test func everyLineDoesWhatItMust() throws {
    let folder = try Folder.open(Self.path)
    let files = try folder.names().filter { $0.hasSuffix(".typed") }.sorted()
    var open: [String] = []
    var faults: [String: TypedTable.Line.Fault] = [:]
    var count = 0
    let only = Environment.process["GYMLOG_TYPED"]
    for file in files where only.map(file.contains) ?? true {
      let table = TypedTable(String(decoding: try #require(try folder.read(file)), as: UTF8.self))
      for line in table.lines {
        count += 1
        guard let fault = try line.fault() else { continue }
        let name = file.dropLast(6) + ": " + line.name
        open.append(name)
        faults[name] = fault
      }
    }
    #expect(count >= 1300 || only != nil)
    let bytes = try folder.read("not-yet") ?? []
    let listed = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    for name in open where !listed.contains(name) { Issue.record("\(name)\n  \(faults[name]?.text ?? "")") }
    for name in listed where faults[name] == nil { Issue.record("\(name) works: take it off the list") }
    if Environment.process["GYMLOG_RECORD"] == "1", open != listed {
      try folder.replace("not-yet", Array(open.map { $0 + "\n" }.joined().utf8))
    }
    if let report = Environment.process["GYMLOG_TYPED_REPORT"] {
      let text = open.map { $0 + "\n    " + (faults[$0]?.text ?? "").replacing("\n", with: "\n    ") + "\n" }
      try UserFile.write(report, Array(text.joined().utf8))
    }
  }
}
