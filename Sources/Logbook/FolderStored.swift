package import Documents
package import Training

/// What is kept as a folder of documents: one of its own, and one for each exercise and each set in it. A workout and a
/// routine are read and written by the same code; they differ in what stands here.
package protocol FolderStored: Hashable, Sendable {
  /// What names its folder.
  associatedtype FolderKey: Hashable, Sendable

  /// In order of position.
  var exercises: [WorkoutExercise] { get set }

  static var owner: MemberFile.Owner { get }
  /// Its own document, without its exercises.
  static var coding: DocumentCoding<EntityID, Self> { get }
  static var setCoding: DocumentCoding<EntityID, SetDocument> { get }

  static func id(of folder: FolderKey) -> EntityID
  static func path(of file: MemberFile, in folder: FolderKey) -> DocumentPath
}

extension FolderStored {
  /// The path of the folder from the data directory.
  static func path(_ folder: FolderKey) -> String { path(of: .head, in: folder).folder }
}

extension Workout: FolderStored {
  package static var owner: MemberFile.Owner { .workout }
  package static var coding: DocumentCoding<EntityID, Workout> { Document.workout }
  package static var setCoding: DocumentCoding<EntityID, SetDocument> { Document.workoutSet }

  package static func id(of folder: WorkoutFolder) -> EntityID { folder.id }
  package static func path(of file: MemberFile, in folder: WorkoutFolder) -> DocumentPath {
    DocumentPath(workout: folder, file)
  }
}

extension Routine: FolderStored {
  package static var owner: MemberFile.Owner { .routine }
  package static var coding: DocumentCoding<EntityID, Routine> { Document.routine }
  package static var setCoding: DocumentCoding<EntityID, SetDocument> { Document.routineSet }

  package static func id(of folder: EntityID) -> EntityID { folder }
  package static func path(of file: MemberFile, in folder: EntityID) -> DocumentPath {
    DocumentPath(routine: folder, file)
  }
}
