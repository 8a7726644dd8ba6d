import Logbook
import System
import Wording

extension Words {
  /// Two names were expected; `example` is a line that separates them.
  func twoRoutineNamesNeeded(_ example: String) -> Message {
    say(
      en: Message("expected two names", hint: "Put a comma between them: \(example)"),
      es: Message("hacen falta dos nombres", hint: "Pon una coma entre ellos: \(example)"),
      ca: Message("calen dos noms", hint: "Posa una coma entre ells: \(example)"))
  }
}

extension Failure {
  static func withoutExercises(_ name: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a routine needs at least one exercise",
          hint: words.tryTyping(
            ("gymlog routine new " + shellWord(name))
              + " bench press 3x8@\(words.example(kg: 80, lb: 185)), dip 3x10")
        ),
        es: Message(
          "una rutina necesita al menos un ejercicio",
          hint: words.tryTyping(
            ("gymlog routine new " + shellWord(name))
              + " press de banca 3x8@\(words.example(kg: 80, lb: 185)), fondos 3x10")),
        ca: Message(
          "una rutina necessita almenys un exercici",
          hint: words.tryTyping(
            ("gymlog routine new " + shellWord(name))
              + " press de banca 3x8@\(words.example(kg: 80, lb: 185)), fons 3x10")))
    }
  }

  /// The arguments can't be divided into two names.
  static func twoNamesNeeded(_ command: CommandName) -> Failure {
    Failure(.usage) { words in
      words.twoRoutineNamesNeeded(
        "gymlog " + command.rawValue
          + words.say(en: " push a, push b", es: " empuje a, empuje b", ca: " empenta a, empenta b"))
    }
  }

  /// A reference to an exercise that isn't in the routine.
  static func exerciseNotInRoutine(_ text: String, routine name: String) -> Failure {
    Failure(
      .notFound,
      en: Message(
        "\(quoted(text)) isn't in the routine \(name)", hint: "To see its exercises: \(Self.show(name))"),
      es: Message(
        "\(quoted(text)) no está en la rutina \(name)",
        hint: "Para ver sus ejercicios: \(Self.show(name))"),
      ca: Message(
        "\(quoted(text)) no és a la rutina \(name)",
        hint: "Per veure'n els exercicis: \(Self.show(name))"))
  }

  static func exerciseAlreadyInRoutine(_ text: String, routine name: String) -> Failure {
    Failure(.conflict) { words in
      Message(
        words.say(
          en: "\(quoted(text)) is already in the routine \(name)",
          es: "\(quoted(text)) ya está en la rutina \(name)", ca: "\(quoted(text)) ja és a la rutina \(name)"),
        hint: words.toSeeItsSets(Self.show(name)))
    }
  }

  static func setNotInRoutine(_ text: String, routine name: String) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "the routine \(name) has no set \(text)", es: "la rutina \(name) no tiene la serie \(text)",
          ca: "la rutina \(name) no té la sèrie \(text)"), hint: words.toSeeItsSets(Self.show(name)))
    }
  }

  static func exerciseNeeded(routine name: String) -> Failure {
    Failure(.notFound) { words in words.exerciseNeeded(in: name, show: Self.show(name)) }
  }

  static func noSets(exercise: String, plan: String, routine name: String) -> Failure {
    Failure(
      .notFound,
      en: Message(
        "\(exercise) has no sets in this routine",
        hint:
          "Add some: \("gymlog add \(shellName(exercise.lowercased())) \(plan) --routine \(shellWord(name))")"
      ),
      es: Message(
        "\(exercise) no tiene series en esta rutina",
        hint:
          "Para añadir alguna: \("gymlog add \(shellName(exercise.lowercased())) \(plan) --routine \(shellWord(name))")"
      ),
      ca: Message(
        "\(exercise) no té sèries en aquesta rutina",
        hint:
          "Per afegir-n'hi: \("gymlog add \(shellName(exercise.lowercased())) \(plan) --routine \(shellWord(name))")"
      ))
  }

  static func lastExercise(_ name: String) -> Failure {
    Failure(.usage, cause: LastExerciseOfRoutine()) { words in
      words.say(
        en: Message(
          "this would remove the last exercise of the routine \(name)",
          hint: "To delete it: gymlog routine delete \(shellWord(name))"),
        es: Message(
          "la rutina \(name) no tendría ningún ejercicio",
          hint: "Para borrarla: gymlog routine delete \(shellWord(name))"),
        ca: Message(
          "la rutina \(name) no tindria cap exercici",
          hint: "Per esborrar-la: gymlog routine delete \(shellWord(name))"))
    }
  }

  static func editorFailed(_ editor: String, status: Int) -> Failure {
    Failure(.failed, cause: EditorFailed()) { words in
      Message(
        words.say(
          en: "the editor \(editor) exited with status \(words.number(status))",
          es: "el editor \(editor) ha terminado con el error \(words.number(status))",
          ca: "l'editor \(editor) ha acabat amb l'error \(words.number(status))"), hint: words.nothingChanged)
    }
  }

  static var textNotUTF8: Failure {
    Failure(
      .usage, en: Message("the text isn't UTF-8", hint: "Save it as UTF-8"),
      es: Message("el texto no es UTF-8", hint: "Guárdalo como UTF-8"),
      ca: Message("el text no és UTF-8", hint: "Desa'l com a UTF-8"))
  }

  /// Unknown text after a bar.
  static func unknownOption(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "unexpected text after the bar: \(quoted(text))",
          hint: "Use one of these: rest 2min, after 3min, superset a, \(words.exampleStep), skipped"),
        es: Message(
          "sobra texto después de la barra: \(quoted(text))",
          hint: "Se puede poner: descanso 2min, después 3min, superserie a, \(words.exampleStep), saltado"),
        ca: Message(
          "sobra text després de la barra: \(quoted(text))",
          hint: "S'hi pot posar: descans 2min, després 3min, supersèrie a, \(words.exampleStep), saltat"))
    }
  }
}

/// The cause of a failure to remove a routine's last exercise.
struct LastExerciseOfRoutine: Error {}

extension Failure {
  /// The failure in terms of the routine that was edited; unchanged if it isn't about parts of a workout.
  func inRoutine(_ routine: String) -> Failure {
    switch cause as? ReferenceError {
    case .exerciseNotInWorkout(let text): .exerciseNotInRoutine(text, routine: routine)
    case .exerciseAlreadyInWorkout(let name): .exerciseAlreadyInRoutine(name, routine: routine)
    case .setNotFound(let text): .setNotInRoutine(text, routine: routine)
    case .noCurrentExercise: .exerciseNeeded(routine: routine)
    case .noPlannedSets(let exercise, let plan): .noSets(exercise: exercise, plan: plan, routine: routine)
    case nil: self
    }
  }

  static func editorNotStarted(_ editor: String, _ error: SystemError) -> Failure {
    Failure(.failed) { words in words.diskRefused(editor, DiskProblem(error)).with(hint: words.lookAtEditor) }
  }

  /// The commands to edit a routine's text without starting an editor.
  static func byHand(_ name: String) -> (show: String, edit: String) {
    (
      "gymlog routine show " + shellWord(name) + " --text >routine.txt",
      "gymlog routine edit " + shellWord(name) + " - <routine.txt"
    )
  }

  static func show(_ name: String) -> String { "gymlog routine show " + shellWord(name) }
}

extension Words {
  fileprivate func toSeeItsSets(_ command: String) -> String {
    say(
      en: "To see its sets: \(command)", es: "Para ver sus series: \(command)",
      ca: "Per veure'n les sèries: \(command)")
  }
}
