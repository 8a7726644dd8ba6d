import CommandLineKit
import Training
import Wording

extension Commands {
  static func edit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.edit.rawValue, aliases: ["e"],
      declaring: .init(
        help: words.editHelp, .words([.ref, .change], form: "[*] *…", words), .inWorkout(words),
        .inRoutine(words), .workoutChange(words), .flag(.force, words)
      ) { context, line, workout, routine, change, force throws(Failure) in
        guard change.isEmpty else {
          if let word = line.first {
            let failure = Failure.contradiction(change.option, word)
            guard workout == nil, routine == nil, !word.contains(".") else { throw failure }
            // `edit last --name Legs`
            let options = context.line.dropFirst().filter { !line.contains($0) }
            let typed = (["--in", line.joined(separator: " ")] + options).map(shellWord).joined(
              separator: " ")
            throw failure.changing { message, words, _ in
              message.hint = words.readings(["gymlog \(CommandName.edit.rawValue) \(typed)"])
            }
          }
          if routine != nil { throw Failure.contradiction("--routine", change.option) }
          return try edit(change, in: workout, force: force, context)
        }
        if line.isEmpty {
          let missing = [.ref, .change].map(context.words.placeholder).joined(separator: " ")
          throw Failure(.missingArgument(missing, command: CommandName.edit.rawValue))
        }
        let target = try EditTarget(workout, routine: routine)
        if let note = note(line, in: workout), routine == nil {
          let missing = context.words.placeholder(.change)
          throw Failure(.missingArgument(missing, command: CommandName.edit.rawValue)).changing {
            message, words, _ in message.hint = words.readings([note]) ?? message.hint
          }
        }
        return try edit(EditLine(line, in: target, context), in: target, force: force, context)
      })
  }

  /// The line of `note` for `--in last note felt easy` and `last note felt easy`; nil for other lines.
  private static func note(_ line: [String], in workout: WorkoutArgument?) -> String? {
    let names: Set = ["note", "nota"]
    guard let place = line.prefix(2).firstIndex(where: { names.contains(Recognition.folded($0)) }),
      place + 1 < line.count
    else { return nil }
    var target = line[..<place] + (workout.map { ["--in", $0.text] } ?? [])
    if place == 1, case .last = WorkoutArgument(line[0], .english).reference { target.insert("--in", at: 0) }
    return TypedLine(.note, []).typing((target + line[(place + 1)...]).map(shellWord).joined(separator: " "))
  }

  private static func edit(
    _ line: EditLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let edited = try context.edit(
      .edit, in: target, beside: { (sets: ChangedSets) in sets.places.first?.exercise }
    ) { workout throws(Failure) in
      try line.askAboutNumber(in: workout, context)
      if let current = workout.currentExercise {
        let done = workout.donePlaces(of: current)
        try context.refuseCountedSets(
          line.references, fromEnd: true, of: done.isEmpty ? workout.plannedPlaces(of: current) : done,
          in: workout
        ) { "gymlog edit " + $0 + " " + line.typedChange + target.typed }
      }
      let places = try context.places(
        of: line.references, in: workout,
        ofExercise: { item throws(Failure) in try planned(of: item, in: workout, line, target, context) })
      try line.refuseMoreReps(of: places, in: workout)
      try line.refuseCountedReps(of: places, in: workout)
      let entry = workout.exercises[places[0].exercise]
      let before = places.map { workout[$0] }
      let meaning = SetInterpreter(
        context.setContext(of: entry, changing: Set(places.map(\.set)), in: workout, force: force))
      do throws(SetRefusal) {
        try workout.edit(places, by: line.change, meaning)
      } catch {
        throw line.refused(error, exercise: context.name(of: entry))
      }
      return ChangedSets(places: places, before: before, after: places.map { workout[$0] })
    }
    return Reply(changed: edited, context) { words, before, after in
      before.map { $0 + " → " + after } ?? words.unchanged(after)
    }.telling(of: StayingMaxes(edited.before, after: edited.workout, context))
  }

  /// The planned sets of an exercise. If it has none, the error suggests editing its completed sets.
  private static func planned(
    of exercise: Int, in workout: Workout, _ line: EditLine, _ target: EditTarget, _ context: Context
  ) throws(Failure) -> [SetPlace] {
    let places = workout.plannedPlaces(of: exercise)
    guard places.isEmpty else { return places }
    let all = workout.donePlaces(of: exercise)
    let working = all.filter { workout[$0].type.isWork }
    let done = working.isEmpty ? all : working
    var (meant, change) = (done, line.typedChange)
    // `bench 1-3 @82.5` names the sets.
    let words = change.split(separator: " ")
    let ends = words.first?.split(separator: "-").map { Int($0) } ?? []
    if words.count > 1, ends.count == 2, let first = ends[0], let end = ends[1], first > 0, first <= end,
      end <= all.count
    {
      (meant, change) = (Array(all[(first - 1)..<end]), words.dropFirst().joined(separator: " "))
    }
    let last =
      meant.isEmpty ? nil : "gymlog edit \(workout.references(to: meant)) " + change + target.typed
    let entry = workout.exercises[exercise]
    throw Failure.noneToEdit(
      exercise: context.name(of: entry), instead: last,
      plan: NextStep.examplePlan(of: context.exercise(of: entry)))
  }
}

extension Words {
  /// An edit that left the sets as they were.
  func unchanged(_ sets: String) -> String {
    say(en: "unchanged: \(sets)", es: "sin cambios: \(sets)", ca: "sense canvis: \(sets)")
  }

  /// The help page of `edit`.
  var editHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Change part of a set",
        [
          "gymlog edit 9": "the last set: 9 reps",
          "gymlog edit .2 @105": "set 2 of the current exercise: another load",
          "gymlog edit .1-.3 @105": "sets 1 to 3",
          "gymlog edit --in last bench.2 @105": "in the last workout",
        ],
        "Given an exercise, edit changes its planned sets: gymlog edit bench @82.5",
        "To change a workout itself: gymlog edit --in last --date 20 Nov --start 18:00 --for 1h10 --name Push. With --date, all times "
          + "move with it. With --start, the end doesn't change; --end 19:30 is the first 19:30 after the start. "
          + "--in takes an activity only if no workout matches; last is always a workout here."
      ),
      es: CommandHelp(
        "Cambia una parte de una serie",
        [
          "gymlog edit 9": "la última serie: 9 repeticiones",
          "gymlog edit .2 @105": "la serie 2 del ejercicio actual: otro peso",
          "gymlog edit .1-.3 @105": "las series 1 a 3",
          "gymlog edit --in last banca.2 @105": "en el último entrenamiento",
        ],
        "Si indicas un ejercicio, cambia sus series por hacer: gymlog edit banca @82.5",
        "Para cambiar el entrenamiento en sí: gymlog edit --in last --date 20 nov --start 18:00 --for 1h10 --name Empuje. Con --date "
          + "se mueven todas las horas. Con --start el final no cambia; --end se busca a partir del inicio. "
          + "Si no coincide ningún entrenamiento, --in admite una actividad."
      ),
      ca: CommandHelp(
        "Canvia una part d'una sèrie",
        [
          "gymlog edit 9": "l'última sèrie: 9 repeticions",
          "gymlog edit .2 @105": "la sèrie 2 de l'exercici actual: un altre pes",
          "gymlog edit .1-.3 @105": "les sèries 1 a 3",
          "gymlog edit --in last banca.2 @105": "a l'últim entrenament",
        ],
        "Si indiques un exercici, canvia les seves sèries per fer: gymlog edit banca @82.5",
        "Per canviar l'entrenament mateix: gymlog edit --in last --date 20 nov --start 18:00 --for 1h10 --name Empenta. Amb --date es "
          + "mouen totes les hores. Amb --start el final no canvia; --end es busca a partir de l'inici. "
          + "Si no coincideix cap entrenament, --in admet una activitat."
      ))
  }
}

extension Failure {
  /// There is no planned set to edit. `command` edits the completed sets; `plan` is an example of sets to plan.
  static func noneToEdit(exercise: String, instead command: String?, plan: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.noPlannedSets(exercise: exercise, plan: plan)) { words in
      words.noneToEdit(in: exercise, instead: command)
    }
  }
}

extension Words {
  /// An exercise has no planned set to edit; `command` edits its completed sets, if it has some.
  func noneToEdit(in exercise: String, instead command: String?) -> Message {
    let lines = checkingOffers([command].compactMap(\.self))
    let command = lines.count == 1 ? lines[0] : nil
    if lines.count > 1 {
      return noneToEdit(in: exercise, instead: nil).with(hint: readings(lines))
    }
    return Message(
      nothingPlanned(in: exercise),
      hint: command.map {
        say(
          en: "To change its completed sets: \($0)", es: "Para cambiar las series hechas: \($0)",
          ca: "Per canviar les sèries fetes: \($0)")
      } ?? tryTyping("gymlog status"))
  }
}
