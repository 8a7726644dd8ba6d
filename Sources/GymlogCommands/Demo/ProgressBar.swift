import System

/// A progress bar on standard error. It appears after half a second and disappears at the end.
package final class ProgressBar {
  private let show: (String) -> Void
  private let label: String
  private let clock: () -> Double
  private let began: Double
  private var drawn: Double?

  private static let patience = 0.5
  private static let pause = 0.1
  /// The line must fit on 40 columns: of a wrapped line, only the end could be cleared.
  private static let cells = 8
  private static let clear = "\r\u{1B}[K"

  /// `clock` returns seconds from any origin.
  package init(
    _ label: String, clock: @escaping () -> Double = SystemClock.monotonic, show: @escaping (String) -> Void
  ) {
    self.label = label
    self.show = show
    self.clock = clock
    began = clock()
  }

  /// Draws the bar if it is due.
  package func update(_ done: Int, of all: Int) {
    let now = clock()
    guard now - (drawn ?? began) >= (drawn == nil ? Self.patience : Self.pause) else { return }
    drawn = now
    show(Self.clear + Self.line(label, done, of: all))
  }

  package func end() {
    if drawn != nil { show(Self.clear) }
    drawn = nil
  }

  static func line(_ label: String, _ done: Int, of all: Int) -> String {
    let percent = all == 0 ? 100 : min(100, done * 100 / all)
    let filled = percent * cells / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
    return "\(label) [\(bar)] \(percent)%"
  }
}
