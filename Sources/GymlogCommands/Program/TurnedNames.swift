import CommandLineKit
import Wording

/// Commands with their words the other way round, or one too many: `delete routine push`, `show records`, `add exercise squat`.
enum TurnedNames {
  /// The line with the command's own name, in English; any other line as it is.
  static func line(_ words: [String]) -> [String] {
    guard words.count > 1 else { return words }
    return withNounFirst(words) ?? withoutShow(words) ?? words
  }

  /// `delete routine push` as `routine delete push`, `start routine push` as `start push`.
  private static func withNounFirst(_ words: [String]) -> [String]? {
    let (verb, noun) = (words[0].lowercased(), words[1].lowercased())
    if noun == "routine", verb == CommandName.start.rawValue, words.count > 2 {
      return [words[0]] + words[2...]
    }
    guard nouns.contains(noun) else { return nil }
    // `exercise ball crunch` is an exercise.
    if noun == "exercise", ofWorkout.contains(verb), words.count > 2, words[2].lowercased() != "ball" {
      return [words[0]] + words[2...]
    }
    let ownVerb = ["create": "new", "make": "new", "see": "show", "view": "show"][verb] ?? verb
    // `edit exercise squat` may mean its sets.
    guard CommandName(rawValue: noun + " " + ownVerb) != nil,
      noun != "exercise" || ["new", "show"].contains(ownVerb)
    else { return nil }
    return [noun, ownVerb] + words[2...]
  }

  private static let nouns: Set = ["routine", "exercise", "activity"]

  /// Commands that take an exercise of the workout.
  private static let ofWorkout: Set = [
    "log", "add", "remove", "skip", "history", "progress", "records", "max",
  ]

  /// `show me my records` as `records`, `ver rutinas` and `mis rutinas` as `routines`.
  private static func withoutShow(_ words: [String]) -> [String]? {
    let isShown = shows.contains(Recognition.folded(words[0]))
    let isOwn = words.prefix(2).contains { owns.contains($0.lowercased()) }
    guard isShown || isOwn && fillers.contains(words[0].lowercased()) else { return nil }
    let rest = words.dropFirst().drop { fillers.contains($0.lowercased()) }
    guard let name = rest.first else { return nil }
    let folded = Recognition.folded(name)
    let command = plurals[folded] ?? CommandName(rawValue: folded) ?? OtherNames.commands(named: [name]).first
    // `mi máximo en banca es 100` says what it is.
    guard let command, shown.contains(command), isShown || command != .max || rest.count == 1 else {
      return nil
    }
    return command.rawValue.split(separator: " ").map(String.init) + rest.dropFirst()
  }

  private static let shows: Set = [
    "show", "list", "see", "view", "display", "ver", "mostrar", "muestra", "muestrame", "lista", "listar",
    "veure",
    "mostra", "mostram", "llista", "llistar",
  ]

  private static let owns: Set = ["my", "mi", "mis", "meu", "meva", "meus", "meves"]

  private static let fillers: Set = [
    "me", "my", "the", "all", "all-time", "mi", "mis", "el", "la", "los", "las", "de", "todos", "todas",
    "els", "les",
    "meu", "meva", "meus", "meves", "tots", "totes",
  ]

  private static let plurals: [String: CommandName] = [
    "workouts": .list, "sessions": .list, "activities": .activityList, "prs": .records, "pbs": .records,
    "maxes": .max,
  ]

  /// The command that `show recrods` most likely means; nil if none is like it.
  static func nearest(to name: String) -> CommandName? {
    let names = shown.map(\.rawValue).filter { !$0.contains(" ") }.sorted() + plurals.keys.sorted()
    guard let near = Suggestions.nearest(to: Recognition.folded(name), among: names, limit: 1).first else {
      return nil
    }
    return plurals[near] ?? CommandName(rawValue: near)
  }

  /// The commands that show something and aren't the name of a workout.
  private static let shown: Set<CommandName> = [
    .list, .history, .records, .stats, .max, .progress, .calendar, .muscles, .exercises, .routines,
    .activityList,
    .tags, .status,
  ]
}
