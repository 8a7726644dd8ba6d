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
        help: words.growHelp, .words([.exercise, .growth], form: "[*] [*…]", words),
        .remove(words.say(en: "remove the progression", es: "quita la progresión", ca: "treu la progressió")),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine throws(Failure) in
        try grow(line, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func grow(
    _ line: [String], removes: Bool, in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    let start = line.firstIndex { $0.hasPrefix("+") } ?? line.count
    let (name, rule) = (line[..<start].joined(separator: " "), line[start...])
    if removes, !rule.isEmpty { throw Failure.contradiction("--remove", rule.joined(separator: " ")) }
    if !removes, rule.isEmpty {
      // `bench 2.5kg`, `bench -10%`: a step without its sign, or a drop without a step.
      let tried = line.dropFirst().drop { $0.first.map { !$0.isNumber && $0 != "-" } ?? true }
      throw tried.isEmpty
        ? Failure.growthMissing : .invalidGrowth(tried.joined(separator: " "))
    }
    let edited = try context.edit(.grow, in: target) { workout throws(Failure) in
      let progress = removes ? workout.noGrowth : Progression(rule, unit: workout.unit)
      if !removes, progress == nil { throw Failure.invalidGrowth(rule.joined(separator: " ")) }
      var change = GrowthChange()
      for index in try exercises(name, in: workout, context) {
        if !removes, let contradiction = context.contradiction(in: workout.exercises[index]) {
          change.left.append((index, contradiction))
        } else {
          workout.exercises[index].progress = progress
          change.exercises.append(index)
        }
      }
      if change.exercises.isEmpty, let first = change.left.first { throw first.contradiction }
      return change
    }
    return reply(edited, context)
  }

  /// The exercise named; without a name, the current one, or every exercise of a routine.
  private static func exercises(_ name: String, in workout: Workout, _ context: Context) throws(Failure)
    -> [Int]
  {
    if !name.isEmpty { return [try context.indexOfExercise(name, in: workout)] }
    return workout.isRoutine ? Array(workout.exercises.indices) : [try context.currentExercise(of: workout)]
  }

  /// The exercises whose progression was changed, by index, and those that can't have one.
  private struct GrowthChange {
    var exercises: [Int] = []
    var left: [(index: Int, contradiction: Failure)] = []
  }

  private static func reply(_ edited: EditResult<GrowthChange>, _ context: Context) -> Reply {
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
  /// The progression that turns progression off: nil, or a step of zero to override the routine's.
  fileprivate var noGrowth: Progression? {
    routineProgress.map { _ in Progression(step: Mass(Thousandths(0), unit)) }
  }
}

extension Context {
  /// The error for an exercise whose plan follows the 1RM or the effort, and so can't have steps; nil for any other.
  func contradiction(in entry: WorkoutExercise) -> Failure? {
    let basis = PlanBasis(of: entry.sets)
    guard basis != .lastTime else { return nil }
    return .growthContradicts(name(of: entry), plan: writer(for: entry).text(entry.sets), basis)
  }

  /// How the exercise's sets are counted: as its first working set is, which for cardio may be by time or by distance.
  func countMode(of entry: WorkoutExercise) -> CountMode {
    entry.sets.first { $0.type.isWork }?.countMode ?? exercise(of: entry).countMode
  }
}

extension Words {
  /// An exercise's progression in a sentence.
  func growth(of exercise: String, _ mode: CountMode, _ progress: Progression?) -> String {
    guard let progress else { return noProgression(exercise) }
    if let step = progress.step, step.value.raw == 0 { return noProgression(exercise) }
    return grows(
      exercise, mode, by: progress.step.map(mass), back: percent(progress.drop), after: progress.misses)
  }

  var growHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Set an exercise's progression",
        [
          "gymlog grow bench +2.5kg --routine push": "add 2.5 kg when all sets reach their reps",
          "gymlog grow bench + --routine push": "go up to the next possible load",
          "gymlog grow bench +2.5kg -15% 3x": "drop 15% after 3 misses in a row",
          "gymlog grow bench --remove": "no progression",
        ],
        "gymlog start then proposes the next load and says why. If every set reaches its reps (12 of 8-12), the "
          + "load goes up; after a miss it stays; after two misses in a row it drops 10%. Proposed loads fit "
          + "plates of 25, 20, 15, 10, 5, 2.5 and 1.25 kg on a 20 kg bar, or their equivalents in pounds.",
        "A range such as 3x8-12 progresses without this; 5@80% follows your 1RM, and 3x5@rpe8 your last RPE or "
          + "RIR. +0kg keeps a range from progressing. Without an exercise, grow changes the current exercise, or all "
          + "of a routine."),
      es: CommandHelp(
        "Fija cómo progresa un ejercicio",
        [
          "gymlog grow banca +2.5kg --routine empuje": "suma 2,5 kg si completas todas las series",
          "gymlog grow banca + --routine empuje": "sube al siguiente peso posible",
          "gymlog grow banca +2.5kg -15% 3x": "baja un 15 % tras 3 sesiones fallidas seguidas",
          "gymlog grow banca --remove": "sin progresión",
        ],
        "gymlog start propone el peso siguiente y dice por qué. Si todas las series completan sus repeticiones "
          + "(12 de 8-12), el peso sube; tras una sesión fallida se mantiene, y tras dos seguidas baja un 10 %. "
          + "Los pesos propuestos se pueden cargar con discos de 25, 20, 15, 10, 5, 2,5 y 1,25 kg en una barra "
          + "de 20 kg, o sus equivalentes en libras.",
        "Un rango como 3x8-12 progresa sin esto; 5@80% sigue tu 1RM, y 3x5@rpe8, tu último RPE o RIR. +0kg "
          + "evita que un rango progrese. Sin ejercicio, cambia el actual o todos los de una rutina."),
      ca: CommandHelp(
        "Fixa com progressa un exercici",
        [
          "gymlog grow banca +2.5kg --routine empenta": "suma 2,5 kg si completes totes les sèries",
          "gymlog grow banca + --routine empenta": "puja al pes següent possible",
          "gymlog grow banca +2.5kg -15% 3x": "baixa un 15 % després de 3 sessions fallides seguides",
          "gymlog grow banca --remove": "sense progressió",
        ],
        "gymlog start proposa el pes següent i diu per què. Si totes les sèries completen les repeticions "
          + "(12 de 8-12), el pes puja; després d'una sessió fallida es manté, i després de dues de seguides baixa "
          + "un 10 %. Els pesos proposats es poden carregar amb discos de 25, 20, 15, 10, 5, 2,5 i 1,25 kg en "
          + "una barra de 20 kg, o els equivalents en lliures.",
        "Un rang com 3x8-12 progressa sense això; 5@80% segueix el teu 1RM, i 3x5@rpe8, l'últim RPE o RIR. "
          + "+0kg evita que un rang progressi. Sense exercici, canvia l'actual o tots els d'una rutina."))
  }
}

extension Words {
  func notAProgression(_ text: String) -> String {
    say(
      en: "\(quoted(text)) isn't a progression", es: "\(quoted(text)) no es una progresión",
      ca: "\(quoted(text)) no és una progressió")
  }
}

extension Failure {
  static var growthMissing: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("no progression given", hint: "Try: gymlog grow bench \(words.exampleStep)"),
        es: Message("falta la progresión", hint: "Prueba: gymlog grow banca \(words.exampleStep)"),
        ca: Message("falta la progressió", hint: "Prova: gymlog grow banca \(words.exampleStep)"))
    }
  }

  static func invalidGrowth(_ text: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.notAProgression(text),
        hint: words.say(
          en: "Give a step, then optionally a drop and a miss count: ",
          es: "Indica un aumento y, si quieres, una bajada y tras cuántas sesiones fallidas: ",
          ca: "Indica un augment i, si vols, una baixada i després de quantes sessions fallides: ")
          + words.exampleStep
          + " -10% 2x")
    }
  }

  /// A progression was given for an exercise whose plan follows the 1RM or the effort.
  static func growthContradicts(_ exercise: String, plan: String, _ basis: PlanBasis) -> Failure {
    let byEffort = basis == .effort
    return Failure(.usage) { words in
      words.say(
        en: Message(
          "\(exercise) (\(plan)) follows \(byEffort ? "your last RPE or RIR" : "your 1RM"), not steps",
          hint: "To use steps, plan a load instead: 3x5@\(words.exampleLoad)"),
        es: Message(
          "\(exercise) (\(plan)) sigue \(byEffort ? "tu último RPE o RIR" : "tu 1RM"), no aumentos fijos",
          hint: "Para que progrese por aumentos, pon un peso en el plan: 3x5@\(words.exampleLoad)"),
        ca: Message(
          "\(exercise) (\(plan)) segueix \(byEffort ? "l'últim RPE o RIR" : "el teu 1RM"), no augments fixos",
          hint: "Perquè progressi per augments, posa un pes al pla: 3x5@\(words.exampleLoad)"))
    }
  }
}

extension Words {
  /// An exercise's step (nil for the next possible load), and its drop after some misses.
  func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    say(
      en: "\(exercise): \(step.map { "+" + $0 } ?? "the next load")"
        + " when all sets reach their \(goal(mode))"
        + ", \(back) less after \(failures == 1 ? "1 miss" : "\(failures) misses in a row")",
      es: "\(exercise): \(step.map { "+" + $0 } ?? "el peso siguiente")"
        + " cuando todas las series completan \(goal(mode))"
        + ", \(back) menos tras \(failures == 1 ? "1 sesión fallida" : "\(failures) sesiones fallidas seguidas")",
      ca: "\(exercise): \(step.map { "+" + $0 } ?? "el pes següent")"
        + " quan totes les sèries completen \(goal(mode))"
        + ", \(back) menys després \(failures == 1 ? "d'1 sessió fallida" : "de \(failures) sessions fallides seguides")"
    )
  }

  func noProgression(_ exercise: String) -> String {
    say(
      en: "\(exercise): no progression",
      es: "\(exercise): sin progresión",
      ca: "\(exercise): sense progressió")
  }
}
