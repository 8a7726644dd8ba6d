import Catalogue
import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func exercises(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.exercises.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.exercises)), .words([.text], words),
        .word(.muscle, .muscle, words, read: Recognition.muscle(named:), shown: words.muscle),
        .word(.bodyPart, .bodyPart, words, read: Recognition.bodyPart(named:), shown: words.bodyPart),
        .word(.equipment, .equipment, words, read: Recognition.equipment(named:), shown: words.equipment),
        .word(.countMode, .countMode, words, read: Recognition.countMode(named:), shown: \.rawValue)
      ) { context, text, muscle, bodyPart, equipment, countMode in
        try exercises(
          ExerciseSearch(
            text: text.isEmpty ? nil : text.joined(separator: " "), muscle: muscle, bodyPart: bodyPart,
            equipment: equipment, countMode: countMode), context)
      })
  }

  private static func exercises(_ search: ExerciseSearch, _ context: Context) throws -> Reply {
    let hits = context.catalogue.search(
      text: search.text, muscle: search.muscle, bodyPart: search.bodyPart, equipment: search.equipment,
      countMode: search.countMode, language: context.settings.language.value.rawValue)
    if hits.isEmpty { throw nothingFound(search, context) }
    return Reply(
      text: { screen in
        ExercisesScreen(context: context, search: search, hits: hits, screen: screen).lines.text
      },
      json: { [JSON.Member(name: "exercises", value: .array(hits.map { json($0, context) }))] })
  }

  /// Nobody is called so; or nobody who is, is all the rest too.
  private static func nothingFound(_ search: ExerciseSearch, _ context: Context) -> CommandError {
    guard let text = search.text, case .none(let nearest) = context.catalogue.find(text) else {
      return .noExerciseFits
    }
    return .unknownExercise(text, nearest: nearest.map(context.name(of:)))
  }

  private static func json(_ hit: SearchHit, _ context: Context) -> JSON {
    let role = hit.muscleRole.map { role in
      JSON.Member(name: "role", value: .string(role == .primary ? "primary" : "secondary"))
    }
    return .object(context.json(of: hit.exercise) + [role].compactMap(\.self))
  }
}

/// What exercises are searched by; nil for what doesn't matter.
struct ExerciseSearch {
  var text: String?
  var muscle: Muscle?
  var bodyPart: BodyPart?
  var equipment: Equipment?
  var countMode: CountMode?

  /// Whether all exercises are asked for.
  var isOpen: Bool {
    text == nil && muscle == nil && bodyPart == nil && equipment == nil && countMode == nil
  }
}
