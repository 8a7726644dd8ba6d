import System
import TerminalKit
import Training
import Wording

/// Waits for a rest to be over, shows on a terminal what is left of it, and rings.
struct RestTimer {
  let world: World
  let screen: Screen
  /// Whether a program reads what comes.
  let isSilent: Bool

  private var isOnTerminal: Bool { world.terminal.isTerminal && !isSilent }

  /// Waits; then prints these lines. By slept seconds, since the clock on the wall may be put back meanwhile; who stops the
  /// program or shuts the laptop sleeps no seconds, and the clock on the wall has gone on.
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

  /// As wide as what was shown.
  private var eraser: String {
    String(repeating: " ", count: displayWidth(of: screen.words.restLeft("0:00:00")) + 2)
  }
}
