/// The sport of an activity.
package enum Sport: String, CaseIterable, Hashable, Sendable {
  case run, ride, walk, hike, swim, row, ski, other

  /// The sport that a file names: a word of TCX, GPX or KML, or one of Strava's numbers. Nil if it isn't known.
  package init?(named text: String) {
    let name = text.lowercased().replacing("_", with: " ").replacing("-", with: " ")
    guard let sport = Self.names[name] else { return nil }
    self = sport
  }

  package init?(fit number: Int) {
    switch number {
    case 1: self = .run
    case 2, 21: self = .ride
    case 5: self = .swim
    case 11: self = .walk
    case 12, 13, 14: self = .ski
    case 15: self = .row
    case 17: self = .hike
    default: return nil
    }
  }

  private static let names: [String: Sport] = [
    "run": .run, "running": .run, "trail running": .run, "trail run": .run, "street running": .run,
    "track running": .run, "treadmill running": .run, "jogging": .run, "9": .run,
    "ride": .ride, "biking": .ride, "cycling": .ride, "bike": .ride, "road biking": .ride,
    "mountain biking": .ride, "road cycling": .ride, "gravel cycling": .ride, "1": .ride,
    "walk": .walk, "walking": .walk, "10": .walk, "hike": .hike, "hiking": .hike, "4": .hike,
    "swim": .swim, "swimming": .swim, "open water swimming": .swim, "lap swimming": .swim, "row": .row,
    "rowing": .row, "ski": .ski, "skiing": .ski, "cross country skiing": .ski, "alpine skiing": .ski,
  ]
}
