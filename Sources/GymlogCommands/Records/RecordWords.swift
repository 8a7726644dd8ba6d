import Training
import Wording

/// What a record is for, with its load or distance already in words.
enum RecordTitle: Hashable, Sendable {
  case heaviestLoad
  /// The heaviest load of an assisted exercise.
  case leastHelp
  case repsAtLoad(String)
  /// An estimate is rough if it comes from more reps than the formulas are reliable for.
  case estimate(isRough: Bool)
  case setVolume
  case workoutVolume
  case reps
  case longestHold
  case longestWithoutDistance
  case furthestDistance
  case fastest(String)
}

extension Words {
  /// In lower case, as in the middle of a line: `heaviest load`, `most reps at 100 kg`.
  func record(_ title: RecordTitle) -> String {
    switch title {
    case .heaviestLoad: say(en: "heaviest load", es: "peso máximo", ca: "pes màxim")
    case .leastHelp: say(en: "least assistance", es: "menor asistencia", ca: "menor assistència")
    case .repsAtLoad(let load):
      say(en: "most reps at \(load)", es: "más repeticiones con \(load)", ca: "més repeticions amb \(load)")
    case .estimate(let isRough):
      say(
        en: isRough ? "rough e1RM" : "e1RM",
        es: isRough ? "1RM aproximado" : "1RM estimado",
        ca: isRough ? "1RM aproximat" : "1RM estimat")
    case .setVolume: say(en: "set volume", es: "volumen de una serie", ca: "volum d'una sèrie")
    case .workoutVolume:
      say(en: "workout volume", es: "volumen de un entrenamiento", ca: "volum d'un entrenament")
    case .reps: say(en: "most reps", es: "más repeticiones", ca: "més repeticions")
    case .longestHold: say(en: "longest time", es: "tiempo máximo", ca: "temps màxim")
    case .longestWithoutDistance:
      say(
        en: "longest time without a distance", es: "tiempo máximo sin distancia",
        ca: "temps màxim sense distància")
    case .furthestDistance: say(en: "furthest distance", es: "distancia máxima", ca: "distància màxima")
    case .fastest(let distance):
      say(en: "fastest \(distance)", es: "mejor tiempo en \(distance)", ca: "millor temps en \(distance)")
    }
  }

  var record: String { say(en: "record", es: "récord", ca: "rècord") }

  var records: String { say(en: "records", es: "récords", ca: "rècords") }

  /// `no records`, `1 record`, `3 records`.
  func records(_ count: Int) -> String {
    say(
      en: counted(count, none: "no records", one: "1 record", many: "records"),
      es: counted(count, none: "ningún récord", one: "1 récord", many: "récords"),
      ca: counted(count, none: "cap rècord", one: "1 rècord", many: "rècords"))
  }

  /// A value and what it was before: `120 kg, was 117.5 kg`.
  func broke(_ value: String, before: String) -> String {
    say(en: "\(value), was \(before)", es: "\(value), antes \(before)", ca: "\(value), abans \(before)")
  }

  var latestRecords: String { say(en: "latest records", es: "últimos récords", ca: "últims rècords") }

  func earlierRecords(_ count: Int, _ command: String) -> String {
    say(
      en: (count == 1 ? "1 more record: " : "\(number(count)) more records: ") + command,
      es: (count == 1 ? "1 récord más: " : "\(number(count)) récords más: ") + command,
      ca: (count == 1 ? "1 rècord més: " : "\(number(count)) rècords més: ") + command)
  }

  var noRecordsYet: String {
    say(
      en: "No records yet: first sessions set the baseline",
      es: "Aún no hay récords: la primera sesión es el punto de partida",
      ca: "Encara no hi ha rècords: la primera sessió és el punt de partida")
  }

  var noRecordsInPeriod: String {
    say(
      en: "No records in that period",
      es: "Ningún récord en ese periodo",
      ca: "Cap rècord en aquest període")
  }

  /// The meaning of `~`.
  var roughRecord: String {
    let reps = Int(MaxEstimate.mostReliableReps)
    return say(
      en: "~ rough estimate, from over \(reps) reps; it never takes the record from a more reliable one",
      es:
        "~ estimación aproximada, con más de \(reps) repeticiones; nunca le quita el récord a una más fiable",
      ca:
        "~ estimació aproximada, amb més de \(reps) repeticions; no treu mai el rècord a una de més fiable"
    )
  }

  /// The line that lists the activities of a sport, for an exercise without sets.
  func forItsActivities(_ line: String) -> String {
    say(
      en: "For its activities: \(line)", es: "Para sus actividades: \(line)",
      ca: "Per a les seves activitats: \(line)")
  }
}

extension Failure {
  /// No set of an exercise was ever logged; suggests `others`, logged exercises with a similar name.
  static func neverDone(_ exercise: String, but others: [String]) -> Failure {
    Failure(.notFound) { words in
      let stats = words.say(
        en: "To see what you did: gymlog stats", es: "Para ver lo que has hecho: gymlog stats",
        ca: "Per veure què has fet: gymlog stats")
      return Message(words.neverDone(exercise), hint: words.didYouMean(others) ?? stats)
    }
  }
}

extension Words {
  func neverDone(_ exercise: String) -> String {
    say(
      en: "no sets logged for \(exercise)", es: "aún no has apuntado ninguna serie de \(exercise)",
      ca: "\(exercise): encara no has apuntat cap sèrie")
  }
}
