import GymlogCommands
import Testing
import Wording

/// A number is the same wherever it is shown, and what isn't shown is said.
@Suite struct AgreeingNumbersTests {
  // MARK: - compare

  /// 5@130 are 151.7 kg, 3@135 with two in reserve 157.5, and 3@136 149.6.
  @Test("If only one of the best sets has an RPE, it is ignored") func effortOfOneBestSet() throws {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@130kg 5@100kg @8", "", "2026-11-09", "full squat 3@136kg 3@135kg @8",
    ])
    #expect(machine.answer("records full squat").contains("157.5 kg"))
    for compared in ["compare 2026-10 2026-11", "compare 2026-10-05 2026-11-09"] {
      let text = machine.answer(compared)
      #expect(text.contains("149.6 kg") && text.contains("-2.1 kg"), "\(text)")
      #expect(text.contains("Compared without RPE, which would count on one side only: Full Squat"))
    }
    let picture = machine.answer("compare 2026-10 2026-11 --svg -")
    #expect(picture.contains("149.6 kg") && picture.contains("Compared without RPE"))
  }

  @Test("If both best sets have an RPE, `compare` has the estimates of `records`")
  func effortsOfBothBestSets()
    throws
  {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@130kg @8", "", "2026-11-09", "full squat 3@136kg 5@135kg @8",
    ])
    let text = machine.answer("compare 2026-10 2026-11")
    #expect(text.contains("166.5 kg") && !text.contains("Compared without RPE"), "\(text)")
    #expect(machine.answer("records full squat").contains("166.5 kg"))
  }

  @Test("If only one side has a reliable estimate, rough ones count on both") func roughOfOneSide() throws {
    let machine = try TestMachine.logged([
      "2026-10-05", "calf raise 12@92.5kg @8", "", "2026-10-19", "calf raise 12@92.5kg 8@92.5kg @10",
    ])
    let text = machine.answer("compare 2026-10-05 2026-10-19")
    #expect(text.split(separator: "\n").contains { $0.contains("e1RM") && $0.hasSuffix("=") }, "\(text)")
  }

  @Test("If one side has no RPE, the picture says so too") func effortsOfOneSide() throws {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@130kg", "", "2026-11-09", "full squat 3@136kg 3@135kg @8",
    ])
    for form in ["", " --svg -"] {
      let text = machine.answer("compare 2026-10 2026-11" + form)
      #expect(text.contains("149.6 kg") && text.contains("Compared without RPE"), "\(text)")
    }
  }

  // MARK: - Runs

  @Test("A time over a longer distance counts at its mean pace in progress and records") func runs() throws {
    let machine = try TestMachine.logged([
      "2026-11-10", "running 5km/26:00", "", "2026-11-12", "running 5.02km/24:00", "", "2026-11-14",
      "running 5km/25:00", "", "2026-11-16", "running 5km/24:50",
    ])
    let progress = machine.answer("progress running")
    #expect(progress.contains("Best: 23:54 (5.02km/24:00), 12 Nov 2026"), "\(progress)")
    let values = machine.answer("progress running --csv").split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { $0[2] + " " + $0[4] }
    #expect(values == ["1560 false", "1434.263 true", "1500 false", "1490 false"])
    let records = machine.answer("records running")
    #expect(
      records.contains("23:54") && !records.contains("24:50") && !records.contains("14 Nov"), "\(records)")
  }

  @Test("After a faster pace over a longer distance, a time is no record") func pacedRecords() throws {
    let machine = try TestMachine.logged([
      "2026-11-10", "running 5km/26:00", "", "2026-11-12", "running 6km/28:00", "", "2026-11-14",
      "running 5km/24:50", "", "2026-11-15", "running 5km/23:00", "", "2026-11-16", "running 10km/60:00",
    ])
    let records = machine.answer("records running")
    #expect(records.contains("fastest 5 km 23:00, was 23:20") && !records.contains("24:50"), "\(records)")
    // A slow long run says nothing about 5 km.
    let progress = machine.answer("progress running --metric time --csv")
    #expect(
      progress.contains("2026-11-12,time,1400,s,true") && !progress.contains("2026-11-16"), "\(progress)")
  }

  @Test("A run logged during a lifting workout keeps its time") func runBesideLifting() throws {
    let machine = try TestMachine.logged([
      "2026-11-18 18:00", "bench press 3x8@80kg", "running 5km/26:00", "", "2026-11-19 18:00",
      "bench press 3x8@80kg", "plank 60s", "farmer's walk 40m/30s@40kg",
    ])
    let list = machine.answer("list --csv").split(separator: "\n")
    #expect(list.count == 3 && list[2].contains(",1560,") && list[1].contains(",,,,5,"), "\(list)")
    #expect(machine.answer("stats").contains("26 min"))
    #expect(machine.answer("show 2026-11-18").contains("26 min"))
  }

  // MARK: - Tested maxima

  @Test("A tested max is announced once in a new logbook") func testedOnce() throws {
    let machine = try TestMachine.logged()
    let text = machine.answer("log deadlift 1@180kg --tested")
    #expect(text.split(separator: "Tested 1RM recorded").count == 2, "\(text)")
  }

  @Test("What was only tested is in every report of maxima") func onlyTested() throws {
    let machine = try TestMachine.logged()
    #expect(machine.run(["max", "deadlift", "1@240kg"]).code == .done)
    #expect(machine.run(["max", "full", "squat", "10@140kg"]).code == .done)
    #expect(machine.answer("records deadlift").contains("tested 1RM  240 kg"))
    #expect(machine.answer("records full squat --json").contains("140"))
    #expect(machine.answer("max").contains("140 kg (10RM)"))
    machine.input = "2026-11-19\nbench press 3x8@80kg\n"
    #expect(machine.run(["log", "-"]).code == .done)
    let page = machine.answer("report -o -")
    #expect(page.contains("240 kg") && page.contains("140 kg (10RM)"))
  }

  // MARK: - Pictures

  @Test("Exercises without a bar are counted") func otherBars() throws {
    let names = [
      "full squat", "bench press", "deadlift", "overhead press", "front squat", "leg press", "lat pulldown",
      "plank", "running", "strict pull-up", "dip", "face pull", "barbell curl", "dumbbell curl",
      "romanian deadlift", "lying leg curl", "standing calf raise", "cable crunch", "push-up",
      "close-grip bench press", "incline bench press", "hip thrust",
    ]
    let others = ["plank": " 60s", "running": " 5km", "strict pull-up": " 5", "dip": " 5", "push-up": " 5"]
    let sets = names.map { $0 + (others[$0] ?? " 5@20kg") }
    let machine = try TestMachine.logged(["2026-11-19"] + sets)
    let picture = machine.answer("stats --svg -")
    #expect(picture.contains("and 2 more exercises"))
    #expect(!machine.answer("stats --all --svg -").contains("more exercise"))
  }

  @Test("Pictures of an empty logbook say what will be there") func empty() throws {
    let machine = try TestMachine()
    for (line, text) in [
      ("calendar", "will be a square"), ("calendar 2026-11", "will be a square"),
      ("stats", "will get a bar"),
      ("stats --by week", "each week will have a column"),
    ] {
      #expect(machine.answer(line + " --svg -").contains(text), "\(line)")
    }
  }

  @Test("Rough estimates are among the current maxes of a page, and marked") func roughMaxes() throws {
    let machine = try TestMachine.logged(["2026-11-19", "leg press 15@100kg", "full squat 5@100kg"])
    let page = machine.answer("report -o -").replacing("\u{A0}", with: " ")
    #expect(page.contains(">~150 kg</td>") && page.contains(">116.7 kg</td>"))
    #expect(page.contains("~ rough estimate"))
  }

  @Test("A sport that only one of two months has is named once") func sportOnce() throws {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@100kg", "2026-11-05", "full squat 5@102.5kg", "rowing machine 2km/8:00",
    ])
    #expect(machine.run(["activity", "add", "walk", "5km", "1h", "--at", "2026-11-06 18:00"]).code == .done)
    let picture = machine.answer("compare 2026-10 2026-11 --svg -")
    #expect(picture.contains("Rowing") && !picture.contains("Rowing Machine</text>"))
  }

  /// Over 52 days, 74 sets are 9.96 a week, and half as many 4.98.
  @Test("A shade is that of the number shown") func shades() throws {
    let machine = try TestMachine.logged(
      [
        "2026-10-01", "bench press 20x1@20kg 20x1@20kg 20x1@20kg 13x1@20kg", "2026-11-21",
        "bench press 1@20kg",
      ])
    let picture = machine.answer("muscles --since 2026-10-01 --svg -")
    #expect(picture.contains("10 a week") && picture.contains("5 a week") && picture.contains("5–9.9"))
    #expect(!picture.contains("\"chart-warm-1\""), "\(picture)")
  }
}
