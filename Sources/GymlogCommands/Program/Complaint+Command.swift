import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Complaint {
  init(_ error: CommandError, _ words: Words, now: Instant) {
    let today = now.day
    switch error {
    case .unknownExercise(let text, let nearest, let facts):
      self.init(unknownExercise: text, nearest: nearest, facts, words)
    case .severalExercises(let text, let candidates):
      self.init(words.severalExercises(text), details: Self.candidates(candidates), .notFound)
    case .noExerciseFits(let lesser, let command):
      self.init(words.noExerciseFits(), details: Self.counted(lesser), .notFound)
      guard let command else { break }
      if lesser.isEmpty { details = message.hint.map { [$0] } ?? [] }
      message.hint = words.toCreateExercise(command)
    case .exerciseNotInWorkout(let text):
      // A number is a place, and nothing to be added.
      let add = text.allSatisfy(\.isNumber) ? nil : "gymlog add " + shellName(text)
      self.init(words.exerciseNotInWorkout(text, add: add), .notFound)
    case .exerciseNeeded(let command): self.init(words.exerciseNeeded(by: command), .notFound)
    case .noExerciseInHand: self.init(words.noExerciseInHand(), .notFound)
    case .setNotFound(let reference): self.init(words.setNotFound(reference), .notFound)
    case .noSetYet: self.init(words.noSetYet(), .notFound)
    case .nothingPlanned(let exercise): self.init(words.nothingPlanned(in: exercise), .notFound)
    case .noneToEdit(let exercise, let command, _):
      self.init(words.noneToEdit(in: exercise, instead: command), .notFound)
    case .differentCounts(let exercise, let mode, let other, let otherMode):
      self.init(words.differentCounts(exercise, mode, other, otherMode), .usage)
    case .positionNotFound(let position, let last):
      self.init(words.positionNotFound(position, last: last), .notFound)
    case .noNote(let part): self.init(words.noNote(on: part), .notFound)
    case .notation(let error, let line, let command):
      self.init(notation: error, in: line, command: command, words)
    case .refused(let refusal, let line, let exercise, let command, let offer, let unassisted):
      self.init(
        refusal: refusal, in: line, exercise: exercise, command: command, offering: offer,
        unassisted: unassisted, words)
    case .setsMissing(let exercise, let offer): self.init(setsMissing: exercise, offer, words)
    case .exerciseMissing: self.init(words.exerciseMissing(), .usage)
    case .oneExerciseEach(let lines):
      self.init(words.oneExerciseEach(), details: lines.map { "  " + $0 }, .usage)
    case .setAlreadyDone(let reference, let edit):
      self.init(words.setAlreadyDone(reference, edit: edit), .conflict)
    case .exerciseAlreadyInWorkout(let exercise, let add):
      self.init(words.exerciseAlreadyInWorkout(exercise, add: add), .conflict)
    case .noWorkoutOpen: self.init(words.noWorkoutOpen(), .notFound)
    case .workoutAlreadyOpen(let workout):
      self.init(
        words.workoutAlreadyOpen(workout.name, since: workout.start.civil, today: today), .conflict)
    case .workoutStillOpen(let reference): self.init(words.workoutStillOpen(reference), .conflict)
    case .workoutNotFound(let reference): self.init(words.workoutNotFound(reference), .notFound)
    case .severalWorkouts(let reference, let candidates):
      self.init(words.severalWorkouts(reference), details: Self.candidates(candidates, words), .notFound)
    case .noWorkoutsYet: self.init(words.noWorkoutsYet(), .notFound)
    case .alreadyPaused(let since):
      self.init(words.alreadyPaused(since: since.civil, today: today), .conflict)
    case .notPaused(let since):
      self.init(words.notPaused(since: since.civil, today: today), .conflict)
    case .endNeeded(let start): self.init(words.endNeeded(start: start.civil, today: today), .usage)
    case .pauseBeforeLast(let pause, let last):
      self.init(words.pauseBeforeLast(pause: pause.civil, last: last.civil, today: today), .usage)
    case .resumeBeforePause(let resume, let pause):
      self.init(words.resumeBeforePause(resume: resume.civil, pause: pause.civil, today: today), .usage)
    case .unconfirmed(let workout, let command):
      let label = words.label(workout, at: now)
      self.init(words.unconfirmed(label, sets: workout.doneCount, command: command), .usage)
    case .own(let error): self.init(error, words)
    case .declined: self.init(words.declined(), .failed)
    case .changedWhileAsked: self.init(words.changedWhileAsked(), .conflict)
    case .inHandDamaged(let problem):
      self.init(problem, words)
      message.hint = words.inHandDamaged
    case .contradiction(let one, let other): self.init(words.contradiction(one, other), .usage)
    case .optionNeeds(let option, let other): self.init(words.optionNeeds(option, other), .usage)
    case .timeNotUnderstood(let text): self.init(words.timeNotUnderstood(text), .usage)
    case .lengthOutOfRange(let text): self.init(words.lengthOutOfRange(text), .usage)
    case .durationNotUnderstood(let text): self.init(words.durationNotUnderstood(text), .usage)
    case .durationUnclear(let text, let readings): self.init(words.durationUnclear(text, readings), .usage)
    case .dayNotUnderstood(let text): self.init(words.dayNotUnderstood(text), .usage)
    case .startInFuture(let day): self.init(words.startInFuture(day), .usage)
    case .spanBackwards(let since, let until):
      self.init(words.spanBackwards(since: since, until: until), .usage)
    case .numberNotUnderstood(let text): self.init(words.numberNotUnderstood(text), .usage)
    case .notAChoice(let text, let option, let choices, let command):
      var message =
        text == ExerciseFacts.open
        ? words.valueOpen(for: option)
        : words.valueNotAccepted(text, for: option, reason: nil, command: command.rawValue)
      let nearest = Suggestions.nearest(to: text, among: choices)
      message.hint = words.didYouMean(nearest.map { option + " " + shellWord($0) }) ?? message.hint
      self.init(
        message, details: wrapped(choices.joined(separator: ", "), width: 80, indent: "  ", hanging: "  "),
        .usage)
    case .timeInFuture(let text): self.init(words.timeInFuture(text), .usage)
    case .endBeforeStart(let end, let start):
      self.init(words.endBeforeStart(end: end.civil, start: start.civil, today: today), .usage)
    case .endBeforeLastSet(let end, let last):
      self.init(words.endBeforeLastSet(end: end.civil, lastSet: last.civil, today: today), .usage)
    case .textTooLong(let kind, let limit): self.init(words.textTooLong(kind, limit: limit), .usage)
    case .controlCharacter(let kind, let scalar):
      self.init(words.controlCharacter(in: kind, codePoint(scalar)), .usage)
    case .emptyText(let kind): self.init(words.emptyText(kind), .usage)
    case .spaceInTag(let tag): self.init(words.spaceInTag(tag), .usage)
    case .tagNotFound(let tag, let tags): self.init(words.tagNotFound(tag, among: tags), .notFound)
    case .folderNotEmpty(let path): self.init(words.demoNotEmpty(path), .failed)
    case .fileExists(let path): self.init(words.fileExists(path), .failed)
    case .folderMissing(let path): self.init(words.folderMissing(path), .failed)
    case .fileNotWritten(let path, let problem):
      self.init(words.diskRefused(path, problem), .inputOutput)
      message.hint = words.fileNotWritten
    case .dataNotKept: self.init(words.dataNotKept(), .usage)
    case .undoConflict(let paths):
      self.init(words.changedElsewhere(paths), .conflict)
      message.hint = words.undoConflict
    case .noHome: self.init(words.noHome(), .failed)
    case .badSettings(let path, let position):
      self.init(words.badSettings(path, line: position.line, column: position.column), .damaged)
    case .newerSettings(let path, let format):
      self.init(words.newerDocument(path, format: format, known: SettingsFile.format), .damaged)
    }
  }

  private init(setsMissing exercise: String, _ offer: SetsOffer, _ words: Words) {
    var message = words.setsMissing(for: exercise)
    message.hint =
      switch offer {
      case .lastTime(let line): words.asLastTime(line)
      case .planned(let line): words.tryTyping(line)
      case .example(let line): words.forExample(line)
      }
    self.init(message, .usage)
  }

  /// The lines of searches, with how many exercises each finds before it.
  private static func counted(_ searches: [FoundOtherwise]) -> [String] {
    let width = searches.map { String($0.count).count }.max() ?? 0
    return searches.map { search in
      let count = String(search.count)
      return "  " + String(repeating: " ", count: width - count.count) + count + "  " + search.command
    }
  }

  /// A line an exercise, with what tells it apart and is typed to have it: `  id:32  Deadlift`.
  private static func candidates(_ exercises: [Exercise]) -> [String] {
    exercises.prefix(12).map { "  " + padded("id:" + $0.id.text, to: 8) + $0.name }
  }

  private static func candidates(_ workouts: [Workout], _ words: Words) -> [String] {
    workouts.prefix(12).map {
      "  " + $0.id.text + "  " + words.dayShortWithYear($0.start.day) + " " + words.clock($0.start.civil)
        + ($0.name.map { "  " + $0 } ?? "")
    }
  }
}
