import Foundation
import Interchange
import TestSupport
import Testing
import Training

@Suite("Files of any kind") struct ForeignFileTests {
  private static let text =
    "Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps;Notes\r\n2026-01-05 07:30:11;Día 💪;Press;1;60;5;bien\r\n"

  private static let wanted = """
    2026-01-05T07:30:11 Día 💪
    Press, “bien”
      2 normal 5 x 60 kg
    """

  private func error(_ bytes: [UInt8], as program: ForeignProgram? = nil) -> ForeignFileError? {
    do throws(ForeignFileError) {
      _ = try ForeignFile.read(bytes, as: program)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
  ])
  func encodings(encoding: String.Encoding) throws {
    let bytes = try #require(Self.text.data(using: encoding))
    #expect(summary(try ForeignFile.read(Array(bytes))) == Self.wanted)
  }

  @Test func lineEndsAndDelimiters() throws {
    for (delimiter, end) in [(";", "\n"), ("\t", "\r\n"), (",", "\r")] {
      let text = Self.text.replacing(";", with: delimiter).replacing("\r\n", with: end)
      #expect(summary(try foreign("\u{FEFF}" + text)) == Self.wanted)
    }
  }

  @Test func whatIsNoExport() {
    #expect(error([]) == .empty)
    #expect(error(Array(" \r\n\t\n".utf8)) == .empty)
    #expect(error(Array("SQLite format 3\0\u{1}".utf8)) == .binary)
    #expect(error(Array("PK\u{3}\u{4}abc".utf8)) == .binary)
    #expect(error(Array("id,name\n1,2\n".utf8)) == .unknown(header: "id,name"))
    #expect(error(Array("Squat 3x5 at 100\n".utf8)) == .unknown(header: "Squat 3x5 at 100"))
    #expect(error(Array("{\"a\": 1}".utf8)) == .unknown(header: "{\"a\": 1}"))
    #expect(error([UInt8](repeating: 0x61, count: ForeignFile.sizeLimit + 1)) == .tooLarge(limit: 64 << 20))
  }

  @Test func anotherProgramThanTheOneAskedFor() {
    let bytes = Array("Date,Exercise,Category,Weight,Weight Unit,Reps,Time\n".utf8)
    #expect(error(bytes) == nil)
    #expect(
      error(bytes, as: .hevy)
        == .otherProgram(.hevy, header: "Date,Exercise,Category,Weight,Weight Unit,Reps,Time"))
  }

  @Test func brokenEncodings() throws {
    let latin = try #require(Self.text.replacing("💪", with: "ñ é ü").data(using: .isoLatin1))
    #expect(error(Array(latin)) == .encoding(line: 2, column: 22))
    let utf16 = try #require(Self.text.data(using: .utf16LittleEndian))
    #expect(error([0xFF, 0xFE] + Array(utf16.dropLast())) == .encoding(line: 3, column: 1))
  }

  /// A day of GymBook's ends at midnight, but a workout may not. Files have rows forwards or backwards.
  @Test func setsAfterMidnight() throws {
    let header =
      "Data,Programma,Orario,Esercizio,Zona,Primari,Secondari,Set / Set di riscaldamento / Set di defaticamento,"
      + "Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato\n"
    let rows = [
      "11/09/26,Spinta,23:55,Plank,,,,Set,60 secondi,,,No",
      "11/09/26,Spinta,00:05,Plank,,,,Set,90 secondi,,,No",
    ]
    for rows in [rows, rows.reversed()] {
      let history = try foreign(header + rows.joined(separator: "\n"))
      let workout = try #require(history.workouts.first)
      #expect(summary(history).hasPrefix("2026-09-11T23:55:00"))
      #expect(workout.length?.duration.seconds == 600)
      #expect(workout.exercises.flatMap(\.sets).map { $0.time?.seconds } == [60, 90])
    }
    // Ten hours later is the same day.
    let day = try foreign(header + rows[1] + "\n" + rows[1].replacing("00:05", with: "10:30"))
    #expect(summary(day).hasPrefix("2026-09-11T00:05:00"))
  }

  @Test func badRowsAreNamedAndTheOthersKept() throws {
    let header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps"
    let good = "2026-01-05 07:30:11,A,Press,1,60,5"
    var bytes = Array((header + "\n" + good + "\n2026-01-05 07:30:11,A,Pr").utf8)
    bytes += [0xC3]
    bytes += Array(
      "ess,1,60,5\n2026-01-05 07:30:11,\"A,Press,1,60,5\n\(good)\n2026-01-05 07:30:11,A,Box Jump 24\" (Plyo),1,0,5\n2026-01-05 07:30:11,\"A\"B,C,1,60,5\n"
        .utf8
    )
    let history = try ForeignFile.read(bytes, unit: .kilograms)
    #expect(
      summary(history) == """
        2026-01-05T07:30:11 A
        Press
          2 normal 5 x 60 kg
        Press
          5 normal 5 x 60 kg
        Box Jump 24" (Plyo)
          6 normal 5
        - 3 encoding
        - 4 malformed
        - 7 malformed
        """)
  }

  @Test(arguments: [
    ("74.99999999999999", "75"), ("149.99999999999997", "150"), ("44.09245243697551", "44.092"),
    ("62,5", "62.5"),
    ("1,234.5", "1234.5"), ("1.234,5", "1234.5"), ("1e2", "100"), ("100 kg", "100 kg"), ("100lbs", "100 lb"),
    ("-15", "-15"), ("0.1000000000000000055511151231257827", "0.1"), ("1,250", nil), ("1.250", "1.25"),
    ("12 34", nil), ("abc", nil), ("999999999999999999999999", nil), ("60x", nil), (".5", "0.5"), ("5.", nil),
  ])
  func loads(cell: String, wanted: String?) throws {
    let history = try foreign(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 07:30:11,A,Press,1,\"\(cell)\",5\n")
    let load = history.workouts.first?.exercises[0].sets[0].load
    let text = load.map {
      ($0.isNegative ? "-" : "") + $0.value.text + ($0.unit.map { " " + $0.rawValue } ?? "")
    }
    #expect(text == wanted)
    #expect(history.leftOut.count == (wanted == nil ? 1 : 0))
  }

  @Test(arguments: [
    ("1h 3m", 3_780), ("75m", 4_500), ("1h 2min", 3_720), ("30s", 30), ("1小时13分钟", 4_380),
    ("83h 31m", 300_660),
    ("9min", 540), ("1:02:03", 3_723), ("3600", 3_600), ("1 Std. 5 Min.", 3_900), ("2 h", 7_200),
    ("soon", nil),
    ("5m 1h", nil), ("1h1h", nil), ("100000h", nil),
  ])
  func lengths(cell: String, seconds: Int?) throws {
    let history = try foreign(
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps\n2026-01-05,A,\(cell),Press,1,60,5\n")
    #expect(history.workouts.first?.length?.duration.seconds == seconds)
  }

  @Test(arguments: [
    ("29 Jun 2025, 10:39", "2025-06-29T10:39:00"), ("May 7, 2026, 6:13 AM", "2026-05-07T06:13:00"),
    ("May 7, 2026, 12:13 AM", "2026-05-07T00:13:00"), ("19 ago 2026, 7:05", "2026-08-19T07:05:00"),
    ("3 févr. 2026, 18:00", "2026-02-03T18:00:00"), ("1. März 2026, 18:00", "2026-03-01T18:00:00"),
    ("12 mag 2026, 18:00", "2026-05-12T18:00:00"), ("12 de fev. de 2026, 18:00", "2026-02-12T18:00:00"),
    ("7 set 2026, 6:05 p. m.", "2026-09-07T18:05:00"), ("2026-03-01T10:00:00Z", "2026-03-01T10:00:00+00:00"),
    ("2026-03-01 10:00:00 +0530", "2026-03-01T10:00:00+05:30"), ("2026-03-01 10:00", "2026-03-01T10:00:00"),
    ("5 paź 2026, 18:05", "2026-10-05T18:05:00"), ("1 września 2026, 7:05", "2026-09-01T07:05:00"),
    ("19 7月 2026, 07:05", "2026-07-19T07:05:00"), ("2026年7月19日 07:05", "2026-07-19T07:05:00"),
    ("2026年13月1日", nil), ("7月 2026", nil), ("7月 Jul 2026", nil),
    ("2026/3/1", "2026-03-01"), ("01.03.2026 10:00", "2026-03-01T10:00:00"), ("31/12/2025", "2025-12-31"),
    ("12/31/2025", "2025-12-31"), ("31 Jun 2025", nil), ("2026-13-01", nil),
    ("25:00", nil),
    ("2026-03-01 25:00", nil), ("May 2026", nil),
  ])
  func dates(cell: String, wanted: String?) throws {
    let history = try foreign(
      "start_time,exercise_title,set_index,weight_kg,reps\n\"\(cell)\",Press,1,60,5\n")
    #expect(history.workouts.first?.identity == wanted)
  }

  @Test func theOrderOfDatesIsThatOfTheWholeFile() throws {
    func days(_ dates: [String]) throws -> [String] {
      let rows = dates.map { "\($0),Squat,Legs,100,5," }
      return try foreign("Date,Exercise,Category,Weight (kgs),Reps,Time\n" + rows.joined(separator: "\n"))
        .workouts
        .map(\.identity)
    }
    #expect(try days(["04/05/2026", "13/05/2026"]) == ["2026-05-04", "2026-05-13"])
    #expect(try days(["04/05/2026", "04/13/2026"]) == ["2026-04-05", "2026-04-13"])
    #expect(
      try days(["02/01/2026", "09/01/2026", "03/02/2026"]) == ["2026-01-02", "2026-01-09", "2026-02-03"])
    // Where nothing shows it, it is asked about, instead of leaving out all rows.
    #expect(throws: ForeignFileError.dateOrder(example: "04/05/2026")) { try days(["04/05/2026"]) }
    #expect(try days(["13/05/2026", "05/13/2026"]) == [])
  }

  @Test("A field beside reps and load that can't be read costs neither")
  func sideFields() throws {
    let hevy = try foreign(
      """
      title,start_time,end_time,exercise_title,superset_id,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      A,"5 Jul 2026, 17:00","5 Jul 2026, 16:00",Press,x,?,normal,80,5,far,abc,11
      """)
    #expect(
      summary(hevy) == """
        2026-07-05T17:00:00 A, (endBeforeStart end_time: 5 Jul 2026, 16:00)
        Press
          2 normal 5 x 80 kg (unreadable superset_id: x) (unreadable set_index: ?) (unreadable distance_km: far) \
        (unreadable duration_seconds: abc) (unreadable rpe: 11)
        """)
    let gymlog = try foreign(
      """
      start,exercise,exerciseId,set,type,reps,load,unit,loadKind,seconds,rpe,left,right,then,restSeconds
      2026-07-05T17:00:00+02:00,Press,1,1,normal,5,80,kg,external,abc,11,a,b,4x,soon
      """)
    #expect(gymlog.leftOut.isEmpty)
    #expect(
      gymlog.workouts[0].exercises[0].sets[0].original?.result
        == Performance(.reps(5), at: .external(Mass(Thousandths(80), .kilograms))))
    // Of two sides that can't be read, the first is named.
    #expect(gymlog.workouts[0].exercises[0].sets[0].dropped.count == 5)
  }

  @Test(
    "Only an early end before the start is the next day's",
    arguments: [
      ("23:30", "00:20", 3_000), ("17:00", "16:00", nil), ("22:00", "06:00", nil), ("18:30", "05:59", 41_340),
      ("05:00", "04:00", nil), ("10:00", "11:00", 3_600),
    ])
  func ends(start: String, end: String, seconds: Int?) throws {
    let history = try foreign(
      """
      start_time,end_time,exercise_title,set_index,weight_kg,reps
      2026-07-05 \(start),2026-07-05 \(end),Press,0,80,5
      """)
    #expect(history.workouts[0].length?.duration.seconds == seconds)
    #expect(history.workouts[0].dropped.isEmpty == (seconds != nil))
  }

  /// A cell of megabytes is a fault of its row, found at once and reported in short.
  @Test func endlessCells() throws {
    let header = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps\n"
    for cell in ["1" + String(repeating: ",", count: 1 << 20), String(repeating: "9", count: 1 << 20)] {
      let history = try foreign(
        header + "2026-01-05,A,\"\(cell)\",Press,1,60,5\n2026-01-05,A,1h,Press,1,\"\(cell)\",5\n")
      // The length of the workout isn't needed, the load is.
      #expect(history.leftOut.count == 1 && history.workouts[0].dropped.count == 1)
      for reason in history.leftOut.map(\.reason) + history.workouts[0].dropped {
        guard case .unreadable(_, let value) = reason else { return #expect(Bool(false)) }
        #expect(value.count == 100)
      }
    }
  }

  /// Every hand-made file, with bytes changed, lost, doubled and moved: no input stops the program, and each row of those that
  /// can be read at all is accounted for once.
  @Test func noBytesCrash() throws {
    let folder = Repository.path("Tests/Exports")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count >= 18)
    var random = SeededRandom(14)
    for name in names {
      let original = Array(try Repository.text("Tests/Exports/" + name).utf8)
      for _ in 0..<60 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...12, using: &random) { Self.mutate(&bytes, &random) }
        guard
          let history = try? ForeignFile.read(
            bytes, as: nil, unit: Bool.random(using: &random) ? .pounds : nil)
        else { continue }
        let lines = history.workouts.flatMap(\.exercises).flatMap(\.sets).map(\.line)
        #expect(Set(lines).count + history.leftOut.count == history.rows, "\(name)")
        #expect(
          history.workouts.allSatisfy {
            !$0.exercises.isEmpty && $0.exercises.allSatisfy { !$0.sets.isEmpty }
          })
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let special = Array("\",;\n\r\t-+.:/ 0x9e#'\u{FF}".utf8) + [0, 0xC3, 0xFF, 0xF0, 0xED]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = special.randomElement(using: &random) ?? 0
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(special.randomElement(using: &random) ?? 0, at: place)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
    }
  }
}
