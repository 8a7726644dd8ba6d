import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// Tested maxes of a day whose sets are gone: they are documents of their own, and stay.
struct StayingMaxes {
  private let maxes: [TestedMax]
  private let context: Context

  /// Finds the tested maxes of the sets that a workout no longer has. `after` is nil if it was deleted. Maxes are read only if a set
  /// that can be a test is gone. If they can't be read, there are none: the change is made, so the command must not fail.
  init(_ before: Workout, after: Workout?, _ context: Context) {
    self.context = context
    let left = Set(after.map(Test.all) ?? [])
    let gone = Set(Test.all(in: before)).subtracting(left)
    guard !gone.isEmpty, !before.isRoutine,
      let known = try? context.logbook.read({ snapshot throws(Failure) in try snapshot.testedMaxes().maxes })
    else {
      maxes = []
      return
    }
    maxes = known.filter { max in
      before.testDays.contains(max.at.day)
        && gone.contains(Test(exercise: max.exercise, kind: max.kind, load: max.load))
    }
  }

  /// What is tested by a set.
  private struct Test: Hashable {
    let exercise: ExerciseID
    let kind: TestedMax.Kind
    let load: Load

    static func all(in workout: Workout) -> [Test] {
      workout.exercises.flatMap { entry in
        entry.sets.compactMap { set in
          guard let kind = set.testedKind, let load = set.result?.load else { return nil }
          return Test(exercise: entry.exercise, kind: kind, load: load)
        }
      }
    }
  }

  func lines(_ screen: Screen) -> [String] {
    maxes.flatMap { max in
      let exercise = context.name(of: context.exercise(of: max))
      let words = screen.words
      let line =
        "gymlog max " + shellName(exercise.lowercased()) + " \(max.kind.reps)@"
        + NotationWriter().text(max.load) + " --remove --at " + max.at.day.text
      return wrapped(
        words.staysTested(exercise, words.label(max.kind), words.load(max.load)), width: screen.width)
        + screen.flowing([.init(words.toRemoveMax), .init(line, .accent)], between: " ")
    }
  }

  var member: JSON.Member? { maxes.isEmpty ? nil : JSON.Member(name: "testedStays", value: maxes.json) }
}

extension Reply {
  /// The same reply, which also tells of the tested maxes that stay.
  func telling(of staying: StayingMaxes) -> Reply {
    staying.member.map { adding([$0], lines: staying.lines) } ?? self
  }
}

extension Words {
  /// The set is gone, and the tested max that was recorded beside it isn't.
  fileprivate func staysTested(_ exercise: String, _ kind: String, _ load: String) -> String {
    say(
      en: "\(exercise): the tested \(kind) of \(load) stays",
      es: "\(exercise): el \(kind) real de \(load) sigue apuntado",
      ca: "\(exercise): l'\(kind) real de \(load) continua apuntat")
  }

  /// The hint with the line that removes it.
  fileprivate var toRemoveMax: String {
    say(en: "To remove it:", es: "Para quitarlo:", ca: "Per treure'l:")
  }
}
