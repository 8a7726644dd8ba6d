import Catalogue
import Training
import Wording

extension Context {
  /// A routine as text that can be edited and read back, if `explained` with comments on the format.
  func text(of routine: Routine, explained: Bool = false) -> String {
    let writer = RoutineTextWriter(context: self)
    return (explained ? words.routineTextHelp.map { "# " + $0 } + [""] : []).text
      + writer.lines(of: routine).text
  }
}

struct RoutineTextWriter {
  let context: Context

  func lines(of routine: Routine) -> [String] {
    var lines = [header(.name, routine.name), header(.tags, routine.tags.joined(separator: " "))]
    lines += routine.unit.map { [header(.unit, $0.rawValue)] } ?? []
    lines += routine.progress.map { [header(.progress, $0.text)] } ?? []
    lines += note(routine.note)
    return lines + [""] + routine.exercises.flatMap(self.lines(of:))
  }

  func lines(of entry: WorkoutExercise) -> [String] {
    let name = name(of: entry)
    let comment = name.hasPrefix("id:") ? ["# " + context.name(of: entry)] : []
    let options = options(of: entry).map { " | " + $0 }.joined()
    let line = name + ":" + (entry.sets.isEmpty ? "" : " " + sets(of: entry)) + options
    return comment + [line] + note(entry.note).map { "  " + $0 } + ofSets(entry)
  }

  private func header(_ key: RoutineKey, _ value: String) -> String {
    context.words.routineKey(key) + ":" + (value.isEmpty ? "" : " " + value)
  }

  private func note(_ note: String?) -> [String] {
    note?.split(separator: "\n", omittingEmptySubsequences: false).map { header(.note, String($0)) } ?? []
  }

  /// The displayed name, if it finds the exercise and can't be misread; else the id.
  private func name(of entry: WorkoutExercise) -> String {
    let name = context.name(of: entry)
    let isPlain =
      !name.contains(": ") && !name.contains("|") && name.last != ":" && !"#.".contains(name.first ?? "#")
    if isPlain, Recognition.routineKey(named: name) == nil,
      case .one(let found) = context.catalogue.find(name),
      found.id == entry.exercise
    {
      return name
    }
    return "id:" + entry.exercise.text
  }

  /// The sets in the notation. A semicolon comes before a set without the load of the set before it: no load carries over
  /// there.
  private func sets(of entry: WorkoutExercise) -> String {
    let writer = context.writer(for: entry)
    var runs: [[WorkoutSet]] = []
    for set in entry.sets {
      let isOpen = set.plan?.load == nil
      if isOpen, runs.last?.last?.plan?.load != nil || runs.isEmpty {
        runs.append([set])
      } else {
        runs[max(0, runs.count - 1)..<runs.count] = [(runs.last ?? []) + [set]]
      }
    }
    return runs.map { writer.text($0) }.joined(separator: "; ")
  }

  private func options(of entry: WorkoutExercise) -> [String] {
    let words = context.words
    return [
      entry.superset.map { words.routineKey(.superset) + " " + $0.replacing("|", with: "/") },
      entry.rest.map { words.routineKey(.rest) + " " + Self.text($0) },
      entry.restAfter.map { words.routineKey(.after) + " " + Self.text($0) },
      entry.progress?.text, entry.isSkipped ? words.routineKey(.skipped) : nil,
    ].compactMap(\.self)
  }

  private func ofSets(_ entry: WorkoutExercise) -> [String] {
    entry.sets.enumerated().flatMap { index, set in
      let rest = set.rest.map { [context.words.routineKey(.rest) + " " + Self.text($0)] } ?? []
      return (rest + note(set.note)).map { "  .\(index + 1) " + $0 }
    }
  }

  /// `2min`, `90s`, `90.5s`.
  static func text(_ duration: Duration) -> String {
    guard duration.milliseconds % 1_000 == 0 else {
      return Thousandths(raw: duration.milliseconds).text + "s"
    }
    let seconds = duration.seconds
    return seconds > 0 && seconds % 60 == 0 ? "\(seconds / 60)min" : "\(seconds)s"
  }
}

extension Words {
  /// Comment lines that explain the text format.
  var routineTextHelp: [String] {
    say(
      en: [
        "Each exercise is a line: its name, a colon, and its sets as in gymlog add.",
        "Options follow bars: | rest 2min | after 3min (before the next exercise) | superset a | +2.5kg (progression)",
        "On lines below it: note: for the exercise, .2 rest 3min and .2 note: for its second set.",
        "Delete or move a line to delete or move its exercise. Lines that begin with # are ignored.",
      ],
      es: [
        "Cada ejercicio es una línea: su nombre, dos puntos y sus series como en gymlog add.",
        "Tras barras: | descanso 2min | después 3min (antes del siguiente ejercicio) | superserie a | +2.5kg (cómo progresa)",
        "En las líneas de debajo: nota: para el ejercicio; .2 descanso 3min y .2 nota: para su segunda serie.",
        "Para borrar o mover un ejercicio, borra o mueve su línea. Las líneas que empiezan por # no cuentan.",
      ],
      ca: [
        "Cada exercici és una línia: el nom, dos punts i les sèries com en gymlog add.",
        "Després de barres: | descans 2min | després 3min (abans de l'exercici següent) | supersèrie a | +2.5kg (com progressa)",
        "A les línies de sota: nota: per a l'exercici; .2 descans 3min i .2 nota: per a la segona sèrie.",
        "Per esborrar o moure un exercici, esborra o mou la seva línia. Les línies que comencen per # no compten.",
      ])
  }
}
