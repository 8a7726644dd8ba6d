import Training

extension Catalogue {
  /// The exercises of a published name that most people have for another exercise than the one that bears it, the other
  /// one first; nil for every other name.
  ///
  /// `Air Bike` is the bicycle crunch here, for ever, and a cardio machine in most gyms.
  func sharedName(_ query: Query) -> [Fit]? {
    guard query.key.elementsEqual("airbike".utf8) || query.key.elementsEqual("airbikes".utf8) else {
      return nil
    }
    return ["307", "3"].compactMap { ExerciseID($0).flatMap(candidate(id:)) }
      .map { Fit(candidate: $0, surplus: 0) }
  }
}
