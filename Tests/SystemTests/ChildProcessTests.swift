import System
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ChildProcessTests {
  @Test(arguments: [0, 1, 42, 255]) func returnsTheExitStatus(status: Int) throws {
    #expect(try ChildProcess.run(["sh", "-c", "exit \(status)"]) == status)
    #expect(try ChildProcess.run(["/bin/sh", "-c", "exit \(status)"]) == status)
  }

  @Test(arguments: ["INT", "KILL", "TERM", "HUP"]) func returns128PlusTheSignal(name: String) throws {
    let numbers = ["HUP": 1, "INT": 2, "KILL": 9, "TERM": 15]
    #expect(try ChildProcess.run(["sh", "-c", "kill -\(name) $$"]) == 128 + (numbers[name] ?? 0))
  }

  @Test(arguments: [[], [""], ["gymlog-no-such-program"], ["/no/such/folder/vim"], ["gymlog no such", "-w"]])
  func missingProgramsAreErrors(words: [String]) {
    let error = failure { _ = try ChildProcess.run(words) }
    #expect(error?.code == ENOENT && error?.path == words.first ?? "")
  }

  @Test func filesThatCannotBeRunAreErrors() {
    #expect(failure { _ = try ChildProcess.run(["/etc/passwd"]) }?.code == EACCES)
    #expect(failure { _ = try ChildProcess.run(["/etc"]) }?.code == EACCES)
  }

  /// There is no shell in between, so arguments arrive unchanged.
  @Test(arguments: ["a b", "", "'", "\"", "$HOME", "*", ";exit 7", "`id`", "\\", "ñ\n", "-x"])
  func argumentsArriveUnchanged(word: String) throws {
    #expect(try ChildProcess.run(["sh", "-c", "[ $# = 2 ] && [ \"$2\" = x ]", "sh", word, "x"]) == 0)
    #expect(try ChildProcess.run(["test", word + ".", "=", word + "."]) == 0)
    #expect(try ChildProcess.run(["test", word + ".", "=", word + ","]) == 1)
  }

  @Test("A program can read and write any amount at the same time") func inputComesBack() throws {
    let input = [UInt8](repeating: 65, count: 1 << 20)
    #expect(try ChildProcess.output(["cat"], input: input).text == input)
    #expect(try ChildProcess.output(["head", "-c", "3"], input: input).text == [65, 65, 65])
    #expect(try ChildProcess.output(["cat"]).text.isEmpty)
  }

  /// Ctrl-C goes to the child, which starts with default signal handling. Afterwards, the parent has its own handling back.
  @Test func interruptsGoToTheChild() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreBrokenPipe()
      let interrupted = try? ChildProcess.run(["sh", "-c", "kill -INT $PPID; kill -QUIT $PPID; exit 3"])
      let piped = try? ChildProcess.run(["sh", "-c", "kill -PIPE $$; exit 3"])
      #expect(interrupted == 3 && piped == 128 + 13)
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      _ = try? ChildProcess.run(["true"])
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      raise(SIGINT)
    }
  }
}
