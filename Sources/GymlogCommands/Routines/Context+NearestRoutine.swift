import CommandLineKit
import Training

extension Context {
  /// The names of the routines closest to a name that matches none, best first.
  static func nearest(to text: String, among routines: [KnownRoutine]) -> [String] {
    let names = routines.flatMap { known in known.names.map { (name: $0, shown: known.routine.name) } }
    let nearest = Suggestions.nearest(to: text, among: names) { $0.name }
    return nearest.map(\.shown).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
