package import System

/// What the person wants of colour, as the words of an option.
package enum ColorChoice: String, Sendable, CaseIterable {
  case always, never, auto

  /// Whether to write colour: the option decides; left to itself (`auto`), `NO_COLOR` forbids it,
  /// `CLICOLOR_FORCE` demands it, and else a terminal gets it that isn't a dumb one. Variables count where
  /// they are filled, `CLICOLOR_FORCE` not with `0` (no-color.org, bixense.com/clicolors).
  package func allowsColor(_ environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment.filled("NO_COLOR") != nil { return false }
    if let force = environment.filled("CLICOLOR_FORCE"), force != "0" { return true }
    guard isTerminal, let terminal = environment.filled("TERM") else { return false }
    return terminal != "dumb"
  }
}
