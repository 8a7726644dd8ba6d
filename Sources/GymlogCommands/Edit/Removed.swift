import Formats
import TerminalKit
import Training
import Wording

/// What was taken out of a workout.
struct Removed {
  /// The workout while it still had it.
  var before: Workout
  /// Sets of exercises that stay.
  var sets: [SetPlace]
  var exercises: [Int]

  /// The sets that went, by exercise, in order.
  var byExercise: [(exercise: Int, sets: [SetPlace])] {
    before.exercises.indices.compactMap { index in
      if exercises.contains(index) { return (index, before.places.filter { $0.exercise == index }) }
      let places = sets.filter { $0.exercise == index }
      return places.isEmpty ? nil : (index, places)
    }
  }

  /// Whether something went that had been done.
  var hasDoneSets: Bool { byExercise.contains { $0.sets.contains { before[$0].isDone } } }
}

extension Reply {
  /// The echo of what was taken out, a line an exercise; `hint` ends the commands to type next.
  init(removed edited: Edited<Removed>, hint: String, _ context: Context) {
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
        if removed.hasDoneSets { lines.append(screen.words.undoBringsBack) }
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

/// The number that an exercise has now, if all its sets went and it stayed.
private func emptied(_ edited: Edited<Removed>, _ index: Int) -> Int? {
  let entry = edited.result.before.exercises[index]
  guard let now = edited.workout.exercises.firstIndex(where: { $0.id == entry.id }) else { return nil }
  return edited.workout.exercises[now].sets.isEmpty ? now + 1 : nil
}

extension Words {
  /// So many sets were taken out of an exercise.
  func removed(_ sets: String, count: Int) -> String {
    say(
      en: "removed: \(sets)",
      es: (count == 1 ? "quitada: " : "quitadas: ") + sets,
      ca: (count == 1 ? "treta: " : "tretes: ") + sets)
  }

  /// An exercise was taken out, with so many sets, of which some had been done.
  func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch language {
    case .english:
      return switch (count, done) {
      case (0, _): "removed"
      case (_, 0): "removed with \(sets(count))"
      case (count, count): "removed with \(sets(count)), done"
      default: "removed with \(sets(count)), \(number(done)) of them done"
      }
    case .spanish:
      return switch (count, done) {
      case (0, _): "ejercicio quitado"
      case (_, 0): "ejercicio quitado con \(sets(count))"
      case (1, 1): "ejercicio quitado con 1 serie hecha"
      case (count, count): "ejercicio quitado con \(sets(count)) hechas"
      default:
        "ejercicio quitado con \(sets(count)), \(number(done)) de ellas \(done == 1 ? "hecha" : "hechas")"
      }
    case .catalan:
      return switch (count, done) {
      case (0, _): "exercici tret"
      case (_, 0): "exercici tret amb \(sets(count))"
      case (1, 1): "exercici tret amb 1 sèrie feta"
      case (count, count): "exercici tret amb \(sets(count)) fetes"
      default: "exercici tret amb \(sets(count)), \(number(done)) \(done == 1 ? "de feta" : "de fetes")"
      }
    }
  }

  /// An exercise that stays has lost its last set; what takes it out too.
  func noSetsLeft(in exercise: String, command: String) -> String {
    say(
      en: "\(exercise) has no sets left. To take it out too: \(command)",
      es: "\(exercise) se queda sin series. Para quitarlo también: \(command)",
      ca: "\(exercise) es queda sense sèries. Per treure'l també: \(command)")
  }
}
