import System
import TestSupport
import Testing
import Training
import Wording

@testable import GymlogCommands

/// The activities in the report, with the pictures of their tracks.
@Suite struct ReportedActivitiesTests {
  /// A kilometre and a half to the north, with a climb, half of it at 3 m/s and half at 4 m/s.
  private static func track(from day: String) -> String {
    var lines = "<gpx version=\"1.1\"><trk><type>running</type><trkseg>\n"
    var seconds = 0.0
    for step in 0...50 {
      let minutes = Int(seconds) / 60
      lines +=
        "<trkpt lat=\"\(41 + Double(step) * 30 / 111_060)\" lon=\"2\"><ele>\(100 + step)</ele>"
        + "<time>\(day)T08:\(minutes < 10 ? "0" : "")\(minutes):\(Int(seconds) % 60 < 10 ? "0" : "")\(Int(seconds) % 60)Z</time></trkpt>\n"
      seconds += step < 25 ? 10 : 7.5
    }
    return lines + "</trkseg></trk></gpx>\n"
  }

  private static func page(_ machine: TestMachine) -> String {
    machine.run(["report", "-o", "-"]).output.replacing("\u{a0}", with: " ")
  }

  @Test func aTrackIsDrawn() throws {
    let machine = try TestMachine()
    for (name, day) in [("one", "2026-11-03"), ("two", "2026-11-10")] {
      try UserFile.write(machine.home + "/\(name).gpx", Array(Self.track(from: day).utf8))
      #expect(machine.run(["activity", "import", machine.home + "/\(name).gpx"]).code == .done)
    }
    let page = Self.page(machine)
    #expect(page.contains("<h2>Activities</h2>") && page.contains("<h3>Run · 10 Nov 2026</h3>"))
    // The map, coloured by speed, with its start, end and kilometre, in both widths, and the profile.
    for id in ["activity-0-map", "activity-0-map-narrow", "activity-0-profile"] {
      #expect(page.contains("id=\"\(id)-title\""), "\(id)")
    }
    for look in ["chart-speed-1", "chart-speed-4", "chart-start", "chart-end", "chart-post"] {
      #expect(page.contains("class=\"\(look)\""), "\(look)")
    }
    #expect(page.contains("Same route: 3 Nov 2026"))
    #expect(page.contains("Splits"))
    // Nobody has lifted, and nothing says that there is nothing.
    #expect(!page.contains("class=\"note\""))
  }

  /// However many are on a route, those nearest in time are named.
  @Test func theNearestOnTheRouteAreNamed() throws {
    let machine = try TestMachine()
    let days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map { $0 < 10 ? "0\($0)" : "\($0)" }
    for day in days {
      try UserFile.write(machine.home + "/\(day).gpx", Array(Self.track(from: "2026-11-" + day).utf8))
    }
    let files = days.map { machine.home + "/\($0).gpx" }
    #expect(machine.run(["activity", "import"] + files).code == .done)
    let page = Self.page(machine)
    #expect(page.contains("Same route: 4 Nov 2026, 5 Nov 2026, 6 Nov 2026, 8 Nov 2026, 9 Nov 2026"))
    // Was 6, when five activities were shown.
    #expect(page.split(separator: "Same route: ").count == 12)
  }

  /// Beside the records, on a wide screen, they would stand under the wrong heading.
  @Test func theLatestStandInTheirSection() throws {
    let machine = try TestMachine()
    for hour in 1...28 {
      let at = "2026-11-0\(hour / 4 + 1) \(hour % 4 + 10):00"
      // Without a note, it is a line of a table.
      let note = hour > 1 ? ["--note", "tired"] : []
      #expect(machine.run(["activity", "add", "run", "5km", "25:00", "--at", at] + note).code == .done)
    }
    let page = Self.page(machine)
    let opened = try #require(page.firstRange(of: "<h2>Activities</h2>"))
    #expect(page[..<opened.lowerBound].hasSuffix("<section>"))
    // The first section that ends after the heading is the last of its parts, not a section without them.
    let rest = page[opened.upperBound...].prefix(
      upTo: try #require(page[opened.upperBound...].firstRange(of: "</section>")).lowerBound)
    #expect(rest.contains("<h3>Run · 8 Nov 2026</h3>"))
    // Was 5 of 7, when five were shown whatever they took.
    #expect(rest.contains("The latest 24 of 28 activities are shown below."))
    #expect(rest.contains("or of one, with --activity"))
    #expect(page.split(separator: "<h3>Run · ").count == 25)
    // Who only runs has no workouts to count.
    #expect(page.contains("<dt>Activities</dt>") && !page.contains("<dt>Volume</dt>"))
    #expect(!page.contains("Includes the cardio"))
    #expect(machine.run(["log", "running", "5km/25:00"]).code == .done)
    #expect(machine.run(["finish"]).code == .done)
    #expect(Self.page(machine).contains("Includes the cardio of 1 workout."))
  }

  /// Of a run without track and note, a line says everything.
  @Test func plainActivitiesAreListed() throws {
    let machine = try TestMachine()
    for day in 3...5 {
      #expect(
        machine.run(["activity", "add", "run", "5km", "25:0\(day)", "--at", "2026-11-0\(day) 09:00"]).code
          == .done)
    }
    try UserFile.write(machine.home + "/one.gpx", Array(Self.track(from: "2026-11-10").utf8))
    #expect(machine.run(["activity", "import", machine.home + "/one.gpx"]).code == .done)
    let page = Self.page(machine)
    #expect(page.split(separator: "<h3>Run · ").count == 2)
    let list = try #require(page.split(separator: "<h3>Without a track</h3>").dropFirst().first)
    #expect(list.contains(">25:05<") && list.contains(">25:03<"))
  }

  @Test func aMonthListsActivities() throws {
    let machine = try TestMachine()
    #expect(
      machine.run(["activity", "add", "run", "5km", "25:00", "--at", "2026-11-03 09:00"]).code == .done)
    let picture = machine.run(["calendar", "2026-11", "--svg", "-"]).output
    #expect(
      picture.contains(">Tue 3 09:00 · Run</text>") && picture.contains(">5.00 km · 25:00 · 5:00 /km</text>"))
  }

  /// Long files are read for a few activities only.
  @Test func fewLongTracksAreShown() throws {
    let machine = try TestMachine()
    let padding = "<!--" + String(repeating: " ", count: 1 << 20) + "-->"
    for day in 1...7 {
      let text = Self.track(from: "2026-11-0\(day)").replacing("<trk>", with: padding + "<trk>")
      try UserFile.write(machine.home + "/\(day).gpx", Array(text.utf8))
      #expect(machine.run(["activity", "import", machine.home + "/\(day).gpx"]).code == .done)
    }
    #expect(Self.page(machine).contains("The latest 5 of 7 activities are shown below."))
  }

  @Test func anActivityHasAPage() throws {
    let machine = try TestMachine()
    for (name, day) in [("one", "2026-11-03"), ("two", "2026-11-10")] {
      try UserFile.write(machine.home + "/\(name).gpx", Array(Self.track(from: day).utf8))
      #expect(machine.run(["activity", "import", machine.home + "/\(name).gpx"]).code == .done)
    }
    func page(_ words: String...) -> String {
      machine.run(["report", "--activity"] + words).output.replacing("\u{a0}", with: " ")
    }
    let last = page("last", "-o", "-")
    #expect(last.contains("<h1>Run</h1>") && last.contains("Tuesday, 10 November 2026, 09:00 – 09:07"))
    #expect(last.contains("<dt>Distance</dt>") && last.contains("<dd>1.50 km</dd>"))
    for id in ["activity-map", "activity-map-narrow", "activity-profile"] {
      #expect(last.contains("id=\"\(id)-title\""), "\(id)")
    }
    #expect(last.contains("<h2>Splits</h2>") && last.contains("<h2>Same route</h2>"))
    #expect(last.contains("3 Nov 2026") && last.contains("Climb: +"))
    // No body weight: a page doesn't tell how to type one.
    #expect(!last.contains("gymlog body"))
    #expect(page("2026-11-03", "-o", "-", "--lang", "ca").contains("<h2>La mateixa ruta</h2>"))
    #expect(page("last", "-o", "-", "--json").contains("\"html\":"))
    #expect(machine.run(["report", "--activity", "last", "--since", "2026-11-01", "-o", "-"]).code == .usage)
    #expect(machine.run(["report", "--activity", "2026-01-01", "-o", "-"]).code == .notFound)
    #expect(
      machine.run(["report", "--activity", "last"]).errors.contains(
        "gymlog report --activity last -o report.html"))
  }

  @Test func aPageNeedsNoTrack() throws {
    let machine = try TestMachine()
    #expect(machine.run(["activity", "add", "run", "5km", "25:00", "--note", "Windy"]).code == .done)
    let page = machine.run(["report", "--activity", "last", "-o", "-"]).output
    #expect(page.contains("25:00") && page.contains("Windy") && !page.contains("<section"))
  }

  /// What lies elsewhere isn't opened; a document of an older program, which doesn't say where, is.
  @Test func onlyNearbyTracksAreOpened() throws {
    let machine = try TestMachine()
    for (name, day) in [("one", "2026-11-03"), ("two", "2026-11-10")] {
      try UserFile.write(machine.home + "/\(name).gpx", Array(Self.track(from: day).utf8))
      #expect(machine.run(["activity", "import", machine.home + "/\(name).gpx"]).code == .done)
    }
    let file = try #require(
      machine.files().first { $0.key.contains("/20261103") && $0.key.hasSuffix("activity.json") })
    let (data, text) = (machine.home + "/" + file.key, String(decoding: file.value, as: UTF8.self))
    let start = "\"startPlace\": {\"latitude\": 41, \"longitude\": 2}"
    #expect(text.contains(start))
    func isFound(_ place: String) throws -> Bool {
      try UserFile.write(data, Array(text.replacing(start, with: place).utf8))
      return machine.run(["activity", "similar", "last"]).output.contains("3 Nov 2026")
    }
    #expect(try isFound(start))
    #expect(try !isFound("\"startPlace\": {\"latitude\": 41.0025, \"longitude\": 2}"))
    #expect(try isFound("\"startPlace\": {\"latitude\": 41.0015, \"longitude\": 2}"))
    #expect(try isFound("\"unknown\": 1"))
  }

  @Test func withoutATrackTheFiguresStand() throws {
    let machine = try TestMachine()
    #expect(machine.run(["activity", "add", "run", "5km", "25:00"]).code == .done)
    let page = Self.page(machine)
    #expect(page.contains(">5.00 km<") && page.contains(">25:00<") && !page.contains("activity-0-map"))
  }

  @Test func othersAreLeftOut() throws {
    let machine = try TestMachine()
    #expect(machine.run(["activity", "add", "run", "5km", "25:00", "--at", "2024-05-01"]).code == .done)
    #expect(machine.run(["log", "squat", "5@100kg"]).code == .done)
    #expect(!Self.page(machine).contains("<h2>Activities</h2>"))
  }
}
