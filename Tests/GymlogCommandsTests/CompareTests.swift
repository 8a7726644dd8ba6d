import GymlogCommands
import Testing
import Wording

/// The chart of `compare`.
@Suite struct CompareTests {
  @Test("Exercises without loads are in the chart, with their changes") func withoutLoad() throws {
    let machine = try TestMachine()
    for (day, sets) in [
      ("2026-11-12", ["squat 5@100kg", "running 5km/30:00", "plank 60s"]),
      ("2026-11-16", ["squat 5@105kg", "running 6km/35:00", "plank 75s"]),
    ] {
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      for line in sets {
        #expect(machine.run(["log"] + line.split(separator: " ").map(String.init)).code == .done)
      }
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    let picture = machine.run(["compare", "last-1", "last", "--svg", "-"]).output
    for text in [
      "Running · best set", "+20%", "Plank · best set", "+25%", "Back Squat · e1RM", "+5%",
    ] {
      #expect(picture.contains(">" + text + "</text>"), "\(text)")
    }
  }

  @Test("The same set at another body weight is unchanged") func sameSet() throws {
    let machine = try TestMachine()
    for (day, weight) in [("2026-11-12", "80kg"), ("2026-11-16", "78kg")] {
      #expect(machine.run(["body", weight, "--at", day]).code == .done)
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      #expect(machine.run(["log", "strict", "pull-up", "6", "bench", "press", "5@80kg"]).code == .done)
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    let text = machine.run(["compare", "last-1", "last"]).output
    #expect(text.contains("6@bw") && !text.contains("-0.4 kg"))
    // As history shows them.
    #expect(text.contains("+16 kg") && text.contains("+15.6 kg"))
    #expect(
      machine.run(["compare", "last-1", "last", "--svg", "-"]).output.contains("Strict Pull-Up (6@bw)"))
  }

  /// 80 kg and 1 are 81, with 5 reps and 10 kg more 105; a set on a machine that assists has an estimate below 0.
  @Test("The change of a load added to the body is told in kilograms, as on the screen") func onTheBody()
    throws
  {
    let machine = try TestMachine()
    #expect(machine.run(["body", "80kg", "--at", "2026-11-01"]).code == .done)
    for (day, sets) in [
      ("2026-11-12", ["strict pull-up 1@+1kg", "assisted pull-up 8@-40kg"]),
      ("2026-11-16", ["strict pull-up 5@+10kg", "assisted pull-up 8@-20kg"]),
    ] {
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      for line in sets {
        #expect(machine.run(["log", "--force"] + line.split(separator: " ").map(String.init)).code == .done)
      }
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    let picture = machine.run(["compare", "last-1", "last", "--svg", "-"]).output
    let screen = machine.run(["compare", "last-1", "last"]).output
    for text in ["+24 kg", "Assisted Pull-Up · e1RM", "-29.3 kg → -4 kg", "+25.3 kg"] {
      #expect(picture.contains(">" + text + "</text>"), "\(text)")
    }
    #expect(screen.contains("+24 kg") && screen.contains("+25.3 kg"))
    #expect(picture.contains("chart-bar\"") && picture.contains("Bodyweight exercises: e1RM is"))
    #expect(!picture.contains("Only in"))
  }

  @Test("Without a body weight, the change of an added load has no percentage") func bodyUnknown() throws {
    let machine = try TestMachine()
    for (day, set) in [("2026-11-12", "5@+20kg"), ("2026-11-16", "5@+30kg")] {
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      #expect(machine.run(["log", "strict", "pull-up", set]).code == .done)
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    let picture = machine.run(["compare", "last-1", "last", "--svg", "-"]).output
    #expect(picture.contains(">+11.7 kg</text>"))
  }

  @Test("Activities are compared per week where a month isn't over") func activities() throws {
    let machine = try TestMachine()
    for line in [
      ["run", "5km", "25:00", "--at", "2026-10-05"], ["run", "7km", "35:00", "--at", "2026-11-02"],
    ] {
      #expect(machine.run(["activity", "add"] + line).code == .done)
    }
    let picture = machine.run(["compare", "2026-10", "2026-11", "--svg", "-"]).output
    #expect(picture.contains(">Running per week</text>"))
  }

  @Test("A tested max of one side is told with its load") func testedOnOneSide() throws {
    let machine = try TestMachine.logged([
      "2026-10-10", "Deadlift 5@100kg", "2026-11-10", "Deadlift 5@100kg",
    ])
    #expect(machine.run(["max", "deadlift", "1@130kg", "--at", "2026-11-12"]).code == .done)
    let picture = machine.answer("compare 2026-10 2026-11 --svg -")
    #expect(picture.contains(">Only in Nov 2026: Deadlift (tested 1RM 130 kg)</text>"))
    #expect(picture.contains("Deadlift · e1RM (116.7 kg)"))
    // Named once, and the sums apart from the exercises.
    let beside = machine.answer("compare 2026-09 2026-11 --svg -")
    #expect(beside.contains(">Only in Nov 2026: Deadlift (tested 1RM 130 kg)</text>"))
    #expect(beside.contains(">Nov 2026: ") && beside.contains(", sets 1, reps 5, volume 500 kg</text>"))
    #expect(beside.contains(">Sep 2026: no workouts</text>") && !beside.contains("Only in Nov 2026: Time"))
  }

  @Test("A faster time is a gain") func faster() throws {
    let machine = try TestMachine.logged([
      "2026-11-12 18:00 – 19:00", "Running 5km/22:30", "2026-11-16 18:00 – 19:00", "Running 5km/21:30",
    ])
    let picture = machine.answer("compare last-1 last --svg -")
    #expect(picture.contains("Running · best set") && picture.contains("class=\"chart-bar\""))
    #expect(!picture.contains("class=\"chart-less\"") && picture.contains("faster</text>"))
  }

  @Test("What qualifies the numbers is in the picture too; what isn't in it isn't explained") func notes()
    throws
  {
    let machine = try TestMachine.logged([
      "2026-01-20", "Back Squat 5@100kg", "Cable Crunch 15@40kg", "2026-11-10", "Back Squat 5@110kg",
    ])
    let (screen, picture) = (machine.answer("compare 2025 2026"), machine.answer("compare 2025 2026 --svg -"))
    #expect(screen.contains("rough estimate") && !picture.contains("rough estimate"))
    let year = try TestMachine.logged([
      "2025-11-30", "Back Squat 5@100kg", "2026-01-20", "Back Squat 5@100kg",
    ])
    let note = "Per week, 2025 counts from 30 Nov, the first day of the logbook"
    #expect(year.answer("compare 2025 2026").contains(note))
    #expect(year.answer("compare 2025 2026 --svg -").contains(">" + note + "</text>"))
  }

  /// A picture agrees with the table, whatever lies behind the last digit shown; and a sum of one side only isn't told by the week.
  @Test func whatIsShownAsEqualIsUnchanged() throws {
    let machine = try TestMachine.logged([
      "2026-10-05 18:30 – 19:20", "Cable Crunch 12@42.5kg @6.5", "2026-11-05 18:30 – 19:20",
      "Cable Crunch 12@45kg @9", "Running 5km/25:00",
    ])
    let picture = machine.answer("compare 2026-10 2026-11 --svg -")
    #expect(picture.contains("Cable Crunch (~64.5 kg)") && !picture.contains("+0.1%"))
    #expect(!picture.contains("Only in Nov 2026: Running per week"))
    // A rough estimate is marked in the picture as on the screen.
    #expect(machine.answer("max --svg -").contains("~64.5 kg"))
    #expect(machine.answer("max cable crunch --svg -").contains("~64.5 kg"))
  }
}
