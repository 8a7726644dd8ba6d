import GymlogCommands
import Testing
import Wording

/// A name that may mean several exercises is asked about, and each line that is offered can be typed.
@Suite struct AskedNamesTests {
  @Test(arguments: [
    (["front squat 5@80"], "squat 5@100", ""), (["romanian deadlift 10@80"], "deadlift 5@140", ""),
    (["dumbbell row 10@35"], "row 8@80", ""), (["assisted pull-up 8@20"], "pull-up 8", ""),
    (["assisted pull-up 8@20"], "pull-up 8@20", ""), (["weighted dip 8@20"], "dips 12", ""),
    (["treadmill 2km/12:00"], "run 2km/11:40", ""), (["incline bench press 8@60"], "bench 8@80", ""),
    (["dumbbell bench press 10@45"], "bench 8@94", ""), (["dumbbell bench press 10@30"], "press 8@40", ""),
    (["barbell curl 10@30", "cable curl 12@20"], "curl 10@25", ""), ([], "press 5@60", ""),
    ([], "clean and press 5@60", ""), ([], "femoral 12@35", "es"), ([], "bech press 3x8@80 rpe8", ""),
    (["jalón agarre cerrado 12@45"], "jalón 10@45", "es"),
    (["tríceps con cuerda 12@20"], "tríceps en polea 12@20", "es"),
    (["bessons a la premsa 20@120"], "bessons 20@120", "ca"),
    (["pes mort romanès 10@70"], "pes mort 5@110", "ca"),
  ])
  func isTypedAsOffered(_ logged: [String], _ typed: String, _ language: String) throws {
    func bench() throws -> TestMachine {
      let machine = try TestMachine()
      machine.environment = ["LANG": language.isEmpty ? "C" : language + "_ES.UTF-8"]
      for line in logged { #expect(machine.run(Transcript.words("log " + line)).code == .done) }
      return machine
    }
    let asked = try bench().run(Transcript.words("log " + typed))
    #expect(asked.code != .done)
    let lines = asked.errors.split(separator: "gymlog log ").dropFirst().map { line in
      "log "
        + (line.split(separator: "\n").first?.split(separator: "  ").first?.split(separator: "?").first ?? "")
    }
    #expect(!lines.isEmpty, "\(asked.errors)")
    for line in lines {
      let taken = try bench().run(Transcript.words(line))
      #expect(taken.code == .done, "\(line): \(taken.errors)")
    }
  }
}
