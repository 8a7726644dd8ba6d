import Interchange
import TerminalKit
import Training
import Wording

extension Screen {
  /// A sentence about some workouts and, below it, the first of them with their times; nothing without any. With days between start
  /// and end, their length says more than the end.
  func naming(
    _ workouts: [Workout], _ sentence: (Int) -> String, today: Day, withLengths: Bool = false
  ) -> [String] {
    guard !workouts.isEmpty else { return [] }
    let most = 8
    let lines = workouts.prefix(most).map { workout in
      guard withLengths, let end = workout.end else { return "  " + when(workout, today: today) }
      var open = workout
      open.end = nil
      let length = Duration(seconds: end.seconds - workout.start.seconds)
      return "  " + when(open, today: today) + ", " + words.duration(length)
    }
    return wrapped(sentence(workouts.count), width: width) + lines + (workouts.count > most ? ["  …"] : [])
  }
}

extension Words {
  /// The contents of a plan: `2 workouts`, `9 sets`, `1 body weight`.
  func contents(of plan: ImportPlan) -> [String] {
    let count = plan.bodyWeights
    let weights = counted(
      count, en: ("body weight", "body weights"), es: ("peso corporal", "pesos corporales"),
      ca: ("pes corporal", "pesos corporals"))
    return [workouts(plan.workouts.count), sets(plan.sets)] + (count > 0 ? [weights] : [])
  }

  /// The heading of workouts that the logbook has with the same start but other sets.
  func differingWorkouts(_ count: Int) -> String {
    say(
      en: "Left out because your logbook has them with other sets: \(workouts(count))",
      es: "No se importan, porque tu diario los tiene con otras series: \(workouts(count))",
      ca: "No s'importen, perquè el teu diari els té amb altres sèries: \(workouts(count))")
  }

  /// That an earlier import took the file's loads, which have no unit, for those in another one.
  func importedInOtherUnit(_ unit: MassUnit) -> String {
    say(
      en: "They were imported in \(unit.rawValue) and haven't changed",
      es: "Se importaron en \(unit.rawValue) y no han cambiado",
      ca: "Es van importar en \(unit.rawValue) i no han canviat")
  }

  /// The hint for an import in the wrong unit.
  func toImportInUnit(_ unit: MassUnit) -> String {
    say(
      en: "If \(unit.rawValue) is right, undo that import first. To find it: gymlog undo --list",
      es: "Si son \(unit.rawValue), deshaz antes esa importación. Para encontrarla: gymlog undo --list",
      ca: "Si són \(unit.rawValue), desfés abans aquella importació. Per trobar-la: gymlog undo --list")
  }

  /// The heading of workouts that overlap one in the logbook.
  func overlappingWorkouts(_ count: Int) -> String {
    say(
      en: "Imported, though they overlap one in your logbook: \(workouts(count))",
      es: "Se importan, aunque tu diario tiene otro a la misma hora: \(workouts(count))",
      ca: "S'importen, tot i que el teu diari en té un altre a la mateixa hora: \(workouts(count))")
  }

  /// The heading of workouts that are implausibly long, and are imported without their end.
  func tooLongWorkouts(_ count: Int) -> String {
    say(
      en: "Imported without an end, because they took over 6 hours: \(workouts(count))",
      es: "Se importan sin la hora de fin, por durar más de 6 horas: \(workouts(count))",
      ca: "S'importen sense l'hora de fi, perquè duren més de 6 hores: \(workouts(count))")
  }

  /// Sets with a distance whose unit nothing in the file says.
  func setsWithAssumedUnit(_ count: Int, _ unit: DistanceUnit) -> String {
    let name = unit == .miles ? say(en: "miles", es: "millas", ca: "milles") : unit.rawValue
    return say(
      en: "Distances read as \(name), because the file gives no unit: \(sets(count))",
      es: "Distancias leídas como \(name), porque el archivo no dice la unidad: \(sets(count))",
      ca: "Distàncies llegides com a \(name), perquè el fitxer no diu la unitat: \(sets(count))")
  }

  /// The hint for distances whose assumed unit is wrong.
  func toSayUnit(_ assumed: DistanceUnit) -> String {
    let column = assumed == .miles ? "Distance (km)" : "Distance (miles)"
    return say(
      en: "If they are \(assumed == .miles ? "km" : "miles"), call the column \(column) in the file",
      es: "Si son \(assumed == .miles ? "km" : "millas"), llama a la columna \(column) en el archivo",
      ca: "Si són \(assumed == .miles ? "km" : "milles"), anomena la columna \(column) al fitxer")
  }

  /// The heading of rows that aren't imported in full.
  func partialRows(_ count: Int) -> String {
    say(
      en: "Not imported in full: \(rows(count))", es: "Solo en parte: \(rows(count))",
      ca: "Només en part: \(rows(count))")
  }

  /// The value that a set is imported without.
  func why(_ value: UnusedValue, _ exercise: String) -> String {
    switch value {
    case .reps:
      say(
        en: "\(exercise) without the reps", es: "\(exercise) sin las repeticiones",
        ca: "\(exercise) sense les repeticions")
    case .time:
      say(
        en: "\(exercise) without the time", es: "\(exercise) sin el tiempo", ca: "\(exercise) sense el temps")
    case .distance:
      say(
        en: "\(exercise) without the distance", es: "\(exercise) sin la distancia",
        ca: "\(exercise) sense la distància")
    case .sides:
      say(
        en: "\(exercise) without the reps of each side", es: "\(exercise) sin las repeticiones de cada lado",
        ca: "\(exercise) sense les repeticions de cada costat")
    case .parts:
      say(
        en: "\(exercise) without the other parts of the set",
        es: "\(exercise) sin las demás partes de la serie",
        ca: "\(exercise) sense les altres parts de la sèrie")
    case .load:
      say(
        en: "\(exercise) without the band or stack number", es: "\(exercise) sin la banda o la placa",
        ca: "\(exercise) sense la banda o la placa")
    }
  }
}
