import TerminalKit
import Training
import Wording

/// Differences between two states of a workout or routine other than in its sets: notes, places, names, times.
struct MemberDifferences {
  private let before: Workout
  private let after: Workout
  private let context: Context
  private let screen: Screen
  /// A line for each: `Legs, note: Slept badly → –`.
  private(set) var lines: [String] = []

  init(_ before: Workout, _ after: Workout, _ context: Context, _ screen: Screen) {
    (self.before, self.after, self.context, self.screen) = (before, after, context, screen)
    compareWorkout()
    for (new, entry) in after.exercises.enumerated() {
      guard let old = before.exercises.firstIndex(where: { $0.id == entry.id }) else { continue }
      compare(before.exercises[old], at: old, entry, at: new)
    }
    compareSets()
  }

  private mutating func add(_ subject: String, _ label: String, _ before: String?, _ after: String?) {
    guard before != after else { return }
    lines.append(difference(subject + ", " + label, before, after))
  }

  private mutating func compareWorkout() {
    let words = screen.words
    let subject = screen.name(of: after)
    add(subject, words.changedName, before.name.map { terminalSafe($0) }, after.name.map { terminalSafe($0) })
    if !after.isRoutine {
      add(subject, words.changedUnit, before.unit.rawValue, after.unit.rawValue)
      func time(_ instant: Instant) -> String { words.moment(instant.civil, today: context.now.day) }
      add(subject, words.changedStart, time(before.start), time(after.start))
      if let old = before.end, let new = after.end { add(subject, words.changedEnd, time(old), time(new)) }
      func pauses(_ workout: Workout) -> String? {
        workout.pauses.isEmpty
          ? nil
          : workout.pauses.map {
            words.clock($0.start.civil) + "–" + ($0.end.map { words.clock($0.civil) } ?? "")
          }
          .joined(separator: ", ")
      }
      if before.isOpen == after.isOpen { add(subject, words.changedPauses, pauses(before), pauses(after)) }
    }
    add(subject, words.note, beginning(ofNote: before.note), beginning(ofNote: after.note))
    func tags(_ workout: Workout) -> String? {
      workout.tags.isEmpty ? nil : workout.tags.map { terminalSafe($0) }.joined(separator: " ")
    }
    add(subject, words.changedTags, tags(before), tags(after))
    func chosen(_ workout: Workout) -> String? {
      workout.choice.flatMap { choice in workout.exercises.first { $0.id == choice.exercise } }.map {
        context.name(of: $0)
      }
    }
    if before.isOpen == after.isOpen {
      add(subject, words.currentExerciseLabel, chosen(before), chosen(after))
    }
    func supersets(_ workout: Workout) -> [[String]] {
      var groups: [(key: String, names: [String])] = []
      for entry in workout.exercises {
        guard let key = entry.superset else { continue }
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].names.append(context.name(of: entry))
        } else {
          groups.append((key, [context.name(of: entry)]))
        }
      }
      return groups.map(\.names).filter { $0.count > 1 }
    }
    let (old, new) = (supersets(before), supersets(after))
    func text(_ groups: [[String]]) -> String? {
      groups.isEmpty ? nil : groups.map { $0.joined(separator: " + ") }.joined(separator: ", ")
    }
    add(
      subject, words.superset, text(old.filter { !new.contains($0) }),
      text(new.filter { !old.contains($0) }))
  }

  private mutating func compare(
    _ old: WorkoutExercise, at oldIndex: Int, _ new: WorkoutExercise, at newIndex: Int
  ) {
    let words = screen.words
    let subject = screen.painter.paint(context.name(of: new), .strong)
    if old.exercise != new.exercise {
      lines.append(difference(subject, context.name(of: old), context.name(of: new)))
    }
    if old.position != new.position { add(subject, words.changedPlace, "\(oldIndex + 1)", "\(newIndex + 1)") }
    add(subject, words.note, beginning(ofNote: old.note), beginning(ofNote: new.note))
    func rest(_ entry: WorkoutExercise) -> String? {
      let texts = [entry.rest, entry.restAfter].compactMap { $0.map(words.stopwatch) }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    add(subject, words.rest, rest(old), rest(new))
    if old.isSkipped != new.isSkipped { lines.append(words.skipped(subject, new.isSkipped)) }
    if old.progress != new.progress { lines.append(subject + ", " + words.changedProgression) }
  }

  private mutating func compareSets() {
    let words = screen.words
    var old: [EntityID: SetPlace] = [:]
    for place in before.places { old[before[place].id] = place }
    for place in after.places {
      guard let was = old[after[place].id] else { continue }
      let (set, oldSet) = (after[place], before[was])
      let entry = after.exercises[place.exercise]
      func subject() -> String {
        screen.painter.paint(context.name(of: entry), .strong) + " " + after.reference(to: place)
      }
      if set.note != oldSet.note {
        add(subject(), words.note, beginning(ofNote: oldSet.note), beginning(ofNote: set.note))
      }
      if set.rest != oldSet.rest {
        add(subject(), words.rest, oldSet.rest.map(words.stopwatch), set.rest.map(words.stopwatch))
      }
      if set.rested != oldSet.rested {
        add(subject(), words.rest, oldSet.rested.map(words.stopwatch), set.rested.map(words.stopwatch))
      }
      let hasMoved =
        before.exercises[was.exercise].id != entry.id
        || (set.position != oldSet.position && was.set != place.set)
      if hasMoved {
        let writer = context.writer(for: entry)
        add(
          subject() + " " + writer.text([set]), words.changedPlace, "\(was.exercise + 1).\(was.set + 1)",
          "\(place.exercise + 1).\(place.set + 1)")
      }
    }
  }
}

/// The first line of a note.
func beginning(ofNote note: String?) -> String? {
  guard let note, let first = note.split(separator: "\n").first else { return nil }
  return terminalSafe(String(first)) + (first.count < note.count ? " …" : "")
}

extension Words {
  var changedName: String { say(en: "name", es: "nombre", ca: "nom") }
  var changedStart: String { say(en: "start", es: "inicio", ca: "inici") }
  fileprivate var changedEnd: String { say(en: "end", es: "fin", ca: "fi") }
  fileprivate var changedPauses: String { say(en: "pauses", es: "pausas", ca: "pauses") }
  var changedTags: String { say(en: "tags", es: "etiquetas", ca: "etiquetes") }
  fileprivate var changedUnit: String { say(en: "unit", es: "unidad", ca: "unitat") }
  fileprivate var changedPlace: String { say(en: "place", es: "posición", ca: "posició") }
  fileprivate var changedProgression: String { say(en: "progression", es: "progresión", ca: "progressió") }

  /// Whether an exercise is skipped now.
  fileprivate func skipped(_ exercise: String, _ isSkipped: Bool) -> String {
    isSkipped
      ? skipped(exercise)
      : say(
        en: "\(exercise) not skipped", es: "\(exercise): ya no se salta",
        ca: "\(exercise): ja no se salta")
  }
}
