import Training
import Wording

extension Complaint {
  init(_ error: RoutineError, _ words: Words) {
    switch error {
    case .unknownRoutine(let text, let nearest, let hasAny):
      self.init(hasAny ? words.unknownRoutine(text, nearest: nearest) : words.noRoutinesYet(text), .notFound)
    case .severalRoutines(let text, let candidates):
      self.init(
        words.severalRoutines(text), details: candidates.prefix(12).map { Self.line($0, words) }, .notFound)
    case .noRoutineFits: self.init(words.noRoutineFits(), .notFound)
    case .nameUnclear(let readings):
      self.init(words.routineNameUnclear(), details: readings.map { "  " + $0 }, .usage)
    case .nameInUse(let name):
      self.init(words.routineNameInUse(name, edit: "gymlog routine edit " + shellWord(name)), .conflict)
    case .readyMade(let name):
      self.init(words.routineIsReadyMade(name, copy: "gymlog routine copy " + shellWord(name)), .conflict)
    case .withoutExercises(let name):
      self.init(
        words.routineWithoutExercises("gymlog routine new " + shellWord(name)),
        .usage)
    case .textWithoutExercises: self.init(words.textWithoutExercises(), .usage)
    case .exerciseAsName(let exercise, let command):
      self.init(words.exerciseAsRoutineName(exercise, named: command), .usage)
    case .twoNamesNeeded(let command):
      self.init(words.twoRoutineNamesNeeded("gymlog " + command.rawValue + " push a, push b"), .usage)
    case .unconfirmed(let name, let command):
      self.init(words.routineUnconfirmed(name, command: command), .usage)
    case .exerciseNotInRoutine(let text, let name):
      self.init(words.exerciseNotInRoutine(text, name, show: Self.show(name)), .notFound)
    case .exerciseAlreadyInRoutine(let text, let name):
      self.init(words.exerciseAlreadyInRoutine(text, name, show: Self.show(name)), .conflict)
    case .setNotInRoutine(let text, let name):
      self.init(words.setNotInRoutine(text, name, show: Self.show(name)), .notFound)
    case .exerciseNeeded(let name):
      self.init(words.exerciseNeeded(in: name, show: Self.show(name)), .notFound)
    case .noSets(let exercise, let plan, let name):
      self.init(
        words.noSetsInRoutine(
          exercise,
          add: "gymlog add \(shellName(exercise.lowercased())) \(plan) --routine \(shellWord(name))"),
        .notFound)
    case .lastExercise(let name):
      self.init(words.lastExercise(of: name, delete: "gymlog routine delete " + shellWord(name)), .usage)
    case .noEditor(let name):
      self.init(words.noEditor(Self.byHand(name).show, Self.byHand(name).edit), .failed)
    case .noTerminal(let name):
      self.init(words.noTerminalToEdit(Self.byHand(name).show, Self.byHand(name).edit), .failed)
    case .editorNotStarted(let editor, let problem):
      self.init(words.diskRefused(editor, problem), .failed)
      message.hint = words.lookAtEditor
    case .editorFailed(let editor, let status):
      self.init(words.editorFailed(editor, status: status), .failed)
    case .textNotUTF8: self.init(words.textNotUTF8(), .usage)
    case .workoutAndRoutine: self.init(words.contradiction("--in", "--routine"), .usage)
    }
  }

  /// The commands that change a routine's text without an editor of this program's choice.
  private static func byHand(_ name: String) -> (show: String, edit: String) {
    (
      "gymlog routine show " + shellWord(name) + " --text >routine.txt",
      "gymlog routine edit " + shellWord(name) + " - <routine.txt"
    )
  }

  private static func show(_ name: String) -> String { "gymlog routine show " + shellWord(name) }

  /// `  20261121t1830-7kq2m4xd9a  Push A`
  private static func line(_ candidate: RoutineError.Candidate, _ words: Words) -> String {
    "  " + candidate.id.text + "  " + candidate.name + (candidate.isReadyMade ? " (\(words.readyMade))" : "")
  }
}

extension Complaint {
  /// What is wrong with a routine's text, and where: `push.txt:3:14: …`.
  init(_ kept: KeptTextError, _ words: Words, now: Instant) {
    if let error = kept.error as? RoutineTextError {
      self.init(error.error, words, now: now)
      message.text = "\(kept.path ?? "-"):\(error.line):\(error.column): " + message.text
      if !error.others.isEmpty {
        details += message.hint.map { [$0] } ?? []
        message.hint = nil
      }
      details += error.others.map { other in
        let place = "\(kept.path ?? "-"):\(other.line):\(other.column): "
        return place + Complaint(other.error, words, now: now).message.text
      }
      if code == .conflict || code == .failed { code = .usage }
    } else {
      self.init(kept.error, words, now: now)
    }
    if let path = kept.path {
      if !kept.saysThatNothingChanged { details += message.hint.map { [$0] } ?? [] }
      message.hint = words.textKept(path, command: kept.command)
    }
  }

  init(_ problem: RoutineTextProblem, _ words: Words) {
    switch problem {
    case .unknownOption(let text): self.init(words.unknownRoutineOption(text), .usage)
    case .repeated(let key, let line): self.init(words.repeatedInRoutineText(key, line: line), .usage)
    case .headerBelow(let key): self.init(words.headerBelowExercise(key), .usage)
    case .noExerciseAbove: self.init(words.noExerciseAbove(), .usage)
    case .setMissing(let number, let sets): self.init(words.setMissingInText(number, sets: sets), .usage)
    case .unitUnknown(let text): self.init(words.unitUnknown(text), .usage)
    case .nameMissing: self.init(words.nameMissingInText(), .usage)
    case .progressUnreadable(let text): self.init(words.progressUnreadable(text), .usage)
    }
  }
}
