import Foundation
import TestSupport
import Testing

/// The tables of the page, recomputed from the documents.
extension OracleTests {
  /// The rows of the page's tables, by caption.
  private static func tables(_ page: String) -> [String: [[String]]] {
    func texts(_ markup: Substring, _ tags: [String]) -> [String] {
      let plain = tags.reduce(String(markup)) { $0.replacing("<" + $1, with: "<|") }
      return (" " + plain).split(separator: "<|").dropFirst().map { cell in
        let text = cell.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
        return String(text).replacing("\u{A0}", with: " ").replacing(",", with: "")
      }
    }
    var tables: [String: [[String]]] = [:]
    for part in page.split(separator: "<table").dropFirst() {
      let table = part.prefix(upTo: part.range(of: "</table>")?.lowerBound ?? part.endIndex)
      let caption = texts(table, ["caption"]).first ?? ""
      tables[caption] = table.split(separator: "<tr>").dropFirst(2).map { texts($0, ["th ", "td "]) }
    }
    return tables
  }

  private static func figure(_ text: String) -> Double? {
    text.split(separator: " ").first.flatMap { Double($0) }
  }

  @Test(arguments: seeds(12)) func tablesOfThePage(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let page = machine.run(["report", "--since", "2026-01-01", "-o", "-"]).output
    let tables = Self.tables(page)
    let months = ["September", "October", "November"]
    let days = oracle.sets.map(\.day) + oracle.activities.map(\.day)
    for row in try #require(tables["Training days"]) {
      let month = "2026-" + ["09", "10", "11"][months.firstIndex { row[0].hasPrefix($0) } ?? 0]
      #expect(Self.figure(row[1]) == Double(Set(days).count { $0.hasPrefix(month) }), "\(row)")
      let sets = oracle.sets.filter { $0.day.hasPrefix(month) }
      #expect(Self.figure(row[2]) ?? 0 == Double(sets.count), "\(row)")
    }
    for row in try #require(tables["Volume"]) {
      let sets = oracle.sets.filter { Oracle.span("week", of: $0.day) == row[0] }
      let total = oracle.total(sets)
      #expect(Self.figure(row[1]) ?? 0 == Double(total.workouts), "\(row)")
      #expect(Self.figure(row[2]) ?? 0 == Double(total.sets), "\(row)")
      #expect(Self.isNear(Self.figure(row[3]) ?? 0, total.volume, by: 0.051), "\(row): \(total.volume)")
    }
    #expect(
      Set(oracle.sets.map { Oracle.span("week", of: $0.day) }).isSubset(
        of: Set((tables["Volume"] ?? []).map { $0[0] })))
    try check(muscles: tables["Muscles"], oracle)
    try check(lifts: tables, machine, oracle)
    if let rows = tables["Activities"] {
      let sums = oracle.outings { _ in true }
      let names = ["running": "run", "cycling": "ride", "walking": "walk", "rowing": "row"]
      #expect(Set(rows.compactMap { names[$0[0]] }) == Set(sums.keys))
      for row in rows {
        let sum = try #require(sums[names[row[0]] ?? ""])
        #expect(Self.figure(row[1]) == Double(sum.count), "\(row)")
        #expect(Self.isNear(Self.figure(row[2]) ?? 0, sum.metres / 1_000, by: 0.0051), "\(row)")
      }
    } else {
      #expect(oracle.activities.isEmpty)
    }
    for row in tables["Body weight"] ?? [] {
      #expect(
        oracle.weights.contains { Self.isNear(Self.kilograms(row[1]), $0.kilograms, by: 0.051) }, "\(row)")
    }
  }

  /// A mass as it is shown, in kilograms.
  private static func kilograms(_ text: String) -> Double? {
    figure(text).map { text.hasSuffix("lb") ? $0 * 0.45359237 : $0 }
  }

  private func check(muscles rows: [[String]]?, _ oracle: Oracle) throws {
    let all = oracle.muscles.values.reduce(0, +)
    let found = Dictionary(grouping: rows ?? []) { Self.figure($0[1]) ?? 0 }
    for (sets, count) in Dictionary(grouping: oracle.muscles.values, by: \.self).mapValues(\.count) {
      #expect(found[sets]?.count == count, "\(sets)")
      for row in found[sets] ?? [] {
        let share = Double(row[4].dropLast()) ?? 0
        #expect(Self.isNear(share, sets * 100 / all, by: 0.501), "\(row)")
      }
    }
  }

  /// The estimates of the main lifts by day, and the current maxes.
  private func check(lifts tables: [String: [[String]]], _ machine: TestMachine, _ oracle: Oracle) throws {
    let stats = try Self.list(try Self.json(machine, "stats")?["exercises"])
    let ids = Dictionary(
      stats.map { ($0["exercise"] as? String ?? "", $0["exerciseId"] as? String ?? "") }
    ) { first, _ in first }
    for (caption, rows) in tables where caption.hasSuffix("estimated 1RM (Epley)") {
      let id = try #require(ids[caption.components(separatedBy: " · ")[0]])
      let days = oracle.progress(id)
      #expect(rows.count == days.count, "\(caption)")
      let found = rows.compactMap { Self.figure($0[2].replacing("~", with: "").replacing("+", with: "")) }
        .sorted()
      for (shown, value) in zip(found, days.values.sorted()) {
        #expect(Self.isNear(shown, value, by: 0.051), "\(caption): \(value)")
      }
    }
    for row in tables["Current maxes"] ?? [] {
      guard let id = ids[row[0]], let shown = Self.kilograms(row[1].replacing("+", with: "")) else {
        continue
      }
      #expect(Self.isNear(shown, oracle.best(oracle.working(id)), by: 0.111), "\(row)")
    }
  }
}
