import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func grow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.grow.rawValue,
      declaring: .init(
        help: words.growHelp, .words([.exercise, .growth], words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine in
        try grow(line, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func grow(
    _ line: [String], removes: Bool, in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let start = line.firstIndex { $0.hasPrefix("+") } ?? line.count
    let (name, rule) = (line[..<start].joined(separator: " "), line[start...])
    if removes, !rule.isEmpty {
      throw Failure.contradiction("--remove", rule.joined(separator: " "))
    }
    if !removes, rule.isEmpty {
      // `bench 2.5kg`, `bench -10%`: the step without its sign, or what comes after it.
      let tried = line.dropFirst().drop { $0.first.map { !$0.isNumber && $0 != "-" } ?? true }
      throw tried.isEmpty
        ? Failure.growthMissing : .growthNotUnderstood(tried.joined(separator: " "))
    }
    let edited = try context.edit(.grow, in: target) { workout in
      let progress = removes ? workout.noGrowth : Progression(rule, unit: workout.unit)
      if !removes, progress == nil { throw Failure.growthNotUnderstood(rule.joined(separator: " ")) }
      var grown = Grown()
      for index in try exercises(name, in: workout, context) {
        if !removes, let contradiction = context.contradiction(in: workout.exercises[index]) {
          grown.left.append((index, contradiction))
        } else {
          workout.exercises[index].progress = progress
          grown.exercises.append(index)
        }
      }
      if grown.exercises.isEmpty, let first = grown.left.first { throw first.contradiction }
      return grown
    }
    return reply(edited, context)
  }

  /// The exercise that is named; without a name, the one in hand, or all of a routine.
  private static func exercises(_ name: String, in workout: Workout, _ context: Context) throws -> [Int] {
    if !name.isEmpty { return [try context.indexOfExercise(name, in: workout)] }
    return workout.isRoutine ? Array(workout.exercises.indices) : [try context.inHand(of: workout)]
  }

  /// The exercises that grow now, or no more, by their index, and those that can't.
  private struct Grown {
    var exercises: [Int] = []
    var left: [(index: Int, contradiction: Failure)] = []
  }

  private static func reply(_ edited: Edited<Grown>, _ context: Context) -> Reply {
    let exercises = edited.workout.exercises
    let entries = edited.result.exercises.map { (index: $0, entry: exercises[$0]) }
    let left = edited.result.left
    return Reply(
      noticed: edited.problems,
      text: { screen in
        entries.map { _, entry in
          let name = screen.painter.paint(context.name(of: entry), .strong)
          return screen.words.growth(of: name, context.countMode(of: entry), entry.progress) + "\n"
        }.joined()
          + left.flatMap { _, contradiction in
            wrapped(contradiction.message(screen.words, now: context.now).text, width: screen.width)
          }.text
      },
      json: {
        let list = entries.map { index, entry -> JSON in
          [
            "ref": .string("\(index + 1)"), "exercise": .string(entry.name),
            "exerciseId": .string(entry.exercise.text),
            "progress": entry.progress.map { .string($0.text) } ?? .null,
          ]
        }
        let kept = left.map { index, _ -> JSON in
          [
            "ref": .string("\(index + 1)"), "exercise": .string(exercises[index].name),
            "exerciseId": .string(exercises[index].exercise.text),
            "by": .string(PlanBasis(of: exercises[index].sets) == .effort ? "effort" : "percent"),
          ]
        }
        return [
          edited.target, JSON.Member(name: "exercises", value: .array(list)),
          JSON.Member(name: "left", value: .array(kept)),
        ]
      })
  }
}

extension Workout {
  /// What an exercise has that doesn't grow by itself: nothing, or, where its routine would have it grow, a step of nothing.
  fileprivate var noGrowth: Progression? {
    routineProgress.map { _ in Progression(step: Mass(Thousandths(0), unit)) }
  }
}

extension Context {
  /// Why an exercise can't grow by steps: its plan follows the 1RM or the effort; nil where it can.
  func contradiction(in entry: WorkoutExercise) -> Failure? {
    let basis = PlanBasis(of: entry.sets)
    guard basis != .lastTime else { return nil }
    return .growthContradicts(name(of: entry), plan: writer(for: entry).text(entry.sets), basis)
  }
}

extension Context {
  /// What the sets of an exercise are counted by; by the clock also where the exercise goes by distance too.
  func countMode(of entry: WorkoutExercise) -> CountMode {
    entry.sets.first { $0.type.isWork }?.countMode ?? exercise(of: entry).countMode
  }
}

extension Words {
  /// How an exercise grows, in a sentence.
  func growth(of exercise: String, _ mode: CountMode, _ progress: Progression?) -> String {
    guard let progress else { return growsNoMore(exercise) }
    if let step = progress.step, step.value.raw == 0 { return growsNoMore(exercise) }
    return grows(
      exercise, mode, by: progress.step.map(mass), back: percent(progress.back), after: progress.failures)
  }
}

extension Words {
  /// The page of `grow`.
  var growHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Say how an exercise grows from one time to the next",
        [
          "gymlog grow bench +2.5kg --routine push": "when all sets reach their reps",
          "gymlog grow bench + --routine push": "the next load that there is",
          "gymlog grow bench +2.5kg -15% 3x": "15% less after 3 failed times",
          "gymlog grow bench --remove": "it stays as it is",
        ],
        "gymlog start then proposes the next load and says why. All sets reached their reps, of "
          + "8-12 the 12: more; one missed its reps: the same again; twice in a row: 10% less. What "
          + "is proposed can be loaded: with plates of 25, 20, 15, 10, 5, 2.5 and 1.25 kg on a bar of "
          + "20 kg, or their like in pounds.",
        "A range such as 3x8-12 grows by itself; 5@80% follows your 1RM, 3x5@rpe8 what the last "
          + "effort allows. +0kg keeps a range from growing. Without an exercise: the one in hand, or "
          + "all of a routine."),
      es: CommandHelp(
        "Di cómo progresa un ejercicio de una vez a otra",
        [
          "gymlog grow banca +2.5kg --routine empuje": "cuando llegas en todas las series",
          "gymlog grow banca + --routine empuje": "el peso siguiente que haya",
          "gymlog grow banca +2.5kg -15% 3x": "15% menos tras 3 intentos fallidos",
          "gymlog grow banca --remove": "se queda como está",
        ],
        "gymlog start propone el peso siguiente y dice por qué. Todas las series llegan a sus "
          + "repeticiones, de 8-12 a las 12: más; una no llega: lo mismo otra vez; dos veces "
          + "seguidas: 10% menos. Lo propuesto se puede cargar: con discos de 25, 20, 15, 10, 5, 2,5 "
          + "y 1,25 kg y una barra de 20 kg, o sus iguales en libras.",
        "Un rango como 3x8-12 progresa solo; 5@80% sigue tu 1RM y 3x5@rpe8, lo que permite el "
          + "último esfuerzo. +0kg evita que un rango progrese. Sin ejercicio: el que tienes entre "
          + "manos, o todos los de una rutina."),
      ca: CommandHelp(
        "Digues com progressa un exercici d'una vegada a l'altra",
        [
          "gymlog grow banca +2.5kg --routine empenta": "quan hi arribes en totes les sèries",
          "gymlog grow banca + --routine empenta": "el pes següent que hi hagi",
          "gymlog grow banca +2.5kg -15% 3x": "15% menys després de 3 intents fallits",
          "gymlog grow banca --remove": "es queda com està",
        ],
        "gymlog start proposa el pes següent i diu per què. Totes les sèries arriben a les "
          + "repeticions, de 8-12 a les 12: més; una no hi arriba: el mateix un altre cop; dues "
          + "vegades seguides: 10% menys. El que es proposa es pot carregar: amb discos de 25, 20, "
          + "15, 10, 5, 2,5 i 1,25 kg i una barra de 20 kg, o els equivalents en lliures.",
        "Un rang com 3x8-12 progressa sol; 5@80% segueix el teu 1RM i 3x5@rpe8, el que permet "
          + "l'últim esforç. +0kg evita que un rang progressi. Sense exercici: el que tens entre "
          + "mans, o tots els d'una rutina."))
  }
}

extension Failure {
  /// How an exercise is to grow wasn't said, or can't be read.
  static var growthMissing: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("how it is to grow wasn't said", hint: "Try: gymlog grow bench +2.5kg"),
        es: Message("no has dicho cómo progresa", hint: "Prueba: gymlog grow banca +2.5kg"),
        ca: Message("no has dit com progressa", hint: "Prova: gymlog grow banca +2.5kg"))
    }
  }

  static func growthNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "can't read how it is to grow: \(words.quoted(text))",
          hint: "A step, and if you like how far back after how many failed times: +2.5kg -10% 2x"),
        es: Message(
          "no se entiende cómo progresa: \(words.quoted(text))",
          hint: "Un aumento y, si quieres, cuánto baja y tras cuántos intentos fallidos: +2.5kg -10% 2x"),
        ca: Message(
          "no s'entén com progressa: \(words.quoted(text))",
          hint: "Un augment i, si vols, quant baixa i després de quants intents fallits: +2.5kg -10% 2x"))
    }
  }
}

extension Words {
  /// By how much an exercise grows (nil: the next load there is), and by how much it steps back after how many failed times.
  func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    say(
      en: "\(exercise): \(step.map { "+" + $0 } ?? "the next load")"
        + " when all sets reach their \(goal(mode))"
        + ", \(back) less after \(failures == 1 ? "1 failed time" : "\(failures) failed times")",
      es: "\(exercise): \(step.map { "+" + $0 } ?? "el peso siguiente")"
        + " cuando todas las series llegan \(goal(mode))"
        + ", \(back) menos tras \(failures == 1 ? "1 intento fallido" : "\(failures) intentos fallidos")",
      ca: "\(exercise): \(step.map { "+" + $0 } ?? "el pes següent")"
        + " quan totes les sèries arriben \(goal(mode))"
        + ", \(back) menys després de \(failures == 1 ? "1 intent fallit" : "\(failures) intents fallits")")
  }

  /// It doesn't grow by itself.
  func growsNoMore(_ exercise: String) -> String {
    say(
      en: "\(exercise) doesn't grow by itself",
      es: "\(exercise) no progresa solo",
      ca: "\(exercise) no progressa sol")
  }
}
