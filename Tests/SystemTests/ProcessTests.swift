import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ArgumentsTests {
  private func read(_ words: [[UInt8]]) throws(Arguments.Failure) -> [String] {
    var pointers = words.map { word in strdup((word + [0]).map { CChar(bitPattern: $0) }) }
    defer { for pointer in pointers { free(pointer) } }
    return try Arguments.read(&pointers, count: pointers.count)
  }

  @Test func argumentsAreReadUnchanged() throws {
    #expect(
      try read([Array("gymlog".utf8), Array("press de banca".utf8), [], Array("8×100".utf8)])
        == ["press de banca", "", "8×100"])
    #expect(try read([]).isEmpty)
    #expect(try Arguments.read().count == Int(CommandLine.argc) - 1)
  }

  @Test(arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func argumentsThatAreNotUTF8AreNamed(word: [UInt8]) {
    #expect(throws: Arguments.Failure(index: 2)) { try read([[0xFF], [0x61], word]) }
  }
}

@Suite struct EnvironmentTests {
  @Test func variablesAreLookedUp() async {
    let environment = Environment(["A": "1", "EMPTY": ""])
    #expect(environment["A"] == "1" && environment["B"] == nil)
    #expect(
      environment["EMPTY"] == "" && environment.filled("EMPTY") == nil && environment.filled("A") == "1")
    await #expect(processExitsWith: .success) {
      setenv("GYMLOG_TEST", "é", 1)
      #expect(Environment.process["GYMLOG_TEST"] == "é")
      setenv("GYMLOG_TEST", [CChar(bitPattern: 0xE9), 0], 1)
      #expect(Environment.process["GYMLOG_TEST"] == nil)
    }
  }
}

@Suite struct RandomnessTests {
  @Test func twoAreNotAlike() {
    #expect(Set((0..<1000).map { _ in Randomness.word() }).count == 1000)
  }
}

@Suite struct StreamTests {
  @Test func closedPipesAreRecognised() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreBrokenPipe()
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      dup2(ends[1], STDOUT_FILENO)
      try StandardStream.output.write("all is well\n")
      close(ends[0])
      let error = failure { try StandardStream.output.write("anyone?") }
      #expect(error == SystemError(.write, "/dev/stdout", code: EPIPE) && error?.isBrokenPipe == true)
    }
  }

  @Test func nonblockingStreamsGetEverything() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      dup2(ends[1], STDOUT_FILENO)
      dup2(ends[0], STDIN_FILENO)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      close(ends[1])
      inThreads(2) { index in
        if index == 0 {
          try? StandardStream.output.write([UInt8](repeating: 65, count: 1_000_000))
          close(STDOUT_FILENO)
        } else {
          #expect((try? StandardInput.read(limit: 1_000_000))?.count == 1_000_000)
        }
      }
    }
  }

  @Test func inputOverTheLimitIsRejected() async {
    await #expect(processExitsWith: .success) {
      dup2(open("/dev/zero", O_RDONLY), STDIN_FILENO)
      let error = failure { _ = try StandardInput.read(limit: 100_000) }
      #expect(error?.isTooLarge == true && !StandardInput.isTerminal)
      dup2(open("/dev/null", O_RDWR), STDOUT_FILENO)
      #expect(!StandardStream.output.isTerminal)
      #expect(StandardStream.output.width(Environment(["COLUMNS": "80"])) == nil)
      dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      #expect(failure { try StandardStream.error.write("x") }?.isOutOfSpace == true)
    }
  }

  #if os(Linux)
    @Test func terminalsHaveAWidth() async {
      await #expect(processExitsWith: .success) {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (lock, number): (Int32, Int32) = (0, 0)
        let (unlock, tell): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        guard master >= 0, ioctl(master, unlock, &lock) == 0, ioctl(master, tell, &number) == 0 else {
          return
        }
        dup2(open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), STDOUT_FILENO)
        #expect(StandardStream.output.isTerminal)
        #expect(StandardStream.output.width(Environment([:])) == nil)
        var size = winsize(ws_row: 24, ws_col: 91, ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
        #expect(StandardStream.output.width(Environment([:])) == 91)
        #expect(StandardStream.output.width(Environment(["COLUMNS": "40"])) == 40)
        for silly in ["", "0", "-3", "wide", "99999999999999999999"] {
          #expect(StandardStream.output.width(Environment(["COLUMNS": silly])) == 91)
        }
      }
    }
  #endif
}

@Suite struct SystemErrorTests {
  @Test func codesHaveWords() {
    let full = SystemError(.write, "/a", code: ENOSPC)
    #expect(full.text == "No space left on device" && full.isOutOfSpace)
  }
}
