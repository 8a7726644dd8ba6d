import GymlogCommands
import Testing
import Wording

/// Numbers that a coach would reckon by hand.
@Suite struct CoachNumbersTests {
  /// 5@100 are 116.7 kg and 5@105 122.5; 20@90 would be 150.
  @Test("Rough estimates aren't in a line of reliable ones, in any form") func roughLeftOut() throws {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@100kg", "", "2026-10-12", "full squat 5@105kg", "", "2026-10-19",
      "full squat 5@102.5kg", "", "2026-10-26", "full squat 20@90kg", "", "2026-11-02", "full squat 20@91kg",
    ])
    let sentence = "Left out: 2 days with only rough estimates, from more than 10 reps"
    for form in ["progress full squat", "progress full squat --svg -", "report -o -"] {
      let text = machine.answer(form).replacing("\u{A0}", with: " ")
      #expect(text.contains(sentence), "\(form): \(text)")
      #expect(text.contains("Best: 122.5 kg ("), "\(text)")
    }
    let picture = machine.answer("progress full squat --svg -")
    #expect(!picture.contains("150 kg") && !picture.contains("~"))
    let text = machine.answer("progress full squat")
    #expect(text.contains("Latest: 119.6 kg (5@102.5kg), 19 Oct 2026") && !text.contains("~"), "\(text)")
    #expect(machine.answer("progress full squat --json").contains("\"roughLeftOut\": 2"))
  }

  @Test("With two reliable days, all make the line, and the best is a reliable one") func fewReliable() throws
  {
    let machine = try TestMachine.logged([
      "2026-10-05", "full squat 5@100kg", "", "2026-10-12", "full squat 5@105kg", "", "2026-10-19",
      "full squat 20@90kg",
    ])
    let text = machine.answer("progress full squat")
    #expect(text.contains("Best: 122.5 kg") && text.contains("Latest: ~150 kg"), "\(text)")
    #expect(!text.contains("Left out") && text.contains("~ rough estimate"))
  }

  @Test("`calories last` is of the newest, workout or activity") func caloriesOfLast() throws {
    let machine = try TestMachine.logged(["2026-11-18 18:00 - 19:00", "bench press 3x8@80kg"])
    #expect(machine.run(["body", "80kg"]).code == .done)
    let run = ["activity", "add", "run", "5km", "25:00", "--at"]
    #expect(machine.run(run + ["2026-11-17 18:00"]).code == .done)
    for line in ["calories last", "calories"] {
      let text = machine.answer(line)
      #expect(text.contains("Workout, 18 Nov 2026"), "\(line): \(text)")
    }
    #expect(machine.answer("calories last-1").contains("Run (17 Nov)"))
    #expect(machine.run(run + ["2026-11-19 18:00"]).code == .done)
    #expect(machine.answer("calories last").contains("Run (19 Nov)"))
    #expect(machine.answer("calories last-1").contains("Workout, 18 Nov 2026"))
  }

  /// The workout at 10:00 had begun before the test, that at 18:00 hadn't.
  @Test("Of two workouts of a day, a test is of the one that had begun") func testOfWorkout() throws {
    let machine = try TestMachine.logged([
      "2026-11-18 10:00 - 11:00", "bench press 5@80kg", "", "2026-11-18 18:00 - 19:00",
      "bench press 5@82.5kg",
    ])
    #expect(machine.run(["max", "bench", "press", "1@95kg", "--at", "2026-11-18"]).code == .done)
    let lines = machine.answer("compare last-1 last --csv").split(separator: "\n")
    #expect(lines.contains("Bench Press,tested1RM,95,,kg,,,"), "\(lines)")
    #expect(machine.answer("compare last-1 last --svg -").contains("tested 1RM"))
  }

  @Test("A treadmill without a distance and a watch count once, by their times") func treadmill() throws {
    let machine = try TestMachine.logged(["2026-11-18 18:00 - 19:00", "running 30min"])
    func add(_ distance: String, _ time: String, _ at: String) -> String {
      machine.run(["activity", "add", "run", distance, time, "--at", "2026-11-18 " + at]).output
    }
    // Another length of time is another run.
    #expect(!add("2km", "10:00", "18:00").contains("It counts once"))
    #expect(
      add("5.3km", "28:00", "18:20").contains(
        "Also logged in a workout: Run, as Running 30:00. It counts once"))
    #expect(machine.answer("stats --by sport --csv").contains("run,2,7300,2280,"))
  }
}
