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
  /// What a plan writes: `2 workouts`, `9 sets`, `1 body weight`.
  func contents(of plan: ImportPlan) -> [String] {
    let count = plan.bodyWeights
    let weights = say(
      en: number(count) + (count == 1 ? " body weight" : " body weights"),
      es: number(count) + (count == 1 ? " peso corporal" : " pesos corporales"),
      ca: number(count) + (count == 1 ? " pes corporal" : " pesos corporals"))
    return [workouts(plan.workouts.count), sets(plan.sets)] + (count > 0 ? [weights] : [])
  }

  /// Before workouts that the logbook has otherwise, with the same start.
  func differingWorkouts(_ count: Int) -> String {
    say(
      en: "In your logbook with other sets, left unchanged: \(workouts(count))",
      es: "En tu diario con otras series, sin cambios: \(workouts(count))",
      ca: "Al teu diari amb altres sèries, sense canvis: \(workouts(count))")
  }

  /// Before workouts that begin when one of the logbook does.
  func overlappingWorkouts(_ count: Int) -> String {
    say(
      en: "At the same time as another in your logbook: \(workouts(count))",
      es: "A la misma hora que otro de tu diario: \(workouts(count))",
      ca: "A la mateixa hora que un altre del teu diari: \(workouts(count))")
  }

  /// Before workouts that took too long to be true. They are imported without their end.
  func tooLongWorkouts(_ count: Int) -> String {
    say(
      en: "Imported without their end, over 6 hours after the start: \(workouts(count))",
      es: "Se importan sin el final, más de 6 horas después del inicio: \(workouts(count))",
      ca: "S'importen sense el final, més de 6 hores després de l'inici: \(workouts(count))")
  }

  /// Before what is lost of rows that are imported.
  func partialRows(_ count: Int) -> String {
    say(
      en: "Not imported in full: \(rows(count))", es: "No se importan enteras: \(rows(count))",
      ca: "No s'importen senceres: \(rows(count))")
  }

  /// What a set is imported without.
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
        en: "\(exercise) without the further parts of the set",
        es: "\(exercise) sin las demás partes de la serie",
        ca: "\(exercise) sense les altres parts de la sèrie")
    case .load:
      say(
        en: "\(exercise) without the band or stack number", es: "\(exercise) sin la goma o la placa",
        ca: "\(exercise) sense la goma o la placa")
    }
  }
}
