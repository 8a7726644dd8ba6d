import Formats
import Insights
import Training
import Wording

/// The records that were broken in all exercises, the latest first; of each workout what still stood when it was over.
struct RecordList {
  struct Entry {
    /// The index of the exercise among `exercises`.
    let exercise: Int
    let broken: RecordBreak
  }

  let history: History
  let since: Day?
  /// Those of the history, by their index.
  let exercises: [Exercise]
  let entries: [Entry]
  private let trained: Trained

  init(_ trained: Trained, since: Day?, _ context: Context) {
    let history = trained.history
    (self.history, self.since, self.trained) = (history, since, trained)
    var exercises: [Exercise] = []
    var found: [Entry] = []
    for index in history.exercises {
      let recorded = trained.records(of: index, context)
      exercises.append(recorded.exercise)
      for broken in recorded.records.standing
      where since.map({ $0 <= history.sessions[broken.mark.session].day }) ?? true {
        found.append(Entry(exercise: index, broken: broken))
      }
    }
    self.exercises = exercises
    // Of one set, in the order in which they were found.
    let keys = found.indices.map { (found[$0].broken.mark.session, found[$0].broken.mark.set, -$0) }
    entries = keys.sorted { $1 < $0 }.map { found[-$0.2] }
  }

  /// What the estimates and volumes among some of the records are made of, of exercises moved with the body, if there are any.
  func basis(of entries: some Sequence<Entry>) -> MovedLoad.Basis {
    entries.lazy.map { trained.basis(of: [$0.broken.mark], exercises[$0.exercise]) }.first { $0 != .load }
      ?? .load
  }

  private func tellers(_ context: Context) -> [RecordTeller] {
    exercises.map { RecordTeller($0, context, context.words) }
  }

  func json(_ context: Context) -> [JSON.Member] {
    let tellers = tellers(context)
    return [
      JSON.Member(name: "since", value: since.map { .string($0.text) } ?? .null),
      JSON.Member(
        name: "broken",
        value: .array(
          entries.map { entry in
            .object(
              [
                JSON.Member(name: "exercise", value: .string(exercises[entry.exercise].name)),
                JSON.Member(name: "exerciseId", value: .string(exercises[entry.exercise].id.text)),
              ] + tellers[entry.exercise].members(entry.broken) { history.source(of: $0) })
          })),
    ]
  }

  func csv(_ context: Context) -> CSVWriter {
    var writer = RecordCSV()
    let tellers = tellers(context)
    for entry in entries {
      writer.append(
        exercises[entry.exercise], entry.broken.mark, entry.broken.previous, history, tellers[entry.exercise])
    }
    return writer.csv
  }
}
