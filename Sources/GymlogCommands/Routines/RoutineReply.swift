import Logbook
import TerminalKit
import Training
import Wording

extension Reply {
  /// The answer to a change of a whole routine; `says` makes the text from its figures.
  init(
    routine: Routine, noticed problems: [Problem] = [], listing: Bool = false, _ context: Context,
    says: @escaping (Words, _ figures: String) -> String
  ) {
    self.init(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let figures = words.exercises(routine.exercises.count) + ", " + words.sets(routine.setCount)
        let exercises = routine.exercises.enumerated().map { index, entry in
          "\(index + 1) " + context.name(of: entry) + (entry.sets.isEmpty ? "" : "  ")
            + context.writer(for: entry).text(entry.sets)
        }
        return (says(words, figures).split(separator: "\n").map(String.init) + (listing ? exercises : []))
          .map { terminalSafe($0) + "\n" }.joined()
      },
      json: { RoutineJSON(context: context, known: KnownRoutine(routine: routine), last: nil).members })
  }
}
