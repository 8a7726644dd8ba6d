import TerminalKit
import Testing
import Training
import Wording

@testable import GymlogCommands

/// A rest of ten seconds while the clock is changed.
@Suite struct RestTimerTests {
  private final class Clock: @unchecked Sendable {
    var now = Instant(seconds: 1_800_000_000, offset: 0)
    var slept = 0
  }

  /// The milliseconds slept if the clock jumps by `jump` seconds in the third second.
  private func slept(jump: Int) throws -> Int {
    let clock = Clock()
    var world = try TestMachine().world
    world.terminal = .init(isTerminal: true, width: 80)
    world.now = { clock.now }
    world.sleep = { step in
      clock.slept += step.milliseconds
      clock.now = clock.now.adding(seconds: step.seconds + (clock.slept == 3_000 ? jump : 0))
      return true
    }
    let screen = Screen(
      words: Language.english.words, painter: Painter(color: false), width: 80, glyphs: .ascii)
    let timer = RestTimer(world: world, screen: screen, isSilent: false)
    #expect(try timer.wait(Duration(seconds: 10), then: []) == .done)
    return clock.slept
  }

  @Test func sleepsForItsLength() throws { #expect(try slept(jump: 0) == 10_000) }

  @Test func timeWhileSuspendedCountsAsRest() throws {
    #expect(try slept(jump: 4) == 7_000)
    #expect(try slept(jump: 3_600) == 3_000)
  }

  @Test func aClockSetBackDoesNotProlongTheRest() throws { #expect(try slept(jump: -3_600) == 10_000) }
}
