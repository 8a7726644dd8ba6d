import Testing
import Training

@testable import Catalogue

extension Match {
  /// The names found, in short: `=Deadlift`, `?Squat, Lunge` or `-`.
  var summary: String {
    switch self {
    case .one(let exercise): "=" + exercise.name
    case .several(let exercises): "?" + exercises.map(\.name).joined(separator: ", ")
    case .none(let nearest): "-" + nearest.map(\.name).joined(separator: ", ")
    }
  }
}

/// A custom exercise.
func own(
  _ name: String, _ aliases: String..., id: String = "20261121t1830-7kq2m4xd9a",
  equipment: Equipment = .barbell,
  primary: [Muscle] = []
) throws -> Exercise {
  Exercise(
    id: try #require(ExerciseID(id)), name: name, bodyPart: .fullBody, equipment: equipment, countMode: .reps,
    primaryMuscles: primary, aliases: aliases)
}

func id(_ text: String) throws -> ExerciseID { try #require(ExerciseID(text)) }
