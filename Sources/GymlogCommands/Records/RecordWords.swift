import Training
import Wording

/// What a record is held in, with the load or the distance that it is for, in words already.
enum RecordTitle: Hashable, Sendable {
  case heaviestLoad
  /// The heaviest load where the body is helped.
  case leastHelp
  case repsAtLoad(String)
  /// Rough ones rest on more reps than the formulas are good for.
  case estimate(isRough: Bool)
  case setVolume
  case workoutVolume
  case reps
  case longestHold
  case furthestDistance
  case fastest(String)
}

extension Words {
  /// In lower case, as in the middle of a line: `heaviest load`, `most reps at 100 kg`.
  func record(_ title: RecordTitle) -> String {
    switch title {
    case .heaviestLoad: say(en: "heaviest load", es: "peso máximo", ca: "pes màxim")
    case .leastHelp: say(en: "least help", es: "menos ayuda", ca: "menys ajuda")
    case .repsAtLoad(let load):
      say(en: "most reps at \(load)", es: "más repeticiones con \(load)", ca: "més repeticions amb \(load)")
    case .estimate(let isRough):
      say(
        en: isRough ? "rough e1RM" : "e1RM",
        es: isRough ? "1RM estimado aproximado" : "1RM estimado",
        ca: isRough ? "1RM estimat aproximat" : "1RM estimat")
    case .setVolume: say(en: "volume of a set", es: "volumen de una serie", ca: "volum d'una sèrie")
    case .workoutVolume:
      say(en: "volume of a workout", es: "volumen de un entrenamiento", ca: "volum d'un entrenament")
    case .reps: say(en: "most reps", es: "más repeticiones", ca: "més repeticions")
    case .longestHold: say(en: "longest time", es: "más tiempo", ca: "més temps")
    case .furthestDistance: say(en: "furthest distance", es: "distancia máxima", ca: "distància màxima")
    case .fastest(let distance):
      say(en: "fastest \(distance)", es: "mejor tiempo en \(distance)", ca: "millor temps en \(distance)")
    }
  }

  var record: String { say(en: "record", es: "récord", ca: "rècord") }

  /// The heading of records, and the word beside a set that broke one.
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

  /// The heading of the latest records of an exercise.
  var latestRecords: String { say(en: "latest records", es: "últimos récords", ca: "últims rècords") }

  /// So many earlier ones aren't in the list; the command that lists them too.
  func earlierRecords(_ count: Int, _ command: String) -> String {
    say(
      en: (count == 1 ? "1 more record: " : "\(number(count)) more records: ") + command,
      es: (count == 1 ? "1 récord más: " : "\(number(count)) récords más: ") + command,
      ca: (count == 1 ? "1 rècord més: " : "\(number(count)) rècords més: ") + command)
  }

  /// No record was broken yet: the first time is where to begin from.
  var noRecordsYet: String {
    say(
      en: "No record broken yet: the first time is where to begin from",
      es: "Aún no se ha batido ningún récord: la primera vez es el punto de partida",
      ca: "Encara no s'ha batut cap rècord: la primera vegada és el punt de partida")
  }

  /// No record was broken since a day.
  func noRecordsSince(_ day: String) -> String {
    say(
      en: "No records since \(day)",
      es: "Ningún récord desde el \(day)",
      ca: "Cap rècord \(Catalan.since(day))")
  }

  /// What `~` means.
  func roughRecord(over reps: Int) -> String {
    say(
      en: "~ is rough, from more than \(reps) reps; it doesn't take the record from a heavier set",
      es: "~ es aproximado, con más de \(reps) repeticiones; no le quita el récord a una serie con más peso",
      ca: "~ és aproximat, amb més de \(reps) repeticions; no pren el rècord a una sèrie amb més pes")
  }

  /// Others of which the name was a part, and which were done.
  func neverDone(_ exercise: String, but others: [String]) -> Message {
    say(
      en: Message("\(exercise) was never done", hint: didYouMean(others) ?? "What was: gymlog stats"),
      es: Message(
        "aún no has anotado ninguna serie de \(exercise)",
        hint: didYouMean(others) ?? "Lo que has hecho: gymlog stats"),
      ca: Message(
        "encara no has anotat cap sèrie \(Catalan.of(exercise))",
        hint: didYouMean(others) ?? "El que has fet: gymlog stats"))
  }
}

extension Failure {
  /// And those that were done with a name in which it is found.
  static func neverDone(_ exercise: String, but others: [String]) -> Failure {
    Failure(.notFound) { words in
      words.neverDone(exercise, but: others)
    }
  }
}
