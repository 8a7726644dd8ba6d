package import Training

extension Catalan {
  package func record(_ title: RecordTitle) -> String {
    switch title {
    case .heaviestLoad: "pes màxim"
    case .leastHelp: "menys ajuda"
    case .repsAtLoad(let load): "més repeticions amb \(load)"
    case .estimate(let isRough): isRough ? "1RM estimat aproximat" : "1RM estimat"
    case .setVolume: "volum d'una sèrie"
    case .workoutVolume: "volum d'un entrenament"
    case .reps: "més repeticions"
    case .longestHold: "més temps"
    case .furthestDistance: "distància màxima"
    case .fastest(let distance): "millor temps en \(distance)"
    }
  }

  package var record: String { "rècord" }
  package var records: String { "rècords" }
  package func records(_ count: Int) -> String {
    counted(count, none: "cap rècord", one: "1 rècord", many: "rècords")
  }

  package func reached(_ title: String, _ value: String) -> String { title + " " + value }
  package func reached(reps count: Int, at load: String?) -> String {
    reps(count) + (load.map { " amb " + $0 } ?? "")
  }
  package func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    "Rècord: \(reached), abans \(before) (\(day))"
      + (also.isEmpty ? "" : "; també " + also.joined(separator: ", "))
  }

  package func broke(_ value: String, before: String) -> String { "\(value), abans \(before)" }
  package var repMaxima: String { "millor pes per repeticions" }
  package var repsAtLoads: String { "més repeticions amb cada pes" }
  package var latestRecords: String { "últims rècords" }
  package func earlierRecords(_ count: Int, _ command: String) -> String {
    (count == 1 ? "1 rècord més: " : "\(number(count)) rècords més: ") + command
  }
  package var noRecordsYet: String {
    "Encara no s'ha batut cap rècord: la primera vegada és el punt de partida"
  }
  package func noRecordsSince(_ day: String) -> String { "Cap rècord \(Self.since(day))" }
  package func roughRecord(over reps: Int) -> String {
    "~ és aproximat, amb més de \(reps) repeticions; no pren el rècord a una sèrie amb més pes"
  }

  package var bodyInLoads: String {
    "Els pesos sumen el teu pes corporal d'aquell dia, la part que es mou"
  }
  package var bodyInRecords: String {
    "L'1RM estimat i els volums sumen el teu pes corporal d'aquell dia, la part que es mou"
  }

  package func against(_ basis: ComparisonBasis, _ day: String) -> String {
    switch basis {
    case .routine: "respecte a la mateixa rutina, \(day)"
    case .name: "respecte al del mateix nom, \(day)"
    case .exercises: "respecte a un amb gairebé els mateixos exercicis, \(day)"
    }
  }

  package func noDifference(inTime: Bool) -> String {
    inTime
      ? "les mateixes sèries, el mateix volum i el mateix temps" : "les mateixes sèries i el mateix volum"
  }

  package func neverDone(_ exercise: String, but others: [String]) -> Message {
    Message(
      "encara no has anotat cap sèrie \(Self.of(exercise))",
      hint: didYouMean(others) ?? "El que has fet: gymlog stats")
  }
}
