import Tracks
import Training
import Wording

extension ActivityImport {
  /// The most activities that are named of those at the time of a track.
  private static let mostOverlaps = 5

  /// That a track is at the time of other activities, with the lines that import it beside them or, if it `canReplace` one, in its
  /// place. `new`: the activities of this import.
  func overlap(
    of activity: Activity, _ candidate: Candidate, with others: [Activity], canReplace: Bool,
    _ new: Set<EntityID>
  ) -> Failure {
    let path = candidate.path.text
    if others.count > 1, !others.contains(where: { new.contains($0.id) }) {
      let named = others.prefix(Self.mostOverlaps)
      return .trackOverlaps(
        path, with: others.count, named.map(context.label), besides(path),
        deleting: replaces ? named.map { (context.label($0), "gymlog activity delete " + $0.id.text) } : [])
    }
    let other = others[0]
    let distances = [activity, other].compactMap { $0.distance?.double }
    // A damaged file, and what was imported of one, is only a part.
    let isPart = candidate.oddities.contains(where: \.kind.isDamage) || activity.start == other.start
    return .trackOverlaps(
      path, context.label(other), besides(path),
      instead: canReplace && activity.canBeOfSport(of: other) ? line(for: path, adding: "--replace") : nil,
      isLike: isPart || distances.count < 2
        || Activity.difference(distances[0], distances[1]) <= Activity.mostDifference)
  }

  /// The line that imports one of its files beside the activities at its time: with `--replace`, in whichever language, it would
  /// still take the place of one.
  private func besides(_ path: String) -> String {
    line(for: path, adding: "--force") { FirstWords.withOption($0) == "--replace" }
  }
}

extension Activity {
  /// Whether both are of the same track of a file, which may also be all its tracks joined.
  func isTrack(of other: Activity) -> Bool {
    guard let file, let others = other.file, file.hash == others.hash else { return false }
    return file.track == nil || others.track == nil || file.track == others.track
  }

  /// The share by which distances or times of one outing may differ.
  static let mostDifference = 0.1

  /// The share of the larger number by which two differ.
  static func difference(_ one: Double, _ other: Double) -> Double {
    one == other ? 0 : abs(one - other) / max(one, other)
  }
}
