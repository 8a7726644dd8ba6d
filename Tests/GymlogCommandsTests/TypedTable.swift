import Catalogue
import GymlogCommands
import Logbook
import System
import Training
import Wording

/// A file of `Tests/Typed`: lines as people type them, with what each must do.
///
/// ```
/// == five sets planned
/// setup: gymlog start
/// setup: gymlog add bench press 5x10@50
/// > gymlog done bench 2x10@50
/// = Bench Press: 2x10@50kg
/// ```
///
/// A section begins with `==`, and may have `lang:`, `unit:`, `clock:` and `setup:` lines. Each `>` line is typed into a fresh
/// logbook after the setup of its section; `|` lines are its standard input. What it must do:
///
/// - `= NAME: SETS` the completed sets of an exercise in the newest workout;
/// - `~ TEXT` is understood, and the text is in the answer;
/// - `? TEXT` is asked about, `! TEXT` is refused: nothing is changed, and every text is in the error.
struct TypedTable {
  struct Line {
    var section: String
    var setup: [String]
    var environment: [String: String]
    var unit: String?
    var clock: Instant?
    var typed: String
    var input: [String] = []
    /// Exercises with their sets.
    var sets: [(exercise: String, sets: String)] = []
    /// Texts of the answer.
    var said: [String] = []
    var isRefused = false

    /// The line and its section, which identify it in the file.
    var name: String { ([section, typed] + input).joined(separator: " | ") }
  }

  var lines: [Line] = []

  init(_ text: String) {
    var section = Line(section: "", setup: [], environment: [:], typed: "")
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") {
        section = Line(section: String(line.dropFirst(3)), setup: [], environment: [:], typed: "")
      } else if let value = Self.value(of: "lang", in: line) {
        section.environment["LANG"] = value + "_ES.UTF-8"
      } else if let value = Self.value(of: "unit", in: line) {
        section.unit = value
      } else if let value = Self.value(of: "clock", in: line) {
        section.clock = Instant(value)
      } else if let value = Self.value(of: "setup", in: line) {
        section.setup.append(value)
      } else if line.hasPrefix("> ") {
        lines.append(section)
        lines[lines.count - 1].typed = String(line.dropFirst(2))
      } else if line.hasPrefix("|") {
        lines[lines.count - 1].input.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("= ") {
        let halves = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        lines[lines.count - 1].sets.append(
          (String(halves[0]), halves.count > 1 ? String(halves[1].dropFirst()) : ""))
      } else if line.hasPrefix("~ ") {
        lines[lines.count - 1].said.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("? ") || line.hasPrefix("! ") {
        lines[lines.count - 1].isRefused = true
        lines[lines.count - 1].said += line.dropFirst(2).components(by: " | ")
      }
    }
  }

  private static func value(of key: String, in line: String) -> String? {
    line.hasPrefix(key + ": ") ? String(line.dropFirst(key.count + 2)) : nil
  }
}

extension StringProtocol {
  fileprivate func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = String(self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = String(rest[range.upperBound...])
    }
    return parts + [rest]
  }
}

extension TypedTable.Line {
  /// What a line did that it shouldn't.
  enum Fault {
    /// It did something else than expected: the worst.
    case misread(String)
    /// It was refused, or said something else.
    case refused(String)

    var text: String {
      switch self {
      case .misread(let text): "misread " + text
      case .refused(let text): "refused " + text
      }
    }
  }

  /// Types the line into a fresh logbook; nil if it did what it must.
  func fault() throws -> Fault? {
    let machine = try bench()
    for line in setup {
      let outcome = machine.run(Array(Transcript.words(line).dropFirst()))
      guard outcome.code == .done else { return .refused("setup: " + line + ": " + outcome.errors) }
      machine.now = machine.now.adding(seconds: 60)
    }
    if let clock { machine.now = clock }
    let before = machine.files(in: ".local/share/gymlog")
    machine.input = input.map { $0 + "\n" }.joined()
    let outcome = machine.run(Array(Transcript.words(typed).dropFirst()))
    let answer = outcome.output + outcome.errors
    let hasChanged = machine.files(in: ".local/share/gymlog") != before
    if isRefused {
      if outcome.code == .done, hasChanged { return .misread(answer) }
      if outcome.code == .done || hasChanged { return .refused("not asked: " + answer) }
    } else if outcome.code != .done {
      return .refused(answer)
    }
    for text in said where !Self.squeezed(answer).contains(Self.squeezed(text)) {
      return .refused("nothing says \(text): " + answer)
    }
    for (exercise, sets) in sets {
      let real = try Self.sets(of: exercise, on: machine)
      let expected = try self.expected(sets, of: exercise)
      if let expected, expected.text == real?.text, expected.values == real?.values { continue }
      if expected == nil, real?.text == sets { continue }
      return .misread("\(exercise): \(real?.text ?? "no sets"), not \(sets)")
    }
    return nil
  }

  private func bench() throws -> TestMachine {
    let machine = try TestMachine()
    machine.environment = environment
    if let unit { _ = machine.run(["config", "unit", unit]) }
    return machine
  }

  /// The completed sets of an exercise in the newest workout: as text, and as values.
  private static func sets(of name: String, on machine: TestMachine) throws -> (
    text: String, values: [SetDraft]
  )? {
    let data = machine.home + "/.local/share/gymlog"
    let logbook = Logbook(LogbookDirectories(data: data, createsData: false, state: machine.home + "/none"))
    let workout = try logbook.read { snapshot throws(Failure) -> Workout? in
      if let current = try snapshot.currentWorkout() { return current.workout }
      guard let year = try snapshot.years().first, let last = try snapshot.workouts(in: year).first
      else { return nil }
      return try snapshot.workout(last)?.workout
    }
    guard let workout else { return nil }
    let catalogue = Catalogue(own: [])
    let exercises = workout.exercises.filter { catalogue.name(of: $0.exercise, language: "en") == name }
    let done = exercises.flatMap(\.doneSets)
    guard !done.isEmpty else { return nil }
    let values = done.map { SetDraft($0.type, result: $0.result) }
    return (NotationWriter().text(values), values)
  }

  /// The sets of an expectation, logged into a fresh logbook; nil if they can't be, because they are refused today.
  private func expected(_ sets: String, of name: String) throws -> (text: String, values: [SetDraft])? {
    let machine = try bench()
    machine.environment["LANG"] = nil
    let outcome = machine.run(["log", name] + sets.split(separator: " ").map(String.init) + ["--force"])
    return outcome.code == .done ? try Self.sets(of: name, on: machine) : nil
  }

  private static func squeezed(_ text: String) -> String {
    text.lowercased().split { " \n\u{a0}\u{202f}".contains($0) }.joined(separator: " ")
  }
}
