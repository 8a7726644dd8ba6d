import Training
import Wording
import TerminalKit

extension Words {
  func used(_ workouts: Int, _ routines: [String]) -> String? {
    switch language {
    case .english:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : ["the routine\(routines.count == 1 ? "" : "s") \(routines.joined(separator: ", "))"])
      return parts.isEmpty ? nil : parts.joined(separator: " and ")
    case .spanish:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : [(routines.count == 1 ? "la rutina " : "las rutinas ") + routines.joined(separator: ", ")])
      return parts.isEmpty ? nil : parts.joined(separator: " y en ")
    case .catalan:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : [(routines.count == 1 ? "la rutina " : "les rutines ") + routines.joined(separator: ", ")])
      return parts.isEmpty ? nil : parts.joined(separator: " i a ")
    }
  }

  /// No exercise has such a name; the nearest names, best first.
  func unknownExercise(_ text: String, nearest: [String]) -> Message {
    say(
      en: Message(
        "no exercise is called \(quoted(text))", hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")),
      es: Message(
        "no hay ningún ejercicio que se llame \(quoted(text))",
        hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")),
      ca: Message(
        "no hi ha cap exercici que es digui \(quoted(text))",
        hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")))
  }

  /// How an exercise is created that nobody knows.
  func toCreateExercise(_ command: String) -> String {
    say(en: "To create it: \(command)", es: "Para crearlo: \(command)", ca: "Per crear-lo: \(command)")
  }
}

extension Failure {
  /// The names of those that it could be, best first.
  static func severalExercises(_ text: String, _ candidates: [Exercise]) -> Failure {
    Failure(.notFound, cause: ExerciseLookupError.several(candidates)) { words in
      words.say(
        en: Message(
          "several exercises fit \(words.quoted(text))", hint: "Type more of the name, or its id as id:32"),
        es: Message(
          "varios ejercicios encajan con \(words.quoted(text))",
          hint: "Escribe algo más del nombre, o su id así: id:32"),
        ca: Message(
          "hi ha més d'un exercici que encaixa amb \(words.quoted(text))",
          hint: "Escriu una mica més del nom, o l'id així: id:32")
      )
      .with(details: Failure.candidates(candidates))
    }
  }

  static var noExerciseInHand: Failure {
    Failure(.notFound, cause: ReferenceError.noCurrentExercise) { words in
      words.say(
        en: Message("no exercise is in hand yet", hint: "Name one: gymlog log squat 8@100kg"),
        es: Message("aún no estás en ningún ejercicio", hint: "Di cuál: gymlog log sentadilla 8@100kg"),
        ca: Message("encara no estàs en cap exercici", hint: "Digues quin: gymlog log esquat 8@100kg"))
    }
  }

  /// A command that looks something up of an exercise, where none was named and none is in hand.
  static func exerciseNeeded(_ command: CommandName) -> Failure {
    Failure(.notFound) { words in
      words.exerciseNeeded(by: command)
    }
  }

  static func setNotFound(_ reference: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.setNotFound(reference)) { words in
      words.say(
        en: Message("there is no set \(reference)", hint: "See the sets and their numbers: gymlog status"),
        es: Message(
          "no hay ninguna serie \(reference)", hint: "Mira las series y sus números: gymlog status"),
        ca: Message(
          "no hi ha cap sèrie \(reference)", hint: "Mira les sèries i els seus números: gymlog status"))
    }
  }

  static var noSetYet: Failure {
    Failure(.notFound, cause: ReferenceError.noCurrentExercise) { words in
      words.say(
        en: Message("no set has been done yet", hint: "Log the first: gymlog log squat 8@100kg"),
        es: Message(
          "aún no has hecho ninguna serie", hint: "Apunta la primera: gymlog log sentadilla 8@100kg"),
        ca: Message("encara no has fet cap sèrie", hint: "Apunta la primera: gymlog log esquat 8@100kg"))
    }
  }

  static func nameIsOwn(_ name: String, command: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("you have an exercise called \(words.quoted(name))", hint: "To change it: \(command)"),
        es: Message(
          "ya tienes un ejercicio que se llama \(words.quoted(name))", hint: "Para cambiarlo: \(command)"),
        ca: Message(
          "ja tens un exercici que es diu \(words.quoted(name))", hint: "Per canviar-lo: \(command)"))
    }
  }

  static func nameIsAlias(_ name: String, of exercise: String, command: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("\(words.quoted(name)) is your alias of \(exercise)", hint: "To take it off: \(command)"),
        es: Message("\(words.quoted(name)) es tu alias de \(exercise)", hint: "Para quitarlo: \(command)"),
        ca: Message("\(words.quoted(name)) és el teu àlies de \(exercise)", hint: "Per treure'l: \(command)"))
    }
  }

  static func nameIsBundled(_ name: String, of exercise: String, command: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "gymlog has an exercise called so: \(exercise)", hint: "To have your own instead: \(command)"),
        es: Message(
          "gymlog ya tiene un ejercicio que se llama así: \(exercise)",
          hint: "Para tener el tuyo en su lugar: \(command)"),
        ca: Message(
          "gymlog ja té un exercici que es diu així: \(exercise)",
          hint: "Per tenir el teu al seu lloc: \(command)"))
    }
  }

  static func nameReadsAsSets(_ name: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the end of \(words.quoted(name)) reads as a set, so it couldn't be logged",
          hint: "Choose another name"),
        es: Message(
          "el final de \(words.quoted(name)) se lee como una serie, y no se podría apuntar",
          hint: "Elige otro nombre"
        ),
        ca: Message(
          "el final de \(words.quoted(name)) es llegeix com una sèrie, i no es podria apuntar",
          hint: "Tria un altre nom"))
    }
  }

  /// A name or an alias by which the exercise couldn't be reached.
  static func nameReadsAsReference(_ name: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(name)) means something else in commands", hint: "Choose another one"),
        es: Message("\(words.quoted(name)) ya significa otra cosa en los comandos", hint: "Elige otro"),
        ca: Message("\(words.quoted(name)) ja vol dir una altra cosa a les ordres", hint: "Tria'n un altre"))
    }
  }

  static func nameUnreadable(_ name: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(name)) has neither letters nor digits", hint: "Choose another name"),
        es: Message("\(words.quoted(name)) no tiene letras ni cifras", hint: "Elige otro nombre"),
        ca: Message("\(words.quoted(name)) no té lletres ni xifres", hint: "Tria un altre nom"))
    }
  }

  static func bundledNotEdited(_ name: String, command: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "\(name) comes with gymlog and stays as it is", hint: "To have your own instead: \(command)"),
        es: Message(
          "\(name) viene con gymlog y se queda como está", hint: "Para tener el tuyo en su lugar: \(command)"),
        ca: Message(
          "\(name) ve amb gymlog i es queda com està", hint: "Per tenir el teu al seu lloc: \(command)"))
    }
  }

  static func bundledNotDeleted(_ name: String, command: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "\(name) comes with gymlog and can't be deleted", hint: "To have your own instead: \(command)"),
        es: Message(
          "\(name) viene con gymlog y no se puede borrar", hint: "Para tener el tuyo en su lugar: \(command)"),
        ca: Message(
          "\(name) ve amb gymlog i no es pot esborrar", hint: "Per tenir el teu al seu lloc: \(command)"))
    }
  }

  static func nothingToEdit(_ name: String, command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("nothing is given to change \(name) to", hint: "For example: \(command)"),
        es: Message("no has dicho qué cambiar de \(name)", hint: "Por ejemplo: \(command)"),
        ca: Message("no has dit què vols canviar de \(name)", hint: "Per exemple: \(command)"))
    }
  }

  static func unconfirmed(_ name: String, workouts: Int, routines: [String], command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          words.used(workouts, routines).map { "\(name) is in \($0)" } ?? "\(name) would be deleted",
          hint: "If you mean it: \(command). gymlog undo brings it back"),
        es: Message(
          words.used(workouts, routines).map { "\(name) está en \($0)" } ?? "se borraría \(name)",
          hint: "Si es lo que quieres: \(command). gymlog undo lo recupera"),
        ca: Message(
          words.used(workouts, routines).map { "\(name) és a \($0)" } ?? "s'esborraria \(name)",
          hint: "Si és el que vols: \(command). gymlog undo el recupera"))
    }
  }

  static func shareNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) is not a share of the body weight", hint: "For example: --body-weight 64%"),
        es: Message(
          "\(words.quoted(text)) no es una parte del peso corporal", hint: "Por ejemplo: --body-weight 64%"),
        ca: Message(
          "\(words.quoted(text)) no és una part del pes corporal", hint: "Per exemple: --body-weight 64%"))
    }
  }

  static func aliasReadsAsSets(_ alias: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(alias)) reads as a set, so it can't be an alias",
          hint: "Choose another one, with letters"),
        es: Message(
          "\(words.quoted(alias)) se lee como una serie y no puede ser un alias",
          hint: "Elige otro, con letras"),
        ca: Message(
          "\(words.quoted(alias)) es llegeix com una sèrie i no pot ser un àlies",
          hint: "Tria'n un altre, amb lletres"))
    }
  }

  static func aliasIsName(_ alias: String, of exercise: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "\(words.quoted(alias)) is the name of an exercise: \(exercise)", hint: "Choose another alias"),
        es: Message(
          "\(words.quoted(alias)) es el nombre de un ejercicio: \(exercise)", hint: "Elige otro alias"),
        ca: Message(
          "\(words.quoted(alias)) és el nom d'un exercici: \(exercise)", hint: "Tria un altre àlies"))
    }
  }

  static func aliasTaken(_ alias: String, by exercise: String, command: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "\(words.quoted(alias)) stands for \(exercise)", hint: "To give it to the other one: \(command)"),
        es: Message("\(words.quoted(alias)) ya es \(exercise)", hint: "Para dárselo al otro: \(command)"),
        ca: Message("\(words.quoted(alias)) ja és \(exercise)", hint: "Per donar-lo a l'altre: \(command)"))
    }
  }

  static func aliasNotFound(_ alias: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("there is no alias \(words.quoted(alias))", hint: "To see them: gymlog exercise alias"),
        es: Message(
          "no hay ningún alias \(words.quoted(alias))", hint: "Para ver los que hay: gymlog exercise alias"),
        ca: Message(
          "no hi ha cap àlies \(words.quoted(alias))", hint: "Per veure els que hi ha: gymlog exercise alias")
      )
    }
  }
}

extension Failure {
  /// No exercise has the name; `nearest` are close ones, best first. With facts from a line that searched, the hint creates it.
  static func unknownExercise(
    _ text: String, nearest: [String], _ facts: ExerciseFacts = ExerciseFacts()
  ) -> Failure {
    Failure(.notFound, cause: ExerciseLookupError.unknown) { words in
      let message = words.unknownExercise(text, nearest: nearest)
      guard let command = facts.lineToCreate(text) else { return message }
      return Message(
        message.text, details: message.hint.map { [$0] } ?? [], hint: words.toCreateExercise(command))
    }
  }

  /// No exercise matches every filter. `alternatives` are searches with one filter less, `command` creates an exercise.
  static func noExerciseFits(alternatives: [AlternativeSearch], command: String?) -> Failure {
    Failure(.notFound) { words in
      var message = words.noExerciseFits().with(details: counted(alternatives))
      guard let command else { return message }
      if alternatives.isEmpty { message.details = message.hint.map { [$0] } ?? [] }
      message.hint = words.toCreateExercise(command)
      return message
    }
  }

  /// The workout doesn't have the exercise, which goes by its name or by its number.
  static func exerciseNotInWorkout(_ text: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.exerciseNotInWorkout(text)) { words in
      // A number is a place, and nothing to add.
      words.exerciseNotInWorkout(
        text, add: text.allSatisfy(\.isNumber) ? nil : "gymlog add " + shellName(text))
    }
  }

  /// The lines of searches, each after the number of exercises that it finds.
  private static func counted(_ searches: [AlternativeSearch]) -> [String] {
    let width = searches.map { String($0.count).count }.max() ?? 0
    return searches.map { search in
      let count = String(search.count)
      return "  " + String(repeating: " ", count: width - count.count) + count + "  " + search.command
    }
  }

  /// A line an exercise, with what tells it apart and is typed to have it: `  id:32  Deadlift`.
  static func candidates(_ exercises: [Exercise]) -> [String] {
    exercises.prefix(12).map { "  " + padded("id:" + $0.id.text, to: 8) + $0.name }
  }
}

/// Why a text names no one exercise: what a caller may resolve otherwise.
enum ExerciseLookupError: Error {
  case unknown
  /// The candidates, best first.
  case several([Exercise])
}

/// What a reference doesn't find in a workout: told in other words where the workout is the form of a routine.
enum ReferenceError: Error {
  case exerciseNotInWorkout(String)
  case exerciseAlreadyInWorkout(String)
  case setNotFound(String)
  case noCurrentExercise
  /// No planned sets to change; SETs to plan.
  case noPlannedSets(exercise: String, plan: String)
}

/// A search with one filter less, and what it finds.
struct AlternativeSearch: Equatable {
  /// The number of exercises found.
  let count: Int
  /// The line that searches so.
  let command: String
}

/// An option that is missing, and what it may be.
struct MissingFact: Equatable, Sendable {
  let option: OptionName
  let choices: [String]
}
