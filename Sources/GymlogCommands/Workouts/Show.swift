import Catalogue
import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func show(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.show.rawValue,
      declaring: .init(help: words.showHelp, .workout(words), .tableFormat(words)) {
        context, argument, format throws(Failure) in
        try context.checkOneForm(format)
        return try show(argument, format, context)
      })
  }

  private static func show(
    _ argument: WorkoutArgument?, _ format: TableFormat?, _ context: Context
  ) throws(Failure) -> Reply {
    let (stored, review, maxes) = try context.logbook.read { snapshot throws(Failure) in
      do throws(Failure) {
        let stored = try shown(argument, in: snapshot, context)
        let maxes = try snapshot.testedMaxes().maxes
        return (stored, context.review(of: stored.workout, in: snapshot), maxes)
      } catch {
        guard error.cause is WorkoutNotFound, let argument, let report = report(meantBy: argument) else {
          throw error
        }
        throw error.changing { message, words, _ in
          // An activity that the name matches comes first.
          if message.details.isEmpty { message.hint = words.readings([report]) ?? message.hint }
        }
      }
    }
    let workout = stored.workout
    if let format {
      return Reply(
        problems: review?.problems(besides: stored.problems) ?? stored.problems,
        ReportTable.sets(of: workout, context),
        as: format)
    }
    return Reply(
      problems: review?.problems(besides: stored.problems) ?? stored.problems,
      text: { screen in
        ShowScreen(
          context: context, workout: workout, review: review, tested: maxes.sets(of: workout), screen: screen
        ).lines.text
      },
      json: {
        WorkoutJSON(context: context, workout: workout, tested: maxes.sets(of: workout)).members
          + (review?.members(context, unit: workout.unit) ?? [])
      })
  }

  /// The report that `show recrods`, `show last squat` and `show runs` mean, which name no workout; nil for other texts.
  private static func report(meantBy argument: WorkoutArgument) -> String? {
    if argument.isName, let near = TurnedNames.nearest(to: argument.text) { return "gymlog " + near.rawValue }
    var words = argument.text.split(separator: " ").map(String.init)
    if words.count > 1, case .last(0) = WorkoutArgument(words[0], .english).reference { words.removeFirst() }
    let name = words.joined(separator: " ")
    if let sport = Sport(typed: name) {
      return "gymlog \(CommandName.activityList.rawValue) --sport \(sport.rawValue)"
    }
    return Catalogue.bundled.isName(name) ? "gymlog \(CommandName.history.rawValue) \(shellName(name))" : nil
  }

  /// The named workout, else the current one, else the last.
  private static func shown(_ argument: WorkoutArgument?, in snapshot: Snapshot, _ context: Context)
    throws(Failure)
    -> StoredWorkout
  {
    if let argument { return try context.workout(argument, in: snapshot) }
    if let current = try snapshot.currentWorkout() { return current }
    if let last = try context.lastFinished(in: snapshot) { return last }
    throw Failure.noWorkoutsYet
  }
}

extension Words {
  var showHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show a workout with all its sets",
        [
          "gymlog show": "the current one, or the last", "gymlog show last-1": "the one before the last",
          "gymlog show 20 Nov": "the one on that day; or mon, yesterday, 20 Nov 18:30",
          "gymlog show pull day": "the latest of that name",
        ],
        "Rest is the average time from one working set of an exercise to the next, less the duration of the next set "
          + "if it has one. It's shown if you logged the sets one by one as you did them."),
      es: CommandHelp(
        "Muestra un entrenamiento con todas sus series",
        [
          "gymlog show": "el actual; si no, el último", "gymlog show last-1": "el penúltimo",
          "gymlog show 20 nov": "el de ese día; o lunes, ayer, 20 nov 18:30",
          "gymlog show empuje": "el último con ese nombre",
        ],
        "El descanso real es el tiempo medio de una serie efectiva a la siguiente del mismo ejercicio, sin la duración de la "
          + "siguiente si la tiene. Sale si apuntaste las series una a una, a medida que las hacías."),
      ca: CommandHelp(
        "Mostra un entrenament amb totes les seves sèries",
        [
          "gymlog show": "l'actual; si no, l'últim", "gymlog show last-1": "el penúltim",
          "gymlog show 20 nov": "el d'aquell dia; o dilluns, ahir, 20 nov 18:30",
          "gymlog show empenta": "l'últim amb aquest nom",
        ],
        "El descans real és el temps mitjà d'una sèrie efectiva a la següent del mateix exercici, sense la durada de la "
          + "següent si en té. Surt si vas apuntar les sèries una a una, a mesura que les feies."))
  }
}
