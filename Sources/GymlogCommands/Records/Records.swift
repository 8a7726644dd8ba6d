import Catalogue
import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func records(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.records.rawValue,
      declaring: .init(
        help: words.recordsHelp, .words([.exercise], words), .day(.since, words),
        .flag(.all, words), .flag(.csv, words)
      ) { context, line, since, all, csv in
        try context.checkOneForm(csv: csv)
        let since = try DayRange(since: since, until: nil, today: context.now.day).since
        let name = line.joined(separator: " ")
        if all, !line.isEmpty { throw Failure.contradiction("--all", name) }
        let exercise: Asked = all ? .all : line.isEmpty ? .inHand : .named(name)
        return try records(of: exercise, since: since, csv: csv, context)
      })
  }

  /// Whose records are asked for.
  private enum Asked {
    case all
    /// Where none is in hand that was ever done, all.
    case inHand
    case named(String)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  private static func records(
    of asked: Asked, since: Day?, csv: Bool, _ context: Context
  ) throws -> Reply {
    let (named, trained): (Exercise?, Trained) = try context.logbook.read { snapshot in
      let trained = try Trained(snapshot, context)
      if case .all = asked { return (nil, trained) }
      let workout = try snapshot.inHand()?.workout
      let exercise = try context.exercise(asked: asked.name, workout, in: trained.history)
      // Nobody typed the one in hand: where it was never done, there is all the rest.
      if case .inHand = asked, let exercise, trained.history.exercise(exercise.id) == nil {
        return (nil, trained)
      }
      return (exercise, trained)
    }
    guard let named else {
      let list = RecordList(trained, since: since, context)
      return csv
        ? Reply(problems: trained.problems, csv: list.csv(context))
        : Reply(
          problems: trained.problems,
          text: { RecordListScreen(list: list, context: context, screen: $0).lines.text },
          json: { list.json(context) })
    }
    let index = try context.index(of: named, asked: asked.name, in: trained)
    let report = RecordReport(trained, trained.records(of: index, context), since: since, context)
    return csv
      ? Reply(problems: trained.problems, csv: report.csv(context))
      : Reply(
        problems: trained.problems,
        text: { RecordScreen(report: report, context: context, screen: $0).lines.text },
        json: { report.json(context) })
  }
}

extension Context {
  /// The exercise that a report is about: what a text means, but where that was never done, the only one that was and has
  /// the text in its name (`squat`, of who only does full squats); without a text that in hand, if there is one.
  func exercise(asked text: String?, _ workout: Workout?, in history: History) throws -> Exercise? {
    guard let text else {
      return workout.flatMap { workout in workout.inHand.map { exercise(of: workout.exercises[$0]) } }
    }
    do {
      let exercise = try exercise(text, today: workout)
      if history.exercise(exercise.id) != nil { return exercise }
      let others = done(calledLike: text, in: history)
      return others.count == 1 ? others[0] : exercise
    } catch let failure as Failure {
      guard case .several(let candidates) = failure.cause as? ExerciseLookupError else { throw failure }
      let done = candidates.filter { history.exercise($0.id) != nil }
      guard done.count == 1 else {
        throw Failure.severalExercises(text, done.isEmpty ? candidates : done)
      }
      return done[0]
    }
  }

  /// The index of an exercise that was asked for.
  ///
  /// - Throws: `Failure.neverDone`, with the documents that couldn't be used.
  func index(of exercise: Exercise, asked text: String?, in trained: Trained) throws -> Int {
    if let index = trained.history.exercise(exercise.id) { return index }
    throw neverDone(exercise, asked: text, in: trained.history).attaching(trained.problems)
  }

  /// That an exercise was never done, with those that may be meant.
  func neverDone(_ exercise: Exercise, asked text: String?, in history: History) -> Failure {
    let others = text.map { done(calledLike: $0, in: history) } ?? []
    return .neverDone(name(of: exercise), but: others.prefix(5).map(name(of:)))
  }

  /// The exercises that were done and have all words of a text in one of their names, in whatever language.
  private func done(calledLike text: String, in history: History) -> [Exercise] {
    let typed = FoldedText(text)
    guard !typed.isEmpty else { return [] }
    return history.exercises.map { exercise($0, of: history) }.filter { exercise in
      ([name(of: exercise), exercise.name] + exercise.aliases).contains { FoldedText($0).contains(typed) }
    }
  }
}

extension Words {
  /// The page of `records`.
  var recordsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show your personal records",
        [
          "gymlog records bench press": "of one exercise, with the best load for 1 to 12 reps",
          "gymlog records": "of the exercise in hand; without one, the latest of all",
          "gymlog records --all": "of all exercises, also with one in hand",
          "gymlog records --since 2026-09-01": "those broken since that day",
        ],
        "Records are held in: heaviest load, most reps at a load, estimated 1RM, volume of a set and of a workout, most reps "
          + "without a load, longest time (of sets without a distance), furthest distance, fastest time over a distance.",
        "Warm-ups never count, a tie is no record, and less assistance is better. The first time is where to begin from, not a "
          + "record. Reps at a load count for lighter loads too. An e1RM from more than 10 reps is rough and marked ~; it never "
          + "takes the record from a heavier set. All is computed from your sets each time: what you remove or edit leaves no "
          + "record behind."),
      es: CommandHelp(
        "Muestra tus récords personales",
        [
          "gymlog records press de banca": "de un ejercicio, con el mejor peso de 1 a 12 repeticiones",
          "gymlog records": "del ejercicio en curso; si no hay, los últimos de todos",
          "gymlog records --all": "de todos, aunque haya un ejercicio en curso",
          "gymlog records --since 2026-09-01": "los que has batido desde ese día",
        ],
        "Hay récords de: peso máximo, más repeticiones con un peso, 1RM estimado, volumen de una serie y de un entrenamiento, más "
          + "repeticiones sin peso, más tiempo (en series sin distancia), distancia máxima y mejor tiempo en una distancia.",
        "Los calentamientos nunca cuentan, empatar no es récord, y menos ayuda es mejor. La primera vez es el punto de partida, no "
          + "un récord. Las repeticiones con un peso cuentan también para pesos menores. Un 1RM estimado con más de 10 "
          + "repeticiones es aproximado y lleva ~; nunca le quita el récord a una serie con más peso. Todo se calcula cada vez "
          + "con tus series: lo que quitas o corriges no deja ningún récord."),
      ca: CommandHelp(
        "Mostra els teus rècords personals",
        [
          "gymlog records press de banca": "d'un exercici, amb el millor pes d'1 a 12 repeticions",
          "gymlog records": "de l'exercici en curs; si no n'hi ha, els últims de tots",
          "gymlog records --all": "de tots, encara que hi hagi un exercici en curs",
          "gymlog records --since 2026-09-01": "els que has batut des d'aquell dia",
        ],
        "Hi ha rècords de: pes màxim, més repeticions amb un pes, 1RM estimat, volum d'una sèrie i d'un entrenament, més "
          + "repeticions sense pes, més temps (en sèries sense distància), distància màxima i millor temps en una distància.",
        "Els escalfaments no compten mai, empatar no és rècord, i menys ajuda és millor. La primera vegada és el punt de partida, "
          + "no un rècord. Les repeticions amb un pes compten també per a pesos menors. Un 1RM estimat amb més de 10 repeticions "
          + "és aproximat i porta ~; no pren mai el rècord a una sèrie amb més pes. Tot es calcula cada vegada amb les teves "
          + "sèries: el que treus o corregeixes no deixa cap rècord."))
  }
}
