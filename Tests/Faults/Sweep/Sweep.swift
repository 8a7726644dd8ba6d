/// Runs cases with faults, and collects findings.
struct Sweep {
  let home: HomeFolder
  private(set) var runs = 0
  /// How many runs took too long to be judged.
  private(set) var slow = 0
  private(set) var findings: [String] = []
  /// The faults that didn't happen: how often a command reads its index depends on the clock, so the last call may be missing.
  private(set) var missed: [String] = []
  private var trace: String { home.scratch + "/trace" }

  init(_ home: HomeFolder) { self.home = home }

  /// The logbook as readers see it, and as it is on disk after the next command.
  struct State: Equatable {
    var view: String
    /// What the remote repository has meanwhile, if there is one.
    var shared = ""
    var documents: [String]
    /// The records of changes.
    var operations: [String]
  }

  /// The states before and after a command.
  struct Prepared {
    var before: State
    var after: State
    /// The faults to try.
    var injections: [Injection]
    /// The instants in the home folder before the command.
    var saved: Set<Int>
    /// When it was begun.
    var time: Int

    /// Whether it is time for a new home folder.
    var isOld: Bool { Clock.now - time > Clock.limit }
    /// Whether what has passed since could be taken for a time that a case types.
    var isTooOld: Bool { Clock.now - time >= Clock.step - 1 }
  }

  /// Runs a case without faults, to learn its states and its system calls. Nil, with a finding, if that fails.
  mutating func prepare(_ test: Case) -> Prepared? {
    let time = Clock.now
    do throws(Failure) {
      if let line = home.build(test) {
        throw Failure(reason: "gymlog \(line) fails")
      }
      let saved = home.save()
      let before = try state(test, Clock(saved: saved, began: Clock.now))
      home.restore()
      let clock = Clock(saved: saved, began: Clock.now)
      let outcome = home.gymlog(words(test.command), reading: test.input, in: strace([]))
      let injections = Injection.all(of: Trace(contents(of: trace) ?? ""), beneath: home.path)
      if !outcome.isSuccess { throw Failure(reason: outcome.description) }
      let anew = home.viewAnew(clock)
      let after = try state(test, clock)
      if before == after { throw Failure(reason: "the command changes nothing") }
      if after.view != anew {
        throw Failure(reason: "the index says something else: \(difference(after.view, anew))")
      }
      return Prepared(
        before: before, after: after, injections: injections, saved: saved, time: time)
    } catch {
      findings.append("\(test.name): gymlog \(test.command) without faults: \(error.reason)")
      return nil
    }
  }

  private struct Failure: Error {
    var reason: String
  }

  /// Restores the state before a case, runs its command with a fault and judges the result.
  mutating func run(_ test: Case, _ prepared: Prepared, _ injection: Injection) {
    home.restore()
    let clock = Clock(saved: prepared.saved, began: Clock.now)
    let outcome = home.gymlog(
      words(test.command), reading: test.input, in: strace(["-e", injection.argument]))
    let shown = Trace(contents(of: trace) ?? "")
    if !shown.shows(injection.fault) {
      missed.append("\(test.name): \(injection.argument): the fault didn't happen")
    }
    judge(
      test, prepared, clock, outcome, of: injection.fault, hitsOutput: shown.hitsOutput, injection.argument)
  }

  /// Runs the command with a limit of `size` bytes on files. The write that reaches the limit is cut short; the next one
  /// fails or, if `kills`, ends the program.
  mutating func run(_ test: Case, _ prepared: Prepared, size: Int, kills: Bool) {
    home.restore()
    let clock = Clock(saved: prepared.saved, began: Clock.now)
    let ignoring = ["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"]
    let outcome = home.gymlog(
      words(test.command), reading: test.input, in: (kills ? [] : ignoring) + ["prlimit", "--fsize=\(size):"])
    judge(
      test, prepared, clock, outcome, of: nil, hitsOutput: false,
      "\(kills ? "killed at" : "cut after") \(size) bytes of a file")
  }

  /// Adds the missed faults to the findings if they are more than a fiftieth of all: then they weren't chance.
  mutating func judgeMissed() {
    if missed.count * 50 > runs { findings += missed }
  }

  private func strace(_ injection: [String]) -> [String] {
    ["strace", "-o", trace, "-e", Injection.traced] + injection
  }

  private func state(_ test: Case, _ clock: Clock) throws(Failure) -> State {
    let (state, next) = found(test, clock)
    if !next.isSuccess { throw Failure(reason: "gymlog \(test.next) fails") }
    return state
  }

  /// The state, and the outcome of the next command.
  private func found(_ test: Case, _ clock: Clock) -> (state: State, next: Outcome) {
    let view = home.view(clock)
    let shared = test.usesGit ? home.shared() : ""
    let next = home.gymlog(words(test.next))
    let documents = home.documents(clock) + (test.usesGit ? [home.repositories()] : [])
    return (State(view: view, shared: shared, documents: documents, operations: home.operations()), next)
  }

  private mutating func judge(
    _ test: Case, _ prepared: Prepared, _ clock: Clock, _ outcome: Outcome, of fault: Fault?,
    hitsOutput: Bool, _ what: String
  ) {
    let (found, next) = found(test, clock)
    // On a machine this slow, another run says more.
    if prepared.isTooOld { return slow += 1 }
    runs += 1
    let both = [prepared.before, prepared.after]
    let allowed =
      test.usesGit && outcome.end == .exit(74)
      ? both : states(after: outcome, hitsOutput: hitsOutput).map { both[$0 ? 1 : 0] }
    var merged = prepared.after
    merged.shared = prepared.before.shared
    if !allowed.isEmpty && next.isSuccess && allowed.contains(found) { return }
    // The command that works with git failed or was killed after it changed the documents, and before it pushed.
    if allowed.count == 2 && next.isSuccess && found == merged { return }
    // If a document can't be read, the command reports it and works with the rest of the workout: a third state, in which
    // what the command refers to may be missing.
    let isPartial = [.exit(0), .exit(3), .exit(5)].contains(outcome.end) && !outcome.errors.isEmpty
    if isPartial && fault?.name == "error=EACCES" && !test.usesGit && next.isSuccess,
      prepared.keepsTheRest(found)
    {
      return
    }
    let reason =
      if outcome.end == .timeOut {
        "it hangs"
      } else if allowed.isEmpty {
        "it mustn't end like this"
      } else if !both.contains(where: { $0.view == found.view }) {
        "readers see neither the state before nor the state after: \(difference(found.view, prepared.after.view))"
      } else if !next.isSuccess {
        "the next command fails: \(next.description)"
      } else if both.contains(found) {
        "the state is the one \(found == prepared.before ? "before" : "after") the command"
      } else {
        "the disk isn't what readers saw: \(difference(found.disk, prepared.after.disk))"
      }
    findings.append("\(test.name): gymlog \(test.command): \(what): \(outcome.description): \(reason)")
  }

  /// The first line in which two texts differ.
  private func difference(_ text: String, _ other: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, others).prefix { $0 == $1 }.count
    let what = first < lines.count ? "“\(lines[first])”" : "nothing more"
    let expected = first < others.count ? "“\(others[first])”" : "nothing more"
    return "line \(first + 1) is \(what), and without faults \(expected)"
  }

  /// The states that the program's end allows: false for before the command, true for after.
  private func states(after outcome: Outcome, hitsOutput: Bool) -> [Bool] {
    switch outcome.end {
    case .signal(9), .signal(25): [false, true]
    case .signal, .timeOut: []
    case .exit(0): [true]
    case .exit(74) where hitsOutput: [false, true]
    case .exit(74): [outcome.errors.contains("The change is recorded")]
    case .exit: []
    }
  }
}

extension Sweep.State {
  /// What is on the disk, to compare by lines.
  fileprivate var disk: String { (operations + documents).joined(separator: "\n") }
}

extension Sweep.Prepared {
  /// Whether a state in which the command worked without a part that it couldn't read has everything that the command doesn't
  /// change, and leaves no change half done.
  fileprivate func keepsTheRest(_ found: Sweep.State) -> Bool {
    var documents = found.documents
    for document in before.documents where after.documents.contains(document) {
      guard let index = documents.firstIndex(of: document) else { return false }
      documents.remove(at: index)
    }
    return found.operations.allSatisfy { $0.hasSuffix(".done") }
  }
}
