/// The ground that cardio covers, which says what a few metres can mean.
package enum Course: Hashable, Sendable {
  /// A pool, a track or a drill: a few metres are a distance.
  case short
  /// Outdoors, where one also climbs.
  case hilly
  /// Anything else.
  case other

  /// The course of a built-in exercise; other for a custom one.
  package init(_ exercise: Exercise) {
    switch exercise.id.text {
    case "303", "832", "833", "798", "799", "1571", "1572": self = .short
    case "39", "305", "309", "797", "803", "804", "805", "810", "819": self = .hilly
    default: self = .other
    }
  }
}
