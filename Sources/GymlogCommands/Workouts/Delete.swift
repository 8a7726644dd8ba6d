import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func delete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.delete.rawValue,
      declaring: .init(
        help: words.deleteHelp,
        .requiredPhrase(
          words.placeholder(.workout), help: words.meaning(.workout),
          as: .workout(words)), .flag(.yes, words)
      ) { context, argument, isSure throws(Failure) in
        try delete(argument, isSure: isSure, context)
      })
  }

  private static func delete(_ argument: WorkoutArgument, isSure: Bool, _ context: Context) throws(Failure)
    -> Reply
  {
    // `last set`, `set 3`
    let words = argument.text.split(separator: " ")
    if words.count > 1, words.contains(where: { Recognition.isSet($0) }) {
      throw .setsAreRemoved(argument.text)
    }
    switch Reference(argument.text) {
    case .set, .sets, .setOf(_, _?): throw .setsAreRemoved(argument.text)
    default: break
    }
    var named = argument
    switch try context.outing(argument) {
    case .activity(let activity):
      return try deleteActivity(activity, typed: argument.text, as: .delete, isSure: isSure, context)
    case .workout(let workout): named = workout
    }
    let workout = try context.change(.delete, isSure: isSure) { [named] snapshot throws(Failure) in
      try context.workout(named, in: snapshot)
    } question: { stored in
      context.question(beforeRemoving: stored, command: "gymlog delete \(shellName(argument.text)) --yes") {
        context.words.deleteQuestion($0, sets: $1)
      }
    } _: { stored, change throws(Failure) in
      try change.delete(stored)
      return stored.workout
    }
    return .removed(workout, context) { $0.deleted($1, $2) }
  }
}

extension Reply {
  /// That a workout was removed, in the words of the command, which get its label and its figures.
  static func removed(
    _ workout: Workout, _ context: Context,
    _ sentence: @escaping (_ words: Words, _ workout: String, _ figures: String) -> String
  ) -> Reply {
    Reply(
      noticed: [],
      text: { screen in
        let figures = context.figures(of: workout).joined(separator: ", ")
        return screen.lines(
          screen.sentence(about: screen.words.label(workout, at: context.now)) {
            sentence(screen.words, $0, figures)
          } + [screen.words.undoHint])
      }, json: { WorkoutJSON(context: context, workout: workout).members }
    ).telling(of: StayingMaxes(workout, after: nil, context))
  }
}

extension Context {
  /// The question before a workout is removed; nil for one without completed sets.
  func question(
    beforeRemoving stored: StoredWorkout, command: String,
    _ text: (_ workout: String, _ sets: SetCount) -> String
  ) -> Question? {
    let workout = stored.workout
    guard workout.doneCount > 0 || stored.hasMore else { return nil }
    return Question(
      text: text(words.label(workout, at: now), workout.counted),
      nonInteractiveError: .unconfirmed(workout, command: command))
  }
}

extension Words {
  var deleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete a workout or an activity",
        [
          "gymlog delete last --yes": "the last one", "gymlog delete 2026-11-20 --yes": "the one on that day",
        ],
        "last is the newest workout or activity. Any other name is looked up among workouts first, then activities. To restore it: gymlog undo"
      ),
      es: CommandHelp(
        "Borra un entrenamiento o una actividad",
        ["gymlog delete last --yes": "el último", "gymlog delete 2026-11-20 --yes": "el de ese día"],
        "last es lo último, entrenamiento o actividad. En los demás casos se borra una actividad si ningún entrenamiento "
          + "coincide. Para recuperarlo: gymlog undo"),
      ca: CommandHelp(
        "Esborra un entrenament o una activitat",
        ["gymlog delete last --yes": "l'últim", "gymlog delete 2026-11-20 --yes": "el d'aquell dia"],
        "last és l'últim, entrenament o activitat. En els altres casos s'esborra una activitat si cap entrenament no hi "
          + "coincideix. Per recuperar-lo: gymlog undo"))
  }

  func deleteQuestion(_ workout: String, sets: SetCount) -> String {
    say(
      en: "Delete \(workout), with \(self.sets(sets))?",
      es: "¿Borrar \(workout), con \(self.sets(sets))?",
      ca: "Vols esborrar \(workout), amb \(self.sets(sets))?")
  }

  func deleted(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) deleted: \(figures)",
      es: "\(subject(workout)) borrado, \(figures)",
      ca: "\(subject(workout)) esborrat, \(figures)")
  }
}

extension Failure {
  fileprivate static func setsAreRemoved(_ text: String) -> Failure {
    let line = "gymlog remove " + shellName(text)
    return Failure(
      .usage, en: Message("delete removes whole workouts", hint: "To remove sets: " + line),
      es: Message("delete solo borra entrenamientos enteros", hint: "Para quitar series: " + line),
      ca: Message("delete només esborra entrenaments sencers", hint: "Per treure sèries: " + line))
  }
}
