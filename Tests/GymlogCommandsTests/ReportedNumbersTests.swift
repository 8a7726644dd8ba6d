import GymlogCommands
import Testing
import Training
import Wording

/// Reports that show the same number agree on it, and say what it is of.
@Suite struct ReportedNumbersTests {
  /// The first day is the baseline, and 112.542 kg are as much as 112.5.
  @Test func maxMarksTheRecordsOfProgress() throws {
    let machine = try TestMachine.logged([
      "7 Sep 2026", "back squat 3@100kg", "14 Sep 2026", "back squat 5@97kg", "21 Sep 2026",
      "back squat 6@93.8kg", "28 Sep 2026", "back squat 4@99.3kg", "5 Oct 2026", "back squat 5@100kg",
    ])
    let (maxes, progress) = (
      machine.answer("max back squat --svg -"), machine.answer("progress back squat --svg -")
    )
    let marks = count("class=\"chart-mark\"", in: progress)
    #expect(marks > 1 && count("class=\"chart-mark\"", in: maxes) == marks)
  }

  @Test func aMaxTypedInKilogramsIsShownInPoundsToo() throws {
    let machine = try TestMachine.logged([
      "7 Sep 2026", "back squat 5@200lb", "14 Sep 2026", "back squat 5@205lb", "21 Sep 2026",
      "back squat 5@210lb",
    ])
    #expect(machine.run(["config", "unit", "lb"]).code == .done)
    #expect(machine.run(["max", "back", "squat", "1@115kg", "--at", "2026-09-20"]).code == .done)
    #expect(machine.answer("max back squat").contains("115 kg (253.5 lb)"))
    let picture = machine.answer("progress back squat --svg -")
    #expect(picture.contains("chart-note") && picture.contains(">253.5 lb</text>"))
  }

  @Test func missesAreCountedApart() throws {
    let machine = try TestMachine()
    machine.input = "7 Sep 2026\nback squat 5@100kg 1@140kg miss\n\n9 Sep 2026\nback squat 5@100kg\n"
    let logged = machine.run(["log", "-", "--force"])
    #expect(logged.output.contains("2 workouts, 2 sets, 1 miss"))
    let stats = machine.answer("stats")
    #expect(stats.contains("Missed attempts") && stats.contains("Sets "))
    #expect(try !TestMachine.logged(["7 Sep 2026", "back squat 5@100kg"]).answer("stats").contains("Missed"))
  }

  @Test(arguments: [40, 60]) func narrowSpansKeepEveryValue(width: Int) throws {
    let machine = try TestMachine.logged([
      "7 Sep 2026 18:00-19:00", "back squat 5@100kg", "running 5km/25:00",
    ])
    machine.width = width
    let weeks = machine.answer("stats --by week")
    for text in ["7 Sep", "1 h", "500 kg", "5.00 km", "reps", "volume"] {
      #expect(weeks.contains(text), "\(width) \(text)")
    }
    #expect(weeks.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  /// As the pictures of other reports do.
  @Test func twoDaysAreAPictureOfASentence() throws {
    let machine = try TestMachine.logged([
      "7 Sep 2026", "back squat 5@100kg", "9 Sep 2026", "back squat 5@101kg",
    ])
    let outcome = machine.run(["progress", "back squat", "--svg", machine.home + "/squat.svg"])
    #expect(outcome.code == .done && outcome.output.contains("A chart needs 1 more day of training"))
    let picture = machine.answer("progress back squat --svg -")
    #expect(picture.contains("A chart needs 1 more day of training.") && !picture.contains("chart-grid\""))
  }

  @Test func yearsWithoutTrainingHaveNoCalendar() throws {
    let machine = try TestMachine.logged([
      "7 Sep 2022", "back squat 5@100kg", "9 Sep 2026", "back squat 5@101kg",
    ])
    let page = machine.answer("report --since 2022-01-01 -o -")
    #expect(page.contains("<h3>2023: no workouts</h3>") && page.contains("<h3>2025: no workouts</h3>"))
    #expect(page.contains("id=\"calendar-1-title\"") && !page.contains("id=\"calendar-2-title\""))
  }

  @Test func whoOnlyRunsComparesRuns() throws {
    let machine = try TestMachine()
    for (day, distance) in [("2026-09-05", "5km"), ("2026-10-05", "6km")] {
      #expect(machine.run(["activity", "add", "run", distance, "30:00", "--at", day]).code == .done)
    }
    let text = machine.answer("compare 2026-09 2026-10")
    #expect(text.contains("5.00 km") && text.contains("6.00 km"))
    #expect(!text.contains("Sets") && !text.contains("no workouts"))
  }

  /// A muscle's last day is within the period, and of several muscles without sets all are named.
  @Test func musclesOfAPeriod() throws {
    let machine = try TestMachine.logged([
      "7 Sep 2026", "back squat 5@100kg", "9 Nov 2026", "back squat 5@101kg",
    ])
    let stats = machine.answer("stats --since 2026-09-01 --until 2026-09-30")
    #expect(stats.contains("7 Sep") && !stats.contains("9 Nov"))
    #expect(stats.contains("No sets for: chest, lats"))
  }

  @Test func theLongestStreakEndsToday() throws {
    let machine = try TestMachine.logged([
      "9 Nov 2026", "back squat 5@100kg", "16 Nov 2026", "back squat 5@101kg",
    ])
    #expect(machine.answer("calendar 2025").contains("Longest streak ever: 2 weeks, 9 Nov – 21 Nov 2026"))
  }

  /// On a phone, the year of a recent day has no room.
  @Test func theDayOfAMaxIsShort() throws {
    let machine = try TestMachine.logged([
      "9 Nov 2026", "back squat 5@100kg", "16 Nov 2026", "back squat 5@101kg",
    ])
    let page = machine.answer("report -o -")
    #expect(page.contains(">Set on</th>") && page.contains(">16 Nov</td>"))
    // A column without a tested max would be empty.
    #expect(!page.contains(">Tested 1RM</th>"))
    #expect(machine.run(["max", "back squat", "1@120kg"]).code == .done)
    #expect(machine.answer("report -o -").contains(">Tested 1RM</th>"))
  }

  /// The calendar marks fewer days than there are records, and says which.
  @Test func theMarkedRecordsAreExplained() throws {
    let days = (1...12).flatMap { ["\($0) Nov 2026", "back squat 5@\(99 + $0)kg"] }
    let page = try TestMachine.logged(days).answer("report -o -")
    #expect(page.contains("Records here: heaviest load, most reps without a load"))
    #expect(try !TestMachine.logged(Array(days.prefix(4))).answer("report -o -").contains("Records here"))
  }

  /// The body weight of two years ago says nothing about where it goes now.
  @Test func theTrendOfTheBodyIsRecent() throws {
    let machine = try TestMachine()
    for (day, weight) in [
      ("2024-01-01", "80kg"), ("2025-06-01", "90kg"), ("2026-09-01", "88kg"), ("2026-10-01", "87kg"),
      ("2026-11-01", "86kg"),
    ] {
      #expect(machine.run(["body", weight, "--at", day, "--force"]).code == .done)
    }
    let svg = machine.answer("body --list --svg -")
    let line = try #require(svg.split(separator: "chart-trend\" d=\"M").dropFirst().first)
    // Over the last two months of three years.
    #expect(try #require(Double(line.prefix { $0 != " " && $0 != "L" })) > 500)
  }

  /// Six weeks have a label for each, not one alone.
  @Test func sixWeeksHaveTicks() throws {
    let machine = try TestMachine.logged([
      "5 Oct 2026", "back squat 5@100kg", "19 Oct 2026", "back squat 5@101kg", "15 Nov 2026",
      "back squat 5@102kg",
    ])
    let picture = machine.answer("progress back squat --svg -")
    for day in ["5 Oct", "19 Oct", "2 Nov"] { #expect(picture.contains(">\(day)</text>"), "\(day)") }
  }

  /// Three weeks of gains say nothing about the month off that follows them.
  @Test func aTrendEndsWithItsLine() throws {
    let machine = try TestMachine.logged([
      "1 Oct 2026", "back squat 5@100kg", "5 Oct 2026", "back squat 5@102kg", "9 Oct 2026",
      "back squat 5@104kg", "13 Oct 2026", "back squat 5@106kg", "17 Oct 2026", "back squat 5@108kg",
      "16 Nov 2026", "back squat 5@106kg",
    ])
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    #expect(machine.answer("progress back squat").contains("kg a month, 1 Oct – 17 Oct 2026"))
    #expect(machine.answer("progress back squat --json").contains("\"trendUntil\": \"2026-10-17\""))
  }

  /// A year isn't compared with half a year, but with a year that begins with a free day or two.
  @Test(arguments: [("5 Sep 2026", true), ("6 Sep 2026", false)])
  func theReportIsComparedWithDaysThatBeginALittleLater(first: String, isCompared: Bool) throws {
    let machine = try TestMachine.logged([
      first, "back squat 5@100kg", "20 Oct 2026", "back squat 5@100kg",
    ])
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    let page = machine.answer("report --since 2026-10-13 -o -")
    #expect(page.contains("Compared with 5 Sep – 12 Oct 2026") == isCompared)
    #expect(page.contains("Compared with") == isCompared)
  }

  @Test func weeksOfRunsAreDistances() throws {
    let runs = [
      "1 Nov 2026", "running 5km/25:00", "8 Nov 2026", "running 6km/30:00", "15 Nov 2026",
      "running 7km/35:00",
    ]
    let machine = try TestMachine.logged(runs)
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    #expect(machine.answer("report -o -").contains("Distance and time by week"))
    let weeks = machine.answer("stats --by week --svg -")
    #expect(weeks.contains(">Distance · ") && weeks.contains("2026-W46: 7.00 km"), "\(weeks)")
    #expect(machine.run(["activity", "add", "run", "5km", "25:00", "--at", "2026-11-10"]).code == .done)
    #expect(machine.answer("report -o -").contains("Sets and time by week"))
  }

  @Test func calendarsMarkTheRecordsOfActivities() throws {
    let machine = try TestMachine()
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    for day in 1...10 {
      let run = ["activity", "add", "run", "\(day)km", "1h", "--at", "2026-11-\(day + 9) 10:00"]
      #expect(machine.run(run + ["--force"]).code == .done)
    }
    #expect(!machine.answer("calendar").contains("record"))
    #expect(machine.run(["activity", "add", "run", "11km", "1h", "--at", "2026-11-20 10:00"]).code == .done)
    #expect(machine.answer("calendar").contains("record, from an exercise's 11th workout on"))
    #expect(machine.answer("report -o -").contains("Records here: "))
  }
}
