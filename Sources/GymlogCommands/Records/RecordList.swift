import Formats
import Insights
import Training
import Wording

/// The records that were broken in all exercises, the latest first; of each workout what still stood when it was over.
struct RecordList {
  /// One of them, by its place; `list[entry]` is the record.
  struct Entry {
    /// The index of the exercise among `exercises`.
    let exercise: Int
    fileprivate let index: Int
  }

  let history: History
  let since: Day?
  /// Those of the history, by their index.
  let exercises: [Exercise]
  let entries: [Entry]
  private let trained: Trained
  /// Of each exercise every time that a record was broken, in the order of time.
  let breaks: [[RecordBreak]]
  /// Those of each exercise that still stood, in the order of time.
  private let standing: [[RecordBreak]]

  init(_ trained: Trained, since: Day?, _ context: Context) {
    let history = trained.history
    (self.history, self.since, self.trained) = (history, since, trained)
    var exercises: [Exercise] = []
    var breaks: [[RecordBreak]] = []
    var standing: [[RecordBreak]] = []
    // A record is large: places are sorted, not records. Those of one set stay in the order in which they were found.
    var found: [Entry] = []
    var keys: [(session: Int, set: Int, order: Int)] = []
    for exercise in history.exercises {
      let recorded = trained.records(of: exercise, context)
      exercises.append(recorded.exercise)
      breaks.append(recorded.records.breaks)
      standing.append(recorded.records.standing)
      for (index, broken) in standing[exercise].enumerated()
      where since.map({ $0 <= history.sessions[broken.mark.session].day }) ?? true {
        keys.append((broken.mark.session, broken.mark.set, -found.count))
        found.append(Entry(exercise: exercise, index: index))
      }
    }
    (self.exercises, self.breaks, self.standing) = (exercises, breaks, standing)
    entries = keys.sorted { $1 < $0 }.map { found[-$0.order] }
  }

  subscript(_ entry: Entry) -> RecordBreak { standing[entry.exercise][entry.index] }

  /// What the estimates and volumes among some of the records are made of, of exercises moved with the body, if there are any.
  func basis(of entries: some Sequence<Entry>) -> MovedLoad.Basis {
    entries.lazy.map { trained.basis(of: [self[$0].mark], exercises[$0.exercise]) }.first { $0 != .load }
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
              exercises[entry.exercise].naming
                + tellers[entry.exercise].members(self[entry]) { history.source(of: $0) })
          })),
    ]
  }

  func csv(_ context: Context) -> CSVWriter {
    var writer = RecordCSV()
    let tellers = tellers(context)
    for entry in entries {
      let broken = self[entry]
      writer.append(
        exercises[entry.exercise], broken.mark, broken.previous, history, tellers[entry.exercise])
    }
    return writer.csv
  }
}
