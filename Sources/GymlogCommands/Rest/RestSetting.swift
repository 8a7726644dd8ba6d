import Formats
import TerminalKit
import Training
import Wording

/// How long the rest after an exercise's sets, after its last one, or after one set is to be.
struct RestSetting {
  var reference: String
  var length: Duration?
  /// After the last set of the exercise.
  var isAfter: Bool
  /// Whether it is to have none of its own any more.
  var removes: Bool
}

extension Commands {
  /// A part of a workout with a rest of its own.
  private struct Rested {
    var exercise: Int
    var set: SetPlace?
    var changed: Bool

    var reference: String { "\(exercise + 1)" + (set.map { ".\($0.set + 1)" } ?? "") }
  }

  static func setRest(_ setting: RestSetting, in target: EditTarget, _ context: Context) throws
    -> Reply
  {
    if setting.removes, let length = setting.length {
      throw Failure.contradiction("--remove", length.typed)
    }
    guard setting.removes || setting.length != nil else { throw Failure.restUnknown }
    let reference = try context.reference([setting.reference])
    let edited = try context.edit(.rest, in: target) { workout in
      let before = workout
      if case .exercise(let exercise) = reference {
        let index = try context.index(of: exercise, in: workout)
        if setting.isAfter {
          workout.exercises[index].restAfter = setting.length
        } else {
          workout.exercises[index].rest = setting.length
        }
        return Rested(exercise: index, set: nil, changed: workout != before)
      }
      if setting.isAfter { throw Failure.contradiction("--after", setting.reference) }
      let place = try context.place(of: reference, typed: setting.reference, in: workout)
      workout[place].rest = setting.length
      return Rested(exercise: place.exercise, set: place, changed: workout != before)
    }
    return reply(edited, setting, context)
  }

  private static func reply(_ edited: Edited<Rested>, _ setting: RestSetting, _ context: Context) -> Reply {
    let (workout, rested) = (edited.workout, edited.result)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        let name = screen.painter.paint(context.name(of: workout.exercises[rested.exercise]), .strong)
        let time = setting.length.map(words.stopwatch)
        if let place = rested.set {
          return words.restOfSet(name + " " + workout.reference(to: place), time) + "\n"
        }
        return words.restOf(name, time, afterExercise: setting.isAfter) + "\n"
      },
      json: {
        [
          edited.target,
          JSON.Member(name: "ref", value: .string(rested.reference)),
          JSON.Member(
            name: setting.isAfter ? "restAfter" : "rest",
            value: setting.length.map { .int($0.seconds) } ?? .null),
          JSON.Member(name: "changed", value: .bool(rested.changed)),
        ]
      })
  }
}

extension Words {
  /// What the rest after each set of an exercise is from now on, or after its last one; nil for none of its own.
  func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    switch language {
    case .english:
      let place = afterExercise ? "after the last set" : "after each set"
      return rest.map { "\(exercise): rest \($0) \(place)" } ?? "\(exercise): no rest of its own \(place)"
    case .spanish:
      let place = afterExercise ? "tras la última serie" : "tras cada serie"
      return rest.map { "\(exercise): descanso \($0) \(place)" }
        ?? "\(exercise): sin descanso propio \(place)"
    case .catalan:
      let place = afterExercise ? "després de l'última sèrie" : "després de cada sèrie"
      return rest.map { "\(exercise): descans \($0) \(place)" } ?? "\(exercise): sense descans propi \(place)"
    }
  }

  /// What the rest after a set is from now on; nil for none of its own.
  func restOfSet(_ set: String, _ rest: String?) -> String {
    say(
      en: rest.map { "\(set): rest \($0) after it" } ?? "\(set): no rest of its own",
      es: rest.map { "\(set): descanso \($0) después" } ?? "\(set): sin descanso propio",
      ca: rest.map { "\(set): descans \($0) després" } ?? "\(set): sense descans propi")
  }
}
