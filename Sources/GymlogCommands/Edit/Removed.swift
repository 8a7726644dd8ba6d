import Formats
import TerminalKit
import Training
import Wording

/// Sets and exercises removed from a workout.
struct Removed {
  /// The workout before the change.
  var before: Workout
  /// The removed sets of exercises that stay in the workout.
  var sets: [SetPlace]
  var exercises: [Int]

  /// The removed sets by exercise, in order.
  var byExercise: [(exercise: Int, sets: [SetPlace])] {
    before.exercises.indices.compactMap { index in
      if exercises.contains(index) { return (index, before.places.filter { $0.exercise == index }) }
      let places = sets.filter { $0.exercise == index }
      return places.isEmpty ? nil : (index, places)
    }
  }

  /// Whether a completed set was removed.
  var hasDoneSets: Bool { byExercise.contains { $0.sets.contains { before[$0].isDone } } }
}

extension Reply {
  /// The echo of a removal, one line per exercise; suggested commands end with `hint`.
  init(removed edited: EditResult<Removed>, hint: String, _ context: Context) {
    let removed = edited.result
    self.init(
      noticed: edited.problems,
      text: { screen in
        var lines = removed.byExercise.map { index, places in
          Self.line(removed, index, places, screen, context)
        }
        lines += removed.byExercise.compactMap { index, _ in
          emptied(edited, index).map { number in
            screen.words.noSetsLeft(
              in: terminalSafe(context.name(of: removed.before.exercises[index])),
              command: "gymlog remove \(number)" + hint)
          }
        }
        if removed.hasDoneSets { lines.append(screen.words.undoHint) }
        return lines.joined(separator: "\n") + "\n"
      },
      json: {
        let view = WorkoutJSON(context: context, workout: removed.before)
        return [
          edited.target,
          JSON.Member(
            name: "removed",
            value: .array(
              removed.byExercise.map { index, places in
                [
                  "exercise": .string(removed.before.exercises[index].name),
                  "exerciseId": .string(removed.before.exercises[index].exercise.text),
                  "whole": .bool(removed.exercises.contains(index)),
                  "sets": .array(places.map(view.set)),
                ]
              })),
        ]
      })
  }

  private static func line(
    _ removed: Removed, _ index: Int, _ places: [SetPlace], _ screen: Screen, _ context: Context
  ) -> String {
    let entry = removed.before.exercises[index]
    let sets = places.map { removed.before[$0] }
    let text = context.writer(for: entry).text(sets)
    let name = screen.painter.paint(context.name(of: entry), .strong)
    guard removed.exercises.contains(index) else {
      return name + " " + removed.before.references(to: places) + "  "
        + screen.words.removed(text, count: sets.count)
    }
    let said = screen.words.exerciseRemoved(sets: sets.count, done: sets.count(where: \.isDone))
    return name + "  " + said + (text.isEmpty ? "" : ": " + text)
  }
}

/// The number of an exercise that is still in the workout but has no sets left; nil for any other.
private func emptied(_ edited: EditResult<Removed>, _ index: Int) -> Int? {
  let entry = edited.result.before.exercises[index]
  guard let now = edited.workout.exercises.firstIndex(where: { $0.id == entry.id }) else { return nil }
  return edited.workout.exercises[now].sets.isEmpty ? now + 1 : nil
}

extension Words {
  /// Sets that were removed from an exercise.
  func removed(_ sets: String, count: Int) -> String {
    say(
      en: "removed: \(sets)",
      es: (count == 1 ? "serie quitada: " : "series quitadas: ") + sets,
      ca: (count == 1 ? "sèrie eliminada: " : "sèries eliminades: ") + sets)
  }

  /// An exercise was removed with its sets, some of them perhaps completed.
  func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch (count, done) {
    case (0, _): say(en: "removed", es: "ejercicio quitado", ca: "exercici eliminat")
    case (_, 0):
      say(
        en: "removed with \(sets(count))",
        es: "ejercicio quitado con \(sets(count))",
        ca: "exercici eliminat amb \(sets(count))")
    case (1, 1):
      say(
        en: "removed with 1 completed set",
        es: "ejercicio quitado con 1 serie hecha",
        ca: "exercici eliminat amb 1 sèrie feta")
    case (count, count):
      say(
        en: "removed with \(number(count)) completed sets",
        es: "ejercicio quitado con \(sets(count)) hechas",
        ca: "exercici eliminat amb \(sets(count)) fetes")
    default:
      say(
        en: "removed with \(sets(count)), \(number(done)) completed",
        es: "ejercicio quitado con \(sets(count)), \(number(done)) \(done == 1 ? "hecha" : "hechas")",
        ca: "exercici eliminat amb \(sets(count)), \(number(done)) \(done == 1 ? "feta" : "fetes")")
    }
  }

  /// An exercise lost its last set; `command` removes the exercise too.
  func noSetsLeft(in exercise: String, command: String) -> String {
    say(
      en: "\(exercise) has no sets left. To remove it too: \(command)",
      es: "\(exercise): no quedan series. Para quitarlo también: \(command)",
      ca: "\(exercise): no queden sèries. Per treure'l també: \(command)")
  }
}
