import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Reply {
  /// The answer to a change of a whole routine; `says` makes the text from its figures.
  init(
    routine: Routine, noticed problems: [Problem] = [], _ context: Context,
    says: @escaping (Words, _ figures: String) -> String
  ) {
    self.init(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let figures = words.exercises(routine.exercises.count) + ", " + words.sets(routine.setCount)
        return says(words, figures).split(separator: "\n").map { terminalSafe(String($0)) + "\n" }.joined()
      },
      json: { RoutineJSON(context: context, known: KnownRoutine(routine: routine), last: nil).members })
  }
}
