import Training
import Wording

/// A step of the tour, with the line as typed and its output.
struct Scene {
  let step: TourStep
  let line: String
  let output: String
}

/// The tour: an hour of commands that are run on a scratch logbook, the last of them now.
struct Tour {
  let scratch: ScratchLogbook
  let context: Context

  func scenes() -> [Scene] { TourStep.allCases.map(scene) }

  private func scene(_ step: TourStep) -> Scene {
    let words = words(of: step)
    let moment = context.now.adding(seconds: -60 * minutesAgo(step))
    return Scene(
      step: step, line: shellLine(["gymlog"] + words), output: scratch.run(words, at: moment, context))
  }

  private func words(of step: TourStep) -> [String] {
    let words = context.words
    return switch step {
    case .list: ["list", "--limit", "5"]
    case .progress: ["progress"] + words.tourSquat.split(separator: " ").map(String.init)
    case .start: ["start", "--name", words.tourName]
    case .logSquat:
      ["log"] + words.tourSquat.split(separator: " ").map(String.init) + ["10@40w", "4x8@100kg"]
    case .logDeadlift:
      ["log"] + words.tourDeadlift.split(separator: " ").map(String.init) + ["5@120kg", "5@120kg", "rpe8"]
    case .status: []
    case .finish: ["finish"]
    case .share: ["share", "last"]
    }
  }

  private func minutesAgo(_ step: TourStep) -> Int {
    switch step {
    case .list, .progress, .start: 55
    case .logSquat: 30
    case .logDeadlift, .status: 5
    case .finish, .share: 0
    }
  }
}

/// Words as a line to type; quoted with double quotes, as in help, if only spaces need it.
private func shellLine(_ words: [String]) -> String {
  words.map { word in
    let bare = word.filter { $0 != " " }
    return bare != word && shellWord(bare) == bare ? "\"" + word + "\"" : shellWord(word)
  }.joined(separator: " ")
}

extension Words {
  /// The name of the workout that the tour logs.
  var tourName: String { say(en: "Leg day", es: "Día de pierna", ca: "Dia de cames") }

  /// The exercises of the tour, as typed.
  var tourSquat: String { say(en: "full squat", es: "sentadilla completa", ca: "esquat complet") }

  var tourDeadlift: String { say(en: "deadlift", es: "peso muerto", ca: "pes mort") }
}
