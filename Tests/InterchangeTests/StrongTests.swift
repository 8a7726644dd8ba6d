import Foundation
import Interchange
import TestSupport
import Testing
import Training

@Suite("Strong's files") struct StrongTests {
  @Test func classic() throws {
    let history = try export("strong-ios.csv")
    #expect(history.program == .strong)
    #expect(history.rows == 14)
    #expect(history.lacksUnit)
    #expect(
      summary(history) == """
        2026-03-02T18:51:52 Evening Workout, 3780 s, “Slept badly⏎but went 💪”
        Squat (Barbell), “Low bar”
          2 warmUp 10 x 20
          4 normal 5 x 75 @8
          5 normal 5 x 80 @8.5
          7 failure 0 x 90 @10
        Pull Up (Assisted)
          8 normal 8 x 15
        Squat (Barbell), “left knee, "fine"”
          10 normal 12 x 60
        2026-03-02T21:10:00 Evening Workout, 20 s
        Plank, “Line one⏎line two”
          11 normal 60 s
        Running
          12 normal 2.5 km 900 s
        2026-03-04T07:00:00 Morning Workout, 4500 s
        Deadlift (Barbell)
          15 normal 5 x 102.5
        - 6 restTimer
        - 9 empty
        - 13 outOfRange Reps: 877777
        - 14 unreadable Weight: 1OO
        - 16 8 of 12 cells
        """)
  }

  @Test func theUnitIsThatOfTheLifterWhereTheFileHasNone() throws {
    let history = try export("strong-ios.csv", unit: .pounds)
    #expect(!history.lacksUnit)
    let run = history.workouts[1].exercises[1].sets[0]
    #expect(run.distance == Distance(Thousandths(raw: 2_500), .miles))
  }

  @Test func unitsInEveryRow() throws {
    #expect(
      summary(try export("strong-android.csv")) == """
        2026-01-05T07:30:11 Push Day, 3720 s
        Bench Press (Barbell)
          2 warmUp 10 x 44.092 lb
          3 normal 5 x 135.5 lb @8
          4 normal 5 x 60 kg
          5 normal 5 x 60
        Cycling
          6 normal 12.5 km 1800 s
        Plank
          7 normal 45 s
        Push Up
          8 normal 15
        """)
  }

  @Test func unitsInTheHeader() throws {
    #expect(
      summary(try export("strong-numbered.csv")) == """
        2026-02-01T10:00:00 Ganzkörper, 3720 s
        Squat (Barbell), “Tief”
          2 normal 5 x 100 kg @9
        2026-02-01T10:00:00 = 2026-02-01T10:00:00 (2) Lauf, 600 s
        Running
          5 normal 1500 m 540 s
        - 3 restTimer
        - 4 note
        """)
  }

  @Test(arguments: [
    "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,RPE",
    "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,RPE",
    "日期,训练名称,时长,动作名称,组顺序,重量,次数,距离,秒,RPE",
    "Date,Workout Name,Duration,Exercise Name,Set Order,kg,Reps,km,Seconds,RPE",
  ])
  func otherHeaders(header: String) throws {
    let history = try foreign(
      header + "\r\n2026-01-15 10:00:00,Séance A,1小时13分钟,Squat (Barbell),1,62.5,8,0,0,7.5\r\n",
      unit: .kilograms)
    #expect(
      summary(history) == """
        2026-01-15T10:00:00 Séance A, 4380 s
        Squat (Barbell)
          2 normal 8 x 62.5 kg @7.5
        """)
  }

  /// É is `échec`, the failure of a French export. A letter of any other language loses no set either.
  @Test func lettersOfOtherLanguages() throws {
    let rows = ["1", "É", "Ä"].map { "2026-01-15 10:00:00,A,Squat (Barbell),\($0),60,8" }
    let history = try foreign(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n" + rows.joined(separator: "\n"),
      unit: .kilograms)
    #expect(history.leftOut.isEmpty)
    #expect(history.workouts[0].exercises[0].sets.map(\.type) == [.normal, .failure, .normal])
  }

  /// A header in a language that isn't in the table is understood by its order, notes included.
  @Test(arguments: [
    (
      "날짜,운동 이름,기간,종목,세트,무게,횟수,거리,초,메모,운동 메모,RPE",
      "2026-01-15 10:00:00,A,1h 3m,Squat (Barbell),W,62.5,8,0,0,deep,cold,7.5"
    ),
    (
      "날짜;운동 이름;종목;세트;무게;단위;횟수;RPE;거리;거리 단위;초;메모;운동 메모;기간",
      "2026-01-15 10:00:00;A;Squat (Barbell);W;62,5;kg;8;7,5;;;;deep;cold;1h 3m"
    ),
    (
      "번호;날짜;운동 이름;기간;종목;세트;무게 (kg);횟수;RPE;거리;초;메모;운동 메모",
      "1;2026-01-15 10:00:00;A;3780;Squat (Barbell);W;62.5;8;7.5;;;deep;cold"
    ),
  ])
  func unknownLanguages(header: String, row: String) throws {
    #expect(
      summary(try foreign(header + "\n" + row + "\n", unit: .kilograms)) == """
        2026-01-15T10:00:00 A, 3780 s, “cold”
        Squat (Barbell), “deep”
          2 warmUp 8 x 62.5 kg @7.5
        """)
    #expect(throws: ForeignFileError.self) {
      try foreign(header + "\n" + row.replacing("2026-01-15 10:00:00", with: "yes") + "\n")
    }
  }

  @Test func setsThatStartOverBeginTheExerciseAgain() throws {
    let rows = ["1", "2", "1", "2", "3"].map { "2026-01-15 10:00:00,A,Curl,\($0),10,8" }
    let history = try foreign(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n" + rows.joined(separator: "\n"))
    #expect(history.workouts[0].exercises.map(\.sets.count) == [2, 3])
  }

  private static let file = Repository.sharedData.appending(path: "strong-ios-classic-kg.csv")
  static let isThere = FileManager.default.fileExists(atPath: file.path)

  @Test(.enabled(if: isThere, "skipped: no ../shared/data/strong-ios-classic-kg.csv"))
  func aRealFile() throws {
    let history = try ForeignFile.read(Array(Data(contentsOf: Self.file)), unit: .kilograms)
    #expect(history.workouts.count == 86)
    #expect(history.rows == 1_903)
    let sets = history.workouts.flatMap(\.exercises).flatMap(\.sets)
    #expect((sets.map(\.line) + history.leftOut.map(\.line)).sorted() == Array(2...1_904))
    #expect(history.leftOut.isEmpty)
    let volume = sets.reduce(0) { $0 + ($1.load?.value.raw ?? 0) * ($1.reps ?? 0) }
    #expect(volume == 394_186_000)
    #expect(Set(history.workouts.flatMap(\.exercises).map(\.name)).count == 22)
    #expect(sets.count { $0.reps == nil } == 21)
  }
}
