import Catalogue
import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func exerciseShow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseShow.rawValue,
      declaring: .init(help: words.exerciseShowHelp, .words([.exercise], words)) {
        context, words throws(Failure) in
        try exerciseShow(words.isEmpty ? nil : words.joined(separator: " "), context)
      })
  }

  private static func exerciseShow(_ text: String?, _ context: Context) throws(Failure) -> Reply {
    let (exercise, trained, activities) = try context.logbook.read { snapshot throws(Failure) in
      let trained = try TrainingData(withTested: snapshot, context)
      let workout = try snapshot.currentWorkout()?.workout
      guard let exercise = try context.exercise(asked: text, workout, in: trained.history) else {
        throw Failure.exerciseNeeded(.exerciseShow)
      }
      let activities = try CardioSet.sport(of: exercise.id).map { sport throws(Failure) in
        ActivityRecords(
          try ActivityHistory(snapshot, at: context.now), trained.history, of: sport, in: DayRange())
      }
      return (exercise, trained, activities)
    }
    let range = PastRange(before: context.now.adding(seconds: 1))
    let last = trained.history.pastSessions(of: exercise.id, in: range).first
    let records = trained.history.exercise(exercise.id).map { index in
      var report = RecordReport(trained, trained.records(of: index, context), in: DayRange())
      report.activities = activities
      return report
    }
    let tested = TestedMaxes(of: exercise.id, among: trained.tested)
    return Reply(
      problems: trained.problems,
      text: { screen in
        ExerciseScreen(
          context: context, exercise: exercise, last: last, records: records?.best ?? [], tested: tested,
          screen: screen
        )
        .lines.text
      },
      json: {
        context.json(of: exercise)
          + JSON.members([
            "sides": .string(exercise.sides.rawValue),
            "bodyWeightShare": .number(exercise.bodyWeightShare.text),
            "names": inLanguages { language in
              context.catalogue.name(of: exercise.id, language: language).map { .string($0) }
            }, "ownAliases": .strings(context.catalogue.ownAliases(of: exercise.id)),
            "aliases": .strings(exercise.aliases),
            "instructions": inLanguages { language in
              .strings(Instructions.steps(of: exercise.id, language: language))
            }, "lastDone": last?.json(context) ?? .null, "tested": tested.heaviest.json,
            "records": records?.held(context) ?? .array([]),
          ])
      })
  }

  /// An object with a member per language.
  private static func inLanguages(_ value: (String) -> JSON?) -> JSON {
    .object(
      Language.allCases.compactMap { language in
        value(language.rawValue).map { JSON.Member(name: language.rawValue, value: $0) }
      })
  }
}

extension Words {
  var exerciseShowHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show an exercise's muscles and instructions",
        [
          "gymlog exercise show": "the current exercise", "gymlog exercise show deadlift": "by name",
          "gymlog exercise show id:32": "by id",
        ],
        "Also shows your last session and records. With colour, the muscles are drawn on a body, front and back."
      ),
      es: CommandHelp(
        "Muestra los músculos de un ejercicio y cómo se hace",
        [
          "gymlog exercise show": "el ejercicio actual",
          "gymlog exercise show peso muerto": "por el nombre",
          "gymlog exercise show id:32": "por el id",
        ],
        "También muestra la última vez y los récords. Con color, dibuja los músculos en un cuerpo, de frente y de espaldas."
      ),
      ca: CommandHelp(
        "Mostra els músculs d'un exercici i com es fa",
        [
          "gymlog exercise show": "l'exercici actual", "gymlog exercise show pes mort": "pel nom",
          "gymlog exercise show id:32": "per l'id",
        ],
        "També mostra l'última vegada i els rècords. Amb color, dibuixa els músculs en un cos, de cara i d'esquena."
      ))
  }
}
