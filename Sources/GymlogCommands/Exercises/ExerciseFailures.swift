import Training
import Wording
import TerminalKit

extension Words {
  /// Where an exercise is used, after "in": `3 workouts and the routine Push`. Nil if it isn't.
  func used(_ workouts: Int, _ routines: [String]) -> String? {
    let names = routines.joined(separator: ", ")
    let isOne = routines.count == 1
    let parts = [
      workouts == 0 ? nil : self.workouts(workouts),
      routines.isEmpty
        ? nil
        : say(
          en: (isOne ? "the routine " : "the routines ") + names,
          es: (isOne ? "la rutina " : "las rutinas ") + names,
          ca: (isOne ? "la rutina " : "les rutines ") + names),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: say(en: " and ", es: " y en ", ca: " i a "))
  }

  /// A name that no exercise has; the nearest names, best first.
  func unknownExercise(_ text: String, nearest: [String]) -> Message {
    Message(
      say(
        en: "no exercise matches \(quoted(text))", es: "ningún ejercicio coincide con \(quoted(text))",
        ca: "cap exercici no coincideix amb \(quoted(text))"),
      hint: didYouMean(nearest) ?? tryTyping("gymlog exercises"))
  }

  func toCreateExercise(_ command: String) -> String {
    say(en: "To create it: \(command)", es: "Para crearlo: \(command)", ca: "Per crear-lo: \(command)")
  }
}

extension Words {
  func matchesSeveralExercises(_ text: String) -> String {
    say(
      en: "\(quoted(text)) matches several exercises", es: "varios ejercicios coinciden con \(quoted(text))",
      ca: "hi ha més d'un exercici que coincideix amb \(quoted(text))")
  }

  fileprivate func toCustomise(_ command: String) -> String {
    say(
      en: "To make a custom version: \(command)", es: "Para crear uno propio: \(command)",
      ca: "Per crear-ne un de propi: \(command)")
  }

  fileprivate func toSeeSets(_ command: String) -> String {
    say(
      en: "To see the sets and their numbers: \(command)",
      es: "Para ver las series y sus números: \(command)",
      ca: "Per veure les sèries i els seus números: \(command)")
  }
}

extension Failure {
  /// A text that matches several exercises, best first.
  static func severalExercises(_ text: String, _ candidates: [Exercise]) -> Failure {
    Failure(.notFound, cause: ExerciseLookupError.several(candidates)) { words in
      let id = "id:" + (candidates.first?.id.text ?? "32")
      return Message(
        words.matchesSeveralExercises(text),
        hint: words.say(
          en: "Type more of the name, or an id: \(id)", es: "Escribe algo más del nombre, o su id: \(id)",
          ca: "Escriu una mica més del nom, o l'id: \(id)")
      )
      .with(details: Failure.candidates(candidates))
    }
  }

  /// A reference to the current exercise in a workout without exercises.
  static var noCurrentExercise: Failure {
    Failure(.notFound, cause: ReferenceError.noCurrentExercise) { words in
      words.say(
        en: Message("no current exercise yet", hint: "Name one: gymlog log squat 8@\(words.exampleLoad)"),
        es: Message(
          "aún no hay ejercicio actual", hint: "Indica cuál: gymlog log sentadilla 8@\(words.exampleLoad)"),
        ca: Message(
          "encara no hi ha exercici actual", hint: "Indica quin: gymlog log esquat 8@\(words.exampleLoad)"))
    }
  }

  /// A command that needs an exercise, without a name and without a current exercise.
  static func exerciseNeeded(_ command: CommandName) -> Failure {
    Failure(
      .notFound, en: Message("no current exercise", hint: "Name one: gymlog \(command.rawValue) deadlift"),
      es: Message(
        "no hay ejercicio actual", hint: "Indica cuál: gymlog \(command.rawValue) peso muerto"),
      ca: Message("no hi ha exercici actual", hint: "Indica quin: gymlog \(command.rawValue) pes mort"))
  }

  static func setNotFound(_ reference: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.setNotFound(reference)) { words in
      let hint = words.toSeeSets("gymlog \(CommandName.status.rawValue)")
      return words.say(
        en: Message("there is no set \(reference)", hint: hint),
        es: Message("no hay ninguna serie \(reference)", hint: hint),
        ca: Message("no hi ha cap sèrie \(reference)", hint: hint))
    }
  }

  /// The failure with the command that shows the sets of a past workout, if it lacks the set or exercise that was named.
  func about(_ target: EditTarget) -> Failure {
    guard case .workout(let argument) = target else { return self }
    let line = "gymlog \(CommandName.show.rawValue) " + shellWord(argument.text)
    return switch cause as? ReferenceError {
    case .setNotFound: changing { message, words, _ in message.hint = words.toSeeSets(line) }
    case .exerciseNotInWorkout: changing { message, words, _ in message.hint = words.tryTyping(line) }
    default: self
    }
  }

  static var noSetYet: Failure {
    Failure(.notFound, cause: ReferenceError.noCurrentExercise) { words in
      words.say(
        en: Message("no sets logged yet", hint: "To log the first: gymlog log squat 8@\(words.exampleLoad)"),
        es: Message(
          "aún no hay ninguna serie hecha",
          hint: "Para apuntar la primera: gymlog log sentadilla 8@\(words.exampleLoad)"),
        ca: Message(
          "encara no hi ha cap sèrie feta",
          hint: "Per apuntar la primera: gymlog log esquat 8@\(words.exampleLoad)"))
    }
  }

  static func nameIsOwn(_ name: String, command: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "that name is taken by a custom exercise: \(quoted(name))", hint: "To rename it: \(command)"),
      es: Message(
        "ya tienes un ejercicio que se llama \(quoted(name))",
        hint: "Para cambiarle el nombre: \(command)"),
      ca: Message(
        "ja tens un exercici que es diu \(quoted(name))", hint: "Per canviar-li el nom: \(command)"))
  }

  static func nameIsAlias(_ name: String, of exercise: String, command: String) -> Failure {
    Failure(
      .conflict,
      en: Message("\(quoted(name)) is your alias for \(exercise)", hint: "To remove it: \(command)"),
      es: Message("\(quoted(name)) es tu alias de \(exercise)", hint: "Para quitarlo: \(command)"),
      ca: Message(
        "\(quoted(name)) és el teu àlies per a \(exercise)", hint: "Per treure'l: \(command)"))
  }

  static func nameIsBundled(_ name: String, of exercise: String, command: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "that name is taken by a built-in exercise: \(exercise)",
        hint: "To use it anyway: \(command)"),
      es: Message(
        "ese nombre ya lo tiene un ejercicio incluido: \(exercise)",
        hint: "Para usarlo igualmente: \(command)"),
      ca: Message(
        "aquest nom ja el té un exercici inclòs: \(exercise)",
        hint: "Per fer-lo servir igualment: \(command)"))
  }

  static func nameReadsAsSets(_ name: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "the end of \(quoted(name)) reads as a set, so it can't be logged",
          es: "el final de \(quoted(name)) se lee como una serie, y no se podría apuntar",
          ca: "el final de \(quoted(name)) es llegeix com una sèrie, i no es podria apuntar"),
        hint: words.chooseAnotherName)
    }
  }

  /// A name or an alias that commands would read as something else.
  static func nameReadsAsReference(_ name: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(name)) already means something else in commands",
          es: "\(quoted(name)) ya significa otra cosa en los comandos",
          ca: "\(quoted(name)) ja vol dir una altra cosa a les ordres"), hint: words.chooseAnotherName)
    }
  }

  static func nameUnreadable(_ name: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(name)) has no letters or digits", es: "\(quoted(name)) no tiene letras ni cifras",
          ca: "\(quoted(name)) no té lletres ni xifres"), hint: words.chooseAnotherName)
    }
  }

  static func bundledNotEdited(_ name: String, command: String) -> Failure {
    Failure(.failed) { words in
      Message(
        words.say(
          en: "\(name) is built in and can't be edited",
          es: "\(name): ejercicio incluido, no se puede cambiar",
          ca: "\(name): exercici inclòs, no es pot canviar"),
        hint: words.toCustomise(command))
    }
  }

  static func bundledNotDeleted(_ name: String, command: String) -> Failure {
    Failure(.failed) { words in
      Message(
        words.say(
          en: "\(name) is built in and can't be deleted",
          es: "\(name): ejercicio incluido, no se puede borrar",
          ca: "\(name): exercici inclòs, no es pot esborrar"),
        hint: words.toCustomise(command))
    }
  }

  static func nothingToEdit(_ name: String, command: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "no changes given for \(name)", es: "falta qué cambiar de \(name)",
          ca: "\(name): falta què canviar"),
        hint: words.forExample(command))
    }
  }

  static func unconfirmed(_ name: String, workouts: Int, routines: [String], command: String) -> Failure {
    Failure(.usage) { words in
      let places = words.used(workouts, routines)
      return Message(
        words.say(
          en: places.map { "\(name) is in \($0)" } ?? "this would delete \(name)",
          es: places.map { "\(name) está en \($0)" } ?? "se borraría \(name)",
          ca: places.map { "\(name) és a \($0)" } ?? "s'esborraria \(name)"),
        hint: words.confirmUndoable(command))
    }
  }

  static func shareNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a percentage of your body weight",
        hint: "For example: --body-weight 64%"),
      es: Message(
        "\(quoted(text)) no es un porcentaje del peso corporal",
        hint: "Por ejemplo: --body-weight 64%"),
      ca: Message(
        "\(quoted(text)) no és un percentatge del pes corporal",
        hint: "Per exemple: --body-weight 64%"))
  }

  static func aliasReadsAsSets(_ alias: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(alias)) reads as a set, so it can't be an alias",
        hint: "Choose another, with letters"),
      es: Message(
        "\(quoted(alias)) se lee como una serie y no puede ser un alias",
        hint: "Elige otro, con letras"),
      ca: Message(
        "\(quoted(alias)) es llegeix com una sèrie i no pot ser un àlies",
        hint: "Tria'n un altre, amb lletres"))
  }

  static func aliasIsName(_ alias: String, of exercise: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "\(quoted(alias)) is already the name of an exercise: \(exercise)",
        hint: "Choose another alias"),
      es: Message(
        "\(quoted(alias)) ya es el nombre de un ejercicio: \(exercise)", hint: "Elige otro alias"),
      ca: Message(
        "\(quoted(alias)) ja és el nom d'un exercici: \(exercise)", hint: "Tria un altre àlies"))
  }

  static func aliasTaken(_ alias: String, by exercise: String, command: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "\(quoted(alias)) is already your alias for \(exercise)", hint: "To move it: \(command)"),
      es: Message(
        "\(quoted(alias)) ya es tu alias de \(exercise)", hint: "Para dárselo al otro: \(command)"),
      ca: Message(
        "\(quoted(alias)) ja és el teu àlies per a \(exercise)",
        hint: "Per donar-lo a l'altre: \(command)"))
  }

  static func aliasNotFound(_ alias: String) -> Failure {
    Failure(
      .notFound,
      en: Message("no alias matches \(quoted(alias))", hint: "To list your aliases: gymlog exercise alias"),
      es: Message(
        "ningún alias coincide con \(quoted(alias))", hint: "Para ver los que hay: gymlog exercise alias"),
      ca: Message(
        "cap àlies no coincideix amb \(quoted(alias))", hint: "Per veure els que hi ha: gymlog exercise alias"
      ))
  }
}

extension Failure {
  /// A name that no exercise has, with close ones, best first: as names, or as lines to type. The hint creates the exercise,
  /// with the facts of a search.
  static func unknownExercise(
    _ text: String, nearest: [String], candidates: [Exercise] = [], _ facts: ExerciseFacts = ExerciseFacts()
  ) -> Failure {
    Failure(.notFound, cause: ExerciseLookupError.unknown(nearest: candidates)) { words in
      let message = words.unknownExercise(text, nearest: nearest)
      guard let command = facts.lineToCreate(text) else { return message }
      return Message(
        message.text, details: message.hint.map { [$0] } ?? [], hint: words.toCreateExercise(command))
    }
  }

  /// No exercise matches every filter. `alternatives` are searches with one filter less and what they find, `command` creates an exercise.
  static func noExerciseMatches(alternatives: [(count: Int, command: String)], command: String?) -> Failure {
    Failure(.notFound) { words in
      var message = words.say(
        en: Message(
          "no exercise matches every filter", hint: "Remove a filter, or list all: gymlog exercises"),
        es: Message(
          "ningún ejercicio cumple todo eso", hint: "Quita algún filtro, o míralos todos: gymlog exercises"),
        ca: Message(
          "cap exercici compleix tot això", hint: "Treu algun filtre, o mira'ls tots: gymlog exercises")
      ).with(details: counted(alternatives))
      guard let command else { return message }
      if alternatives.isEmpty { message.details = message.hint.map { [$0] } ?? [] }
      message.hint = words.toCreateExercise(command)
      return message
    }
  }

  /// An exercise that isn't in the workout, by name or number.
  static func exerciseNotInWorkout(_ text: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.exerciseNotInWorkout(text)) { words in
      // A number is a position; it names no exercise to add.
      words.exerciseNotInWorkout(
        text, add: text.allSatisfy(\.isNumber) ? nil : "gymlog add " + shellName(text))
    }
  }

  /// The lines of searches, each after the number of exercises found.
  private static func counted(_ searches: [(count: Int, command: String)]) -> [String] {
    let width = searches.map { String($0.count).count }.max() ?? 0
    return searches.map { search in
      let count = String(search.count)
      return "  " + String(repeating: " ", count: width - count.count) + count + "  " + search.command
    }
  }

  /// A line per exercise with its id as typed: `  id:32  Deadlift`.
  static func candidates(_ exercises: [Exercise]) -> [String] {
    let shown = exercises.prefix(12).map { ("id:" + $0.id.text, $0.name) }
    let width = max(8, (shown.map { displayWidth(of: $0.0) }.max() ?? 0) + 1)
    return shown.map { "  " + padded($0, to: width) + $1 }
  }
}

/// Why a text names no single exercise, for callers that can resolve it.
enum ExerciseLookupError: Error {
  /// The exercises with similar names, nearest first.
  case unknown(nearest: [Exercise])
  /// The candidates, best first.
  case several([Exercise])
}

/// Why a reference fails, for routines, which word it differently.
enum ReferenceError: Error {
  case exerciseNotInWorkout(String)
  case exerciseAlreadyInWorkout(String)
  case setNotFound(String)
  case noCurrentExercise
  /// No planned sets to change; `plan` is an example of SETs.
  case noPlannedSets(exercise: String, plan: String)
}
