import Testing
import Training

@testable import Catalogue

@Suite("Finding an exercise")
struct FindTests {
  private let catalogue = Catalogue.bundled

  @Test(
    "One exercise",
    arguments: [
      ("deadlift", "Deadlift"), ("Deadlift", "Deadlift"), ("DEADLIFT", "Deadlift"), ("dead lift", "Deadlift"),
      ("full squat", "Full Squat"), ("squat", "Back Squat"), ("bench", "Bench Press"),
      ("rdl", "Romanian Deadlift"),
      ("ohp", "Overhead Press"), ("pull up", "Strict Pull-Up"), ("pullup", "Strict Pull-Up"),
      ("pull-ups", "Strict Pull-Up"),
      ("push up", "Push-Up"), ("dips", "Dip"), ("bench-press", "Bench Press"), ("press bench", "Bench Press"),
      ("face pull", "Face Pull"), ("peso muerto", "Deadlift"), ("dominadas", "Strict Pull-Up"),
      ("SENTADILLA", "Back Squat"), ("jalon al pecho", "Lat Pulldown"),
      ("pes mort romanes", "Romanian Deadlift"),
      ("curl de biceps", "Dumbbell Curl"), ("fons en paralleles", "Dip"), ("full squats", "Full Squat"),
      ("overhead press", "Overhead Press"), ("front raise", "Front Raise"), ("air bike", "Air Bike"),
      ("id:32", "Deadlift"), ("ID:32", "Deadlift"),
    ])
  func one(_ text: String, _ name: String) {
    #expect(catalogue.find(text).summary == "=" + name)
  }

  @Test(
    "Names in other programs' style",
    arguments: [
      ("Bench Press (Barbell)", "Bench Press"), ("Bench Press (Dumbbell)", "Dumbbell Bench Press"),
      ("Incline Bench Press (Barbell)", "Incline Bench Press"), ("Squat (Barbell)", "Back Squat"),
      ("Lat Pulldown (Cable)", "Lat Pulldown"), ("Pull Up (Assisted)", "Assisted Pull-Up"),
      ("Pullup (Assisted)", "Assisted Pull-Up"),
      ("Shoulder Press (Dumbbell)", "Dumbbell Shoulder Press"), ("Deadlift (Barbell)", "Deadlift"),
      ("Lat Pulldown - Cable", "Lat Pulldown"), ("cable lat pulldown", "Lat Pulldown"),
      ("Bicep Curl (Barbell)", "Barbell Curl"), ("Squat - Front", "Front Squat"),
      ("Leg Extension (Machine)", "Leg Extension"), ("Hip Thrust (Barbell)", "Hip Thrust"),
      ("Bench Press - Incline (Barbell)", "Incline Bench Press"),
      ("Seated Leg Curl (Machine)", "Seated Leg Curl"),
    ])
  func foreign(_ text: String, _ name: String) {
    #expect(catalogue.find(text).summary == "=" + name)
  }

  @Test(
    "Assisted exercises have an unassisted counterpart",
    arguments: [
      ("assisted pull-up", "Strict Pull-Up"), ("assisted dip", "Dip"), ("band-assisted chin-up", "Chin-Up"),
      ("band-assisted muscle-up", "Muscle-Up"), ("assisted nordic curl", "Nordic Hamstring Curl"),
      ("dip", nil),
      ("weighted pull-up", nil),
    ] as [(String, String?)])
  func unassisted(_ text: String, _ name: String?) {
    guard case .one(let exercise) = catalogue.find(text) else {
      Issue.record("\(text) isn't found")
      return
    }
    #expect(catalogue.unassisted(exercise)?.name == name)
  }

  @Test(
    "What a typo was meant for is offered first, and not taken",
    arguments: [
      ("deadlfit", "Deadlift"), ("sqaut", "Back Squat"), ("bnech press", "Bench Press"),
      ("benchh", "Bench Press"),
      ("overhed press", "Overhead Press"), ("romanian deadlfit", "Romanian Deadlift"),
      ("deadlfits", "Deadlift"),
    ])
  func typo(_ text: String, _ name: String) {
    guard case .none(let nearest) = catalogue.find(text) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(nearest.first?.name == name)
  }

  @Test(
    "Beside what a typo was meant for nothing else is offered",
    arguments: [("hamer curl", "Hammer Curl"), ("tricep extention", "Triceps Extension")])
  func onlyTypos(_ text: String, _ ending: String) {
    guard case .none(let nearest) = catalogue.find(text) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(nearest.first?.name.hasSuffix(ending) == true)
    #expect(nearest.allSatisfy { !["Surfing", "Reverse Wrist Curl"].contains($0.name) })
  }

  @Test(
    "Of movements that several kinds of equipment have alike, none is taken",
    arguments: [
      "press de pecho", "press de pit", "sumo squat", "sentadilla sumo", "esquat sumo", "cable kickback",
    ])
  func shared(_ text: String) {
    #expect(catalogue.find(text, in: LookupContext(isToWrite: true)).isSeveral)
  }

  @Test(
    "Written down, a part of a name isn't taken for another movement",
    arguments: [
      ("walking squat", "-"), ("lying lat pulldown", "-"),
      ("bulgarian", "="), ("zercher", "="), ("press inclinado", "="),
      ("lunge walking", "="),
    ])
  func written(_ text: String, _ start: String) {
    #expect(
      catalogue.find(text, in: LookupContext(isToWrite: true)).summary.hasPrefix(start),
      "\(catalogue.find(text, in: LookupContext(isToWrite: true)).summary)")
  }

  @Test("Prefixes of words, in any order")
  func beginnings() throws {
    #expect(try names(catalogue.find("skul crush")).first == "Skull Crusher")
    let several = try names(catalogue.find("inc ben"))
    #expect(several.first == "Incline Bench Press")
    #expect(several.contains("Incline Dumbbell Press"))
    #expect(try names(catalogue.find("ben inc")) == several)
    #expect(try names(catalogue.find("dumbbell pre")).first == "Dumbbell Bench Press")
    #expect(several.allSatisfy { !$0.hasPrefix("Decline") })
  }

  @Test("The middle of a word doesn't match")
  func middles() {
    #expect(!catalogue.find("eadlif").isSeveral)
    #expect(!catalogue.find("eadlift romanian").isSeveral)
  }

  @Test("Without a match, the nearest names")
  func nearest() throws {
    for (text, expected) in [
      ("bannch pras", "Bench Press"), ("deedlifft", "Deadlift"), ("lat pooldawn", "Lat Pulldown"),
    ] {
      guard case .none(let nearest) = catalogue.find(text) else {
        Issue.record("\(text): \(catalogue.find(text).summary)")
        continue
      }
      #expect(nearest.first?.name == expected)
      #expect(nearest.count <= 5)
    }
    for text in ["xyzzy", "", "  ", "!?", "id:999999", "id:", "a\u{1B}[31m"] {
      #expect(catalogue.find(text) == .none(nearest: []), "\(text)")
    }
  }

  @Test("Nearer names come before earlier ones")
  func nearestFirst() throws {
    guard case .none(let nearest) = catalogue.find("trapp barr deadllift") else {
      Issue.record()
      return
    }
    #expect(nearest.first?.name == "Trap Bar Deadlift")
    let numbers = nearest.compactMap { ExerciseNumber($0.id.text.utf8) }
    #expect(numbers.dropFirst().contains { $0 < numbers[0] })
  }

  private func names(_ match: Match) throws -> [String] {
    guard case .several(let exercises) = match else {
      Issue.record("\(match.summary)")
      return []
    }
    return exercises.map(\.name)
  }
}

extension Match {
  fileprivate var isSeveral: Bool {
    if case .several = self { true } else { false }
  }
}

@Suite("Today's exercises")
struct TodayTests {
  private let catalogue = Catalogue.bundled

  private func today(_ ids: String...) throws -> LookupContext {
    LookupContext(today: try ids.map { LookupContext.Entry(try id($0)) })
  }

  @Test func theOnlyMatchAmongTodaysExercisesWins() throws {
    #expect(catalogue.find("incline ben", in: try today("1", "14")).summary == "=Incline Bench Press")
  }

  @Test func ofSeveralMatchesTodaysAreAsked() throws {
    guard case .several(let found) = catalogue.find("press du", in: try today("25", "13")) else {
      Issue.record()
      return
    }
    #expect(Set(found.map(\.id.text)) == ["13", "25"])
  }

  @Test(
    "A whole name that also fits an exercise of today",
    arguments: [
      ("row", "182", "=Dumbbell Row"), ("squat", "6", "?Front Squat, Back Squat"),
      ("curl", "22", "=Dumbbell Curl"), ("farmers", "723", "=Farmer's Walk"),
      ("run", "308", "?Treadmill, Running"), ("barbell row", "182", "=Bent-Over Row"),
      ("back squat", "6", "=Back Squat"), ("calf raise", "44", "?Seated Calf Raise, Standing Calf Raise"),
      ("row", "19", "=Seated Cable Row"), ("side raise", "257", "=Cable Lateral Raise"),
      ("pull-up", "17", "=Assisted Pull-Up"), ("strict pull-up", "17", "=Strict Pull-Up"),
      ("one arm row", "342", "=Dumbbell Row"), ("deadlift", "32", "=Deadlift"),
    ])
  func wholeNames(_ text: String, _ id: String, _ summary: String) throws {
    let match = catalogue.find(text, in: try today(id))
    if case .several(let found) = match {
      #expect("?" + found.map(\.name).joined(separator: ", ") == summary, "\(text)")
    } else {
      #expect(match.summary == summary, "\(text)")
    }
  }

  @Test("The rows of the exercises that log makes a name of", arguments: ["740", "741"])
  func namesAfterLog(_ id: String) throws {
    let name = try #require(catalogue.name(of: try CatalogueTests.id(id), language: "en"))
    #expect(name.hasPrefix("Log "))
    let names = CatalogueTable.exercises.rows.map {
      CatalogueTable.exercises.text(CatalogueTable.exercises.labels(ofRowAt: $0).name)
    }
    #expect(names.count { $0.hasPrefix("Log ") } == 2)
  }

  @Test func anIDMayBeFollowedByItsName() {
    #expect(catalogue.find("id:32 deadlift").summary == "=Deadlift")
    #expect(catalogue.find("id:32 peso muerto").summary == "=Deadlift")
    #expect(catalogue.find("id:32 squat").summary != "=Deadlift")
  }

  @Test func unknownExercisesOfTodayAreIgnored() throws {
    let gone = try id("20261121t1830-7kq2m4xd9a")
    #expect(
      catalogue.find("deadlift", in: LookupContext(today: [LookupContext.Entry(gone)])).summary == "=Deadlift"
    )
  }
}

@Suite("Custom exercises")
struct OwnTests {
  @Test func theirWholeNamesWinOverBuiltInOnes() throws {
    let mine = try own("Bench Press", "squat", "dl")
    let catalogue = Catalogue(own: [mine])
    for text in ["bench press", "Press, Bench", "squat", "dl", "Benches press", "id:" + mine.id.text] {
      #expect(catalogue.find(text) == .one(mine), "\(text)")
    }
    #expect(catalogue.find("deadlift").summary == "=Deadlift")
    #expect(catalogue.exercise(id: mine.id) == mine)
  }

  @Test func theSameNameTwiceIsAmbiguous() throws {
    let mine = try own("Log Toss")
    let other = try own("Log Toss", id: "20261121t1830-7kq2m4xd9b")
    #expect(Catalogue(own: [mine, other]).find("log toss") == .several([mine, other]))
  }

  @Test func partsOfTheirNamesFindThemWithBuiltInOnes() throws {
    let mine = try own("Zercher Carry", "kwyjibo")
    #expect(Catalogue(own: [mine]).find("kwy") == .one(mine))
    guard case .several(let found) = Catalogue(own: [mine]).find("zer") else {
      Issue.record()
      return
    }
    #expect(found.contains(mine))
    #expect(found.contains { $0.id != mine.id })
  }

  @Test func theIDOfABuiltInExerciseReplacesIt() throws {
    var deadlift = try #require(Catalogue.bundled.exercise(id: try id("32")))
    deadlift.aliases.append("the beast")
    let catalogue = Catalogue(own: [deadlift])
    #expect(catalogue.find("the beast") == .one(deadlift))
    #expect(catalogue.find("deadlift") == .one(deadlift))
    #expect(catalogue.search().count { $0.exercise.id.text == "32" } == 1)
    #expect(catalogue.search(text: "deadlift").count { $0.exercise.id.text == "32" } == 1)
  }

  @Test func namesInAnyScriptWithPunctuationAreFound() throws {
    let mine = try own("Приседания | со штангой")
    #expect(Catalogue(own: [mine]).find("приседания") == .one(mine))
    #expect(Catalogue(own: [mine]).find("СО ШТАНГОЙ ПРИСЕДАНИЯ") == .one(mine))
  }
}

@Suite("Lookups read no more than they need")
struct WorkTests {
  @Test(
    "A match is known before any exercise is built",
    arguments: [
      "deadlift", "id:32", "Bench Press (Barbell)", "peso muerto", "facepulls",
    ])
  func oneMatch(_ text: String) {
    switch Catalogue.bundled.resolve(text) {
    case .one: break
    case .several, .none: Issue.record("\(text)")
    }
  }

  /// Three hundred rows, of which only one is valid.
  private func oneGoodRow() throws -> CatalogueTable {
    var text = CatalogueTable.Column.allCases.map(\.name).joined(separator: ",") + "\n"
    for number in 1...300 {
      text +=
        number == 200
        ? "200,Good Row,back,barbell,reps,lats,,1,both,0,bonne\n"
        : "\(number),Broken \(number),?,?,?,?,?,?,?,?,alias \(number)\n"
    }
    return try table(text)
  }

  @Test func aLookupReadsOneRow() throws {
    let table = try oneGoodRow()
    #expect(table.errors.count == 299)
    let number = try #require(ExerciseNumber("200".utf8))
    #expect(table.number(called: Query("good-row").key) == number)
    #expect(table.number(called: Query("Bonne").key) == number)
    #expect(table.number(called: Query("good").key) == nil)
    let row = try #require(table.row(of: number))
    #expect(try table.exercise(at: row).name == "Good Row")
    let names = NameIndex(table)
    let fits = names.fits(Query("goo"), at: .words, among: names.entries)
    #expect(fits.map(\.candidate) == [.bundled(number)])
  }

  @Test func readingStopsAtTheFirstRowWithTheName() throws {
    let header = CatalogueTable.Column.allCases.map(\.name).joined(separator: ",")
    let table = try table(header + "\n7,Row,,,,,,,,,\n8,Dip,,,,,,,,,row\n")
    #expect(table.number(called: Query("row").key) == ExerciseNumber("7".utf8))
  }
}
