import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FollowedProgramTests {
  /// All events up to the end.
  private func events(_ words: [String]) throws -> [FollowedProgram.Event] {
    let program = try FollowedProgram(words)
    var events: [FollowedProgram.Event] = []
    while true {
      let event = try program.next(within: 10_000)
      events.append(event)
      if case .ended = event { return events }
    }
  }

  private func line(_ text: String) -> FollowedProgram.Event { .line(Array(text.utf8)) }

  @Test func linesComeWhole() throws {
    let script = "printf 'one\\ntw'; sleep 0.05; printf 'o\\n\\nthree\\nrest'; echo oops >&2; exit 3"
    #expect(
      try events(["sh", "-c", script]) == [
        line("one"), line("two"), line(""), line("three"),
        .ended(status: 3, errors: Array("oops\n".utf8)),
      ])
  }

  @Test("Every line arrives, however much is written") func manyLines() throws {
    let all = try events(["seq", "1", "20000"])
    #expect(all.dropLast() == (1...20_000).map { line("\($0)") }[...])
    #expect(all.last == .ended(status: 0, errors: []))
  }

  @Test func aLineWithoutAnEndIsDropped() throws {
    let script = "head -c 3000000 /dev/zero; printf 'x\\nnext\\n'"
    let all = try events(["sh", "-c", script])
    #expect(all.dropFirst().dropLast() == [line("next")])
  }

  @Test func nothingHappens() throws {
    let program = try FollowedProgram(["sleep", "60"])
    let began = SystemClock.monotonic()
    #expect(try program.next(within: 30) == .quiet)
    #expect(SystemClock.monotonic() - began >= 0.03)
  }

  @Test func theProgramEndsWithTheValue() throws {
    var program: FollowedProgram? = try FollowedProgram(["sh", "-c", "echo $$; exec sleep 60"])
    guard case .line(let text)? = try program?.next(within: 10_000) else { throw Missing() }
    let process = try #require(Int32(String(decoding: text, as: UTF8.self)))
    #expect(kill(process, 0) == 0)
    program = nil
    #expect(kill(process, 0) == -1)
  }

  private struct Missing: Error {}

  @Test(arguments: [[], ["gymlog-no-such-program"], ["/etc"]]) func whatCannotRun(words: [String]) {
    #expect(throws: SystemError.self) { _ = try FollowedProgram(words) }
  }

  /// Ctrl-C is an event, also twice, and afterwards ends the process as before.
  @Test func interruptionsAreEvents() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      var program: FollowedProgram? = try FollowedProgram(["sleep", "60"])
      raise(SIGINT)
      #expect(try program?.next(within: 10_000) == .interrupted)
      raise(SIGINT)
      program = nil
      guard program == nil else { return }
      raise(SIGINT)
    }
  }
}
