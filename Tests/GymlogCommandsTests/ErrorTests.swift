import Documents
import Formats
@testable import GymlogCommands
@testable import Logbook
import System
import Testing
import Training
import Wording

@Suite struct ErrorTests {
  /// Every message, with the facts that its text must contain.
  static func messages(_ words: Words) throws -> [(Message, facts: [String])] {
    let now = Instant(seconds: 0, offset: 0)
    let usage: [(Message, [String])] = [
      (words.unknownCommand("lgo", nearest: ["log"]), ["lgo", "log"]),
      (words.unknownCommand("xyzzy", nearest: []), ["xyzzy", "gymlog help"]),
      (
        words.missingVerb(after: "exercise", choices: ["exercise show"]),
        ["exercise", "gymlog exercise show"]
      ),
      (words.unknownOption("--loud", nearest: ["--load"], command: "log"), ["--loud", "--load"]),
      (words.unknownOption("--loud", nearest: [], command: "log"), ["--loud", "gymlog help log"]),
      (words.repeatedOption("--note"), ["--note"]),
      (
        words.missingValue(of: "--at", placeholder: "TIME", meaning: "18:30", command: "start"),
        ["--at TIME: 18:30", "gymlog help start"]
      ),
      (words.unexpectedValue("yes", of: "--force"), ["yes", "--force"]),
      (
        words.valueNotAccepted("x", for: "--limit", command: "list"),
        ["\"x\"", "--limit", "gymlog help list"]
      ),
      (
        words.notAChoice("st", for: "--unit", choices: ["kg", "lb"], nearest: ["lb"]),
        ["st", "--unit", "kg", "lb"]
      ),
      (words.missingArgument("EXERCISE", command: "add"), ["EXERCISE", "gymlog help add"]),
      (words.unexpectedArguments(["a", "b"], command: "undo"), ["a b", "gymlog help undo"]),
      (Failure.invalidUTF8(argument: 3).message(words, now: now), ["3"]),
      (Failure.argumentTooLong(2).message(words, now: now), ["2", words.number(65_536)]),
      (Failure.lineTooLong.message(words, now: now), [words.number(262_144)]),
      (words.contradiction("--at", "--for"), ["--at", "--for"]),
    ]
    let exercises: [(Message, [String])] = [
      (words.unknownExercise("sqat", nearest: ["Squat"]), ["sqat", "Squat"]),
      (words.unknownExercise("sqat", nearest: []), ["sqat", "gymlog exercises"]),
      (words.exerciseNotInWorkout("bench", add: "gymlog add bench"), ["bench", "gymlog add bench"]),
      (words.setsMissing(for: "Row"), ["Row"]),
    ]
    let routines: [(Message, [String])] = [
      (words.unknownRoutine("pish", nearest: ["Push A"]), ["pish", "Push A", "gymlog routines"]),
      (words.unknownRoutine("pish", nearest: []), ["pish", "gymlog routines"]),
      (words.noRoutinesYet("pish"), ["pish", "gymlog routine new"]),
      (words.twoRoutineNamesNeeded("gymlog routine copy a, b"), ["gymlog routine copy a, b"]),
      (words.exerciseNeeded(in: "Push", show: "gymlog routine show Push"), ["gymlog routine show Push"]),
    ]
    let changes: [(Message, [String])] = [
      (words.noneToEdit(in: "Row", instead: "gymlog edit 1.2 9"), ["Row", "gymlog edit 1.2 9"]),
      (words.noneToEdit(in: "Row", instead: nil), ["Row", "gymlog status"]),
    ]
    let workouts: [(Message, [String])] = [
      (words.noWorkoutsYet(), ["gymlog start"]),
      (
        words.unconfirmed("Leg day", sets: SetCount(sets: 7), command: "gymlog discard --yes"),
        ["Leg day", "7", "gymlog discard --yes"]
      ),
      (words.nothingToUndo(), []),
    ]
    return usage + exercises + routines + changes + workouts + storage(words) + strength(words)
  }

  static func strength(_ words: Words) -> [(Message, [String])] {
    let line = "gymlog 1rm 5@100kg"
    return [
      (
        words.noValueForReps(Thousandths(40), ["Brzycki", "Lander"], instead: line),
        ["40", "Brzycki", "Lander", line]
      ),
      (words.neverDone("Row", record: "gymlog max row 1@80kg"), ["Row", "gymlog max row 1@80kg"]),
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
        words.damagedDocument("a.json", line: 3, column: 9, reason: .syntax(.endOfText), stops: false),
        ["a.json:3:9: "]
      ),
      (words.newerDocument("gymlog.json", format: 2, known: 1), ["gymlog.json", "2", "1"]),
      (words.changedElsewhere(["a.json", "b.json"]), ["a.json, b.json"]),
      (words.busy(process: 4_711, command: "log"), ["4711", "gymlog log"]),
      (words.busy(process: nil, command: nil), []),
    ]
  }

  @Test(arguments: Language.allCases)
  func messagesContainTheirFacts(language: Language) throws {
    for (message, facts) in try Self.messages(language.words) {
      let whole = ([message.text] + message.details + [message.hint ?? ""]).joined(separator: "\n")
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
        let isName = ["HOME", "Row"].contains { message.text.hasPrefix($0) }
        #expect(isName || first.isLowercase || first.isNumber, "\(message)")
      }
    }
  }

  /// A text shared by two languages probably wasn't translated.
  @Test func languagesDiffer() throws {
    let all = try Language.allCases.map { try Self.messages($0.words).map(\.0) }
    // libc's messages aren't translated.
    let shared = ["/d/x: EIO: Input/output error"]
    for (index, message) in all[0].enumerated() where !shared.contains(message.text) {
      #expect(Set(all.map { $0[index].text }).count == 3, "\(message)")
    }
  }

  @Test func unknownOptions() {
    #expect(
      Words(.english).unknownOption("--loud", nearest: [], command: nil).text == "unknown option --loud")
  }

  static let damages: [DocumentError.Reason] =
    ([
      .byteOrderMark, .invalidUTF8, .tooLarge, .tooDeep, .duplicateMember("name"), .loneSurrogate,
      .invalidEscape, .controlCharacter("\n"), .invalidNumber, .endOfText,
      // Conflict markers of git.
      .unexpected("<", expected: .value),
    ] + JSONError.Expectation.allCases.map { .unexpected("}", expected: $0) }).map { .syntax($0) } + [
      .missing("start"), .outOfRange("reps"), .unknownWord("type", word: "warm"), .emptyText("name"),
      .tooLong("name", limit: 200), .controlCharacter("note"), .wrongType("", expected: .object),
    ] + DocumentError.Expectation.allCases.map { .wrongType("reps", expected: $0) }
    + DocumentError.Contradiction.allCases.map { .contradiction($0) }

  @Test(arguments: Language.allCases)
  func damageMessagesDiffer(language: Language) {
    let phrases = Self.damages.map(language.words.damage)
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("\n") })
  }

  @Test func damageMessagesContainTheirFacts() {
    for words in Language.allCases.map(\.words) {
      #expect(words.damage(.syntax(.duplicateMember("name"))).contains("\"name\""))
      #expect(words.damage(.unknownWord("type", word: "warm")).contains("\"warm\""))
      #expect(words.damage(.unknownWord("type", word: "warm")).contains("\"type\""))
      #expect(words.damage(.tooLong("name", limit: 10_000)).contains(words.number(10_000)))
      #expect(words.damage(.syntax(.unexpected("}", expected: .value))).contains("\"}\""))
      #expect(!words.damage(.wrongType("", expected: .object)).contains("\""))
    }
  }

  @Test("Of many files that can't be used, ten are named")
  func manyProblems() throws {
    let machine = try TestMachine()
    _ = machine.run(["log", "squat", "8@100kg"])
    let path = try #require(machine.files().keys.first { $0.contains("/set-") })
    let folder = try Folder.open(
      machine.home + "/" + path.split(separator: "/").dropLast().joined(separator: "/"))
    for number in 10..<23 { try folder.replace("set-20261121t1830-00000000\(number).json", [123]) }
    let shown = machine.run(["show"])
    #expect(shown.code == .damaged)
    #expect(shown.errors.split(separator: "set-").count == 11)
    #expect(shown.errors.contains("3 more files can't be used. To list all of them: gymlog check"))
    #expect(machine.run(["show", "--json"]).errors.split(separator: "set-").count == 14)
  }
}
