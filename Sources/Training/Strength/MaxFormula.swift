// The only file of the module that needs libm.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A published formula that estimates a one-rep max from a set of several reps, with load w and reps r.
///
/// All were fitted to sets of up to about ten reps and lose validity beyond that (Reynolds et al. 2006;
/// Whisenant et al. 2003).
package enum MaxFormula: String, CaseIterable, Hashable, Sendable {
  /// Epley 1985: w(1 + r/30).
  case epley
  /// Brzycki 1993: 36w/(37 − r).
  case brzycki
  /// Lombardi 1989: w·r^0.10.
  case lombardi
  /// Lander 1985: 100w/(101.3 − 2.67123r).
  case lander
  /// Mayhew et al. 1992: 100w/(52.2 + 41.9e^(−0.055r)).
  case mayhew
  /// O'Conner et al. 1989: w(1 + 0.025r).
  case oconner
  /// Wathan 1994: 100w/(48.8 + 53.8e^(−0.075r)).
  case wathan

  package static let standard = epley

  /// The 1RM as a multiple of the load with which this many reps were possible; 1 for a single, whatever the
  /// formula says.
  ///
  /// Nil below one rep, and where the denominators of Brzycki and Lander reach zero: from 37 and 37.9 reps on.
  package func factor(reps: Double) -> Double? {
    guard reps >= 1, reps.isFinite else { return nil }
    if reps == 1 { return 1 }
    return switch self {
    case .epley: 1 + reps / 30
    case .brzycki: reps < 37 ? 36 / (37 - reps) : nil
    case .lombardi: pow(reps, 0.10)
    case .lander: reps < 37.9 ? 100 / (101.3 - 2.67123 * reps) : nil
    case .mayhew: 100 / (52.2 + 41.9 * exp(-0.055 * reps))
    case .oconner: 1 + 0.025 * reps
    case .wathan: 100 / (48.8 + 53.8 * exp(-0.075 * reps))
    }
  }
}
