package import Training

/// The path of a document beneath the data directory, as laid out in Format.md.
package enum DocumentPath: Hashable, Sendable {
  /// `gymlog.json`
  case logbook
  /// `profile.json`
  case profile
  /// `activity.json` in the folder of an activity.
  case activity(WorkoutFolder)
  /// A document that stands alone in the folder of its kind.
  case standalone(StandaloneKind, EntityID)
  case routine(EntityID, MemberFile)
  case workout(WorkoutFolder, MemberFile)

  /// Parses a path relative to the data directory, such as `maxes/20261121t1830-7kq2m4xd9a.json`; nil if it isn't a
  /// document's.
  package init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts.count, parts[0]) {
    case (1, "gymlog.json"):
      self = .logbook
    case (1, "profile.json"):
      self = .profile
    case (4, "activities") where parts[3] == Self.activityName:
      guard
        let year = WorkoutFolder.year(String(parts[1])), let id = EntityID(parts[2]),
        let folder = WorkoutFolder(year: year, id: id)
      else { return nil }
      self = .activity(folder)
    case (2, let folder):
      guard let kind = StandaloneKind(rawValue: String(folder)), let id = documentID(parts[1]) else {
        return nil
      }
      self = .standalone(kind, id)
    case (3, "routines"):
      guard let id = EntityID(parts[1]), let file = MemberFile(String(parts[2]), of: .routine) else {
        return nil
      }
      self = .routine(id, file)
    case (4, "workouts"):
      guard
        let year = WorkoutFolder.year(String(parts[1])), let id = EntityID(parts[2]),
        let folder = WorkoutFolder(year: year, id: id), let file = MemberFile(String(parts[3]), of: .workout)
      else { return nil }
      self = .workout(folder, file)
    default: return nil
    }
  }

  /// The folder of the workout that the document belongs to; nil for other documents.
  package var workoutFolder: WorkoutFolder? {
    switch self {
    case .workout(let folder, _): folder
    case .logbook, .profile, .activity, .standalone, .routine: nil
    }
  }

  /// The id of the routine that the document belongs to; nil for other documents.
  package var routineID: EntityID? {
    switch self {
    case .routine(let id, _): id
    case .logbook, .profile, .activity, .standalone, .workout: nil
    }
  }

  /// The name of the file in its folder.
  package var fileName: String {
    switch self {
    case .logbook: "gymlog.json"
    case .profile: "profile.json"
    case .activity: Self.activityName
    case .standalone(_, let id): id.text + ".json"
    case .routine(_, let file): file.name(of: .routine)
    case .workout(_, let file): file.name(of: .workout)
    }
  }

  /// The path of its folder, relative to the data directory; empty for the data directory itself.
  package var folder: String {
    switch self {
    case .logbook, .profile: ""
    case .activity(let folder): "activities/" + folder.text
    case .standalone(let kind, _): kind.rawValue
    case .routine(let id, _): "routines/" + id.text
    case .workout(let folder, _): "workouts/" + folder.text
    }
  }

  private static let activityName = "activity.json"

  /// The path relative to the data directory.
  package var text: String {
    let folder = folder
    return folder.isEmpty ? fileName : folder + "/" + fileName
  }
}
