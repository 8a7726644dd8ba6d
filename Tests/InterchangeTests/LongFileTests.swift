import Foundation
import Interchange
import TestSupport
import Testing
import Training

@Suite("Long files") struct LongFileTests {
  /// The time that this thread needs, whatever else runs.
  private func time(rows: Int, _ row: (Int) -> String) throws -> Double {
    let header = "title,start_time,end_time,exercise_title,superset_id,set_index,set_type,weight_kg,reps\n"
    let bytes = Array((header + (0..<rows).map(row).joined(separator: "\n")).utf8)
    func clock() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = clock()
    let history = try ForeignFile.read(bytes)
    #expect(history.rows == rows)
    return clock() - start
  }

  /// Eight times as many rows take some eight times as long; with the square of the rows it would be 64 times.
  @Test(
    "The time is in proportion to the rows",
    arguments: [
      "A,29 Jun 2026 10:39,,Squat,,1,normal,100,5", "A,29 Jun 2026 10:39,,Squat,1,1,normal,100,5",
      "A,29 Jun 2026 10:39,,Squat,,#,normal,100,5",
    ])
  func proportion(row: String) throws {
    let (few, many) = (1_000, 8_000)
    func line(_ number: Int) -> String { row.replacing("#", with: "\(number)") }
    let short = try (0..<3).map { _ in try time(rows: few, line) }.min() ?? 0
    #expect(try time(rows: many, line) < 24 * short)
  }
}
