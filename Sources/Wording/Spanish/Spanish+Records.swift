package import Training

extension Spanish {
  package func record(_ title: RecordTitle) -> String {
    switch title {
    case .heaviestLoad: "peso máximo"
    case .leastHelp: "menos ayuda"
    case .repsAtLoad(let load): "más repeticiones con \(load)"
    case .estimate(let isRough): isRough ? "1RM estimado aproximado" : "1RM estimado"
    case .setVolume: "volumen de una serie"
    case .workoutVolume: "volumen de un entrenamiento"
    case .reps: "más repeticiones"
    case .longestHold: "más tiempo"
    case .furthestDistance: "distancia máxima"
    case .fastest(let distance): "mejor tiempo en \(distance)"
    }
  }

  package var record: String { "récord" }
  package var records: String { "récords" }
  package func records(_ count: Int) -> String {
    counted(count, none: "ningún récord", one: "1 récord", many: "récords")
  }

  package func reached(_ title: String, _ value: String) -> String { title + " " + value }
  package func reached(reps count: Int, at load: String?) -> String {
    reps(count) + (load.map { " con " + $0 } ?? "")
  }
  package func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    "Récord: \(reached), antes \(before) (\(day))"
      + (also.isEmpty ? "" : "; también " + also.joined(separator: ", "))
  }

  package func broke(_ value: String, before: String) -> String { "\(value), antes \(before)" }
  package var repMaxima: String { "mejor peso por repeticiones" }
  package var repsAtLoads: String { "más repeticiones con cada peso" }
  package var latestRecords: String { "últimos récords" }
  package func earlierRecords(_ count: Int, _ command: String) -> String {
    (count == 1 ? "1 récord más: " : "\(number(count)) récords más: ") + command
  }
  package var noRecordsYet: String {
    "Aún no se ha batido ningún récord: la primera vez es el punto de partida"
  }
  package func noRecordsSince(_ day: String) -> String { "Ningún récord desde el \(day)" }
  package func roughRecord(over reps: Int) -> String {
    "~ es aproximado, con más de \(reps) repeticiones; no le quita el récord a una serie con más peso"
  }

  package var bodyInLoads: String {
    "Los pesos suman tu peso corporal de ese día, la parte que se mueve"
  }
  package var bodyInRecords: String {
    "El 1RM estimado y los volúmenes suman tu peso corporal de ese día, la parte que se mueve"
  }

  package func against(_ basis: ComparisonBasis, _ day: String) -> String {
    switch basis {
    case .routine: "respecto a la misma rutina, \(day)"
    case .name: "respecto al del mismo nombre, \(day)"
    case .exercises: "respecto a uno con casi los mismos ejercicios, \(day)"
    }
  }

  package func noDifference(inTime: Bool) -> String {
    inTime ? "las mismas series, el mismo volumen y el mismo tiempo" : "las mismas series y el mismo volumen"
  }

  package func neverDone(_ exercise: String, but others: [String]) -> Message {
    Message(
      "aún no has anotado ninguna serie de \(exercise)",
      hint: didYouMean(others) ?? "Lo que has hecho: gymlog stats")
  }
}
