import System
import TerminalKit
import Training
import Wording

/// Waits for a rest to end, shows the time left on a terminal, and rings.
struct RestTimer {
  let world: World
  let screen: Screen
  /// Whether to print nothing, as with `--json`.
  let isSilent: Bool

  private var isOnTerminal: Bool { world.terminal.isTerminal && !isSilent }

  /// Waits, then prints these lines. The time left is the smaller of two: by time slept, as the clock may be set back, and
  /// by the clock, as a stopped program or a closed laptop doesn't count its sleep.
  func wait(_ length: Duration, then lines: [String]) throws(SystemError) -> ExitCode {
    let end = world.now().adding(seconds: length.seconds)
    var left = length.milliseconds
    while left > 0 {
      if isOnTerminal { try show(Duration(milliseconds: left)) }
      let step = isOnTerminal ? (left - 1) % 1_000 + 1 : left
      guard world.sleep(Duration(milliseconds: step)) else {
        if isOnTerminal { try world.print("\n") }
        return .interrupted
      }
      // Whole seconds may be one apart.
      left = min(left - step, (end.seconds - world.now().seconds + 1) * 1_000)
    }
    if isSilent { return .done }
    try world.print((isOnTerminal ? "\r" + eraser + "\r\u{7}" : "") + screen.lines(lines))
    return .done
  }

  private func show(_ left: Duration) throws(SystemError) {
    let seconds = Duration(seconds: (left.milliseconds + 999) / 1_000)
    try world.print("\r" + screen.words.restLeft(screen.words.stopwatch(seconds)) + "  ")
  }

  /// Spaces as wide as the text shown.
  private var eraser: String {
    String(repeating: " ", count: displayWidth(of: screen.words.restLeft("0:00:00")) + 2)
  }
}
