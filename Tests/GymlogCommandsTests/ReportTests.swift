import GymlogCommands
import System
import Testing
import Training
import Wording

/// The HTML report, as browsers and screen readers see it.
@Suite struct ReportTests {
  private static let evil = "<script src=\"https://example.org/a.js\"></script> & \"b\" url(//example.org/c)"

  private func page(
    _ sets: [[String]], for time: String = "10min",
    days: [String] = ["2026-11-09", "2026-11-12", "2026-11-16"]
  ) throws -> String {
    let machine = try TestMachine()
    for day in days {
      #expect(machine.run(["start", "--name", Self.evil, "--at", day + " 18:00"]).code == .done)
      for line in sets { #expect(machine.run(["log"] + line).code == .done) }
      #expect(machine.run(["finish", "--for", time]).code == .done)
    }
    let outcome = machine.run(["report", "-o", "-"])
    #expect(outcome.code == .done && outcome.errors == "")
    return outcome.output
  }

  private func texts(_ page: String, between start: String, and end: String) -> [Substring] {
    page.split(separator: start).dropFirst().compactMap { $0.split(separator: end).first }
  }

  @Test("Nothing is fetched or run, whatever a name contains") func alone() throws {
    let page = try page([["squat", "5@100kg"]])
    #expect(page.contains("&lt;script src=&quot;https://example.org/a.js&quot;&gt;"))
    for tag in ["<script", "<img", "<link", "<iframe", "<object", "<a ", "<use", "<image", "@import"] {
      #expect(!page.contains(tag), "\(tag)")
    }
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    for attribute in ["src=\"", "href=\"", "srcset=\"", "onload=\"", "onclick=\""] {
      #expect(!page.contains(attribute), "\(attribute)")
    }
    let style = texts(page, between: "<style>", and: "</style>").joined()
    #expect(!style.contains("url("))
  }

  @Test("A page of runs alone says nothing of a volume") func runs() throws {
    let page = try page([["treadmill", "5km/26:00"]], for: "30min")
    #expect(!page.contains("0 kg") && !page.contains("Volume"))
    #expect(page.contains("Distance and time by week"))
  }

  @Test("A missed attempt is worded like other sets") func missed() throws {
    let page = try page([["squat", "5@100kg", "1@140kg", "miss"]]).replacing("\u{A0}", with: " ")
    #expect(page.contains("5 × 100 kg, 1 × 140 kg miss") && !page.contains("1@140kg"))
  }

  @Test("A page that is saved names days, not yesterday") func days() throws {
    let page = try page([["squat", "5@100kg"]], days: ["2026-11-20", "2026-11-21"])
      .replacing("\u{A0}", with: " ")
    #expect(page.contains(">21 Nov 2026</td>") && !page.contains(">today<") && !page.contains(">yesterday<"))
  }

  @Test("On paper, a table isn't parted from its headings") func paper() throws {
    let style = texts(try page([["squat", "5@100kg"]]), between: "@media print {", and: "</style>").joined()
    #expect(style.contains("figure, tr, table, article, dl { break-inside: avoid; }"))
  }

  /// A page has a margin of 16 pixels on each side.
  @Test("On a phone of 360 pixels, no text of a picture is lower than 12", arguments: ["es", "en"])
  func textSizes(language: String) throws {
    let machine = try TestMachine.logged([
      "2026-11-02", "squat 5@100kg", "2026-11-09", "squat 5@102.5kg", "rowing machine 2km/8:00", "2026-11-16",
      "squat 5@105kg", "2026-11-19", "bench press 3x8@60kg",
    ])
    let page = machine.run(["report", "-o", "-", "--lang", language]).output
    let style = texts(page, between: "<style>", and: "</style>").joined()
    #expect(style.contains(".chart text { font: 12px") && style.contains(".chart-side { font-size: 15px"))
    let narrow = texts(page, between: "<div class=\"narrow\">", and: "</div>").map { ($0, 12.0) }
    let fixed = texts(page, between: "<div class=\"fixed\">", and: "</div>").map { ($0, 15.0) }
    #expect(narrow.count > 3 && fixed.count == 1)
    for (picture, size) in narrow + fixed {
      let width = try #require(
        picture.split(separator: "viewBox=\"0 0 ").dropFirst().first.flatMap {
          Double($0.prefix { $0 != " " })
        })
      #expect(size * 328 / width >= 12, "\(width)")
    }
  }

  @Test("On a phone, a row of a table that is too wide takes two lines") func folded() throws {
    let machine = try TestMachine.logged(["2026-11-16", "squat 5@105kg"])
    let added = ["activity", "add", "run", "10km", "50:00", "--at", "2026-11-17 18:00"]
    #expect(machine.run(added).code == .done)
    let page = machine.run(["report", "-o", "-"]).output
    let tables = texts(page, between: "<table", and: "</table>")
    let muscles = try #require(tables.first { $0.contains(">Muscles</caption>") })
    // The muscle, three numbers beside it and two below them.
    #expect(muscles.hasPrefix(" class=\"folded\" style=\"--values: 3\">"))
    #expect(muscles.contains("<th class=\"text tall\" scope=\"col\">Muscle</th>"))
    #expect(muscles.split(separator: "<th class=\"number more\"").count == 3)
    // Date, time and name, and below them three numbers.
    let runs = try #require(tables.first { $0.contains(">Without a track</caption>") })
    #expect(runs.hasPrefix(" class=\"folded\" style=\"--values: 2\">"))
    #expect(runs.contains("<th class=\"number turn\" scope=\"col\">Distance</th>"))
    let maxes = try #require(tables.first { $0.contains(">Current maxes</caption>") })
    #expect(maxes.hasPrefix(">"))
    // The sums of one sport fit until their energy is known.
    func sums() throws -> Substring {
      let page = machine.run(["report", "-o", "-"]).output
      return try #require(
        texts(page, between: "<table", and: "</table>").first { $0.contains(">Activities</caption>") })
    }
    #expect(try sums().hasPrefix(">"))
    #expect(machine.run(["body", "80kg"]).code == .done)
    #expect(try sums().hasPrefix(" class=\"folded\" style=\"--values: 3\">"))
  }

  @Test("Each chart has a description and a table of its numbers") func readers() throws {
    let page = try page([["squat", "5@100kg"], ["plank", "60s"]])
    let charts = texts(page, between: "<svg", and: "</svg>")
    #expect(charts.count >= 5)
    for chart in charts {
      #expect(chart.contains("role=\"img\"") && chart.contains("<title id=") && chart.contains("<desc id="))
      #expect(!chart.contains("></title>") && !chart.contains("></desc>"))
    }
    let figures = texts(page, between: "<figure>", and: "</figure>")
    let bare = figures.filter { !$0.contains("<table") }
    #expect(bare.count == 1 && bare[0].contains("id=\"muscle-bars-title\""))
    for table in texts(page, between: "<table", and: "</table>") {
      #expect(
        table.contains("</caption>") && table.contains("scope=\"col\"") && table.contains("scope=\"row\""))
      #expect(!table.contains("<th class=\"text\" scope=\"col\"></th>"))
    }
    let ids = texts(page, between: " id=\"", and: "\"")
    #expect(Set(ids).count == ids.count)
  }

  @Test("Unreadable documents are reported visibly, without markup") func unread() throws {
    let machine = try TestMachine()
    #expect(machine.run(["log", "squat", "5@100kg"]).code == .done)
    #expect(!machine.run(["report", "-o", "-"]).output.contains("class=\"note\""))
    let folder = "workouts/2026/20261103t1800-aaaaaaaaaa"
    let path = machine.home + "/.local/share/gymlog/" + folder
    _ = try Folder.makeFolders(path)
    let text = #"{"format": 1, "start": "2026-11-03T18:00:00+01:00", "unit": "<b>"}"#
    try UserFile.write(path + "/workout.json", Array(text.utf8))
    let outcome = machine.run(["report", "-o", "-"])
    #expect(outcome.code == .damaged)
    let output = outcome.output.replacing("\u{A0}", with: " ")
    let note = try #require(texts(output, between: "<div class=\"note\"", and: "</div>").first)
    #expect(note.contains("1 document") && note.contains(folder))
    #expect(note.contains("&lt;b&gt;") && !note.contains("<b>"))
    let spanish = machine.run(["--lang", "es", "report", "-o", "-"]).output
    #expect(spanish.contains("1\u{A0}documento"))
  }

  @Test("Sets are worded as a coach would; pictures fit phones and wider screens; days are named")
  func words() throws {
    let page = try page([["squat", "10@20w", "4x8@100kg", "8@102.5kg @9"]])
    // A line doesn't end within a set.
    let sets = "10 × 20 kg warm-up, 4 × 8 × 100 kg, 8 × 102.5 kg RPE 9"
    #expect(page.replacing("\u{A0}", with: " ").contains(sets + "</li>"))
    #expect(page.contains("4\u{A0}×\u{A0}8\u{A0}×\u{A0}100\u{A0}kg"))
    #expect(page.contains("id=\"muscle-bars-narrow-title\"") && page.contains("id=\"muscle-bars-title\""))
    // One week is told in a sentence.
    #expect(!page.contains("id=\"volume-title\""))
    #expect(page.replacing("\u{A0}", with: " ").contains("16 Nov – 22 Nov 2026: 4,020 kg (6 of 7 days)."))
    #expect(page.contains("<summary>The numbers: Volume</summary>"))
    #expect(!page.contains("yesterday") && !page.contains("today"))
  }

  @Test("A lift with a tested max is a main lift, even if others have more sets") func mainLifts() throws {
    let machine = try TestMachine()
    for day in ["2026-11-09", "2026-11-12", "2026-11-16"] {
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      for name in ["lat pulldown", "dumbbell row", "leg press", "barbell curl"] {
        #expect(machine.run(["log", name, "3x10@60kg"]).code == .done)
      }
      #expect(machine.run(["log", "full squat", "5@100kg"]).code == .done)
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    func isCharted() -> Bool {
      machine.run(["report", "-o", "-"]).output.replacing("\u{A0}", with: " ").contains(
        "Full Squat · estimated 1RM")
    }
    #expect(!isCharted())
    #expect(machine.run(["max", "full squat", "1@120kg"]).code == .done)
    #expect(isCharted())
  }

  @Test("An empty page says what to do") func nothing() throws {
    let machine = try TestMachine()
    #expect(machine.run(["report", "-o", "-"]).output.contains("gymlog start</p>"))
    #expect(machine.run(["report", "-o", "-"]).output.contains("Volume and time of each week, as bars"))
    #expect(machine.run(["log", "squat", "5@100kg"]).code == .done)
    let earlier = machine.run(["report", "--since", "2026-01-01", "--until", "2026-01-31", "-o", "-"]).output
    #expect(earlier.contains("Nothing logged in that period</p>") && !earlier.contains("gymlog start</p>"))
  }

  @Test("Workouts whose times aren't known have no chart of hours") func noTimes() throws {
    let machine = try TestMachine()
    machine.input = ["5 Oct 2026", "12 Oct 2026", "19 Oct 2026", "26 Oct 2026"]
      .map { $0 + "\nsquat 3x5@100kg\n" }.joined(separator: "\n")
    #expect(machine.run(["log", "-"]).code == .done)
    let page = machine.run(["report", "-o", "-"]).output
    #expect(page.contains("id=\"volume-title\"") && page.contains("<h2>Volume by week</h2>"))
    #expect(!page.contains("id=\"hours-title\"") && !page.contains("0\u{A0}s<"))
  }

  @Test("Without any volume, weeks are told by their sets") func noVolume() throws {
    let days = ["2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]
    let machine = try TestMachine.logged(
      days.flatMap { [$0 + " 18:00 – 19:00", "Push-Up 12, 12, 10", "Plank 60s"] })
    let page = machine.run(["report", "-o", "-"]).output
    #expect(page.contains("<h2>Sets and time by week</h2>") && page.contains("id=\"sets-title\""))
    #expect(!page.contains("id=\"volume-title\"") && !page.contains("0.6\u{A0}kg"))
    let weeks = machine.answer("stats --by week --svg -")
    #expect(weeks.contains(">Sets · ") && weeks.contains(">4</text>") && !weeks.contains(" kg</text>"))
    let none = machine.answer("stats --by week --until 2026-01-31 --svg -")
    #expect(none.contains(">Nothing logged in that period.</text>") && !none.contains("chart-grid\""))
    // A period without workouts has no charts of zeros.
    let rest = machine.run(["report", "--since", "2026-11-17", "-o", "-"]).output
    #expect(!rest.contains("id=\"sets-title\"") && !rest.contains("id=\"volume-title\""))
    let year = machine.run(["year", "-o", "-"]).output
    #expect(year.contains("Month by month") && year.contains("<p>Oct: ") && !year.contains(">jan<"))
  }

  @Test("The name of a year or a month is below the middle of its column") func centred() throws {
    let machine = try TestMachine.logged(
      (2023...2026).flatMap { ["\($0)-01-10", "Back Squat 5@100kg", "\($0)-06-10", "Back Squat 5@100kg"] })
    for (unit, labels) in [("year", ["2023", "2024", "2025", "2026"]), ("month", ["2024"])] {
      let picture = machine.answer("stats --by \(unit) --svg -")
      let columns = texts(picture, between: "<rect class=\"chart-", and: "height").compactMap { column in
        number("x", in: column).flatMap { x in number("width", in: column).map { x + $0 / 2 } }
      }
      for label in labels {
        let tag = picture.split(separator: ">" + label + "</text>")[0].split(separator: "<text").last ?? ""
        let middle = try #require(number("x", in: tag)) + Double(label.count) * 6.8 / 2
        #expect(columns.contains { abs($0 - middle) < 8 }, "\(label) at \(middle): \(columns)")
      }
      #expect(!picture.contains(">Jul</text>") || unit == "month")
    }
  }

  private func number(_ name: String, in tag: Substring) -> Double? {
    tag.split(separator: " \(name)=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
  }

  @Test("A logbook with little or nothing says what its pictures will show") func little() throws {
    let machine = try TestMachine()
    for line in ["year -o -", "muscles --svg -"] {
      #expect(machine.answer(line).contains("There are no workouts yet. Here, "), "\(line)")
    }
    let one = try TestMachine.logged(["2026-11-20 18:00 – 19:00", "Back Squat 5@100kg"])
    #expect(one.answer("progress back squat --svg -").contains("A chart needs 2 more days of training."))
    let year = one.answer("year -o -").replacing("\u{A0}", with: " ")
    #expect(year.contains("<p>Nov (") && year.contains("500 kg, 1 workout</p>") && !year.contains(">Jan<"))
    // With one shade, there is no legend that says what the numbers are.
    #expect(one.answer("muscles --since 2026-11-15 --svg -").contains(">1 set</text>"))
  }

  @Test("A distance has one name, whether sets or activities are over it") func oneDistance() throws {
    let machine = try TestMachine()
    for day in ["2026-11-02", "2026-11-09", "2026-11-16"] {
      #expect(machine.run(["activity", "add", "run", "5km", "25:00", "--at", day]).code == .done)
    }
    #expect(
      machine.answer("progress running --metric time --svg -").contains(">Running · time (5 km)</text>"))
  }

  @Test("No two ticks of an axis have the same label", arguments: ["1min", "10min", "1h"])
  func ticks(time: String) throws {
    let page = try page(
      [["squat", "1@0.5kg"]], for: time, days: ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"])
    for id in ["volume", "hours"] {
      let chart = try #require(texts(page, between: "id=\"\(id)-title\"", and: "</svg>").first)
      let labels = texts(String(chart), between: "text-anchor=\"end\">", and: "</text>")
      #expect(labels.count >= 2 && Set(labels).count == labels.count, "\(labels)")
    }
  }
}
