import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func discard(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.discard.rawValue,
      declaring: .init(help: words.discardHelp, .flag(.yes, words)) { context, isSure throws(Failure) in
        try discard(isSure: isSure, context)
      })
  }

  /// Asks first if any set is completed.
  private static func discard(isSure: Bool, _ context: Context) throws(Failure) -> Reply {
    let workout = try context.change(.discard, isSure: isSure) { snapshot throws(Failure) in
      try context.stored(nil, in: snapshot)
    } question: { stored in
      context.question(beforeRemoving: stored, command: "gymlog discard --yes") {
        context.words.discardQuestion($0, sets: $1)
      }
    } _: { stored, change throws(Failure) in
      try change.delete(stored)
      change.currentWorkoutFolder = nil
      return stored.workout
    }
    return .removed(workout, context) { $0.discarded($1, $2) }
  }
}

extension Words {
  func discardQuestion(_ workout: String, sets: SetCount) -> String {
    say(
      en: "Discard \(workout), with \(self.sets(sets))?",
      es: "¿Descartar \(workout), con \(self.sets(sets))?",
      ca: "Vols descartar \(workout), amb \(self.sets(sets))?")
  }

  var discardHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Discard the current workout",
        [
          "gymlog discard": "if no set is completed",
          "gymlog discard --yes": "even with completed sets",
        ],
        "gymlog undo restores it."),
      es: CommandHelp(
        "Descarta el entrenamiento actual",
        [
          "gymlog discard": "si no has hecho ninguna serie",
          "gymlog discard --yes": "aunque hayas hecho alguna",
        ],
        "gymlog undo lo recupera."),
      ca: CommandHelp(
        "Descarta l'entrenament actual",
        ["gymlog discard": "si no has fet cap sèrie", "gymlog discard --yes": "encara que n'hagis fet"],
        "gymlog undo el recupera."))
  }

  func discarded(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) discarded: \(figures)",
      es: "\(subject(workout)) descartado, \(figures)",
      ca: "\(subject(workout)) descartat, \(figures)")
  }
}
