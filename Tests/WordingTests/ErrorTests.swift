import Testing
import Training
import Wording

@Suite struct ErrorTests {
  /// Every message, with the facts that its text must contain.
  static func messages(_ words: Words) throws -> [(Message, facts: [String])] {
    let today = try #require(Day(year: 2022, month: 5, day: 17))
    let time = CivilTime(day: today, hour: 18, minute: 30)
    let later = CivilTime(day: today, hour: 19, minute: 45)
    let usage: [(Message, [String])] = [
      (words.unknownCommand("lgo", nearest: ["log"]), ["lgo", "log"]),
      (words.unknownCommand("xyzzy", nearest: []), ["xyzzy", "gymlog help"]),
      (
        words.missingVerb(after: "exercise", choices: ["exercise show"]),
        ["exercise", "gymlog exercise show"]
      ),
      (words.unknownOption("--loud", nearest: ["--load"], command: "log"), ["--loud", "--load"]),
      (words.unknownOption("--loud", nearest: [], command: "log"), ["--loud", "gymlog help log"]),
      (words.repeatedOption("--note", command: "log"), ["--note"]),
      (
        words.missingValue(of: "--at", placeholder: "TIME", command: "start"),
        ["--at TIME", "gymlog help start"]
      ),
      (words.unexpectedValue("yes", of: "--force", command: nil), ["yes", "--force"]),
      (
        words.valueNotAccepted("x", for: "--limit", reason: "why", command: "list"),
        ["\"x\"", "--limit", "why"]
      ),
      (
        words.notAChoice("st", for: "--unit", choices: ["kg", "lb"], nearest: ["lb"]),
        ["st", "--unit", "kg", "lb"]
      ),
      (words.missingWord("EXERCISE", command: "add"), ["EXERCISE", "gymlog help add"]),
      (words.tooManyWords(["a", "b"], command: "undo"), ["a b", "gymlog help undo"]),
      (words.invalidUTF8(argument: 3), ["3"]),
      (words.argumentTooLong(argument: 2, limit: 65_536), ["2", words.number(65_536)]),
      (words.argumentsTooLong(limit: 65_536), [words.number(65_536)]),
      (words.contradiction("--at", "--for"), ["--at", "--for"]),
    ]
    let exercises: [(Message, [String])] = [
      (words.unknownExercise("sqat", nearest: ["Squat"]), ["sqat", "Squat"]),
      (words.unknownExercise("sqat", nearest: []), ["sqat", "gymlog exercises"]),
      (words.severalExercises("press"), ["press", "id:32"]),
      (words.exerciseNotInWorkout("bench", add: "gymlog add bench"), ["bench", "gymlog add bench"]),
      (words.noExerciseInHand(), ["gymlog log"]),
      (words.setNotFound(".4"), [".4", "gymlog status"]),
      (words.noSetYet(), ["gymlog log"]),
      (words.nothingPlanned(in: "Row"), ["Row", "gymlog finish"]),
      (words.nothingPlanned(in: nil), ["gymlog finish"]),
      (words.setsMissing(for: "Row"), ["Row"]), (words.oneExerciseEach(), ["log"]),
      (words.exerciseMissing(), ["gymlog add"]),
      (words.setAlreadyDone(".2", edit: "gymlog edit .2 9"), [".2", "gymlog edit .2 9"]),
      (words.exerciseAlreadyInWorkout("Row", add: "gymlog add row 3x8"), ["Row", "gymlog add row"]),
    ]
    let routines: [(Message, [String])] = [
      (words.unknownRoutine("pish", nearest: ["Push A"]), ["pish", "Push A", "gymlog routines"]),
      (words.unknownRoutine("pish", nearest: []), ["pish", "gymlog routines"]),
      (words.noRoutinesYet("pish"), ["pish", "gymlog routine new"]), (words.severalRoutines("pu"), ["pu"]),
      (words.noRoutineFits(), ["gymlog routines"]), (words.routineNameUnclear(), []),
      (words.routineNameInUse("Push", edit: "gymlog routine edit Push"), ["gymlog routine edit Push"]),
      (words.routineIsReadyMade("5x5", copy: "gymlog routine copy 5x5"), ["5x5", "gymlog routine copy 5x5"]),
      (words.routineWithoutExercises("gymlog routine new a"), ["gymlog routine new a"]),
      (words.twoRoutineNamesNeeded("gymlog routine copy a, b"), ["gymlog routine copy a, b"]),
      (
        words.exerciseNotInRoutine("row", "Push", show: "gymlog routine show Push"),
        ["row", "gymlog routine show Push"]
      ),
      (
        words.exerciseAlreadyInRoutine("row", "Push", show: "gymlog routine show Push"),
        ["row", "gymlog routine show Push"]
      ),
      (words.setNotInRoutine("1.4", "Push", show: "gymlog routine show Push"), ["1.4", "Push"]),
      (words.exerciseNeeded(in: "Push", show: "gymlog routine show Push"), ["gymlog routine show Push"]),
      (words.noSetsInRoutine("Row", add: "gymlog add row"), ["Row", "gymlog add row"]),
      (words.lastExercise(of: "Push", delete: "gymlog routine delete"), ["Push", "gymlog routine delete"]),
      (
        words.routineUnconfirmed("Push", command: "gymlog routine delete Push --yes"),
        ["Push", "gymlog routine delete Push --yes", "gymlog undo"]
      ),
    ]
    let changes: [(Message, [String])] = [
      (words.noneToEdit(in: "Row", instead: "gymlog edit 1.2 9"), ["Row", "gymlog edit 1.2 9"]),
      (words.noneToEdit(in: "Row", instead: nil), ["Row", "gymlog status"]),
      (words.differentCounts("Row", .reps, "Plank", .duration), ["Row", "Plank", "gymlog remove"]),
      (words.positionNotFound("7", last: 4), ["7", "4"]), (words.positionNotFound("7", last: 1), ["7", "1"]),
      (words.noNote(on: "Row .2"), ["Row .2"]), (words.noNote(on: nil), []),
    ]
    let workouts: [(Message, [String])] = [
      (words.noWorkoutOpen(), ["gymlog start"]),
      (
        words.workoutAlreadyOpen("Leg day", since: time, today: today),
        ["Leg day", "18:30", "gymlog finish", "gymlog discard"]
      ),
      (words.workoutAlreadyOpen(nil, since: time, today: today), ["18:30"]),
      (words.workoutStillOpen("last"), ["last"]), (words.workoutNotFound("2022"), ["2022", "gymlog list"]),
      (words.severalWorkouts("2022"), ["2022"]), (words.noWorkoutsYet(), ["gymlog start"]),
      (words.alreadyPaused(since: time, today: today), ["18:30", "gymlog resume"]),
      (words.notPaused(since: time, today: today), ["18:30"]),
      (words.endNeeded(start: time, today: today), ["18:30", "gymlog finish --for"]),
      (words.pauseBeforeLast(pause: time, last: later, today: today), ["18:30", "19:45", "--at"]),
      (words.resumeBeforePause(resume: time, pause: later, today: today), ["18:30", "19:45", "--at"]),
      (
        words.unconfirmed("Leg day", sets: 7, command: "gymlog discard --yes"),
        ["Leg day", "7", "gymlog discard --yes", "gymlog undo"]
      ),
      (words.nothingToUndo(), []),
      (words.timeNotUnderstood("noon"), ["noon", "18:30"]),
      (words.durationNotUnderstood("ages"), ["ages", "90s"]),
      (words.durationUnclear("1:15", ["1h15min", "75s"]), ["1:15", "1h15min", "75s"]),
      (words.timeInFuture("23:59"), ["23:59"]),
      (words.endBeforeStart(end: time, start: later, today: today), ["18:30", "19:45", "--at"]),
      (words.endBeforeLastSet(end: time, lastSet: later, today: today), ["18:30", "19:45", "--at"]),
    ]
    return usage + exercises + routines + changes + workouts + texts(words) + storage(words)
      + strength(words)
  }

  static func texts(_ words: Words) -> [(Message, [String])] {
    TextKind.allCases.flatMap { kind in
      [
        (words.textTooLong(kind, limit: 200), ["200"]),
        (words.controlCharacter(in: kind, "U+001B"), ["U+001B"]), (words.emptyText(kind), []),
      ]
    } + [
      (words.spaceInTag("a b"), ["a b"]),
      (words.tagNotFound("x", among: ["gym", "leg"]), ["\"x\"", "gym leg"]),
    ]
  }

  static func strength(_ words: Words) -> [(Message, [String])] {
    let line = "gymlog 1rm 5@100kg"
    return [
      (words.setToEstimateNeeded(line, max: "gymlog max bench"), [line, "gymlog max bench"]),
      (words.loadToEstimateNeeded(line), [line]), (words.oneNumberOfReps(line), [line]),
      (words.repsToEstimateNeeded(line), [line]), (words.oneSetToEstimate(line), [line]),
      (words.percentToEstimate(line), [line]), (words.noRepToEstimate(), [line]),
      (
        words.noValueForReps(Thousandths(40), ["Brzycki", "Lander"], instead: line),
        ["40", "Brzycki", "Lander", line]
      ),
      (words.nothingMoved(), []), (words.bodyWeightNeeded("gymlog body 80kg"), ["gymlog body 80kg"]),
      (words.weightNotUnderstood("x"), ["\"x\"", "180lb"]),
      (
        words.unlikelyBodyWeight(Mass(Thousandths(815), .kilograms), force: "gymlog body 815kg --force"),
        ["815 kg", "gymlog body 815kg --force"]
      ),
      (words.noBodyWeight("gymlog body 80kg"), ["gymlog body 80kg"]),
      (words.bodyWeightNotFound("x"), ["\"x\"", "gymlog body --list"]),
      (words.severalBodyWeights("2026-11-13"), ["2026-11-13"]),
      (
        words.otherRepsTested(one: "gymlog max 1@80kg", ten: "gymlog max 10@80kg", estimate: line),
        ["gymlog max 1@80kg", "gymlog max 10@80kg", line]
      ),
      (words.loadTested("gymlog max 1@80kg"), ["gymlog max 1@80kg"]),
      (words.reserveTested(estimate: line), [line]),
      (words.neverDone("Row", record: "gymlog max row 1@80kg"), ["Row", "gymlog max row 1@80kg"]),
      (words.noMaxWithoutReps("Plank", .duration), ["Plank", words.countMode(.duration)]),
      (words.nothingToEstimateFrom("Row", record: "gymlog max row 1@80kg"), ["gymlog max row 1@80kg"]),
      (words.noTestedMax("Row", show: "gymlog max row"), ["Row", "gymlog max row"]),
    ]
  }

  static func storage(_ words: Words) -> [(Message, [String])] {
    let problems: [DiskProblem] = [.full, .readOnly, .permission, .folder, .other("EIO: Input/output error")]
    let disk = problems.flatMap { problem in
      [
        (words.diskRefused("/d/x", problem), ["/d/x"]), (words.diskRefusedHalfway("/d/x", problem), ["/d/x"]),
      ]
    }
    let folder = DataDirectoryProblem.allCases.map { (words.dataDirectory("/d", $0), ["/d", "--data"]) }
    return disk + folder + [
      (words.unwritable(.outOfRange("reps")), ["reps"]),
      (
        words.damagedDocument("a.json", line: 3, column: 9, reason: .endOfText, stops: false),
        ["a.json:3:9: "]
      ),
      (words.newerDocument("gymlog.json", format: 2, known: 1), ["gymlog.json", "2", "1"]),
      (words.changedElsewhere(["a.json", "b.json"]), ["a.json, b.json"]),
      (words.busy(process: 4_711, command: "log"), ["4711", "gymlog log"]),
      (words.busy(process: nil, command: nil), []),
      (words.folderMissing("/tmp/x/a.txt"), ["/tmp/x/a.txt", "mkdir"]),
      (words.dataNotKept(), ["--data", "GYMLOG_DATA"]),
      (words.noHome(), ["HOME", "--data"]), (words.fileExists("a.txt"), ["a.txt", "--force"]),
      (words.badSettings("/c/settings.json", line: 3, column: 9), ["/c/settings.json:3:9: "]),
    ]
  }

  @Test(arguments: Language.allCases)
  func messagesContainTheirFacts(language: Language) throws {
    for (message, facts) in try Self.messages(language.words) {
      let whole = message.text + "\n" + (message.hint ?? "")
      for fact in facts { #expect(whole.contains(fact), "\(whole) without \(fact)") }
    }
  }

  @Test(arguments: Language.allCases)
  func messagesFollowTheStyle(language: Language) throws {
    for (message, _) in try Self.messages(language.words) {
      #expect(!message.text.isEmpty && message.hint != "")
      #expect(!message.text.hasSuffix(".") && message.hint?.hasSuffix(".") != true)
      #expect(!message.text.contains("\n") && message.hint?.contains("\n") != true)
      #expect(!message.text.contains("  ") && message.hint?.contains("  ") != true)
      #expect(!message.text.contains("’"))
      if let first = message.hint?.first { #expect(first.isUppercase || first == "¿", "\(message)") }
      if let first = message.text.first, !"/\"-".contains(first) {
        let isName = ["HOME", "EXERCISE", "Row"].contains { message.text.hasPrefix($0) }
        #expect(isName || first.isLowercase || first.isNumber, "\(message)")
      }
    }
  }

  /// A text shared by two languages probably wasn't translated.
  @Test func languagesDiffer() throws {
    let all = try Language.allCases.map { try Self.messages($0.words).map(\.0) }
    // libc's messages aren't translated; Spanish and Catalan share `falta`.
    let shared = ["/d/x: EIO: Input/output error", "EXERCISE is missing"]
    for (index, message) in all[0].enumerated() where !shared.contains(message.text) {
      #expect(Set(all.map { $0[index].text }).count == 3, "\(message)")
    }
  }

  @Test func unknownOptions() {
    #expect(
      Words(.english).unknownOption("--loud", nearest: [], command: nil).text == "unknown option --loud")
  }

  static let damages: [Damage] =
    [
      .byteOrderMark, .invalidUTF8, .tooLarge, .tooDeep, .duplicateMember("name"), .loneSurrogate,
      .invalidEscape, .bareControlCharacter("U+000A"), .invalidNumber, .endOfText, .mergeConflict,
      .missing("start"), .outOfRange("reps"), .unknownWord("warm", in: "type"), .emptyText("name"),
      .tooLong("name", limit: 200), .controlCharacter("note"), .wrongType("", expected: .object),
    ] + Damage.Syntax.allCases.map { .unexpected("}", expected: $0) }
    + Damage.Kind.allCases.map { .wrongType("reps", expected: $0) }
    + Damage.Contradiction.allCases.map { .contradiction($0) }

  @Test(arguments: Language.allCases)
  func damageMessagesDiffer(language: Language) {
    let phrases = Self.damages.map(language.words.damage)
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("\n") })
  }

  @Test func damageMessagesContainTheirFacts() {
    for words in Language.allCases.map(\.words) {
      #expect(words.damage(.duplicateMember("name")).contains("\"name\""))
      #expect(words.damage(.unknownWord("warm", in: "type")).contains("\"warm\""))
      #expect(words.damage(.unknownWord("warm", in: "type")).contains("\"type\""))
      #expect(words.damage(.tooLong("name", limit: 10_000)).contains(words.number(10_000)))
      #expect(words.damage(.unexpected("}", expected: .value)).contains("\"}\""))
      #expect(!words.damage(.wrongType("", expected: .object)).contains("\""))
    }
  }
}
