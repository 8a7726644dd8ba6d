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
        context, words in
        try exerciseShow(words.isEmpty ? nil : words.joined(separator: " "), context)
      })
  }

  private static func exerciseShow(_ text: String?, _ context: Context) throws -> Reply {
    let (exercise, trained) = try context.logbook.read { snapshot in
      let exercise = try context.exercise(shown: text, snapshot.inHand()?.workout)
      return (exercise, try Trained(snapshot, context))
    }
    let range = PastRange(before: context.now.adding(seconds: 1))
    let last = trained.history.pastSessions(of: exercise.id, in: range).first
    let records = trained.history.exercise(exercise.id).map { index in
      RecordReport(trained, trained.records(of: index, context), since: nil, context)
    }
    return Reply(
      problems: trained.problems,
      text: { screen in
        ExerciseScreen(
          context: context, exercise: exercise, last: last, records: records?.best ?? [], screen: screen
        )
        .lines.text
      },
      json: {
        context.json(of: exercise) + [
          JSON.Member(name: "sides", value: .string(exercise.sides.rawValue)),
          JSON.Member(name: "bodyWeightShare", value: .number(exercise.bodyWeightShare.text)),
          JSON.Member(
            name: "names",
            value: inLanguages { language in
              context.catalogue.name(of: exercise.id, language: language).map { .string($0) }
            }),
          JSON.Member(name: "ownAliases", value: .strings(context.catalogue.ownAliases(of: exercise.id))),
          JSON.Member(name: "aliases", value: .strings(exercise.aliases)),
          JSON.Member(
            name: "instructions",
            value: inLanguages { language in
              .strings(Instructions.steps(of: exercise.id, language: language))
            }),
          JSON.Member(name: "lastDone", value: last?.json(context) ?? .null),
          JSON.Member(name: "records", value: records?.held(context) ?? .array([])),
        ]
      })
  }

  /// An object with a member for each language.
  private static func inLanguages(_ value: (String) -> JSON?) -> JSON {
    .object(
      Language.allCases.compactMap { language in
        value(language.rawValue).map { JSON.Member(name: language.rawValue, value: $0) }
      })
  }
}

extension Context {
  /// The exercise that a text means, or without one that in hand.
  func exercise(shown text: String?, _ workout: Workout?) throws -> Exercise {
    if let text { return try exercise(text, today: workout) }
    guard let workout, let index = workout.inHand else { throw Failure.exerciseNeeded(.exerciseShow) }
    return exercise(of: workout.exercises[index])
  }
}

extension Words {
  /// The page of `exercise show`.
  var exerciseShowHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show an exercise: muscles, how to do it, last time",
        [
          "gymlog exercise show": "the one in hand", "gymlog exercise show deadlift": "by name",
          "gymlog exercise show id:32": "by id",
        ],
        "Where there is colour, the muscles are drawn on a body from the front and from the back."),
      es: CommandHelp(
        "Muestra un ejercicio: músculos, cómo se hace, última vez",
        [
          "gymlog exercise show": "el ejercicio en el que estás",
          "gymlog exercise show peso muerto": "por el nombre",
          "gymlog exercise show id:32": "por el id",
        ],
        "Donde hay color, los músculos se ven dibujados en un cuerpo de frente y de espaldas."),
      ca: CommandHelp(
        "Mostra un exercici: músculs, com es fa, última vegada",
        [
          "gymlog exercise show": "l'exercici en què estàs", "gymlog exercise show pes mort": "pel nom",
          "gymlog exercise show id:32": "per l'id",
        ],
        "On hi ha color, els músculs es veuen dibuixats en un cos de cara i d'esquena."))
  }
}
