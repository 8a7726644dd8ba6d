import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func merge(_ words: Words) -> GymlogCommand {
    let parser = ValueParser.workout(words)
    return Command(
      CommandName.merge.rawValue,
      declaring: .init(
        help: words.mergeHelp,
        .required(words.placeholder(.workout), help: words.meaning(.workout), as: parser),
        .required(words.placeholder(.otherWorkout), help: words.meaning(.otherWorkout), as: parser),
        .force(
          words.say(
            en: "even on different days", es: "aunque sean de días distintos",
            ca: "encara que siguin de dies diferents"))
      ) { context, one, other, force throws(Failure) in
        try merge(one, other, force: force, context)
      })
  }

  /// Moves everything of another workout into one, and deletes the other.
  private static func merge(
    _ argument: WorkoutArgument, _ other: WorkoutArgument, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let told = try context.logbook.change(CommandName.merge.rawValue, at: context.now) {
      change throws(Failure) in
      let stored = try context.wholeWorkout(argument, in: change.snapshot)
      let second = try context.wholeWorkout(other, in: change.snapshot)
      if stored.folder == second.folder { throw .sameWorkout(argument.text, other.text) }
      let (first, last) =
        stored.workout.start < second.workout.start
        ? (stored.workout, second.workout) : (second.workout, stored.workout)
      guard let end = first.end else { throw .openWorkoutFirst }
      // A workout that lasts past midnight counts to the day it began.
      if !force, first.start.day != last.start.day, last.start.seconds - end.seconds > 6 * 3_600 {
        throw .workoutsOfTwoDays(first.start.day, last.start.day)
      }
      let isCurrent = [stored.folder, second.folder].contains(change.currentWorkoutFolder)
      var workout = stored.workout
      workout.merge(second.workout)
      change.keepUnknownMembers(of: second)
      try change.delete(second)
      let folder = try context.save(&workout, over: stored, in: &change)
      if isCurrent { change.currentWorkoutFolder = last.isOpen ? folder : nil }
      return PastChange(
        workouts: [workout],
        head: { words in
          words.merged(
            words.label(second.workout, at: context.now), into: words.label(stored.workout, at: context.now))
        },
        overlaps: try context.overlaps(
          of: workout, besides: second.workout.id, in: change.snapshot
        ).filter { $0.id != stored.workout.id })
    }
    return told.reply(context)
  }
}

extension Words {
  func merged(_ workout: String, into other: String) -> String {
    say(
      en: "\(workout) is now part of \(other)", es: "\(workout) ahora forma parte de \(other)",
      ca: "\(workout) ara forma part \(Catalan.of(other))")
  }

  var mergeHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Merge two workouts into one",
        [
          "gymlog merge last-1 last": "add the last workout to the one before it",
          #"gymlog merge "20 Nov 18:30" "20 Nov 20:00""#: "two workouts of one day",
        ],
        "The first keeps its name. Sets of the same exercise go together, notes and tags are joined, and the time between "
          + "the two becomes a pause. Workouts on different days need --force. gymlog undo separates them again."
      ),
      es: CommandHelp(
        "Une dos entrenamientos en uno",
        [
          "gymlog merge last-1 last": "el último pasa a formar parte del anterior",
          #"gymlog merge "20 nov 18:30" "20 nov 20:00""#: "dos del mismo día",
        ],
        "El primero conserva su nombre. Las series del mismo ejercicio se juntan, las notas y las etiquetas se suman, y el "
          + "tiempo entre los dos pasa a ser una pausa. Si son de dos días hace falta --force. gymlog undo los vuelve a separar."
      ),
      ca: CommandHelp(
        "Uneix dos entrenaments en un",
        [
          "gymlog merge last-1 last": "l'últim passa a formar part de l'anterior",
          #"gymlog merge "20 nov 18:30" "20 nov 20:00""#: "dos del mateix dia",
        ],
        "El primer conserva el nom. Les sèries del mateix exercici s'ajunten, les notes i les etiquetes se sumen, i el temps "
          + "entre tots dos passa a ser una pausa. Si són de dos dies cal --force. gymlog undo els torna a separar."
      ))
  }
}

extension Failure {
  static func sameWorkout(_ one: String, _ other: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(one)) and \(quoted(other)) are the same workout"),
      es: Message("\(quoted(one)) y \(quoted(other)) son el mismo entrenamiento"),
      ca: Message("\(quoted(one)) i \(quoted(other)) són el mateix entrenament"))
  }

  fileprivate static func workoutsOfTwoDays(_ one: Day, _ other: Day) -> Failure {
    Failure(.usage) { words in
      let (one, other) = (words.dayShort(one), words.dayShort(other))
      return words.say(
        en: Message(
          "the workouts are on different days, \(one) and \(other): merged, they would last more than a day",
          hint:
            "If one has the wrong date, correct it with gymlog edit --in … --date. To confirm, add --force"),
        es: Message(
          "los entrenamientos son de días distintos, \(one) y \(other): unidos durarían más de un día",
          hint:
            "Si la fecha de uno está mal, corrígela con gymlog edit --in … --date. Para confirmar, añade --force"
        ),
        ca: Message(
          "els entrenaments són de dies diferents, \(one) i \(other): units durarien més d'un dia",
          hint:
            "Si la data d'un és incorrecta, corregeix-la amb gymlog edit --in … --date. Per confirmar, afegeix --force"
        ))
    }
  }

  static var openWorkoutFirst: Failure {
    Failure(
      .conflict, en: Message("the workout is still open", hint: "Finish it first: gymlog finish"),
      es: Message("el entrenamiento sigue abierto", hint: "Termínalo antes: gymlog finish"),
      ca: Message("l'entrenament encara és obert", hint: "Acaba'l abans: gymlog finish"))
  }
}
