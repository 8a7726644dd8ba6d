package import Training

extension English {
  package func record(_ title: RecordTitle) -> String {
    switch title {
    case .heaviestLoad: "heaviest load"
    case .leastHelp: "least help"
    case .repsAtLoad(let load): "most reps at \(load)"
    case .estimate(let isRough): isRough ? "rough e1RM" : "e1RM"
    case .setVolume: "volume of a set"
    case .workoutVolume: "volume of a workout"
    case .reps: "most reps"
    case .longestHold: "longest time"
    case .furthestDistance: "furthest distance"
    case .fastest(let distance): "fastest \(distance)"
    }
  }

  package var record: String { "record" }
  package var records: String { "records" }
  package func records(_ count: Int) -> String {
    counted(count, none: "no records", one: "1 record", many: "records")
  }

  package func reached(_ title: String, _ value: String) -> String { title + " " + value }
  package func reached(reps count: Int, at load: String?) -> String {
    reps(count) + (load.map { " at " + $0 } ?? "")
  }
  package func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    "Record: \(reached), was \(before) (\(day))"
      + (also.isEmpty ? "" : "; also " + also.joined(separator: ", "))
  }

  package func broke(_ value: String, before: String) -> String { "\(value), was \(before)" }
  package var repMaxima: String { "rep maxima" }
  package var repsAtLoads: String { "most reps at a load" }
  package var latestRecords: String { "latest records" }
  package func earlierRecords(_ count: Int, _ command: String) -> String {
    (count == 1 ? "1 more record: " : "\(number(count)) more records: ") + command
  }
  package var noRecordsYet: String { "No record broken yet: the first time is where to begin from" }
  package func noRecordsSince(_ day: String) -> String { "No records since \(day)" }
  package func roughRecord(over reps: Int) -> String {
    "~ is rough, from more than \(reps) reps; it doesn't take the record from a heavier set"
  }

  package var bodyInLoads: String {
    "Loads count your body weight of the day, as far as it moves"
  }
  package var bodyInRecords: String {
    "e1RM and volumes count your body weight of the day, as far as it moves"
  }

  package func against(_ basis: ComparisonBasis, _ day: String) -> String {
    switch basis {
    case .routine: "against the same routine, \(day)"
    case .name: "against the one of the same name, \(day)"
    case .exercises: "against one with much the same exercises, \(day)"
    }
  }

  package func noDifference(inTime: Bool) -> String {
    inTime ? "same sets, volume and time" : "same sets and volume"
  }

  package func neverDone(_ exercise: String, but others: [String]) -> Message {
    Message("\(exercise) was never done", hint: didYouMean(others) ?? "What was: gymlog stats")
  }
}
