extension English {
  package func comesNext(_ set: String) -> String { "\(next): \(set)" }
  package var nothingLeft: String { "nothing left: gymlog finish" }
  package var stillPaused: String { "The workout is still paused: gymlog resume" }
  package var addedWithoutSets: String { "added, no sets yet" }
  package func asLastTime(_ line: String) -> String { "As last time: \(line)" }
  package func forExample(_ line: String) -> String { "For example: \(line)" }
  package func withoutHelp(_ line: String) -> String { "Without help: \(line)" }
}
