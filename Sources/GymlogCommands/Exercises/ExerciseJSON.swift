import Formats
import Training

extension Context {
  /// The JSON members of an exercise, as in an exercise document.
  func json(of exercise: Exercise) -> [JSON.Member] {
    let shown = name(of: exercise)
    return [
      JSON.Member(name: "id", value: .string(exercise.id.text)),
      JSON.Member(name: "name", value: .string(exercise.name)),
      shown == exercise.name ? nil : JSON.Member(name: "shownName", value: .string(shown)),
      JSON.Member(name: "bodyPart", value: .string(exercise.bodyPart.rawValue)),
      JSON.Member(name: "equipment", value: .string(exercise.equipment.rawValue)),
      JSON.Member(name: "countMode", value: .string(exercise.countMode.rawValue)),
      JSON.Member(name: "primaryMuscles", value: .strings(exercise.primaryMuscles.map(\.rawValue))),
      JSON.Member(name: "secondaryMuscles", value: .strings(exercise.secondaryMuscles.map(\.rawValue))),
      JSON.Member(name: "implements", value: .int(exercise.implements)),
    ].compactMap(\.self)
  }
}

extension JSON {
  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
