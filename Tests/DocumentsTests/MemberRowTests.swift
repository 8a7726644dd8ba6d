import Documents
import Formats
import Testing

extension MemberTests {
  func parts(_ row: Row) throws -> (coding: AnyCoding, base: JSON) {
    let coding = try #require(AnyCoding.all[Self.codings[row.kind] ?? row.kind])
    let base = try json(try #require(Self.base[row.kind]))
    return (coding, base)
  }

  /// The document with one value set; in `distance`, with the plan or the result alone.
  func document(_ row: Row, _ base: JSON, _ value: JSON?) -> [UInt8] {
    var document = base.setting(row.path[...], to: value)
    if row.path.last == "value" { document = document.setting(row.path.dropLast() + ["unit"], to: "kg") }
    if row.kind == "distance" {
      let other: Step = row.path.first == "plan" ? "result" : "plan"
      document = document.setting([other], to: nil)
    }
    return document.text(.pretty)
  }

  @Test(arguments: rows) func takesWhatItMay(_ row: Row) throws {
    let (coding, base) = try parts(row)
    for value in row.rule.good {
      let text = document(row, base, value)
      #expect(failure(of: coding, text) == nil, "\(value)")
      #expect(try coding.over(text) == text)
      // Writing the value anew keeps its meaning.
      let anew = try coding.again(text)
      #expect(try coding.again(anew) == anew)
    }
  }

  @Test(arguments: rows) func refusesWhatItMayNot(_ row: Row) throws {
    let (coding, base) = try parts(row)
    #expect(!row.rule.bad.isEmpty)
    for (value, reason) in row.rule.bad {
      let text = document(row, base, value)
      let error = failure(of: coding, text)
      #expect(error?.reason == reason, "\(value)")
      let place = try #require(JSONDocument(text).root.at(row.path)).position
      #expect(error?.position == place, "\(value)")
      // A document that can't be read is never rewritten.
      #expect(throws: DocumentError.self) { try coding.over(text) }
    }
  }

  @Test(arguments: rows) func isMissedWhereRequired(_ row: Row) throws {
    let (coding, base) = try parts(row)
    guard case .member(let name) = try #require(row.path.last) else { return }
    let text = document(row, base, nil)
    let missing = failure(of: coding, text)?.reason == .missing(name)
    // `value` is required in a load.
    #expect(missing == (row.isRequired || row.path.last == "value"))
  }

  /// The rows of the specification's tables: the kind of document, the member and the second column.
  static func tables() throws -> [(kind: String, member: String, column: String)] {
    let headings = [
      ("logbook", "## `gymlog.json`"), ("workout", "## `workout.json`"),
      ("exercise", "## `exercise-<id>.json`"), ("set", "## `set-<id>.json`"),
      ("ownExercise", "## `exercises/<id>.json`"), ("alias", "## `aliases/<id>.json`"),
      ("activity", "## `activity.json`"), ("profile", "## `profile.json`"),
    ]
    let lines = try FormatExamples.specification().split(separator: "\n", omittingEmptySubsequences: false)
    return headings.flatMap { kind, heading -> [(kind: String, member: String, column: String)] in
      let section = lines.drop { !$0.hasPrefix(heading) }.dropFirst().prefix { !$0.hasPrefix("## ") }
      return section.flatMap { line -> [(kind: String, member: String, column: String)] in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
          $0.trimmingPrefix { $0 == " " }
        }
        guard cells.count == 5, cells[1].hasPrefix("`") else { return [] }
        let names = cells[1].split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return names.map { (kind, String($0), String(cells[2])) }
      }
    }
  }

  @Test func everyRowOfTheSpecificationIsTested() throws {
    let tables = try Self.tables()
    #expect(tables.count >= 62)
    for (kind, member, column) in tables {
      let row = Self.rows.first { $0.kind == kind && $0.path == [.member(member)] }
      #expect(row != nil, "\(kind) \(member)")
      #expect(row?.isRequired == column.hasPrefix("required"), "\(kind) \(member)")
    }
  }

  /// A default that is spelt out has the same meaning as its absence.
  @Test func defaultsMeanWhatAbsenceDoes() throws {
    var count = 0
    for (kind, member, column) in try Self.tables() where column.hasPrefix("default") {
      let coding = try #require(AnyCoding.all[kind])
      let base = try json(try #require(Self.base[kind]))
      let value = try json(String(column.dropFirst("default `".count).prefix { $0 != "`" }))
      let spelt = base.setting([.member(member)], to: value).text()
      #expect(try coding.again(spelt) == coding.again(base.text()), "\(kind) \(member)")
      #expect(!string(try coding.again(spelt)).contains("\"\(member)\""))
      count += 1
    }
    #expect(count >= 14)
  }
}
