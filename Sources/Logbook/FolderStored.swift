package import Documents
package import Training

/// A value stored as a folder of documents: one for the value itself, one for each exercise and one for each set.
/// Workouts and routines are read and written by the same code; this is everything in which they differ.
package protocol FolderStored: Hashable, Sendable {
  /// Identifies the folder: a workout's year and id, or a routine's id.
  associatedtype FolderKey: Hashable, Sendable

  /// The exercises with their sets, ordered by position.
  var exercises: [WorkoutExercise] { get set }

  /// Determines the file names in the folder.
  static var owner: MemberFile.Owner { get }
  /// The format of the value's own document, which leaves out its exercises.
  static var coding: DocumentCoding<EntityID, Self> { get }
  static var setCoding: DocumentCoding<EntityID, SetDocument> { get }

  /// The id of the value stored in `folder`.
  static func id(of folder: FolderKey) -> EntityID
  /// The path of a document in `folder`.
  static func path(of file: MemberFile, in folder: FolderKey) -> DocumentPath
}

extension FolderStored {
  /// The path of `folder`, relative to the data directory.
  static func path(_ folder: FolderKey) -> String { path(of: .head, in: folder).folder }
}

extension Workout: FolderStored {
  package static var owner: MemberFile.Owner { .workout }
  package static var coding: DocumentCoding<EntityID, Workout> { Document.workout }
  package static var setCoding: DocumentCoding<EntityID, SetDocument> { Document.workoutSet }

  package static func id(of folder: WorkoutFolder) -> EntityID { folder.id }
  package static func path(of file: MemberFile, in folder: WorkoutFolder) -> DocumentPath {
    .workout(folder, file)
  }
}

extension Routine: FolderStored {
  package static var owner: MemberFile.Owner { .routine }
  package static var coding: DocumentCoding<EntityID, Routine> { Document.routine }
  package static var setCoding: DocumentCoding<EntityID, SetDocument> { Document.routineSet }

  package static func id(of folder: EntityID) -> EntityID { folder }
  package static func path(of file: MemberFile, in folder: EntityID) -> DocumentPath {
    .routine(folder, file)
  }
}
