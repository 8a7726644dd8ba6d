import System
import TestSupport
import Testing
import Training
import Wording

/// A run that is both logged in a workout and kept as an activity counts once.
@Suite struct LoggedTwiceTests {
  @discardableResult
  private static func run(_ line: String, on machine: TestMachine) -> TestMachine.Outcome {
    let outcome = machine.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == .done, "\(line): \(outcome)")
    return outcome
  }

  /// The metres of running in `stats`; nil without activities.
  private static func metres(on machine: TestMachine) -> String? {
    let text = run("stats --json", on: machine).output
    guard let start = text.firstRange(of: "\"activities\": [") else { return nil }
    let rest = text[start.upperBound...]
    guard let name = rest.firstRange(of: "\"metres\": ") else { return nil }
    return String(rest[name.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  /// The bench has a workout with a run of 5 km, logged at 18:30.
  private static func logged() throws -> TestMachine {
    let machine = try TestMachine()
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    run("log deadlift 5@100kg", on: machine)
    run("log run 5km/25:00", on: machine)
    run("finish", on: machine)
    #expect(metres(on: machine) == nil)
    return machine
  }

  @Test func aRunThatIsAddedTooIsToldAndCountsOnce() throws {
    let machine = try Self.logged()
    let added = Self.run("activity add run 5.1km 25:10 --at 18:00", on: machine)
    #expect(added.output.contains("Also logged in a workout: Run, as Running 5km/25:00. It counts once"))
    #expect(Self.metres(on: machine) == "5100")
    // The line that is offered removes the set.
    let line = try #require(added.output.split(separator: "\n").first { $0.contains("gymlog remove") })
    let start = try #require(line.firstRange(of: "gymlog remove"))
    Self.run(String(line[start.lowerBound...].dropFirst("gymlog ".count)), on: machine)
    #expect(!Self.run("show last", on: machine).output.contains("Running"))
    #expect(Self.metres(on: machine) == "5100")
  }

  /// The only exercise of a workout: its number would also be that of a set.
  @Test func theLineOfTheFirstExerciseWorks() throws {
    for name in ["running", "trail running"] {
      let machine = try TestMachine()
      machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
      Self.run("start", on: machine)
      Self.run("log \(name) 5km/30:00", on: machine)
      Self.run("finish", on: machine)
      let added = Self.run("activity add run 5km 30:00", on: machine).output
      let line = try #require(added.split(separator: "\n").first { $0.contains("gymlog remove") })
      let start = try #require(line.firstRange(of: "gymlog remove"))
      Self.run(
        String(line[start.lowerBound...].dropFirst("gymlog ".count)).replacing("'", with: ""), on: machine)
      #expect(!Self.run("show last", on: machine).output.lowercased().contains("running"))
    }
  }

  /// A hike is a walk, and a file may not name its sport.
  @Test(arguments: [
    ("walking", "hike", true), ("hiking", "walk", true), ("running", "other", true),
    ("running", "walk", false),
  ])
  func sportsThatCanBeTheSame(_ exercise: String, _ sport: String, _ isTold: Bool) throws {
    let machine = try TestMachine()
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    Self.run("log \(exercise) 5km/50:00", on: machine)
    Self.run("finish", on: machine)
    let added = Self.run("activity add \(sport) 5.1km 50:00 --at 17:50", on: machine)
    #expect(added.output.contains("It counts once") == isTold)
    // Saying what it was tells that it counts once.
    if sport == "other" {
      #expect(Self.run("activity edit last --sport run", on: machine).output.contains("It counts once"))
    }
  }

  /// Whichever command completes the set tells of the activity, and gives the line that leaves one of them.
  @Test func aSetOfARunThatIsAnActivityIsTold() throws {
    let told =
      "Running 5km/25:00 is an activity too: Run (today) · 5.10 km · 25:10 · 4:56 /km. It counts once"
    func machine() throws -> TestMachine {
      let machine = try TestMachine()
      machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
      Self.run("activity add run 5.1km 25:10 --at 18:00", on: machine)
      return machine
    }
    var bench = try machine()
    #expect(!Self.run("log deadlift 5@100kg", on: bench).output.contains("activity"))
    let logged = Self.run("log run 5km/25:00", on: bench)
    #expect(logged.output.contains(told))
    #expect(!Self.run("log deadlift 5@100kg", on: bench).output.contains("activity"))
    #expect(Self.run("finish", on: bench).output.contains(told))
    let line = try #require(logged.output.split(separator: "\n").first { $0.contains("gymlog remove") })
    let start = try #require(line.firstRange(of: "gymlog remove"))
    Self.run(String(line[start.lowerBound...].dropFirst("gymlog ".count)), on: bench)
    #expect(!Self.run("show last", on: bench).output.contains("Running 5km"))

    bench = try machine()
    Self.run("start", on: bench)
    Self.run("add run 5km/25:00", on: bench)
    #expect(Self.run("done", on: bench).output.contains(told))
    bench = try machine()
    bench.input = "Run 5km/25:00\nDeadlift 5@100kg\n"
    #expect(Self.run("log -", on: bench).output.contains(told))
    bench = try machine()
    #expect(Self.run("log run 5km/25:00 --json", on: bench).output.contains("\"loggedTwice\":"))
    #expect(!Self.run("log run 8km/45:00", on: bench).output.contains("activity"))
  }

  @Test func anotherRunOfTheDayCountsToo() throws {
    for line in [
      "activity add run 5.1km 25:10 --at 08:00", "activity add run 6km 30:00 --at 18:00",
      "activity add ride 5km 15:00 --at 18:00", "activity add run 5km 25:00 --at 2026-11-20",
    ] {
      let machine = try Self.logged()
      #expect(!Self.run(line, on: machine).output.contains("Also logged"), "\(line)")
      let sum = line.contains("ride") ? "5000" : line.contains("6km") ? "11000" : nil
      if let sum { #expect(Self.metres(on: machine) == sum, "\(line)") }
    }
  }

  /// Of a workout without a length only the start is known, or, if it is of a day alone, not even that.
  @Test func aRunInAWorkoutWithoutALengthCountsOnce() throws {
    for (day, time, sum) in [
      ("19 nov 2026", "07:30", "5000"), ("19 nov 2026", "20:10", "5000"),
      ("19 nov 2026 17:00", "18:40", "5000"), ("19 nov 2026 17:00", "07:30", "10000"),
    ] {
      let machine = try TestMachine()
      machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
      machine.input = "\(day)\nbench press 3x8@60kg\nrun 5km 25:00\n"
      Self.run("log -", on: machine)
      Self.run("activity add run 5.1km 25:10 --at 2026-11-19T\(time)", on: machine)
      #expect(Self.metres(on: machine) == (sum == "5000" ? "5100" : "10100"), "\(day), \(time)")
    }
  }

  /// Two sets of 5 km and one activity: one of the sets is it.
  @Test func eachActivityIsOneSet() throws {
    let machine = try Self.logged()
    Self.run("log run 5km/26:00", on: machine)
    Self.run("finish", on: machine)
    Self.run("activity add run 5km 25:00 --at 18:05", on: machine)
    #expect(Self.metres(on: machine) == "10000")
  }

  /// Intervals that together are as long as the activity are it, with a warm-up or without one.
  @Test func anActivityIsSeveralSetsTogether() throws {
    for (sets, distance, reference, text) in [
      ("5x1km/5:00", "5.2km", "2.1-5", "5x1km/5:00"),
      ("1km/6:30 w 4x1km/5:00", "5km", "2.1-5", "1km/6:30 4x1km/5:00"),
      ("1km/6:30 w 4x1km/5:00", "4km", "2.2-5", "4x1km/5:00"), ("5x1km/5:00", "6.6km", nil, ""),
    ] {
      let machine = try TestMachine()
      machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
      Self.run("log deadlift 5@100kg", on: machine)
      Self.run("log run \(sets)", on: machine)
      let added = Self.run("activity add run \(distance) 26:00 --at 18:00", on: machine).output
      let isLonger = reference == nil
      #expect(added.contains("Also logged") != isLonger, "\(sets), \(distance)")
      #expect(
        Self.metres(on: machine) == (isLonger ? "11600" : distance == "5.2km" ? "5200" : "5000"),
        "\(sets), \(distance)")
      guard let reference else { continue }
      #expect(added.contains("as Running \(text). It counts once"), "\(added)")
      let line = try #require(
        added.split(separator: "\n").first { $0.contains("gymlog remove \(reference) --in") })
      let start = try #require(line.firstRange(of: "gymlog remove"))
      Self.run(String(line[start.lowerBound...].dropFirst("gymlog ".count)), on: machine)
      #expect(Self.metres(on: machine) == (distance == "5.2km" ? "5200" : "5000"))
    }
  }

  /// What else is logged of the run in the workout, a warm-up or a cool-down, counts besides.
  @Test(arguments: [
    (["run 5x1km/5:00", "run 1km/6:00"], "5.2km", "6200", "1.1-5"),
    (["run 1km/6:30", "run 5x1km/5:00"], "5.2km", "6200", "1.2-6"),
    (
      ["run 1km/6:30 w", "run 2x1km/5:00", "run 1km/6:00 w", "run 2x1km/5:00"], "4km", "6000",
      "1.2 1.3 1.5 1.6"
    ),
    (["run 2km/12:00", "run 4x1km/4:30", "run 3km/18:00"], "4.1km", "9100", "1.2-5"),
    // All together are near too, but less.
    (["run 2km/12:00", "run 1.8km/9:00", "run 0.3km/1:30"], "3.9km", "4200", "1.1-2"),
    (["run 2km/10:00", "treadmill run 3km/15:00"], "5.1km", "5100", "1.1 2.1"),
  ])
  func anActivityIsARowOfSets(_ lines: [String], _ distance: String, _ sum: String, _ row: String) throws {
    let machine = try TestMachine()
    machine.now = try #require(Instant("2026-11-21T18:30:00+01:00"))
    Self.run("activity add run \(distance) 26:00 --at 18:00", on: machine)
    Self.run("start --at 18:00", on: machine)
    for line in lines { Self.run("log \(line)", on: machine) }
    #expect(Self.metres(on: machine) == sum)
    let shown = Self.run("activity show last", on: machine).output
    #expect(shown.contains("gymlog remove \(row) --in"), "\(shown)")
  }

  @Test func anImportedRunIsTold() throws {
    let machine = try Self.logged()
    // 1.33 km along a meridian: the first point is too far from the others.
    try UserFile.write(
      machine.home + "/run.gpx",
      Array(
        """
        <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>
        <trkpt lat="41.500" lon="2.1"><time>2026-11-20T17:00:00Z</time></trkpt>
        <trkpt lat="41.506" lon="2.1"><time>2026-11-20T17:03:20Z</time></trkpt>
        <trkpt lat="41.512" lon="2.1"><time>2026-11-20T17:06:40Z</time></trkpt>
        <trkpt lat="41.518" lon="2.1"><time>2026-11-20T17:10:00Z</time></trkpt>
        </trkseg></trk></gpx>
        """.utf8))
    machine.now = try #require(Instant("2026-11-20T18:12:00+01:00"))
    Self.run("log run 1.3km/10:00", on: machine)
    Self.run("finish", on: machine)
    let imported = Self.run("activity import \(machine.home)/run.gpx --json", on: machine)
    #expect(imported.output.contains("\"set\": \"1.3km/10:00\""), "\(imported.output)")
    #expect(imported.output.contains("\"reference\": \"running\""))
  }
}
