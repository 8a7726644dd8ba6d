import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func tag(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.tag.rawValue,
      declaring: .init(
        help: words.tagHelp, .words([.tag], atLeast: 1, words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine throws(Failure) in
        let tags = removes ? line : try separated(line)
        var workout = workout
        if let argument = workout, routine == nil {
          switch try context.outing(argument) {
          case .activity(let activity): return try tagActivity(activity, tags, removes: removes, context)
          case .workout(let other): workout = other
          }
        }
        return try tag(tags, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  /// The tags of `heavy, legs`, `push,pull` and `#push`.
  ///
  /// - Throws: `Failure` for `remove heavy`, and where nothing is left
  private static func separated(_ line: [String]) throws(Failure) -> [String] {
    let tags = line.flatMap { $0.split(separator: ",") }.map { $0.hasPrefix("#") ? $0.dropFirst() : $0 }
      .filter { !$0.isEmpty }.map(String.init)
    if tags.count > 1, removals.contains(tags[0].lowercased()) { throw .tagRemoval(tags) }
    return tags.isEmpty ? line : tags
  }

  /// Words that may ask to remove the tags after them.
  private static let removals: Set = [
    "remove", "delete", "rm", "quita", "quitar", "borra", "borrar", "treu", "treure", "elimina", "eliminar",
    "esborra", "esborrar",
  ]

  private static func tag(
    _ line: [String], removes: Bool, in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    if !removes, line.count > 1 {
      switch Reference(line[0]) {
      case .set, .setOf(.name, _?): throw .tagOnSet(line)
      default: break
      }
    }
    let tags = try line.map { text throws(Failure) in try checked(text, .tag) }
    let edited = try context.edit(.tag, in: target) { workout throws(Failure) in
      let before = workout.tags
      if removes {
        for tag in tags where !workout.removeTag(tag) {
          throw Failure.tagNotFound(tag, among: before)
        }
      } else {
        workout.addTags(tags)
      }
      return workout.tags != before
    }
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let tags = terminalSafe(edited.workout.tags.joined(separator: " "))
        let text = edited.result ? screen.words.tagsNow(tags) : screen.words.tagsAlready(tags)
        guard case .workout = target else { return text + "\n" }
        return screen.lines(
          screen.sentence(about: screen.words.label(edited.workout, at: context.now)) { $0 + " · " + text })
      },
      json: {
        [
          edited.target,
          JSON.Member(name: "tags", value: .array(edited.workout.tags.map { .string($0) })),
          JSON.Member(name: "changed", value: .bool(edited.result)),
        ]
      })
  }
}

extension Failure {
  /// `tag remove heavy`: to remove a tag, or to add two?
  fileprivate static func tagRemoval(_ tags: [String]) -> Failure {
    let others = tags.dropFirst().map(shellWord).joined(separator: " ")
    return Failure(.usage) { words in
      let hint = words.tryTyping("gymlog tag \(others) --remove")
      return words.say(
        en: Message("\(words.quoted(tags[0])): to remove a tag, use --remove", hint: hint),
        es: Message("\(words.quoted(tags[0])): para quitar una etiqueta, --remove", hint: hint),
        ca: Message("\(words.quoted(tags[0])): per treure una etiqueta, --remove", hint: hint))
    }
  }

  /// Tags with a set before them: only workouts have tags, sets have notes.
  fileprivate static func tagOnSet(_ line: [String]) -> Failure {
    let note = "gymlog note " + line.map(shellWord).joined(separator: " ")
    return Failure(
      .usage, en: Message("sets have no tags, only workouts", hint: "For a note on the set: " + note),
      es: Message(
        "las series no llevan etiquetas, solo los entrenamientos",
        hint: "Para una nota en la serie: " + note),
      ca: Message(
        "les sèries no porten etiquetes, només els entrenaments", hint: "Per a una nota a la sèrie: " + note
      ))
  }
}

extension Words {
  /// The workout's tags after a change; empty if it has none.
  func tagsNow(_ tags: String) -> String {
    say(
      en: tags.isEmpty ? "No tags left" : "Tags: \(tags)",
      es: tags.isEmpty ? "Ya no quedan etiquetas" : "Etiquetas: \(tags)",
      ca: tags.isEmpty ? "Ja no queden etiquetes" : "Etiquetes: \(tags)")
  }

  /// The workout's tags, if nothing changed.
  func tagsAlready(_ tags: String) -> String {
    say(
      en: "Tags unchanged: \(tags)",
      es: "Etiquetas sin cambios: \(tags)",
      ca: "Etiquetes sense canvis: \(tags)")
  }

  var tagHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Add or remove tags",
        [
          "gymlog tag gym heavy": "add two tags", "gymlog tag heavy --remove": "remove one",
          "gymlog tag gym --in last": "tag the last workout or activity",
          "gymlog tag race --in \"sunday run\"": "or an activity",
        ]),
      es: CommandHelp(
        "Añade o quita etiquetas",
        [
          "gymlog tag gym pesado": "añade dos etiquetas", "gymlog tag pesado --remove": "quita una",
          "gymlog tag gym --in last": "al último entrenamiento o actividad",
          "gymlog tag carrera --in \"tirada larga\"": "o a una actividad",
        ]),
      ca: CommandHelp(
        "Afegeix o treu etiquetes",
        [
          "gymlog tag gym pesat": "afegeix dues etiquetes", "gymlog tag pesat --remove": "treu-ne una",
          "gymlog tag gym --in last": "a l'últim entrenament o activitat",
          "gymlog tag cursa --in \"tirada llarga\"": "o a una activitat",
        ]))
  }
}
