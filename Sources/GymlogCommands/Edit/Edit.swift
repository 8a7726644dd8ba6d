import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func edit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.edit.rawValue, aliases: ["e"],
      declaring: .init(
        help: words.editHelp, .words([.ref, .change], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words), .flag(.force, words)
      ) { context, line, workout, routine, force in
        let target = try EditTarget(workout, routine: routine)
        return try edit(EditLine(line, context), in: target, force: force, context)
      })
  }

  private static func edit(
    _ line: EditLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(
      .edit, in: target, beside: { (sets: ChangedSets) in sets.places.first?.exercise }
    ) { workout in
      let places = try context.places(
        of: line.reference ?? .lastSet, in: workout,
        ofExercise: { try planned(of: $0, in: workout, line, target, context) })
      let entry = workout.exercises[places[0].exercise]
      let before = places.map { workout[$0] }
      let meaning = SetMeaning(
        SetContext(context.exercise(of: entry), setsToday: entry.sets, unit: workout.unit, isForced: force))
      do throws(SetRefusal) {
        try workout.edit(places, by: line.change, meaning)
      } catch {
        throw line.refused(error, exercise: context.name(of: entry))
      }
      return ChangedSets(places: places, before: before, after: places.map { workout[$0] })
    }
    return Reply(changed: edited, context) { words, before, after in
      before.map { $0 + " → " + after } ?? words.alreadySo(after)
    }
  }

  /// The planned sets of an exercise; where it has none, what to type for the last that was done.
  private static func planned(
    of exercise: Int, in workout: Workout, _ line: EditLine, _ target: EditTarget, _ context: Context
  ) throws -> [SetPlace] {
    let places = workout.plannedPlaces(of: exercise)
    guard places.isEmpty else { return places }
    let last = workout.donePlaces(of: exercise).last.map { place in
      "gymlog edit \(place.exercise + 1).\(place.set + 1) " + line.typedChange + target.typed
    }
    let entry = workout.exercises[exercise]
    throw Failure.noneToEdit(
      exercise: context.name(of: entry), instead: last,
      plan: NextStep.examplePlan(of: context.exercise(of: entry)))
  }
}

extension Words {
  /// A change that changes nothing: the sets were so already.
  func alreadySo(_ sets: String) -> String {
    say(en: "\(sets) already, nothing changed", es: "sin cambios: \(sets)", ca: "sense canvis: \(sets)")
  }

  /// The page of `edit`.
  var editHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Change a set and leave the rest of it as it is",
        [
          "gymlog edit 9": "the last set had 9 reps",
          "gymlog edit .2 @105": "set 2 of the exercise in hand: another load",
          "gymlog edit --in last bench.2 @105": "in the last workout",
        ],
        "Of an exercise, its planned sets are changed: gymlog edit bench @82.5"),
      es: CommandHelp(
        "Cambia una serie y deja lo demás como está",
        [
          "gymlog edit 9": "la última serie fue de 9",
          "gymlog edit .2 @105": "otro peso en la serie 2 del ejercicio en el que estás",
          "gymlog edit --in last banca.2 @105": "en el último entrenamiento",
        ],
        "De un ejercicio se cambian las series por hacer: gymlog edit banca @82.5"),
      ca: CommandHelp(
        "Canvia una sèrie i deixa la resta com està",
        [
          "gymlog edit 9": "l'última sèrie va ser de 9",
          "gymlog edit .2 @105": "un altre pes a la sèrie 2 de l'exercici en què estàs",
          "gymlog edit --in last banca.2 @105": "a l'últim entrenament",
        ],
        "D'un exercici es canvien les sèries per fer: gymlog edit banca @82.5"))
  }
}

extension Failure {
  /// No planned set to change. `command` changes the last that was done; `plan` is an example of sets to plan.
  static func noneToEdit(exercise: String, instead command: String?, plan: String) -> Failure {
    Failure(.notFound, cause: ReferenceError.noPlannedSets(exercise: exercise, plan: plan)) { words in
      words.noneToEdit(in: exercise, instead: command)
    }
  }
}

extension Words {
  /// An exercise has no planned sets to change; what to type for its last set instead, if it has one.
  func noneToEdit(in exercise: String, instead command: String?) -> Message {
    say(
      en: Message(
        "\(exercise) has no sets left to do",
        hint: command.map { "Its last set: " + $0 } ?? tryTyping("gymlog status")),
      es: Message(
        "\(exercise): no quedan series por hacer",
        hint: command.map { "La última serie: " + $0 } ?? tryTyping("gymlog status")),
      ca: Message(
        "\(exercise): no queden sèries per fer",
        hint: command.map { "L'última sèrie: " + $0 } ?? tryTyping("gymlog status")))
  }
}
