import Formats
import TerminalKit
import Training
import Wording

/// The arguments of `rest --on`: a rest for an exercise's sets, after its last set, or after one set.
struct RestSetting {
  var reference: String
  var length: Duration?
  /// Whether the rest is the one after the exercise's last set.
  var isAfter: Bool
  /// Whether to remove the rest.
  var removes: Bool
}

extension Commands {
  /// A part of a workout whose rest was set or removed.
  private struct RestChange {
    var exercise: Int
    var set: SetPlace?
    var changed: Bool

    var reference: String { "\(exercise + 1)" + (set.map { ".\($0.set + 1)" } ?? "") }
  }

  static func setRest(_ setting: RestSetting, in target: EditTarget, _ context: Context) throws(Failure)
    -> Reply
  {
    if setting.removes, let length = setting.length { throw Failure.contradiction("--remove", length.typed) }
    guard setting.removes || setting.length != nil else { throw Failure.restUnknown }
    let reference = try context.reference([setting.reference])
    let edited = try context.edit(.rest, in: target) { workout throws(Failure) in
      let before = workout
      if case .exercise(let exercise) = reference {
        let index = try context.index(of: exercise, in: workout)
        if setting.isAfter {
          workout.exercises[index].restAfter = setting.length
        } else {
          workout.exercises[index].rest = setting.length
        }
        return RestChange(exercise: index, set: nil, changed: workout != before)
      }
      if setting.isAfter { throw Failure.contradiction("--after", setting.reference) }
      let place = try context.place(of: reference, typed: setting.reference, in: workout)
      workout[place].rest = setting.length
      return RestChange(exercise: place.exercise, set: place, changed: workout != before)
    }
    return reply(edited, setting, context)
  }

  private static func reply(_ edited: EditResult<RestChange>, _ setting: RestSetting, _ context: Context)
    -> Reply
  {
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
  /// The new rest after each set of an exercise, or after its last one; nil if it was removed.
  func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    let place = say(
      en: afterExercise ? "after the last set" : "after each set",
      es: afterExercise ? "tras la última serie" : "tras cada serie",
      ca: afterExercise ? "després de l'última sèrie" : "després de cada sèrie")
    return say(
      en: rest.map { "\(exercise): rest \($0) \(place)" } ?? "\(exercise): rest \(place) removed",
      es: rest.map { "\(exercise): descanso \($0) \(place)" } ?? "\(exercise): quitado el descanso \(place)",
      ca: rest.map { "\(exercise): descans \($0) \(place)" } ?? "\(exercise): eliminat el descans \(place)")
  }

  /// The new rest after a set; nil if it was removed.
  func restOfSet(_ set: String, _ rest: String?) -> String {
    say(
      en: rest.map { "\(set): rest \($0) after the set" } ?? "\(set): rest removed",
      es: rest.map { "\(set): descanso \($0) tras la serie" } ?? "\(set): descanso quitado",
      ca: rest.map { "\(set): descans \($0) després de la sèrie" } ?? "\(set): descans eliminat")
  }
}
