package import Training

/// What a record is held in, with the load or the distance that it is for, in words already.
package enum RecordTitle: Hashable, Sendable {
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
  package func record(_ title: RecordTitle) -> String {
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

  package var record: String { say(en: "record", es: "récord", ca: "rècord") }

  /// The heading of records, and the word beside a set that broke one.
  package var records: String { say(en: "records", es: "récords", ca: "rècords") }

  /// `no records`, `1 record`, `3 records`.
  package func records(_ count: Int) -> String {
    say(
      en: counted(count, none: "no records", one: "1 record", many: "records"),
      es: counted(count, none: "ningún récord", one: "1 récord", many: "récords"),
      ca: counted(count, none: "cap rècord", one: "1 rècord", many: "rècords"))
  }

  /// What was reached: `heaviest load 105 kg`.
  package func reached(_ title: String, _ value: String) -> String { title + " " + value }

  /// The same of reps, at a load or without: `9 reps at 80 kg`.
  package func reached(reps count: Int, at load: String?) -> String {
    say(
      en: reps(count) + (load.map { " at " + $0 } ?? ""),
      es: reps(count) + (load.map { " con " + $0 } ?? ""),
      ca: reps(count) + (load.map { " amb " + $0 } ?? ""))
  }

  /// A record was broken: what was reached, what held before and its day; titles of others broken with it.
  package func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    say(
      en: "Record: \(reached), was \(before) (\(day))"
        + (also.isEmpty ? "" : "; also " + also.joined(separator: ", ")),
      es: "Récord: \(reached), antes \(before) (\(day))"
        + (also.isEmpty ? "" : "; también " + also.joined(separator: ", ")),
      ca: "Rècord: \(reached), abans \(before) (\(day))"
        + (also.isEmpty ? "" : "; també " + also.joined(separator: ", ")))
  }

  /// A value and what it was before: `120 kg, was 117.5 kg`.
  package func broke(_ value: String, before: String) -> String {
    say(en: "\(value), was \(before)", es: "\(value), antes \(before)", ca: "\(value), abans \(before)")
  }

  /// The heading of the heaviest loads by reps.
  package var repMaxima: String {
    say(en: "rep maxima", es: "mejor peso por repeticiones", ca: "millor pes per repeticions")
  }

  /// The heading of the most reps at each load.
  package var repsAtLoads: String {
    say(en: "most reps at a load", es: "más repeticiones con cada peso", ca: "més repeticions amb cada pes")
  }

  /// The heading of the latest records of an exercise.
  package var latestRecords: String { say(en: "latest records", es: "últimos récords", ca: "últims rècords") }

  /// So many earlier ones aren't in the list; the command that lists them too.
  package func earlierRecords(_ count: Int, _ command: String) -> String {
    say(
      en: (count == 1 ? "1 more record: " : "\(number(count)) more records: ") + command,
      es: (count == 1 ? "1 récord más: " : "\(number(count)) récords más: ") + command,
      ca: (count == 1 ? "1 rècord més: " : "\(number(count)) rècords més: ") + command)
  }

  /// No record was broken yet: the first time is where to begin from.
  package var noRecordsYet: String {
    say(
      en: "No record broken yet: the first time is where to begin from",
      es: "Aún no se ha batido ningún récord: la primera vez es el punto de partida",
      ca: "Encara no s'ha batut cap rècord: la primera vegada és el punt de partida")
  }

  /// No record was broken since a day.
  package func noRecordsSince(_ day: String) -> String {
    say(
      en: "No records since \(day)",
      es: "Ningún récord desde el \(day)",
      ca: "Cap rècord \(Catalan.since(day))")
  }

  /// What `~` means.
  package func roughRecord(over reps: Int) -> String {
    say(
      en: "~ is rough, from more than \(reps) reps; it doesn't take the record from a heavier set",
      es: "~ es aproximado, con más de \(reps) repeticiones; no le quita el récord a una serie con más peso",
      ca: "~ és aproximat, amb més de \(reps) repeticions; no pren el rècord a una sèrie amb més pes")
  }

  /// Loads count the body, where it is moved.
  package var bodyInLoads: String {
    say(
      en: "Loads count your body weight of the day, as far as it moves",
      es: "Los pesos suman tu peso corporal de ese día, la parte que se mueve",
      ca: "Els pesos sumen el teu pes corporal d'aquell dia, la part que es mou")
  }

  /// Estimates and volumes count the body, where it is moved.
  package var bodyInRecords: String {
    say(
      en: "e1RM and volumes count your body weight of the day, as far as it moves",
      es: "El 1RM estimado y los volúmenes suman tu peso corporal de ese día, la parte que se mueve",
      ca: "L'1RM estimat i els volums sumen el teu pes corporal d'aquell dia, la part que es mou")
  }

  /// What a workout is compared with: the last of the same routine, of the same name, or with much the same exercises; its
  /// day.
  package func against(_ likeness: Likeness, _ day: String) -> String {
    switch likeness {
    case .routine:
      say(
        en: "against the same routine, \(day)",
        es: "respecto a la misma rutina, \(day)",
        ca: "respecte a la mateixa rutina, \(day)")
    case .name:
      say(
        en: "against the one of the same name, \(day)",
        es: "respecto al del mismo nombre, \(day)",
        ca: "respecte al del mateix nom, \(day)")
    case .exercises:
      say(
        en: "against one with much the same exercises, \(day)",
        es: "respecto a uno con casi los mismos ejercicios, \(day)",
        ca: "respecte a un amb gairebé els mateixos exercicis, \(day)")
    }
  }

  /// As much was done as in the one that it is compared with; `inTime`: in the same time, where both are known.
  package func noDifference(inTime: Bool) -> String {
    say(
      en: inTime ? "same sets, volume and time" : "same sets and volume",
      es: inTime
        ? "las mismas series, el mismo volumen y el mismo tiempo" : "las mismas series y el mismo volumen",
      ca: inTime
        ? "les mateixes sèries, el mateix volum i el mateix temps" : "les mateixes sèries i el mateix volum")
  }

  /// Others of which the name was a part, and which were done.
  package func neverDone(_ exercise: String, but others: [String]) -> Message {
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
