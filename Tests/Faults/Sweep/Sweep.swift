/// The cases run with faults, and what came of it.
struct Sweep {
  let house: House
  private(set) var runs = 0
  private(set) var findings: [String] = []
  private var trace: String { house.scratch + "/trace" }

  init(_ house: House) { self.house = house }

  /// A state of the logbook, seen by readers, and what is on disk once the next command has written to it.
  struct State: Equatable {
    var view: String
    var documents: String
  }

  /// The states before and after a command.
  struct Prepared {
    var before: State
    var after: State
    /// What is done to the command.
    var injections: [Injection]
  }

  /// Runs a case undisturbed, to learn its two states and its system calls; nil, and a finding, where that fails.
  mutating func prepare(_ test: Case) -> Prepared? {
    do throws(Failure) {
      if let line = house.build(test.before) { throw Failure(reason: "gymlog \(line) fails") }
      house.keep()
      let before = try state()
      house.putBack()
      let outcome = house.gymlog(words(test.command), reading: test.input, in: strace([]))
      let injections = Injection.all(of: Trace(contents(of: trace) ?? ""), beneath: house.home)
      if !outcome.isSuccess { throw Failure(reason: outcome.description) }
      let after = try state()
      if before == after { throw Failure(reason: "it changes nothing") }
      return Prepared(before: before, after: after, injections: injections)
    } catch {
      findings.append("\(test.name): gymlog \(test.command) without faults: \(error.reason)")
      return nil
    }
  }

  private struct Failure: Error {
    var reason: String
  }

  /// Puts the state before a case back, runs its command with a fault, and judges.
  mutating func run(_ test: Case, _ prepared: Prepared, _ injection: Injection) {
    house.putBack()
    let outcome = house.gymlog(
      words(test.command), reading: test.input, in: strace(["-e", injection.argument]))
    let shown = Trace(contents(of: trace) ?? "")
    if !shown.shows(injection.fault) {
      findings.append("\(test.name): \(injection.argument): the fault didn't happen")
    }
    judge(
      test, prepared, outcome, of: injection.fault, hitsOutput: shown.hitsOutput, injection.argument)
  }

  /// Runs the command where no file may grow beyond `size` bytes: writes are cut short, and the next one fails or, where
  /// `kills`, is the end.
  mutating func run(_ test: Case, _ prepared: Prepared, size: Int, kills: Bool) {
    house.putBack()
    let ignoring = ["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"]
    let outcome = house.gymlog(
      words(test.command), reading: test.input, in: (kills ? [] : ignoring) + ["prlimit", "--fsize=\(size)"])
    judge(
      test, prepared, outcome, of: nil, hitsOutput: false,
      "\(kills ? "killed at" : "cut after") \(size) bytes of a file")
  }

  private func strace(_ injection: [String]) -> [String] {
    ["timeout", "-s", "KILL", "30", "strace", "-o", trace, "-e", Injection.traced] + injection
  }

  private func state() throws(Failure) -> State {
    let view = house.view()
    if !house.gymlog(words(Case.next)).isSuccess { throw Failure(reason: "gymlog \(Case.next) fails") }
    return State(view: view, documents: house.documents())
  }

  private mutating func judge(
    _ test: Case, _ prepared: Prepared, _ outcome: Outcome, of fault: Fault?, hitsOutput: Bool, _ what: String
  ) {
    runs += 1
    let view = house.view()
    let next = house.gymlog(words(Case.next))
    let found = State(view: view, documents: house.documents())
    let allowed = states(after: outcome, hitsOutput: hitsOutput).map {
      $0 ? prepared.after : prepared.before
    }
    let both = [prepared.before, prepared.after]
    if !allowed.isEmpty && next.isSuccess && allowed.contains(found) { return }
    // A document that may not be read is told, and the rest of the workout is worked with: a third state. What the
    // command names may be missing from it.
    let isPartial = [.exit(0), .exit(3), .exit(5)].contains(outcome.end) && !outcome.errors.isEmpty
    if isPartial && fault?.name == "error=EACCES" && next.isSuccess { return }
    let reason =
      if allowed.isEmpty {
        "it ends so"
      } else if !both.contains(where: { $0.view == view }) {
        "readers see neither the state before nor the one after: \(difference(view, prepared.after.view))"
      } else if !next.isSuccess {
        "the next command: \(next.description)"
      } else if both.contains(found) {
        "the state is the one \(found == prepared.before ? "before" : "after")"
      } else {
        "what is on disk isn't what readers saw: \(difference(found.documents, prepared.after.documents))"
      }
    findings.append("\(test.name): gymlog \(test.command): \(what): \(outcome.description): \(reason)")
  }

  /// The first line of a text that isn't that of another.
  private func difference(_ text: String, _ other: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, others).prefix { $0 == $1 }.count
    let what = first < lines.count ? "“\(lines[first])”" : "nothing more"
    let expected = first < others.count ? "“\(others[first])”" : "nothing more"
    return "line \(first + 1) is \(what), and after the command without faults \(expected)"
  }

  /// Which states may follow from how the program ended: false before, true after.
  private func states(after outcome: Outcome, hitsOutput: Bool) -> [Bool] {
    switch outcome.end {
    case .signal(9), .signal(25): [false, true]
    case .signal: []
    case .exit(0): [true]
    case .exit(74) where hitsOutput: [false, true]
    case .exit(74): [outcome.errors.contains("The change is recorded")]
    case .exit: []
    }
  }
}
